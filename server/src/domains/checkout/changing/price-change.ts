import type { Module } from '@rihla/contract/modules'
import type { Trx } from '../../../platform/database/connect.ts'
import { isRefusal, refuse, type Refusal } from '../../../platform/refusal.ts'
import {
  depositOf,
  isBooked,
  termsOf,
  type Reservation,
  type Sold,
} from '../../reservations/index.ts'
import { priceBooking, type Booking } from '../booking.ts'
import type { CheckoutDeps } from '../deps.ts'
import { judgePromocode } from '../holding/promocode.ts'
import type { Quote } from '../sellable.ts'
import { lockPromocode } from '../store.ts'
import { capTerms, moneyOf, moveDue, shareNow, type Change } from './change.ts'

/** What is asked for: days `YYYY-MM-DD`, and who comes. */
export type Wanted = Pick<Change, 'fromDate' | 'toDate' | 'adults' | 'childAges'>

/** A change at the price of this moment. */
export type Priced = Omit<Change, 'id' | 'bookingId' | 'state' | 'holdId' | 'agreedBy'> & {
  readonly saleEndsAt: Date
  /** Its terms give back this share until then, and less after. */
  readonly allowedUntil: Date
  /** Which share cancelling would give back now. */
  readonly percent: number
}

/** A quote is good for so long, in ms. */
const HOLDS_MS = 600_000
/** With less time than that for the rest, a booking with a deposit isn't moved. */
const LEAST_MS = 48 * 3_600_000

type Asking = { readonly booking: Booking; readonly reservation: Reservation; readonly now: Date }

/**
 * What other dates or another party come to now, by the terms that stand in the booking. Changes nothing. Refuses what
 * isn't booked, what the terms forbid, what is booked already, and as the sellable does.
 */
export async function priceChange(
  deps: CheckoutDeps,
  trx: Trx,
  { booking, reservation, now }: Asking,
  { fromDate, toDate, adults, childAges }: Wanted,
): Promise<Priced | Refusal> {
  const wanted = { fromDate, toDate, adults, childAges }
  // Of what was paid some is gone: staff decide what becomes of it, before it is another booking.
  if (!isBooked(reservation) || reservation.takenBack > 0) return refuse('not_changeable')
  const rule = await deps.cancellationRule(trx, reservation.module)
  const share = shareNow(termsOf(reservation, rule), now)
  if (!share) return refuse('change_forbidden')
  if (isAsBooked(booking, wanted)) return refuse('nothing_changed')
  const sellable = deps.sellables[booking.module as Module]
  if (!sellable) return refuse('offer_not_found')
  const children = childAges.length
  const request = { ...booking, ...wanted, children, seats: adults + children, now }
  const quote = await sellable.quote(trx, request)
  if (isRefusal(quote)) return quote
  const {
    sold,
    payable,
    toDate: lastDay,
  } = await priced(trx, { booking, reservation, now }, quote, wanted)
  const moved = withDepositOf(reservation, { sold, payable }, { wanted, now })
  if (isRefusal(moved)) return moved
  const isInParts = reservation.status === 'Deposit Paid'
  const ends = Math.min(now.getTime() + HOLDS_MS, share.until.getTime(), quote.saleEndsAt.getTime())
  return {
    ...wanted,
    toDate: lastDay ?? toDate,
    sold: capped(moved, share.percent),
    payable,
    // What a deposit was paid for is paid for with the rest.
    ...(isInParts ? { difference: 0, kept: 0 } : moneyOf(booking.payable, payable, share.percent)),
    quotedAt: now,
    expiresAt: new Date(ends),
    stock: quote.stock,
    saleEndsAt: quote.saleEndsAt,
    allowedUntil: share.until,
    percent: share.percent,
  }
}

const isAsBooked = (booking: Booking, wanted: Wanted): boolean =>
  booking.fromDate === wanted.fromDate &&
  booking.toDate === wanted.toDate &&
  booking.adults === wanted.adults &&
  booking.childAges.toSorted().join() === wanted.childAges.toSorted().join()

/** With the promocode of the booking, by its rules of the day on which it was booked: it has been used once. */
async function priced(trx: Trx, { booking, reservation }: Asking, quote: Quote, party: Wanted) {
  const code = booking.promocodeId === null ? null : booking.promocode
  const promocode = code === null ? null : await lockPromocode(trx, code)
  const facts = { module: booking.module, total: quote.total, uses: 0, usesByThem: 0 }
  const verdict = promocode
    ? judgePromocode(promocode, { ...facts, now: reservation.createdAt })
    : null
  return priceBooking(quote, verdict, party)
}

/** What was agreed of a deposit, moved with the dates; refuses where its rest would be due too soon, or nothing of it be left. */
function withDepositOf(
  reservation: Reservation,
  { sold, payable }: { sold: Sold; payable: number },
  { wanted, now }: { wanted: Wanted; now: Date },
): Sold | Refusal<'pay_rest_first'> {
  const { deposit } = reservation.sold
  if (!deposit) return sold
  if (reservation.status !== 'Deposit Paid' || !depositOf(reservation.sold))
    return { ...sold, deposit }
  const dueAt = moveDue(deposit, reservation.fromDate, wanted.fromDate)
  if (payable <= reservation.paid || dueAt.getTime() - now.getTime() < LEAST_MS)
    return refuse('pay_rest_first')
  return { ...sold, deposit: { ...deposit, balanceDueAt: dueAt.toISOString() } }
}

/** Terms that are no better than those of before; what a stay says of them follows. */
function capped(sold: Sold, percent: number): Sold {
  if (percent === 100 || !sold.cancellation) return sold
  const { stay } = sold
  return {
    ...sold,
    cancellation: capTerms(sold.cancellation, percent),
    ...(stay && { stay: { ...stay, refundableUntil: null } }),
  }
}
