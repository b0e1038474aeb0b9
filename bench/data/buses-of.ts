import { createDb, createPool } from '../../server/src/platform/database/connect.ts'
import { migrate } from '../../server/src/platform/database/migrate.ts'
import { openTrips } from '../../server/src/domains/fleet/index.ts'

export const STATIONS = 30
/** Ways between stations that buses go. */
export const ROUTES = 120
const DAILY = 14

/** From where to where the nth of the ways leads: ids of stations. */
export const routeOf = (n: number): { from: number; to: number } => {
  const from = n % STATIONS
  return { from: 1 + from, to: 1 + ((from + 1 + Math.floor(n / STATIONS) * 3) % STATIONS) }
}

/**
 * Fills a database with 30 stations and 120 ways of 14 buses a day for 62 days (104,160 departures of 49
 * seats), a fifth of the seats sold, held, or kept by holds that ended. Answers how long the night's job took.
 */
export async function busesOf(url: string, now: Date): Promise<{ trips: number; seconds: number }> {
  await migrate(url)
  const pool = createPool(url, { max: 2 })
  try {
    await pool.query('set statement_timeout = 0')
    await pool.query(lists)
    const ways = Array.from({ length: ROUTES }, (_, n) => routeOf(n))
    await pool.query(timetable, [ways.map((way) => way.from), ways.map((way) => way.to)])
    const began = performance.now()
    const trips = await openTrips(createDb(pool), now)
    const seconds = (performance.now() - began) / 1000
    for (const statement of taken) await pool.query(statement)
    await pool.query('vacuum analyze')
    await pool.query('checkpoint')
    return { trips, seconds }
  } finally {
    await pool.end()
  }
}

const lists = `
  insert into bus_stations (name_en, name_ar, region_en, region_ar, spellings, latitude, longitude)
    select 'Station ' || n, 'محطة ' || n, 'Region ' || n % 6, 'منطقة ' || n % 6, '{}', 30, 31
      from generate_series(1, ${STATIONS}) n;
  insert into bus_classes (name_en, name_ar, colour, amenities)
    select 'Class ' || n, 'فئة ' || n, '#0f766e', '{wifi,air_conditioning,toilet,usb}' from generate_series(1, 4) n;
  insert into bus_layouts (name) values ('2 and 2');
  insert into bus_seats (layout_id, number, x, y, is_window)
    select 1, n, 160 + (n - 1) % 4 * 80, (n - 1) / 4 * 80, (n - 1) % 4 in (0, 3) from generate_series(1, 49) n;`

const timetable = `
  insert into bus_timetable (from_station_id, to_station_id, class_id, layout_id, departs, minutes, price,
      round_price, valid_from)
    select w.a, w.b, 1 + k % 4, 1, time '00:15' + k * interval '100 minutes', 240 + k * 10, 25000 + k * 1000,
           22000 + k * 1000, '2020-01-01'
      from unnest($1::bigint[], $2::bigint[]) w(a, b), generate_series(0, ${DAILY - 1}) k`

/** Three pairs of seats sold on each bus; on each tenth one held; on each hundredth one whose hold ended. */
const taken = [
  `create temporary table wanted as
     select row_number() over () as id, t.id as trip, t.day, k from bus_trips t, generate_series(0, 4) k
      where k < 3 or (k = 3 and t.id % 10 = 0) or (k = 4 and t.id % 100 = 0)`,
  `insert into holds (id, state, expires_at, hard_cap_at, created_at, key) overriding system value
     select id, case when k < 3 then 'consumed' else 'active' end,
            now() + case when k = 4 then interval '-1 hour' else interval '8 minutes' end, now() + interval '1 hour', now(), id % 1000 || ':' || id
       from wanted`,
  `insert into hold_lines (hold_id, kind, item_id, day, quantity, seats)
     select id, 'bus', trip, day, 2, array[k * 9 + 1, k * 9 + 2] from wanted`,
  `insert into seat_claims (item_id, seat_id, hold_id)
     select trip, s, id from wanted, unnest(array[k * 9 + 1, k * 9 + 2]) s`,
  `update stock s set sold = 6, held = case when item_id % 100 = 0 then 4 when item_id % 10 = 0 then 2 else 0 end
    where kind = 'bus'`,
  `select setval(pg_get_serial_sequence('holds', 'id'), (select max(id) from wanted))`,
]
