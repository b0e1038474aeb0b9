import {
  maxSeats,
  perUnit,
  quoteActivity,
  quotePackage,
  quoteStay,
  stayMeals,
  type Family,
  type PackageKind,
  type StayKind,
} from './domains/catalogue/index.ts'
import {
  linesPerPerson,
  sellFromStock,
  type CheckoutDeps,
  type Quote,
  type Sellable,
  type SaleRequest,
} from './domains/checkout/index.ts'
import type { HoldTerms } from './domains/inventory/index.ts'
import { isRefusal, refuse } from './platform/refusal.ts'

/** Everything that can be sold, by module: one line a kind. */
export const sellables = (terms: HoldTerms): CheckoutDeps['sellables'] => ({
  Activity: sellFromStock(quoteOf('Activity'), terms),
  DayUse: sellFromStock(quoteOf('DayUse'), terms),
  Hotel: sellFromStock(quoteStayOf('hotel'), terms, mealsOf('hotel')),
  NileCruise: sellFromStock(quoteStayOf('cruise'), terms, mealsOf('cruise')),
  Honeymoon: sellFromStock(quotePackageOf('honeymoon'), terms),
  Trip: sellFromStock(quotePackageOf('trip'), terms),
})

const quoteOf =
  (family: Family): Sellable['quote'] =>
  async (db, request) => {
    const max = maxSeats[family]
    if (request.seats > max) return refuse('too_many_guests', { max })
    const facts = await quoteActivity(db, {
      family,
      id: request.itemId,
      date: request.fromDate,
      seats: request.seats,
      now: request.now,
    })
    if (isRefusal(facts)) return facts
    const { unitPrice, effectiveUnitPrice, name, city, image, stock, ...rest } = facts
    const { visit, saleEndsAt, cancellation } = rest
    return {
      name,
      city,
      image,
      stock,
      visit,
      saleEndsAt,
      cancellation,
      lines: linesPerPerson(unitPrice, effectiveUnitPrice, request.seats),
      original: unitPrice * request.seats,
      total: effectiveUnitPrice * request.seats,
    } satisfies Quote
  }

const quotePackageOf =
  (kind: PackageKind): Sellable['quote'] =>
  async (db, { itemId, fromDate, adults, seats, children, now }) => {
    // Every guest has a place; children travel as the package says, which no call can carry yet.
    if (seats !== adults || children > 0) return refuse('invalid_input')
    const facts = await quotePackage(db, { kind, id: itemId, date: fromDate, adults, now })
    if (isRefusal(facts)) return facts
    const { price, sold, ...rest } = facts
    const { unit, effectiveUnit, units, original, total } = price
    const lines = linesPerPerson(unit, effectiveUnit, units, perUnit[kind])
    return { ...rest, lines, original, total, ofKind: { package: sold } } satisfies Quote
  }

const stayOf = (kind: StayKind, request: SaleRequest) => ({
  kind,
  roomId: request.itemId,
  arrival: request.fromDate,
  departure: request.toDate,
  now: request.now,
})

const quoteStayOf =
  (kind: StayKind): Sellable['quote'] =>
  async (db, request) => {
    const { adults, children, childAges, ratePlanId: mealPlanId, refundable } = request
    if (request.seats !== adults + children || childAges.length !== children)
      return refuse('invalid_input')
    const party = { adults, childAges }
    const quote = await quoteStay(db, { ...stayOf(kind, request), party, mealPlanId, refundable })
    if (isRefusal(quote)) return quote
    const { stay, ...rest } = quote
    return { ...rest, ofKind: { stay } } satisfies Quote
  }

const mealsOf =
  (kind: StayKind): Sellable['meals'] =>
  (db, request) =>
    stayMeals(db, stayOf(kind, request))
