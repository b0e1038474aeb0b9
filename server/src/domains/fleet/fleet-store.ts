import { sql } from 'kysely'
import type { Db } from '../../platform/database/connect.ts'
import type { Station } from '../../ports/bus-operator.ts'
import type { BusClass, LayoutSeat } from './fleet.ts'

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
}

const both = (en: string | null, ar: string | null) =>
  en !== null && ar !== null ? { en, ar } : null

export async function readVersion(db: Db): Promise<number> {
  const { rows } = await sql<{ version: number }>`select version from fleet_version`.execute(db)
  return rows[0]?.version ?? 0
}

/** Every station, in use or not: trips keep theirs. */
export async function readStations(db: Db): Promise<{ active: boolean; station: Station }[]> {
  const { rows } = await sql<StationRow>`
    select id, active, name_en, name_ar, region_en, region_ar, boarding_en, boarding_ar, spellings, latitude, longitude
      from bus_stations order by sort_order, id`.execute(db)
  return rows.map((row) => ({
    active: row.active,
    station: {
      id: row.id,
      name: { en: row.name_en, ar: row.name_ar },
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
