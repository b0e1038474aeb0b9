import type { Module } from '@rihla/contract/modules'
import type { Piastres } from '@rihla/contract/values/money'
import { orBusy } from '../../../../platform/database/or-busy.ts'
import type { Trx } from '../../../../platform/database/connect.ts'
import { isRefusal, type Refusal } from '../../../../platform/refusal.ts'
import { keyOfTerms } from '../../../payments/index.ts'
import { termsOf, isBooked, type Reservation } from '../../../reservations/index.ts'
import { ORDER_KIND, type CheckoutDeps } from '../../deps.ts'
import type { ReservationWanted } from '../../find-own-reservation.ts'
import { shareNow } from '../change.ts'
import { feeOfDifference } from '../difference/open-difference.ts'
import { priceChange, type Priced, type Wanted } from '../price-change.ts'
import { lockOwn, withEnd, type Found } from '../quote-change.ts'

/** A change as it is read out to its traveller. */
export type StaffQuote = Found & {
  readonly priced: Priced
  /** What the link's method adds to a difference that is to be paid; piastres. */
  readonly fee: Piastres
  /** Names all that was read out: the price and the terms. */
  readonly key: string
}

/** Prices what is asked for of a booking that is locked. */
export async function priceByStaff(
  deps: CheckoutDeps,
  trx: Trx,
  found: Found,
  asked: Wanted,
): Promise<StaffQuote | Refusal> {
  const now = deps.clock.now()
  const wanted = withEnd(found.booking, asked)
  const priced = await priceChange(deps, trx, { ...found, now }, wanted)
  if (isRefusal(priced)) return priced
  const { fromDate, toDate, adults, childAges, payable, difference, kept, sold } = priced
  const fee = await feeOfDifference(deps, trx, { ...found, change: priced })
  const terms = sold.cancellation ?? null
  // Without a fee as it always was: a key may wait for a second person while processes are replaced.
  const shown = { fromDate, toDate, adults, childAges, payable, difference, kept, terms }
  return { ...found, priced, fee, key: keyOfTerms(fee > 0 ? { ...shown, fee } : shown) }
}

/**
 * What other dates or another party of a reservation come to now, by the same rules as its traveller's own quote: what
 * its terms forbid is refused here, too. Writes nothing.
 */
export const quoteByStaff = (
  deps: CheckoutDeps,
  wanted: ReservationWanted,
  asked: Wanted,
): Promise<(StaffQuote & { readonly hasRoom: boolean }) | Refusal> =>
  orBusy(() =>
    deps.db.transaction().execute(async (trx) => {
      const found = await lockOwn(trx, wanted)
      if (isRefusal(found)) return found
      const quote = await priceByStaff(deps, trx, found, asked)
      if (isRefusal(quote)) return quote
      const { booking, priced } = quote
      const sellable = deps.sellables[booking.module as Module]
      const hasRoom = await sellable?.hasRoomBeside(trx, booking.holdId, priced.stock)
      return { ...quote, hasRoom: hasRoom ?? false }
    }),
  )

/** On what terms dates and guests of a reservation can be changed now; null: they can't. */
export async function changeableNow(
  deps: CheckoutDeps,
  it: Reservation,
): Promise<{ readonly percent: number; readonly until: Date } | null> {
  if (it.sourceKind !== ORDER_KIND || !isBooked(it) || it.takenBack > 0) return null
  return shareNow(termsOf(it, await deps.cancellationRule(deps.db, it.module)), deps.clock.now())
}
