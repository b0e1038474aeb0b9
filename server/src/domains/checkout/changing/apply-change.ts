import type { Module } from '@rihla/contract/modules'
import type { Trx } from '../../../platform/database/connect.ts'
import { refuse } from '../../../platform/refusal.ts'
import { refundOrder, waysBack } from '../../payments/index.ts'
import {
  actorOf,
  changeReservation,
  depositOf,
  type PriceLine,
  type Reservation,
  type Sold,
} from '../../reservations/index.ts'
import { withFee } from '../booking.ts'
import { changedReason, ORDER_KIND, type CheckoutDeps } from '../deps.ts'
import { updateBooking } from '../store.ts'
import { feeLine } from '../texts.ts'
import type { Change } from './change.ts'
import { setChange } from './change-store.ts'
import type { Found } from './quote-change.ts'
import { keptLine } from './texts.ts'
import { sure } from './undone.ts'

type Applying = Found & {
  readonly change: Change
  /** Piastres that were paid for it, of which so much is the method's fee. */
  readonly paid: { readonly amount: number; readonly fee: number }
}

/**
 * Makes a booking what was agreed to, in the caller's transaction and under its lock: places, price, papers, and the
 * money that goes back with it, all or nothing. `gone`: its places aren't held any more; nothing has changed. Refuses
 * `nothing_changed`, and rolls back, where its reservation is the same by it.
 */
export async function applyChange(
  deps: CheckoutDeps,
  trx: Trx,
  { booking, reservation, change, paid }: Applying,
): Promise<'changed' | 'gone'> {
  const now = deps.clock.now()
  const sellable = deps.sellables[booking.module as Module]
  if (!sellable) throw new Error(`Nothing sells ${booking.module}`)
  const { stock: lines, holdId: besideId } = change
  if ((await sellable.exchange(trx, booking.holdId, { lines, besideId })) === 'gone') return 'gone'
  const { fromDate, toDate, adults, childAges, payable } = change
  const party = { adults, children: childAges.length, seats: adults + childAges.length }
  const dates = { fromDate, toDate }
  await updateBooking(
    trx,
    booking.id,
    { ...booking, ...dates, ...party, childAges, sold: change.sold, payable },
    now,
  )
  const back = Math.max(0, -change.difference)
  const settling = { trx, now, publish: deps.publish }
  const order = { orderKind: ORDER_KIND, orderId: booking.id }
  const { inPoints } = await waysBack(trx, order, { amount: back, counted: 0 })
  const points = reservation.points - inPoints
  const is = { ...dates, ...party, points, ...priceOf(booking, reservation, change, paid) }
  const actor = change.agreedBy ?? actorOf(reservation.userId)
  const by = { actor, money: { paid: paid.amount, back } }
  if (!(await changeReservation(settling, reservation.id, is, by)))
    return sure<'changed'>(refuse('nothing_changed'))
  if (back > 0) {
    const reason = changedReason(change.id)
    await refundOrder(deps.payments, trx, { order, amount: back, reason })
  }
  await setChange(trx, change.id, { state: 'done', settledAt: now })
  return 'changed'
}

/** What of a change its price is made of. */
export type Proposed = Pick<
  Change,
  'fromDate' | 'toDate' | 'adults' | 'childAges' | 'sold' | 'payable' | 'kept' | 'difference'
>

/** What a booking costs, and what of it is paid, once it is changed: in full the same, to the piastre. */
export function priceOf(
  { payable: before }: Found['booking'],
  { status, total: cost, paid: had, paymentDeadline: due, sold: was }: Reservation,
  { sold, payable, kept }: Pick<Change, 'sold' | 'payable' | 'kept'>,
  { fee }: Applying['paid'],
): Pick<Reservation, 'sold' | 'total' | 'paid' | 'paymentDeadline'> {
  // Fees of what was paid before stay paid.
  const total = payable + (cost - before) + kept + fee
  const withAll = withFee(withKept(withExtras(sold, was), kept), fee)
  if (status !== 'Deposit Paid') return { sold: withAll, total, paid: total, paymentDeadline: due }
  const moved = depositOf(sold)?.balanceDueAt
  return { sold: withAll, total, paid: had, paymentDeadline: moved ? new Date(moved) : due }
}

const isExtra = ({ label }: PriceLine): boolean =>
  label.en === feeLine.en || label.en === keptLine.en

/** What was paid beside the price before is carried over. */
const withExtras = (sold: Sold, was: Sold): Sold => ({
  ...sold,
  lines: [...sold.lines, ...was.lines.filter(isExtra)],
})

const withKept = (sold: Sold, kept: number): Sold => {
  if (kept === 0) return sold
  const isKept = ({ label }: PriceLine): boolean => label.en === keptLine.en
  const before = sold.lines.find(isKept)?.amount ?? 0
  const others = sold.lines.filter((line) => !isKept(line))
  return { ...sold, lines: [...others, { label: keptLine, amount: before + kept }] }
}
