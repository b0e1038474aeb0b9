import { sql, type RawBuilder } from 'kysely'

/** Rows of the timetable; `runs`: the row does, and both of its stations are in use. */
export const timetableRows: RawBuilder<unknown> = sql`
  select t.*, t.active and f.active and o.active as runs from bus_timetable t
    join bus_stations f on f.id = t.from_station_id join bus_stations o on o.id = t.to_station_id`

/** Whether such a row runs on the day of a departure. */
export const runsThen = (row: string, departure = 't'): string =>
  `(${row}.runs and ${departure}.day between ${row}.valid_from and coalesce(${row}.valid_until, ${departure}.day)
    and extract(dow from ${departure}.day) = any(${row}.weekdays))`

/** Whether it has the very departure: on its day, between its stations, leaving and arriving as it does. */
export const hasDeparture = (row: string, departure = 't'): string =>
  `(${runsThen(row, departure)}
    and ${row}.from_station_id = ${departure}.from_station_id and ${row}.to_station_id = ${departure}.to_station_id
    and ${row}.minutes = ${departure}.minutes
    and ${departure}.departs_at = (${departure}.day + ${row}.departs) at time zone 'Africa/Cairo')`
