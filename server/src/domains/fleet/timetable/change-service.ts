import { addDays, cairoDate, type CalendarDate } from '@rihla/contract/values/dates'
import { sql } from 'kysely'
import type { Db, Trx } from '../../../platform/database/connect.ts'
import type { Clock } from '../../../platform/clock.ts'
import { isRefusal, refuse, type Refusal } from '../../../platform/refusal.ts'
import { lockDepartures, setSale } from '../../inventory/index.ts'
import { openDays, openTripsOf } from '../open-trips.ts'
import { alreadySo } from './already-so.ts'
import { beginOf, type Begin } from './days-of-change.ts'
import { planChange, type TimetablePlan } from './plan-change.ts'
import {
  editionOfService,
  type Departure,
  type Service,
  type Terms,
  type TimetableChange,
} from './service.ts'
import {
  endBefore,
  insertService,
  instantsOf,
  isTaken,
  moveDepartures,
  readDepartures,
  readService,
  writeTerms,
} from './service-store.ts'
import { stationOff } from './station-off.ts'

type Deps = { readonly db: Db; readonly clock: Clock }

type Refused =
  | Refusal<
      | 'timetable_not_found'
      | 'timetable_dates_wrong'
      | 'timetable_nothing_asked'
      | 'timetable_prices_wrong'
      | 'timetable_taken'
      | 'content_changed'
    >
  | (Refusal<'departure_claimed'> & { readonly claimed: readonly Departure[] })

type Prepared = Begin & {
  readonly service: Service
  readonly wanted: Terms | null
  readonly last: CalendarDate | null
  readonly departures: readonly Departure[]
  readonly plan: TimetablePlan
}

const earlier = (one: CalendarDate | null, other: CalendarDate | null): CalendarDate | null =>
  one && other ? (one < other ? one : other) : (one ?? other)

const isSame = (one: Terms, other: Terms): boolean =>
  one.departs === other.departs &&
  one.minutes === other.minutes &&
  one.weekdays.join() === other.weekdays.join() &&
  one.price === other.price &&
  one.roundPrice === other.roundPrice

/** What a change would do, or why it can't be. */
async function prepare(
  db: Db | Trx,
  asked: TimetableChange,
  now: Date,
): Promise<Prepared | Refused> {
  const { id, from, to, terms } = asked
  const service = await readService(db, id)
  if (!service?.active) return refuse('timetable_not_found')
  const end = earlier(to, service.lastDay)
  const begin = await beginOf(db, service, asked, now)
  const { first, begins } = begin
  if (from < cairoDate(now) || (to && to < from) || (end && end < begins))
    return refuse('timetable_dates_wrong')
  const wanted: Terms | null = terms && { ...service, ...terms }
  if (wanted && isSame(wanted, service)) return refuse('timetable_nothing_asked')
  if (wanted && wanted.roundPrice > wanted.price) return refuse('timetable_prices_wrong')
  const its = { ...service, ...wanted, firstDay: begins, lastDay: end }
  const isMoved = its.departs !== service.departs || its.weekdays.join() !== service.weekdays.join()
  if (isMoved && (await isTaken(db, its, id))) return refuse('timetable_taken')
  const departures = await readDepartures(db, id, { first, last: end }, now)
  const days = departures.map(({ day }) => day)
  const wantedAt = wanted ? await instantsOf(db, wanted.departs, days) : new Map<string, number>()
  const { last: opened } = openDays(now)
  const plan = planChange({
    departures,
    wanted,
    wantedAt,
    days: { first: begins, last: earlier(end, opened) ?? opened },
    isInUse: (await stationOff(db, service)) === null,
    now,
  })
  return { ...begin, service, wanted, last: end, departures, plan }
}

/** What a change would do to the departures that are opened; nothing is changed. */
export async function previewChange(
  { db, clock }: Deps,
  asked: TimetableChange,
): Promise<TimetablePlan | Refused> {
  const prepared = await prepare(db, asked, clock.now())
  return isRefusal(prepared) ? prepared : prepared.plan
}

/**
 * Changes a row of the timetable from a day on, or ends it: all of it, or nothing. A row is split where only some of
 * its days change. Departures that would go while seats of them are sold or held refuse; a hold that comes at the same
 * moment either counts or finds the departure closed (K10). Refuses another edition than the one that was looked at
 * (K14), unless all is so already. Answers which row has the days now, and the first of them.
 */
export const changeService = (
  { db, clock }: Deps,
  edition: string,
  asked: TimetableChange,
): Promise<{ readonly serviceId: number; readonly firstDay: CalendarDate } | Refused> =>
  db.transaction().execute(async (trx) => {
    const now = clock.now()
    await sql`select lock_timetable(${asked.id})`.execute(trx)
    const before = await readService(trx, asked.id)
    if (before && editionOfService(before) !== edition) {
      const begin = await beginOf(trx, before, asked, now)
      const serviceId = await alreadySo(trx, before, asked, begin)
      if (serviceId === null) return refuse('content_changed')
      return { serviceId, firstDay: begin.begins }
    }
    const seen = await readDepartures(trx, asked.id, { first: asked.from, last: null }, now)
    await lockDepartures(
      trx,
      seen.map(({ tripId }) => tripId),
    )
    const prepared = await prepare(trx, asked, now)
    if (isRefusal(prepared)) return prepared
    const { refused } = prepared.plan
    if (refused.length > 0) return { ...refuse('departure_claimed'), claimed: refused }
    return { serviceId: await write(trx, prepared, now), firstDay: prepared.begins }
  })

async function write(trx: Trx, prepared: Prepared, now: Date): Promise<number> {
  const { service, wanted, plan, first, begins, last } = prepared
  await setSale(
    trx,
    plan.withdrawn.map(({ tripId }) => tripId),
    'withdrawn',
  )
  if (!wanted) {
    await endBefore(trx, service.id, first)
    return service.id
  }
  const isWhole = begins === service.firstDay && last === service.lastDay
  // Departures that went stay with the row that they were opened from; cancelled ones, too.
  const serviceId =
    isWhole && plan.withdrawn.length + plan.cancelled.length === 0
      ? service.id
      : await split(trx, { ...prepared, wanted }, now)
  if (serviceId === service.id) await writeTerms(trx, service.id, wanted)
  await moveDepartures(
    trx,
    plan.kept.map(({ tripId }) => tripId),
    serviceId,
    wanted,
  )
  await setSale(
    trx,
    plan.reopened.map(({ tripId }) => tripId),
    'open',
  )
  await open(trx, prepared, serviceId, now)
  return serviceId
}

/** Gives the changed days to a row of their own, and those after them to another; answers the first. */
async function split(
  trx: Trx,
  { service, wanted, first, begins, last }: Prepared & { readonly wanted: Terms },
  now: Date,
): Promise<number> {
  if (last !== null && last !== service.lastDay) {
    const day = addDays(last, 1)
    const rest = await insertService(trx, { ...service, firstDay: day }, service.id)
    const after = await readDepartures(trx, service.id, { first: day, last: service.lastDay }, now)
    await moveDepartures(
      trx,
      after.map(({ tripId }) => tripId),
      rest,
      null,
    )
  }
  await endBefore(trx, service.id, first)
  return insertService(trx, { ...service, ...wanted, firstDay: begins, lastDay: last }, service.id)
}

/** Opens what the row has now; not what was cancelled, or has left, at the time before. */
async function open(trx: Trx, { plan, first, last }: Prepared, serviceId: number, now: Date) {
  await openTripsOf(trx, openDays(now), serviceId)
  const wanted = new Set<string>(plan.opened)
  const kept = new Set(plan.kept.map(({ tripId }) => tripId))
  const all = await readDepartures(trx, serviceId, { first, last }, now)
  const unwanted = all.filter((it) => !kept.has(it.tripId) && !wanted.has(it.day))
  await setSale(
    trx,
    unwanted.filter(({ departsAt }) => departsAt > now).map(({ tripId }) => tripId),
    'closed',
  )
}
