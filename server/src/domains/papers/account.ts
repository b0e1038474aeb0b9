import type { LocalizedText } from '@rihla/contract/values/language'
import type { Piastres } from '@rihla/contract/values/money'
import type { LegAccount } from '../bus/index.ts'
import { dueOf, type Reservation } from '../reservations/index.ts'
import { keptText } from './texts.ts'

/** What a booking cost, what came in for it and what went back. Piastres. */
export type PaperAccount = {
  readonly total: Piastres
  readonly paid: Piastres
  readonly refunded: Piastres
  /** What is paid for it now: nothing of it went back. */
  readonly net: Piastres
  readonly due: Piastres
  /** What came on top of the price as it was agreed. */
  readonly added: readonly AccountLine[]
  /** What of the money paid is not refunded, below zero: `paid` and these come to `refunded`. */
  readonly kept: readonly AccountLine[]
}

type AccountLine = { readonly label: LocalizedText; readonly amount: Piastres }

const over = new Set<Reservation['status']>(['Cancelled', 'Rejected', 'Expired'])

/** `refunded`: what went back, or is on its way, of what was paid for it. */
export function accountOfReservation(
  it: Pick<Reservation, 'total' | 'paid' | 'status' | 'points' | 'deposit'>,
  refunded: Piastres,
): PaperAccount {
  const { total, paid, status } = it
  // What a reservation has as paid is what we have of it: a refund is off already.
  const ended = over.has(status)
  return {
    total,
    paid: paid + refunded,
    refunded,
    net: paid,
    due: dueOf(it),
    added: [],
    kept: ended && paid > 0 ? [{ label: keptText, amount: -paid }] : [],
  }
}

/** One way of a bus journey: its price may have changed when the other way was cancelled. */
export function accountOfLeg({
  stage,
  total,
  toPay,
  refund,
  takenBack,
  kept,
  lines,
}: LegAccount): PaperAccount {
  const nothingPaid = stage === 'unpaid' || stage === 'ended'
  return {
    total,
    paid: nothingPaid ? 0 : total,
    refunded: Math.min(total, refund + takenBack),
    net: kept,
    due: toPay,
    added: lines.before,
    // The last of them is the refund itself.
    kept: lines.after.slice(0, -1),
  }
}
