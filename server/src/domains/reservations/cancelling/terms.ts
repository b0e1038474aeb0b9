import {
  cancellationTerms,
  deadlinesBefore,
  mayBeCancelled,
  type CancellationTerms,
  type StepsBefore,
} from '@rihla/contract/cancellation/terms'
import { addDays, cairoDate, cairoInstant, cairoMinutes } from '@rihla/contract/values/dates'
import type { Piastres } from '@rihla/contract/values/money'
import { isBooked } from '../changing/change-reservation.ts'
import type { Reservation } from '../reservation.ts'

/** What a kind's cancelling gives back by itself: until when all, and in which steps less. */
export type CancellationRule = { readonly freeHours: number; readonly steps: StepsBefore }

type Sale = Pick<Reservation, 'sold' | 'fromDate'>

/** When what was sold begins: from then on it can't be cancelled. */
export const beginningOf = ({ sold: { cancellation, visit }, fromDate }: Sale): Date =>
  cancellation || visit
    ? new Date(cancellation?.beginsAt ?? visit?.startsAt ?? '')
    : cairoInstant(fromDate, 0)

/**
 * What cancelling a reservation gives back: as it was sold, or by its kind's rule where that wasn't written
 * down yet. Without a rule nothing comes back.
 */
export function termsOf(it: Sale, rule: CancellationRule | null): CancellationTerms {
  if (it.sold.cancellation) return it.sold.cancellation
  const beginsAt = beginningOf(it)
  const starts = cairoDate(beginsAt) === it.fromDate ? cairoMinutes(beginsAt) : 0
  const freeUntil = rule && freeUntilOf(it, starts, rule)
  if (!rule || !freeUntil) return cancellationTerms(beginsAt, [])
  return cancellationTerms(beginsAt, [
    { until: freeUntil, percent: 100 },
    ...deadlinesBefore(it.fromDate, starts, rule.steps),
  ])
}

/** Until when cancelling was free, as far as older bookings say so themselves; null: never. */
function freeUntilOf(it: Sale, starts: number, rule: CancellationRule): Date | null {
  const { stay, package: its } = it.sold
  if (stay) return stay.refundableUntil ? cairoInstant(addDays(stay.refundableUntil, 1), 0) : null
  const hours = its ? its.freeCancellationHours : rule.freeHours
  return hours === null ? null : cairoInstant(it.fromDate, starts - hours * 60)
}

/** Whether its traveller can cancel it now: while it waits for its payment, or until it begins. */
export const isCancelable = (
  it: Pick<Reservation, 'status'>,
  terms: CancellationTerms,
  now: Date,
): boolean => it.status === 'Pending Payment' || (isBooked(it) && mayBeCancelled(terms, now))

/** What became of the money of a reservation that was paid and then cancelled; null: it wasn't. */
export const moneyAfterCancelling = ({
  status,
  confirmedAt,
  paid,
  refunded,
}: Pick<Reservation, 'status' | 'confirmedAt' | 'paid' | 'refunded'>): {
  refund: Piastres
  kept: Piastres
} | null => (status === 'Cancelled' && confirmedAt ? { refund: refunded, kept: paid } : null)
