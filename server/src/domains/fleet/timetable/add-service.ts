import { cairoDate, type CalendarDate } from '@rihla/contract/values/dates'
import { sql } from 'kysely'
import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/connect.ts'
import type { LocalizedText } from '@rihla/contract/values/language'
import { refuse, type Refusal } from '../../../platform/refusal.ts'
import { firstAhead } from './days-of-change.ts'
import { openDays, openTripsOf } from '../open-trips.ts'
import type { Service } from './service.ts'
import { findSame, insertService, isTaken, listChoices, listLines } from './service-store.ts'
import { stationOff } from './station-off.ts'

/**
 * Adds a row to the timetable of a line that runs or ran, and opens its departures. Refuses what isn't ours (a line, a class, a
 * bus), days that are past, a station out of use, which has no departures, and a time at which such a bus leaves already.
 * It begins tomorrow where today's time is past.
 */
export const addService = (
  { db, clock }: { readonly db: Db; readonly clock: Clock },
  asked: Omit<Service, 'id' | 'active'>,
): Promise<
  | { readonly serviceId: number; readonly firstDay: CalendarDate }
  | Refusal<
      'timetable_not_found' | 'timetable_dates_wrong' | 'timetable_prices_wrong' | 'timetable_taken'
    >
  | (Refusal<'timetable_station_off'> & { readonly station: LocalizedText })
> =>
  db.transaction().execute(async (trx) => {
    const now = clock.now()
    const today = cairoDate(now)
    await sql`select lock_timetable()`.execute(trx)
    if (asked.firstDay < today) return refuse('timetable_dates_wrong')
    const it = { ...asked, firstDay: await firstAhead(trx, asked, asked.firstDay, now) }
    const isLine = (await listLines(trx, today)).some(
      ({ fromId, toId }) => fromId === it.fromId && toId === it.toId,
    )
    const { classes, buses } = await listChoices(trx)
    const isOurs =
      classes.some(({ id }) => id === it.classId) && buses.some(({ id }) => id === it.layoutId)
    if (!isLine || !isOurs) return refuse('timetable_not_found')
    if (it.lastDay && it.lastDay < it.firstDay) return refuse('timetable_dates_wrong')
    if (it.roundPrice > it.price) return refuse('timetable_prices_wrong')
    // Sent twice, or its answer was lost.
    const same = await findSame(trx, it, true)
    if (same !== null) return { serviceId: same, firstDay: it.firstDay }
    const station = await stationOff(trx, it)
    if (station) return { ...refuse('timetable_station_off'), station }
    if (await isTaken(trx, it, 0)) return refuse('timetable_taken')
    const serviceId = await insertService(trx, it)
    await openTripsOf(trx, openDays(now), serviceId)
    return { serviceId, firstDay: it.firstDay }
  })
