import {
  cancellationTerms,
  stepsAhead,
  type CancellationTerms,
} from '@rihla/contract/cancellation/terms'
import { addDays, cairoDate, cairoInstant, daysBetween } from '@rihla/contract/values/dates'
import type { Piastres } from '@rihla/contract/values/money'
import type { Party } from '@rihla/contract/values/party'
import type { StockLine } from '../../inventory/index.ts'
import {
  isBooked,
  type Reservation,
  type Sold,
  type SoldDeposit,
} from '../../reservations/index.ts'

/** Other dates or another party of what is booked, as they were quoted. Amounts in piastres. */
export type Change = Party & {
  readonly id: number
  readonly bookingId: number
  readonly state: 'quoted' | 'paying' | 'done' | 'ended'
  readonly fromDate: string
  readonly toDate: string | null
  readonly sold: Sold
  readonly payable: Piastres
  /** To be paid, or below zero what comes back. */
  readonly difference: Piastres
  /** Of what it gets cheaper by, what stays with us. */
  readonly kept: Piastres
  /** What it needs in all. */
  readonly stock: readonly StockLine[]
  /** Keeps what it needs beyond what is sold already; null: nothing, or not yet. */
  readonly holdId: number | null
  readonly quotedAt: Date
  readonly expiresAt: Date
  /** The member of staff who agreed to it for its traveller, as events say it; null: its traveller did. */
  readonly agreedBy: string | null
}

/** What the terms of a booking say now: which share would come back, and until when. Null: nothing would. */
export function shareNow(
  terms: CancellationTerms,
  now: Date,
): { readonly percent: number; readonly until: Date } | null {
  const [step] = stepsAhead(terms, now)
  return step ? { percent: step.percent, until: new Date(step.until) } : null
}

/**
 * What a change costs or gives back: pure. What it is dearer by is paid; of what it is cheaper by comes back the share
 * that cancelling would give back at this moment, in whole pounds rounded down, and the rest is kept.
 */
export function moneyOf(
  before: Piastres,
  after: Piastres,
  percent: number,
): { readonly difference: Piastres; readonly kept: Piastres } {
  if (after >= before) return { difference: after - before, kept: 0 }
  const cheaper = before - after
  const back = percent === 100 ? cheaper : Math.floor((cheaper * percent) / 10_000) * 100
  return { difference: back === 0 ? 0 : -back, kept: cheaper - back }
}

/**
 * Terms of the new dates that never give back more than the booking would have now: a fee isn't avoided by
 * moving first and cancelling after.
 */
export const capTerms = (
  { beginsAt, steps }: CancellationTerms,
  percent: number,
): CancellationTerms =>
  cancellationTerms(
    new Date(beginsAt),
    steps.map((step) => ({
      until: new Date(step.until),
      percent: Math.min(step.percent, percent),
    })),
  )

/** The rest is due at this hour in Cairo. */
const DUE_MINUTES = 20 * 60

/** Until when the rest is due after a move: as many days before the first one as it was. */
export function moveDue({ balanceDueAt }: SoldDeposit, was: string, is: string): Date {
  const days = daysBetween(cairoDate(new Date(balanceDueAt)), was)
  return cairoInstant(addDays(is, -days), DUE_MINUTES)
}

type Standing = Pick<Reservation, 'status' | 'takenBack'>

/**
 * Whether what a difference pays for still stands: its booking is the one that was changed on paper. Where some of its
 * money went back without us since (P11, P18), staff decide first what becomes of it.
 */
export const isStillAgreed = ({ state }: Pick<Change, 'state'>, it: Standing): boolean =>
  state === 'paying' && isBooked(it) && it.takenBack === 0

/** The same, and in time. */
export const isPayable = (
  change: Pick<Change, 'state' | 'expiresAt'>,
  it: Standing,
  now: Date,
): boolean => isStillAgreed(change, it) && change.expiresAt > now

/** What the page of a change sells. */
export const termsOfChange = ({ id, bookingId, difference }: Change) => ({
  changeOf: bookingId,
  change: id,
  difference,
})
