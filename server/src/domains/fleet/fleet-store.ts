import { sql } from 'kysely'
import type { Db } from '../../platform/database/connect.ts'
import type { City, Station } from '../../ports/bus-operator.ts'
import type { BusClass, LayoutSeat } from './fleet.ts'
import { labelOf } from './station-label.ts'

type StationRow = {
  id: number
  active: boolean
  name_en: string
  name_ar: string
  region_en: string | null
  region_ar: string | null
  boarding_en: string | null
  boarding_ar: string | null
  spellings: string[]
  latitude: number | null
  longitude: number | null
  city_id: number | null
  city_en: string | null
  city_ar: string | null
  city_spellings: string[] | null
}

const both = (en: string | null, ar: string | null) =>
  en !== null && ar !== null ? { en, ar } : null

const cityOf = (row: StationRow): City | null => {
  const name = both(row.city_en, row.city_ar)
  return row.city_id !== null && name
    ? { id: row.city_id, name, spellings: row.city_spellings ?? [] }
    : null
}

export async function readVersion(db: Db): Promise<number> {
  const { rows } = await sql<{ version: number }>`select version from fleet_version`.execute(db)
  return rows[0]?.version ?? 0
}

/** Every station, in use or not: trips keep theirs. */
export async function readStations(db: Db): Promise<{ active: boolean; station: Station }[]> {
  const { rows } = await sql<StationRow>`
    select s.id, s.active, s.name_en, s.name_ar, s.region_en, s.region_ar, s.boarding_en, s.boarding_ar, s.spellings,
           s.latitude, s.longitude, c.id as city_id, c.name_en as city_en, c.name_ar as city_ar,
           c.spellings as city_spellings
      from bus_stations s left join bus_cities c on c.id = s.city_id order by s.sort_order, s.id`.execute(
    db,
  )
  return rows
    .map((row) => ({ row, city: cityOf(row) }))
    .map(({ row, city }) => ({
      active: row.active,
      station: {
        id: row.id,
        name: labelOf({ en: row.name_en, ar: row.name_ar }, city?.name ?? null),
        city,
        region: both(row.region_en, row.region_ar),
        boardingPoint: both(row.boarding_en, row.boarding_ar),
        spellings: row.spellings,
        latitude: row.latitude,
        longitude: row.longitude,
      },
    }))
}

export async function readClasses(db: Db): Promise<ReadonlyMap<number, BusClass>> {
  const { rows } = await sql<{
    id: number
    name_en: string
    name_ar: string
    colour: string
    amenities: string[]
  }>`select id, name_en, name_ar, colour, amenities from bus_classes`.execute(db)
  return new Map(
    rows.map(({ id, name_en: en, name_ar: ar, colour, amenities }) => [
      id,
      { name: { en, ar }, colour, amenities },
    ]),
  )
}

/** The seats of each layout, row by row from the front. */
export async function readSeats(db: Db): Promise<ReadonlyMap<number, readonly LayoutSeat[]>> {
  const { rows } = await sql<LayoutSeat & { layout_id: number }>`
    select layout_id, id, number, x, y, is_window as window from bus_seats order by layout_id, y, x`.execute(
    db,
  )
  const layouts = new Map<number, LayoutSeat[]>()
  for (const { layout_id: layoutId, ...seat } of rows)
    layouts.set(layoutId, [...(layouts.get(layoutId) ?? []), seat])
  return layouts
}
