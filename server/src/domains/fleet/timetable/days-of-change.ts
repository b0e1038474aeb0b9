import { addDays, type CalendarDate } from '@rihla/contract/values/dates'
import type { Db, Trx } from '../../../platform/database/connect.ts'
import { runsOn, type Service, type Terms, type TimetableChange } from './service.ts'
import { instantsOf, readDepartures } from './service-store.ts'

/** Where what is asked for begins. */
export type Begin = {
  /** The first day that changes: one whose departure has left is over. */
  readonly first: CalendarDate
  /** The first day of the row that comes: one whose time is past as wanted has no departure of it. */
  readonly begins: CalendarDate
}

/** The day, or the next one where a departure as wanted would have left on it. */
export async function firstAhead(
  db: Db | Trx,
  wanted: Pick<Terms, 'departs' | 'weekdays'>,
  day: CalendarDate,
  now: Date,
): Promise<CalendarDate> {
  if (!runsOn(wanted, day)) return day
  const leaves = (await instantsOf(db, wanted.departs, [day])).get(day) ?? Infinity
  return leaves > now.getTime() ? day : addDays(day, 1)
}

/** On which days a change of a row begins. */
export async function beginOf(
  db: Db | Trx,
  service: Service,
  { from, terms }: TimetableChange,
  now: Date,
): Promise<Begin> {
  const asked = from < service.firstDay ? service.firstDay : from
  const departures = await readDepartures(db, service.id, { first: asked, last: null }, now)
  const left = departures.findLast(({ departsAt }) => departsAt <= now)
  const first = left ? addDays(left.day, 1) : asked
  if (!terms) return { first, begins: first }
  return { first, begins: await firstAhead(db, { ...service, ...terms }, first, now) }
}
