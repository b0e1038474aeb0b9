import {
  quoteActivity,
  quotePackage,
  quoteStay,
  stayMeals,
  type Family,
  type PackageKind,
  type StayKind,
} from './domains/catalogue/index.ts'
import {
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

/** Who comes; refuses counts that contradict each other. */
function partyOf({ seats, adults, children, childAges }: SaleRequest) {
  const agrees = seats === adults + children && childAges.length === children
  return agrees ? { adults, childAges } : refuse('invalid_input')
}

const quoteOf =
  (family: Family): Sellable['quote'] =>
  async (db, request) => {
    const party = partyOf(request)
    if (isRefusal(party)) return party
    const { itemId: id, fromDate: date, now } = request
    return quoteActivity(db, { family, id, date, party, now })
  }

const quotePackageOf =
  (kind: PackageKind): Sellable['quote'] =>
  async (db, request) => {
    const party = partyOf(request)
    if (isRefusal(party)) return party
    const { itemId: id, fromDate: date, now } = request
    const facts = await quotePackage(db, { kind, id, date, party, now })
    if (isRefusal(facts)) return facts
    const { sold, ...rest } = facts
    return { ...rest, ofKind: { package: sold } } satisfies Quote
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
    const party = partyOf(request)
    if (isRefusal(party)) return party
    const { ratePlanId: mealPlanId, refundable } = request
    const quote = await quoteStay(db, { ...stayOf(kind, request), party, mealPlanId, refundable })
    if (isRefusal(quote)) return quote
    const { stay, ...rest } = quote
    return { ...rest, ofKind: { stay } } satisfies Quote
  }

const mealsOf =
  (kind: StayKind): Sellable['meals'] =>
  (db, request) =>
    stayMeals(db, stayOf(kind, request))
