import { LINES_MAX, SERVICES_MAX } from '@rihla/contract/desk/buses/limits'
import type { CalendarDate } from '@rihla/contract/values/dates'
import type { LocalizedText } from '@rihla/contract/values/language'
import { sql, type RawBuilder } from 'kysely'
import type { Db, Trx } from '../../../platform/database/connect.ts'
import type { Station } from '../../../ports/bus-operator.ts'
import { readStations } from '../fleet-store.ts'
import { partCode, wholeOf } from './part-code.ts'
import type { Departure, NamedService, Service, Terms } from './service.ts'

/** Two stations with buses of ours, one way. */
export type Line = {
  readonly fromId: number
  readonly toId: number
  readonly from: LocalizedText
  readonly to: LocalizedText
  /** What people call both, in both languages. */
  readonly everyName: string
  /** Rows of its timetable that run today or later. */
  readonly services: number
}

/** Its own names, those of its city, and how people write them. */
const namesOf = ({ name, city, spellings }: Station): readonly string[] => [
  ...Object.values(name),
  ...(city ? [...Object.values(city.name), ...city.spellings] : []),
  ...spellings,
]

/** Every line that runs or ever ran, in the order of its stations: what was ended can be begun again. */
export async function listLines(db: Db, today: CalendarDate): Promise<Line[]> {
  const stations = new Map(
    (await readStations(db)).map(({ station }, at) => [station.id, { ...station, at }]),
  )
  const { rows } = await sql<{ fromId: number; toId: number; services: number }>`
    select from_station_id as "fromId", to_station_id as "toId", (count(*)
        filter (where active and coalesce(valid_until, ${today}::date) >= ${today}::date))::integer as services
      from bus_timetable group by 1, 2 order by 3 desc limit ${LINES_MAX}`.execute(db)
  return rows
    .flatMap((row) => {
      const [from, to] = [stations.get(row.fromId), stations.get(row.toId)]
      return from && to ? [{ ...row, from, to }] : []
    })
    .toSorted((a, b) => a.from.at - b.from.at || a.to.at - b.to.at)
    .map(({ from, to, ...it }) => ({
      ...it,
      from: from.name,
      to: to.name,
      everyName: [from, to].flatMap(namesOf).join(' '),
    }))
}

/** What the two ends of a line are called. */
export async function nameEnds(
  db: Db,
  { fromId, toId }: Pick<Service, 'fromId' | 'toId'>,
): Promise<Pick<Line, 'from' | 'to'>> {
  const names = new Map((await readStations(db)).map(({ station: it }) => [it.id, it.name]))
  const nameOf = (id: number): LocalizedText => names.get(id) ?? { en: String(id), ar: String(id) }
  return { from: nameOf(fromId), to: nameOf(toId) }
}

const columns = sql`t.id, t.active, t.from_station_id as "fromId", t.to_station_id as "toId", t.class_id as "classId",
  t.layout_id as "layoutId", to_char(t.departs, 'HH24:MI') as departs, t.minutes,
  (select array_agg(d::integer order by d) from unnest(t.weekdays) d) as weekdays, t.price, t.round_price as "roundPrice",
  t.valid_from as "firstDay", t.valid_until as "lastDay"`

/** Rows of a line that run today or later, or have departures that are on sale or sold, by departure and then by day. */
export async function listServices(
  db: Db,
  { fromId, toId }: Pick<Service, 'fromId' | 'toId'>,
  today: CalendarDate,
): Promise<NamedService[]> {
  const { rows } = await sql<NamedService>`
    select ${columns}, json_build_object('en', c.name_en, 'ar', c.name_ar) as "className", l.name as bus,
      (select count(*)::integer from bus_seats s where s.layout_id = l.id) as seats, d.last as "lastLive"
      from bus_timetable t join bus_classes c on c.id = t.class_id join bus_layouts l on l.id = t.layout_id
      cross join lateral (
        select max(d.day) as last from bus_trips d join stock s on s.kind = 'bus' and s.item_id = d.id and s.day = d.day
         where d.timetable_id = t.id and d.day >= ${today}::date and (not s.closed or s.sold + s.held > 0)) d
     where t.from_station_id = ${fromId} and t.to_station_id = ${toId}
       and (t.active and coalesce(t.valid_until, ${today}::date) >= ${today}::date or d.last is not null)
     order by t.departs, t.valid_from, t.id limit ${SERVICES_MAX}`.execute(db)
  return rows
}

/** A row of the timetable; undefined: there is none. */
export async function readService(db: Db | Trx, id: number): Promise<Service | undefined> {
  const { rows } =
    await sql<Service>`select ${columns} from bus_timetable t where t.id = ${id}`.execute(db)
  return rows[0]
}

/** What a new departure can be: classes, and buses with their seats. */
export async function listChoices(db: Db) {
  const classes = await sql<{ id: number; name: LocalizedText }>`
    select id, json_build_object('en', name_en, 'ar', name_ar) as name from bus_classes order by id`.execute(
    db,
  )
  const buses = await sql<{ id: number; name: string; seats: number }>`
    select l.id, l.name, count(*)::integer as seats
      from bus_layouts l join bus_seats s on s.layout_id = l.id group by l.id order by l.id`.execute(
    db,
  )
  return { classes: classes.rows, buses: buses.rows }
}

/** What live holds have of a departure, by its row of stock. Expiry is true by time. */
export const heldNow = (row: string, now: Date): RawBuilder<number> => {
  const of = (column: string) => sql.ref(`${row}.${column}`)
  return sql`${of('held')} - case when ${of('held')} = 0 then 0 else coalesce((
    select sum(l.quantity)::integer from hold_lines l join holds h on h.id = l.hold_id
     where l.kind = 'bus' and l.item_id = ${of('item_id')} and l.day = ${of('day')}
       and h.state = 'active' and h.expires_at <= ${now}), 0) end`
}

/** Departures of a row that are opened between two days, both included. */
export async function readDepartures(
  db: Db | Trx,
  serviceId: number,
  { first, last }: { readonly first: CalendarDate; readonly last: CalendarDate | null },
  now: Date,
): Promise<Departure[]> {
  const { rows } = await sql<Departure>`
    select t.id as "tripId", t.day, to_char(t.local_departure, 'HH24:MI') as departs, t.departs_at as "departsAt",
      t.minutes, t.price, t.round_price as "roundPrice", s.capacity as seats, s.sold, s.closed, s.withdrawn,
      ${heldNow('s', now)} as held
      from bus_trips t join stock s on s.kind = 'bus' and s.item_id = t.id and s.day = t.day
     where t.timetable_id = ${serviceId} and t.day >= ${first}::date
       and t.day <= coalesce(${last}::date, t.day)
     order by t.day`.execute(db)
  return rows
}

/** At which instants a departure of so much o'clock in Cairo leaves on these days (decision 014). */
export async function instantsOf(
  db: Db | Trx,
  departs: string,
  days: readonly CalendarDate[],
): Promise<ReadonlyMap<CalendarDate, number>> {
  const { rows } = await sql<{ day: CalendarDate; at: Date }>`
    select d as day, (d + ${departs}::time) at time zone 'Africa/Cairo' as at
      from unnest(${days}::date[]) d`.execute(db)
  return new Map(rows.map(({ day, at }) => [day, at.getTime()]))
}

/** The days of a row; none where a file has it end before it begins. */
export const daysOf = (row: string): RawBuilder<unknown> =>
  sql.raw(`case when ${row}.valid_until < ${row}.valid_from then 'empty'::daterange
    else daterange(${row}.valid_from, ${row}.valid_until, '[]') end`)

/** Whether another row of the line and class leaves at the same time on one of the days of this one. */
export async function isTaken(
  db: Db | Trx,
  it: Omit<Service, 'id' | 'active'>,
  exceptId: number,
): Promise<boolean> {
  const { rows } = await sql`
    select from bus_timetable t
     where t.active and t.id <> ${exceptId} and t.from_station_id = ${it.fromId} and t.to_station_id = ${it.toId}
       and t.class_id = ${it.classId} and t.departs = ${it.departs}::time and t.weekdays && ${it.weekdays}::smallint[]
       and ${daysOf('t')} && daterange(${it.firstDay}::date, ${it.lastDay}::date, '[]')
       limit 1`.execute(db)
  return rows.length > 0
}

/** A row that is the same in everything; `toTheDay`: in its last day, too. Null: there is none. */
export async function findSame(
  db: Db | Trx,
  it: Omit<Service, 'id' | 'active'>,
  toTheDay: boolean,
): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    select id from bus_timetable
     where active and from_station_id = ${it.fromId} and to_station_id = ${it.toId} and class_id = ${it.classId}
       and layout_id = ${it.layoutId} and departs = ${it.departs}::time and minutes = ${it.minutes}
       and weekdays @> ${it.weekdays}::smallint[] and weekdays <@ ${it.weekdays}::smallint[]
       and price = ${it.price} and round_price = ${it.roundPrice} and valid_from = ${it.firstDay}
       and (not ${toTheDay} or valid_until is not distinct from ${it.lastDay}::date)
     order by id limit 1`.execute(db)
  return rows[0]?.id ?? null
}

/**
 * Adds a row; answers its id. One that is a part of another (`partOf`, its id) is called so, as those of feeds are: a
 * feed that is published again has the days of both.
 */
export async function insertService(
  trx: Trx,
  it: Omit<Service, 'id' | 'active'>,
  partOf: number | null = null,
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into bus_timetable (from_station_id, to_station_id, class_id, layout_id, departs, weekdays, minutes, price,
      round_price, valid_from, valid_until, code)
    values (${it.fromId}, ${it.toId}, ${it.classId}, ${it.layoutId}, ${it.departs}::time, ${it.weekdays}::smallint[],
      ${it.minutes}, ${it.price}, ${it.roundPrice}, ${it.firstDay}, ${it.lastDay}, coalesce((
        select p.code from bus_timetable t
         cross join lateral (select ${wholeOf('t.code')} || ${partCode('', it.firstDay)} as code) p
         where t.id = ${partOf} and length(p.code) <= 100 and p.code not in (select code from bus_timetable)), ''))
    returning id`.execute(trx)
  const [row] = rows
  if (!row) throw new Error('No row of the timetable was written')
  return row.id
}

/** Gives a row other terms, on all of its days. */
export async function writeTerms(trx: Trx, id: number, it: Terms): Promise<void> {
  await sql`
    update bus_timetable set departs = ${it.departs}::time, minutes = ${it.minutes},
      weekdays = ${it.weekdays}::smallint[], price = ${it.price}, round_price = ${it.roundPrice}
     where id = ${id}`.execute(trx)
}

/** A row runs until the day before this one; not at all when that is before its first. */
export async function endBefore(trx: Trx, id: number, day: CalendarDate): Promise<void> {
  await sql`
    update bus_timetable set active = active and valid_from < ${day}::date,
      valid_until = case when valid_from < ${day}::date then ${day}::date - 1 else valid_until end
     where id = ${id}`.execute(trx)
}

/** Opened departures are those of another row from now on, at its prices or (null) at their own. */
export async function moveDepartures(
  trx: Trx,
  tripIds: readonly number[],
  serviceId: number,
  prices: Pick<Terms, 'price' | 'roundPrice'> | null,
): Promise<void> {
  await sql`
    update bus_trips set timetable_id = ${serviceId}, price = coalesce(${prices?.price ?? null}::integer, price),
      round_price = coalesce(${prices?.roundPrice ?? null}::integer, round_price)
     where id = any(${tripIds}::bigint[])`.execute(trx)
}
