import type { Module } from '@rihla/contract/modules'
import type { Trx } from '../../../platform/database/connect.ts'
import { isRefusal, refuse, type Refusal } from '../../../platform/refusal.ts'
import { isLive, readHold, type Hold, type Holder } from '../../inventory/index.ts'
import { priceBooking, type Booking } from '../booking.ts'
import { withDeposit } from '../deposit/with-deposit.ts'
import type { CheckoutDeps } from '../deps.ts'
import type { Owner } from '../policy.ts'
import { lockPointsOf } from '../points/hold-points.ts'
import { keepTerms } from '../shown-terms.ts'
import { lockPromocode, promocodeUses } from '../store.ts'
import { judgePromocode, type PromocodeVerdict } from './promocode.ts'

type Again = {
  readonly priced: Booking
  readonly hold: Hold
  readonly saleEndsAt: Date
  readonly verdict: PromocodeVerdict | null
}

/**
 * The booking at the price of this moment, its promocode judged anew; a hold that ended is taken again. Writes nothing
 * but the hold.
 */
export async function priceAgain(
  deps: CheckoutDeps,
  trx: Trx,
  booking: Booking,
  by: { now: Date; holder: Holder; owner: Owner; byPoints?: boolean },
): Promise<Again | Refusal> {
  const { now } = by
  const sellable = deps.sellables[booking.module as Module]
  if (!sellable) return refuse('offer_not_found')
  const quote = await sellable.quote(trx, { ...booking, now })
  if (isRefusal(quote)) return quote
  const promocode = booking.promocode ? await lockPromocode(trx, booking.promocode) : null
  const counted = promocode
    ? await promocodeUses(trx, promocode.id, booking.id, by.owner, now)
    : { uses: 0, usesByThem: 0 }
  const verdict = booking.promocode
    ? judgePromocode(promocode, { module: booking.module, total: quote.total, ...counted, now })
    : null
  await lockPointsOf(trx, { ...booking, userId: by.owner.userId }, by.byPoints)
  const before = await readHold(trx, booking.holdId)
  const hold = await sellable.hold(trx, quote, booking.holdId, by)
  if (isRefusal(hold)) return hold
  const price = priceBooking(quote, verdict, booking)
  const anew = await withDeposit(deps, trx, booking, price, now)
  const priced = {
    ...booking,
    ...(before && isLive(before, now) ? keepTerms(booking, anew, now) : anew),
    holdId: hold.id,
    promocodeId: verdict?.ok ? verdict.id : null,
  }
  return { priced, hold, saleEndsAt: quote.saleEndsAt, verdict }
}
