import { addDays, cairoInstant, type CalendarDate } from '@rihla/contract/values/dates'
import type { Piastres } from '@rihla/contract/values/money'
import type { SoldDeposit } from '../reservation.ts'

/** What is paid first, of what, and until when the rest is due; one of `percent` and `amount` is null. */
export type DepositTerms = {
  readonly percent: number | null
  readonly amount: Piastres | null
  /** The rest is due so many days before the first day. */
  readonly balanceDays: number
  /** What becomes of the deposit when the rest isn't paid: as when cancelling by then, or it is kept. */
  readonly unpaid: 'terms' | 'kept'
}

/** The rest is due at this hour in Cairo. */
const DUE_MINUTES = 20 * 60
/** With less time than that for the rest, everything is paid at once. */
const LEAST_MS = 48 * 3_600_000

type Facts = {
  /** What is to be paid in all, promocode taken off; piastres. */
  readonly payable: Piastres
  readonly fromDate: CalendarDate
  readonly now: Date
  /** Its traveller would rather pay everything at once. */
  readonly inFull: boolean
}

/**
 * The deposit that a booking can be made with now, in whole pounds: pure. Null where the offer takes none, where
 * the rest would be due too soon, or where nothing would be left of it.
 */
export function agreeDeposit(
  terms: DepositTerms | null,
  { payable, fromDate, now, inFull }: Facts,
): SoldDeposit | null {
  if (!terms) return null
  const dueAt = cairoInstant(addDays(fromDate, -terms.balanceDays), DUE_MINUTES)
  const amount = terms.amount ?? Math.ceil((payable * (terms.percent ?? 0)) / 10_000) * 100
  if (amount <= 0 || amount >= payable || dueAt.getTime() - now.getTime() < LEAST_MS) return null
  return { amount, balanceDueAt: dueAt.toISOString(), unpaid: terms.unpaid, isChosen: !inFull }
}
