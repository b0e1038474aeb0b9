import { MAX_SEATS, quoteActivity } from './domains/catalogue/index.ts'
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
  Activity: sellFromStock(activity, terms),
})

const activity: Sellable['quote'] = async (db, wish) => {
  if (wish.seats > MAX_SEATS) return refuse('too_many_guests', { max: MAX_SEATS })
  const facts = await quoteActivity(db, {
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
