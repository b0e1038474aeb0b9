import type { Module } from '@rihla/contract/modules'
import type { Piastres } from '@rihla/contract/values/money'
import { isRefusal, refuse, type Refusal } from '../../../platform/refusal.ts'
import { canClaim } from '../../inventory/index.ts'
import { feeOf, readMethod } from '../../payments/index.ts'
import type { Sold } from '../../reservations/index.ts'
import { dueNow, priceBooking, withFee } from '../booking.ts'
import { withDeposit } from '../deposit/with-deposit.ts'
import type { CheckoutDeps } from '../deps.ts'
import { applyPromocode } from '../holding/apply-promocode.ts'
import type { PromocodeVerdict } from '../holding/promocode.ts'
import type { Meal, SaleRequest } from '../sellable.ts'
import { keyOfSale } from '../shown-terms.ts'

/** What the link of a sale leads to. */
export const LINK_METHOD = 'Bank_Card'

/** What a customer on the phone wants, as they would choose it on the site. */
export type WantedSale = Omit<SaleRequest, 'now'> & {
  readonly module: Module
  readonly payInFull: boolean
  /** As it was read out; null: none. */
  readonly promocode: string | null
}

type SaleQuote = {
  readonly sold: Sold
  /** Of all that is read out: a sale names it. */
  readonly key: string
  readonly toDate: string | null
  /** In piastres, with the fee of the card: of everything, and of what is paid now. */
  readonly total: Piastres
  readonly due: Piastres
  /** Without the customer's own uses: who they are isn't known yet. Null: no promocode was given. */
  readonly verdict: PromocodeVerdict | null
  readonly meals: readonly Meal[]
  /** As things stand. */
  readonly hasRoom: boolean
}

const NOBODY = { userId: null, applicationId: null } as const

/** What a sale would cost now, by the same quote that holds it; holds nothing. */
export async function quoteSale(
  deps: CheckoutDeps,
  wanted: WantedSale,
): Promise<SaleQuote | Refusal> {
  const sellable = deps.sellables[wanted.module]
  if (!sellable) return refuse('offer_not_found')
  const now = deps.clock.now()
  return deps.db.transaction().execute(async (trx) => {
    const quote = await sellable.quote(trx, { ...wanted, now })
    if (isRefusal(quote)) return quote
    const { module, promocode } = wanted
    const asked = { module, total: quote.total, owner: NOBODY, bookingId: null, now }
    const verdict = await applyPromocode(trx, promocode, asked)
    const priced = priceBooking(quote, verdict, wanted)
    const { sold, payable } = await withDeposit(deps, trx, wanted, priced, now)
    const method = await readMethod(deps.payments, trx, LINK_METHOD, { module, kinds: ['page'] })
    const fee = isRefusal(method) ? 0 : feeOf(method.fee, dueNow({ sold, payable }))
    const meals = (await sellable.meals?.(trx, { ...wanted, now })) ?? []
    return {
      sold: withFee(sold, fee),
      key: keyOfSale({ sold, payable, fee }),
      toDate: quote.toDate ?? wanted.toDate,
      total: payable + fee,
      due: dueNow({ sold, payable }) + fee,
      verdict,
      meals: isRefusal(meals) ? [] : meals,
      hasRoom: await canClaim(trx, quote.stock),
    }
  })
}
