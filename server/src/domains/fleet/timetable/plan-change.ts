import { addDays, type CalendarDate } from '@rihla/contract/values/dates'
import { isClaimed, runsOn, type Departure, type Terms } from './service.ts'

type Days = { readonly first: CalendarDate; readonly last: CalendarDate }

/** What a change makes of the departures that are opened on its days. */
export type TimetablePlan = {
  /** Those that leave as they did, cancelled ones too, and of these those at another price. */
  readonly kept: readonly Departure[]
  readonly repriced: readonly Departure[]
  /** Of those that stay, what a file had taken off: the row has it again, so it is sold again. */
  readonly reopened: readonly Departure[]
  /** Those that go: nobody has a seat of them. */
  readonly withdrawn: readonly Departure[]
  /** Those that are sold no more already, and would leave otherwise. */
  readonly cancelled: readonly Departure[]
  /** Days that get a departure. */
  readonly opened: readonly CalendarDate[]
  /** Those that would go while seats of them are sold or held. */
  readonly refused: readonly Departure[]
}

export type Asked = {
  /** Opened departures of the row on these days, in order. */
  readonly departures: readonly Departure[]
  /** What the row is to be on these days; null: it runs no more. */
  readonly wanted: Terms | null
  /** When a departure as wanted leaves on a day of `departures`, in ms. */
  readonly wantedAt: ReadonlyMap<CalendarDate, number>
  /** Those of the days that departures are opened for. */
  readonly days: Days
  /** Both of its stations are in use: else nothing of it comes on sale. */
  readonly isInUse: boolean
  readonly now: Date
}

/** Staff closed it: it stays so. */
const isCancelled = (it: Departure): boolean => it.closed && !it.withdrawn

function* daysOf({ first, last }: Days): Generator<CalendarDate> {
  for (let day = first; day <= last; day = addDays(day, 1)) yield day
}

/**
 * What a change of a row does to its opened departures. One that leaves at another time is another one: tickets say
 * when. It goes, and a new one is opened, unless somebody has a seat. Another price changes no seat that is sold. What
 * has left stays; what staff cancelled stays so, also at another time. What a file took off is sold again where the row
 * has its day again.
 */
export function planChange(asked: Asked): TimetablePlan {
  const { departures, wanted, wantedAt, days, isInUse, now } = asked
  const ahead = departures.filter((it) => it.departsAt > now)
  const stays = (it: Departure): boolean =>
    wanted !== null &&
    runsOn(wanted, it.day) &&
    it.minutes === wanted.minutes &&
    it.departsAt.getTime() === wantedAt.get(it.day)
  const kept = ahead.filter(stays)
  const gone = ahead.filter((it) => !stays(it))
  // Neither the day of one that has left nor that of one that was cancelled gets another.
  const settled = new Set(
    departures
      .filter((it) => isCancelled(it) || it.departsAt <= now || stays(it))
      .map(({ day }) => day),
  )
  return {
    kept,
    repriced: kept.filter(
      (it) => it.price !== wanted?.price || it.roundPrice !== wanted.roundPrice,
    ),
    reopened: isInUse ? kept.filter((it) => it.closed && it.withdrawn) : [],
    withdrawn: gone.filter((it) => !it.closed && !isClaimed(it)),
    cancelled: gone.filter((it) => it.closed && !isClaimed(it)),
    opened:
      wanted && isInUse
        ? [...daysOf(days)].filter((day) => runsOn(wanted, day) && !settled.has(day))
        : [],
    refused: gone.filter(isClaimed),
  }
}
