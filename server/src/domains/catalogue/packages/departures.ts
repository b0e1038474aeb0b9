import { addDays, daysBetween, type CalendarDate } from '@rihla/contract/values/dates'
import { sql } from 'kysely'
import { named, type Db } from '../../../platform/database/connect.ts'
import { freeNowSql } from '../offer/availability.ts'
import { fewestFree, freeRooms } from '../stays/nights-store.ts'
import { placesWithRooms, roomStays, type PackageKind } from './package.ts'

/** A departure as it stands: what can be had of it, in couples or persons, rooms included. */
export type Departure = {
  readonly day: CalendarDate
  readonly places: number
  /** Piastres, where it has its own. */
  readonly ownPrice: number | null
}

type DepartureRow = { day: CalendarDate; places: number; ownPrice: number | null }

/** The first days of a range, both ends inclusive, on which a package leaves, with the places left. */
async function findDepartures(
  db: Db,
  packageId: number,
  { first, last, most }: { first: CalendarDate; last: CalendarDate; most: number },
  now: Date,
): Promise<DepartureRow[]> {
  const { rows } = await sql<DepartureRow>`${named('departures')}
    select s.day, ${sql.raw(freeNowSql('x.at'))} as places, d.price as "ownPrice"
      from (select * from stock where kind = 'package' and item_id = ${packageId} and not closed
             and day between ${first}::date and ${last}::date order by day limit ${most}) s
      cross join (select ${now}::timestamptz as at) x
      left join package_departures d on d.package_id = s.item_id and d.day = s.day
     order by s.day`.execute(db)
  return rows
}

type Leaving = {
  readonly id: number
  readonly kind: PackageKind
  readonly nights: number
  readonly stays: readonly {
    readonly roomId: number | null
    readonly nights: number
    readonly onSale: boolean
  }[]
}

/**
 * The next departures of a package within a range, at most `most`; those sold out stand there with no
 * places. Two statements, however many there are: the places of each, and the free nights of all
 * rooms of ours between the first night and the last.
 */
export async function nextDepartures(
  db: Db,
  leaving: Leaving,
  range: { first: CalendarDate; last: CalendarDate; most: number },
  now: Date,
): Promise<Departure[]> {
  const rows = await findDepartures(db, leaving.id, range, now)
  const rooms = roomStays(leaving.stays)
  const [first, last] = [rows[0]?.day, rows.at(-1)?.day]
  if (!first || !last || rooms.length === 0) return rows
  const sold = leaving.stays.every((stay) => stay.onSale)
  const until = addDays(last, Math.max(...rooms.map(({ after, nights }) => after + nights)) - 1)
  const ids = [...new Set(rooms.map(({ roomId }) => roomId))]
  const free = await freeRooms(db, ids, first, until, now)
  return rows.map((row) => {
    const from = daysBetween(first, row.day)
    const fewest = Math.min(
      ...rooms.map(({ roomId, after, nights }) =>
        fewestFree(free.get(roomId), from + after, nights),
      ),
    )
    return { ...row, places: placesWithRooms(leaving.kind, row.places, sold ? fewest : 0) }
  })
}
