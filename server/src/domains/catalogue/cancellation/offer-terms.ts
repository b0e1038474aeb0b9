import {
  cancellationTerms,
  deadlinesBefore,
  type CancellationTerms,
  type StepsBefore,
} from '@rihla/contract/cancellation/terms'
import { cairoInstant, type CalendarDate } from '@rihla/contract/values/dates'
import { freeUntil, type DayDeadline } from '../availability/day-deadline.ts'

/**
 * The terms on which an offer is sold for a day: all comes back until its free time ends, a share of it by
 * the steps after that (see 180). `starts`: minutes after midnight, from which both are counted back.
 */
export const offerCancellation = (of: {
  readonly day: CalendarDate
  readonly starts: number
  readonly beginsAt: Date
  /** Null: it is never free. */
  readonly freeUntil: DayDeadline | null
  readonly steps: StepsBefore
}): CancellationTerms =>
  cancellationTerms(of.beginsAt, [
    ...(of.freeUntil === null ? [] : [{ until: cairoInstant(of.day, of.freeUntil), percent: 100 }]),
    ...deadlinesBefore(of.day, of.starts, of.steps),
  ])

/** The same of what begins at its own hour of a day, and is free to cancel until so many hours before. */
export const dayCancellation = (
  row: {
    readonly starts: number
    readonly free_cancellation_hours: number | null
    readonly cancellation_steps: StepsBefore
  },
  day: CalendarDate,
  beginsAt: Date = cairoInstant(day, row.starts),
): CancellationTerms =>
  offerCancellation({
    day,
    starts: row.starts,
    beginsAt,
    freeUntil: freeUntil(row.starts, row.free_cancellation_hours),
    steps: row.cancellation_steps,
  })
