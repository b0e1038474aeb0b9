import { cairoDate, type CalendarDate } from '@rihla/contract/values/dates'
import { sql } from 'kysely'
import type { Trx } from '../../../platform/database/connect.ts'
import { lockDepartures } from '../../inventory/index.ts'
import { hasDeparture, runsThen, timetableRows } from './has-departure.ts'
import { wholeOf } from './part-code.ts'
import type { Ahead } from './plan-file.ts'
import { daysOf, heldNow } from './service-store.ts'

/** The timetable as it stands, for as long as the transaction lasts; a row of a station out of use doesn't run. */
export async function keepTimetable(trx: Trx, as: 'before' | 'after'): Promise<void> {
  await sql`
    create temporary table ${sql.table(`timetable_${as}`)} on commit drop as
    select t.*, ${wholeOf('t.code')} as whole from (${timetableRows}) t`.execute(trx)
  await sql`analyze ${sql.table(`timetable_${as}`)}`.execute(trx)
}

/**
 * Departures ahead that their row hasn't now, or hadn't before the file; with the part of the same departure that has
 * them now, and what that has on the day.
 */
async function keepAstray(trx: Trx, now: Date): Promise<void> {
  const raw = (text: string) => sql.raw(text)
  await sql`
    create temporary table departures_astray on commit drop as
    select t.id as trip_id, t.timetable_id as service_id, t.day, t.local_departure, coalesce(${raw(hasDeparture('b'))}, false) as was_right,
        ${raw(hasDeparture('n'))} as is_right, ${raw(runsThen('n'))} as is_replaced, h.id as home_id, o.id as other_id,
        o.id is not null and ${raw(hasDeparture('h', 'o'))} as other_right
      from bus_trips t join timetable_after n on n.id = t.timetable_id
      left join timetable_before b on b.id = t.timetable_id
      left join lateral (
        select h.* from timetable_after h
         where not ${raw(hasDeparture('n'))} and h.whole = n.whole and h.id <> n.id and ${raw(hasDeparture('h'))}
         order by h.id limit 1) h on true
      left join bus_trips o on o.timetable_id = h.id and o.day = t.day
     where t.day >= ${sql.lit(cairoDate(now))}::date and t.departs_at > ${sql.lit(now.toISOString())}::timestamptz
       and not (${raw(hasDeparture('n'))} and coalesce(${raw(hasDeparture('b'))}, false))`.execute(
    trx,
  )
}

type AstrayRow = Omit<Ahead, 'home'> & {
  readonly homeId: number | null
  readonly otherId: number | null
  readonly otherRight: boolean
  readonly otherClosed: boolean
  readonly otherClaimed: boolean
}

/** These departures, with what is claimed of them: locked against every hold until the transaction ends. */
export async function lockAstray(trx: Trx, now: Date): Promise<Ahead[]> {
  await keepAstray(trx, now)
  const { rows: ids } = await sql<{ id: number }>`
    select trip_id as id from departures_astray union select other_id from departures_astray where other_id is not null`.execute(
    trx,
  )
  await lockDepartures(
    trx,
    ids.map(({ id }) => id),
  )
  const { rows } = await sql<AstrayRow>`
    select a.trip_id as "tripId", a.service_id as "serviceId", a.day, to_char(a.local_departure, 'HH24:MI') as departs,
        a.was_right as "wasRight", a.is_right as "isRight", a.is_replaced as "isReplaced", s.sold, s.closed, s.withdrawn,
        ${heldNow('s', now)} as held, a.home_id as "homeId", a.other_id as "otherId", a.other_right as "otherRight",
        coalesce(o.closed, false) as "otherClosed", coalesce(o.sold + ${heldNow('o', now)} > 0, false) as "otherClaimed"
      from departures_astray a join stock s on s.kind = 'bus' and s.item_id = a.trip_id and s.day = a.day
      left join stock o on o.kind = 'bus' and o.item_id = a.other_id and o.day = a.day
     order by a.day, a.trip_id`.execute(trx)
  return rows.map(({ homeId, otherId, otherRight, otherClosed, otherClaimed, ...it }) => ({
    ...it,
    home:
      homeId === null
        ? null
        : {
            serviceId: homeId,
            standing:
              otherId === null
                ? null
                : {
                    tripId: otherId,
                    isRight: otherRight,
                    closed: otherClosed,
                    isClaimed: otherClaimed,
                  },
          },
  }))
}

/** A row by its code, and that of what it is a part of; and its stations by theirs. */
export type Named = {
  readonly code: string
  readonly whole: string
  readonly from: string
  readonly to: string
}

/** What the rows of these ids are called, and their stations. */
export async function nameRows(
  trx: Trx,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Named>> {
  const { rows } = await sql<Named & { id: number }>`
    select b.id, b.code, b.whole, f.code as from, o.code as to from timetable_before b
      join bus_stations f on f.id = b.from_station_id join bus_stations o on o.id = b.to_station_id
     where b.id = any(${ids}::bigint[])`.execute(trx)
  return new Map(rows.map(({ id, ...it }) => [id, it]))
}

/** Rows of these codes, and of their parts, that aren't among those that stay run no more. */
export async function endParts(
  trx: Trx,
  wholes: readonly string[],
  stays: readonly string[],
): Promise<void> {
  await sql`
    update bus_timetable set active = false
     where active and ${wholeOf('code')} = any(${wholes}::text[]) and not code = any(${stays}::text[])`.execute(
    trx,
  )
}

type OfRow = { readonly tripId: number; readonly serviceId: number }

/** Departures are those of other rows from now on, at their own prices. */
export async function giveDepartures(trx: Trx, moved: readonly OfRow[]): Promise<void> {
  await sql`
    update bus_trips t set timetable_id = w.row
      from unnest(${moved.map((it) => it.tripId)}::bigint[], ${moved.map((it) => it.serviceId)}::bigint[]) w (trip, row)
     where t.id = w.trip`.execute(trx)
}

/** Departures that went stay with a row as theirs was, which runs no more; so their days are free in theirs. */
export async function shelve(trx: Trx, replaced: readonly OfRow[]): Promise<void> {
  for (const [serviceId, its] of Map.groupBy(replaced, (it) => it.serviceId)) {
    const { rows } = await sql<{ id: number }>`
      insert into bus_timetable (active, from_station_id, to_station_id, class_id, layout_id, departs, weekdays, minutes,
        price, round_price, valid_from, valid_until)
      select false, from_station_id, to_station_id, class_id, layout_id, departs, weekdays, minutes, price, round_price,
          valid_from, valid_until from timetable_before where id = ${serviceId} returning id`.execute(
      trx,
    )
    const shelf = rows[0]?.id
    if (shelf === undefined)
      throw new Error(`Row ${serviceId} of the timetable has departures, but was not there`)
    await giveDepartures(
      trx,
      its.map(({ tripId }) => ({ tripId, serviceId: shelf })),
    )
  }
}

/** The departures of rows on these days. */
export async function departuresOn(
  trx: Trx,
  days: readonly { readonly serviceId: number; readonly day: CalendarDate }[],
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select t.id from unnest(${days.map((it) => it.serviceId)}::bigint[], ${days.map((it) => it.day)}::date[]) w (row, day)
      join bus_trips t on t.timetable_id = w.row and t.day = w.day`.execute(trx)
  return rows.map(({ id }) => id)
}

/** A row of a file that would leave beside another, which the file doesn't have. */
export type Beside = { readonly code: string; readonly other: string }

/** Rows of these codes that came, or changed, and leave now when a row of another code does: of a line and class, from today on. */
export async function listBeside(trx: Trx, codes: readonly string[], now: Date): Promise<Beside[]> {
  const when = (row: string) =>
    sql.raw(`(${row}.runs, ${row}.from_station_id, ${row}.to_station_id, ${row}.class_id, ${row}.departs, ${row}.weekdays,
      ${row}.valid_from, ${row}.valid_until)`)
  const { rows } = await sql<Beside>`
    select n.code, min(o.code) as other
      from timetable_after n
      join timetable_after o on o.runs and o.from_station_id = n.from_station_id and o.to_station_id = n.to_station_id
       and o.class_id = n.class_id and o.departs = n.departs and o.weekdays && n.weekdays
       and ${daysOf('n')} * daterange(${cairoDate(now)}::date, null) && ${daysOf('o')}
      left join timetable_before b on b.id = n.id
     where n.runs and n.code = any(${codes}::text[]) and not o.code = any(${codes}::text[])
       and (b.id is null or ${when('b')} is distinct from ${when('n')})
     group by n.code`.execute(trx)
  return rows
}
