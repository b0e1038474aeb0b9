import { cairoInstant, type CalendarDate } from '../values/dates.ts'
import type { Piastres } from '../values/money.ts'

/** Cancelled before `until` (an ISO instant), so many percent of what was paid come back: 1 to 100. */
export type CancellationStep = { readonly until: string; readonly percent: number }

/**
 * What cancelling gives back, as it was sold: later changes of the offer don't touch it. Each step ends
 * later than the one before and gives back less; after the last one nothing comes back. From `beginsAt`
 * (an ISO instant) on nothing can be cancelled.
 */
export type CancellationTerms = {
  readonly beginsAt: string
  readonly steps: readonly CancellationStep[]
}

/**
 * The terms of what begins at an instant, from deadlines in any order. Where several hold, the highest
 * share counts; one that would end after the beginning ends there.
 */
export function cancellationTerms(
  beginsAt: Date,
  deadlines: readonly { readonly until: Date; readonly percent: number }[],
): CancellationTerms {
  const steps: CancellationStep[] = []
  let end = 0
  for (const { until, percent } of deadlines.toSorted((a, b) => b.percent - a.percent)) {
    const at = Math.min(until.getTime(), beginsAt.getTime())
    if (at <= end) continue
    const last = steps.at(-1)
    // Equal shares are one step.
    if (last?.percent === percent) steps.pop()
    steps.push({ until: new Date(at).toISOString(), percent })
    end = at
  }
  return { beginsAt: beginsAt.toISOString(), steps }
}

/** Steps as they are set up: so many hours before the start, with the share that comes back. */
export type StepsBefore = readonly { readonly hours: number; readonly percent: number }[]

/**
 * Deadlines so many hours before what begins on a day, `starts` minutes after its midnight: by the clocks
 * in Cairo, so that a day before 09:00 is 09:00 also where they are changed in between.
 */
export const deadlinesBefore = (
  day: CalendarDate,
  starts: number,
  steps: StepsBefore,
): { until: Date; percent: number }[] =>
  steps.map(({ hours, percent }) => ({ until: cairoInstant(day, starts - hours * 60), percent }))

/** Whether it can be cancelled at all: until it begins. */
export const mayBeCancelled = ({ beginsAt }: CancellationTerms, now: Date): boolean =>
  now.getTime() < Date.parse(beginsAt)

/** Steps that still hold; the first is the one that counts now. */
export const stepsAhead = ({ steps }: CancellationTerms, now: Date): readonly CancellationStep[] =>
  steps.filter(({ until }) => now.getTime() < Date.parse(until))

/** What cancelling at an instant comes to; `refund + kept` is what was paid. Piastres. */
export type CancellationAmounts = {
  readonly refund: Piastres
  readonly kept: Piastres
  /** Until when it comes to this; null: nothing comes back, and that stays so. */
  readonly until: string | null
}

/** What cancelling now comes to. A share is paid back in whole pounds, rounded down. */
export function cancellationAmounts(
  terms: CancellationTerms,
  paid: Piastres,
  now: Date,
): CancellationAmounts {
  const [step] = stepsAhead(terms, now)
  if (!step) return { refund: 0, kept: paid, until: null }
  const share = Math.floor((paid * step.percent) / 100 / 100) * 100
  const refund = step.percent === 100 ? paid : share
  return { refund, kept: paid - refund, until: step.until }
}
