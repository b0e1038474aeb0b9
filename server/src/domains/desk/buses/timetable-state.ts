import { inEachLanguage, type LocalizedText } from '@rihla/contract/values/language'
import { toWholeEgp } from '@rihla/contract/values/money'
import type { Db } from '../../../platform/database/connect.ts'
import { findDeparture, nameEnds, readService, runs, type Service } from '../../fleet/index.ts'

type Named = Pick<Service, 'fromId' | 'toId' | 'departs'>

/** `Ramses – Hurghada · 08:00`. */
async function subjectOf(db: Db, it: Named): Promise<LocalizedText> {
  const { from, to } = await nameEnds(db, it)
  return inEachLanguage((language) => `${from[language]} – ${to[language]} · ${it.departs}`)
}

/** A row of the timetable as it stands, for the audit log: prices in whole EGP. */
export async function serviceState(db: Db, id: number): Promise<object | null> {
  const it = await readService(db, id)
  if (!it) return null
  return {
    subject: await subjectOf(db, it),
    departs: it.departs,
    ride_minutes: it.minutes,
    weekdays: it.weekdays.join(''),
    seat_price: toWholeEgp(it.price),
    round_price: toWholeEgp(it.roundPrice),
    FirstDay: it.firstDay,
    LastDay: it.lastDay,
    runs: it.active,
  }
}

/** What is to be added to the timetable: nothing of it stands there yet. */
export const noService = async (db: Db, it: Named): Promise<object> => ({
  subject: await subjectOf(db, it),
})

/** Whether one departure runs and is sold, likewise. */
export async function departureState(db: Db, tripId: number, now: Date): Promise<object | null> {
  const found = await findDeparture(db, tripId, now)
  if (!found) return null
  const { service, departure } = found
  const ends = await subjectOf(db, service)
  return {
    subject: inEachLanguage((language) => `${ends[language]} · ${departure.day}`),
    runs: runs(departure),
    on_sale: !departure.closed,
  }
}
