import { sql } from 'kysely'
import type { Db } from '../../platform/database/connect.ts'
import type { Station } from '../../ports/bus-operator.ts'

/** Where buses are boarded, where they arrive, and which departures these are. */
export type Boarding = {
  readonly tripIds: readonly number[]
  readonly stop: Pick<Station, 'boardingPoint' | 'latitude' | 'longitude'>
  readonly end: Pick<Station, 'latitude' | 'longitude'>
}

/** Where these departures are boarded and arrive as of now, by their stations. */
export async function boardingOf(db: Db, tripIds: readonly number[]): Promise<Boarding[]> {
  const { rows } = await sql<Boarding>`
    select array_agg(t.id) as "tripIds", json_build_object('latitude', s.latitude, 'longitude', s.longitude,
        'boardingPoint', case when s.boarding_en is not null
          then json_build_object('en', s.boarding_en, 'ar', s.boarding_ar) end) as stop,
        json_build_object('latitude', e.latitude, 'longitude', e.longitude) as end
      from bus_trips t join bus_stations s on s.id = t.from_station_id join bus_stations e on e.id = t.to_station_id
     where t.id = any(${tripIds}::bigint[]) group by s.id, e.id`.execute(db)
  return rows
}
