import { savedModules } from '@rihla/contract/modules'
import { catalogueKinds, type OfferRequest } from './domains/catalogue/index.ts'
import {
  sellFromStock,
  type CheckoutDeps,
  type Sellable,
  type SaleRequest,
} from './domains/checkout/index.ts'
import type { HoldTerms } from './domains/inventory/index.ts'
import { isRefusal, refuse, type Refusal } from './platform/refusal.ts'

type Kind = (typeof catalogueKinds)[keyof typeof catalogueKinds]

/** Everything that checkout sells, by module: what `catalogueKinds` lists, each from our own stock. */
export const sellables = (terms: HoldTerms): CheckoutDeps['sellables'] =>
  Object.fromEntries(
    savedModules.map((module) => {
      const kind: Kind = catalogueKinds[module]
      const meals = 'meals' in kind ? mealsOf(kind) : undefined
      return [module, sellFromStock(quoteOf(kind), terms, meals)]
    }),
  )

/** What checkout asks in the catalogue's words; refuses counts that contradict each other. */
function requestOf(request: SaleRequest): OfferRequest | Refusal {
  const { seats, adults, children, childAges } = request
  if (seats !== adults + children || childAges.length !== children) return refuse('invalid_input')
  return { ...withoutParty(request), party: { adults, childAges } }
}

const withoutParty = (request: SaleRequest): Omit<OfferRequest, 'party'> => ({
  id: request.itemId,
  date: request.fromDate,
  until: request.toDate,
  mealPlanId: request.ratePlanId,
  refundable: request.refundable,
  now: request.now,
})

const quoteOf =
  (kind: Kind): Sellable['quote'] =>
  async (db, sale) => {
    const request = requestOf(sale)
    return isRefusal(request) ? request : kind.quote(db, request)
  }

const mealsOf =
  (kind: Extract<Kind, { meals: unknown }>): NonNullable<Sellable['meals']> =>
  (db, sale) =>
    kind.meals(db, withoutParty(sale))
