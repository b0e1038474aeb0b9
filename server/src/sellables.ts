import { maxSeats, quoteActivity, type Family } from './domains/catalogue/index.ts'
import {
  linesPerPerson,
  sellFromStock,
  type CheckoutParts,
  type Quote,
  type Sellable,
} from './domains/checkout/index.ts'
import type { HoldTerms } from './domains/inventory/index.ts'
import { isRefusal, refuse } from './platform/refusal.ts'

/** Everything that can be sold, by module: one line a kind. */
export const sellables = (terms: HoldTerms): CheckoutParts['sellables'] => ({
  Activity: sellFromStock(quoteOf('Activity'), terms),
  DayUse: sellFromStock(quoteOf('DayUse'), terms),
})

const quoteOf =
  (family: Family): Sellable['quote'] =>
  async (db, wish) => {
    const max = maxSeats[family]
    if (wish.seats > max) return refuse('too_many_guests', { max })
    const facts = await quoteActivity(db, {
      family,
      id: wish.itemId,
      date: wish.fromDate,
      seats: wish.seats,
      now: wish.now,
    })
    if (isRefusal(facts)) return facts
    const { name, city, image, stock, unitPrice, effectiveUnitPrice } = facts
    return {
      name,
      city,
      image,
      stock,
      lines: linesPerPerson(unitPrice, effectiveUnitPrice, wish.seats),
      original: unitPrice * wish.seats,
      total: effectiveUnitPrice * wish.seats,
    } satisfies Quote
  }
