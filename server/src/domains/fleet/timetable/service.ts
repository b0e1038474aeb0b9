import { editionOf } from '../../../platform/edition.ts'
import type { CalendarDate } from '@rihla/contract/values/dates'
import type { LocalizedText } from '@rihla/contract/values/language'
import type { Piastres } from '@rihla/contract/values/money'

/** What a row of the timetable can be given otherwise from a day on. */
export type Terms = {
  /** By Cairo's clock, `08:00`. */
  readonly departs: string
  /** On the way. */
  readonly minutes: number
  /** 0 is Sunday; in their order. */
  readonly weekdays: readonly number[]
  /** Of a seat: one way, and as a leg of a round trip. */
  readonly price: Piastres
  readonly roundPrice: Piastres
}

/** A row of the timetable: one departure of a line on some weekdays, between two days. */
export type Service = Terms & {
  readonly id: number
  readonly active: boolean
  readonly fromId: number
  readonly toId: number
  readonly classId: number
  readonly layoutId: number
  readonly firstDay: CalendarDate
  /** Null: until further notice. */
  readonly lastDay: CalendarDate | null
}

/** With what its class and bus are called. */
export type NamedService = Service & {
  readonly className: LocalizedText
  readonly bus: string
  readonly seats: number
  /** The last day with a departure, from today on, that is on sale or has seats sold; null: none has. */
  readonly lastLive: CalendarDate | null
}

/** A day that a row was opened for, as it stands. */
export type Departure = {
  readonly tripId: number
  readonly day: CalendarDate
  /** By Cairo's clock, as it is shown. */
  readonly departs: string
  readonly departsAt: Date
  readonly minutes: number
  readonly price: Piastres
  readonly roundPrice: Piastres
  readonly seats: number
  readonly sold: number
  /** By holds that live. */
  readonly held: number
  /** Sold no more; where nobody has a seat either, it is cancelled, or withdrawn with its row. */
  readonly closed: boolean
  /** Where it is closed: with its row, and not by staff. */
  readonly withdrawn: boolean
}

/** Whether seats of it are sold or held. */
export const isClaimed = ({ sold, held }: Pick<Departure, 'sold' | 'held'>): boolean =>
  sold + held > 0

/** Whether it leaves: it is on sale, or for whoever has a seat. */
export const runs = (it: Pick<Departure, 'sold' | 'held' | 'closed'>): boolean =>
  !it.closed || isClaimed(it)

/** What is asked of a row from a day on, or until another (both included). */
export type TimetableChange = {
  readonly id: number
  readonly from: CalendarDate
  /** Null: as long as it runs. */
  readonly to: CalendarDate | null
  /** What is left out stays as it is; null: it runs no more. */
  readonly terms: Partial<Terms> | null
}

/** Another one once anybody, or a file, changed anything of the row. */
export const editionOfService = (it: Service): string => {
  const { id, active, fromId, toId, classId, layoutId, firstDay, lastDay } = it
  const terms = [it.departs, it.minutes, it.weekdays, it.price, it.roundPrice]
  const all = [id, active, fromId, toId, classId, layoutId, firstDay, lastDay, ...terms]
  return editionOf(all)
}

/** Whether a row with these weekdays runs on a day. */
export const runsOn = ({ weekdays }: Pick<Terms, 'weekdays'>, day: CalendarDate): boolean =>
  weekdays.includes(new Date(`${day}T00:00:00Z`).getUTCDay())

/** Whether a row has a departure on a day, as it stands. */
export const isOnDay = (it: Service, day: CalendarDate): boolean =>
  it.active && it.firstDay <= day && (it.lastDay === null || day <= it.lastDay) && runsOn(it, day)
