import { FIRST_CITY_ID } from '@rihla/contract/bus/limits'
import type { Trx } from '@rihla/server/platform/database/connect'
import { sql } from 'kysely'
import { addMissing, continueIds } from '../add-rows.ts'
import { classes, layouts } from './classes.ts'
import { cities, stationId, stations, stationsOfCity, type DemoStation } from './stations.ts'
import { timetable } from './timetable.ts'

const stationRow = ({ name, region, at, spellings, boarding }: DemoStation, n: number) => ({
  id: n + 1,
  active: true,
  name_en: name[0],
  name_ar: name[1],
  region_en: region[0],
  region_ar: region[1],
  boarding_en: boarding?.[0] ?? null,
  boarding_ar: boarding?.[1] ?? null,
  spellings,
  latitude: at[0],
  longitude: at[1],
  sort_order: n + 1,
})

const SEATS = 1000
/** Rows stand this far apart. */
const ROW = 80

/** How far right the seats by the right windows stand. */
const rightmost = (rows: readonly (readonly number[])[]): number => Math.max(...rows.flat())

/** The seats of each layout, numbered row by row from the front, the driver's left first. */
export const seatRows = Object.values(layouts).flatMap((rows, layout) =>
  rows
    .flatMap((row: readonly number[], y) =>
      row.map((x) => ({ x, y: y * ROW, last: rightmost(rows) })),
    )
    .map(({ x, y, last }, n) => ({
      id: (layout + 1) * SEATS + n + 1,
      layout_id: layout + 1,
      number: String(n + 1),
      x,
      y,
      is_window: x === 160 || x === last,
    })),
)

/** Says in which city a station is, also of those that were written before there were cities. */
async function joinCities(trx: Trx): Promise<void> {
  for (const [n, keys] of Object.values(stationsOfCity).entries()) {
    const ids = keys.map(stationId)
    const { rows } = await sql`
      select from bus_stations where id = any (${ids}::bigint[]) and city_id is null limit 1`.execute(
      trx,
    )
    // A statement that changes nothing still tells every server to read the fleet again.
    if (rows.length > 0)
      await sql`update bus_stations set city_id = ${FIRST_CITY_ID + n + 1}
        where id = any (${ids}::bigint[]) and city_id is null`.execute(trx)
  }
}

/** Writes stations, classes, buses and the timetable; what exists is left as it is. */
export async function writeBuses(trx: Trx): Promise<void> {
  await addMissing(
    trx,
    'bus_cities',
    Object.values(cities).map(({ name, spellings }, n) => ({
      id: FIRST_CITY_ID + n + 1,
      name_en: name[0],
      name_ar: name[1],
      spellings,
    })),
  )
  await addMissing(trx, 'bus_stations', Object.values(stations).map(stationRow))
  await joinCities(trx)
  await addMissing(
    trx,
    'bus_classes',
    Object.values(classes).map(({ name, colour, amenities }, n) => ({
      id: n + 1,
      name_en: name[0],
      name_ar: name[1],
      colour,
      amenities,
    })),
  )
  await addMissing(
    trx,
    'bus_layouts',
    Object.keys(layouts).map((name, n) => ({ id: n + 1, name })),
  )
  await addMissing(trx, 'bus_seats', seatRows)
  await addMissing(trx, 'bus_timetable', timetable)
  for (const table of ['bus_stations', 'bus_classes', 'bus_layouts', 'bus_seats', 'bus_timetable'])
    await continueIds(trx, table, 100_000)
  await continueIds(trx, 'bus_cities', FIRST_CITY_ID + 100_000)
}
