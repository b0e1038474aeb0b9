import { cairoDate, type CalendarDate } from '@rihla/contract/values/dates'
import { sql } from 'kysely'
import type { Db } from '../../../platform/database/connect.ts'

export type StationRequest = {
  nameEn?: string
  nameAr?: string
  active?: boolean
  region?: { en: string; ar: string } | null
  boarding?: { en: string; ar: string } | null
  spellings?: string[]
  latitude?: number | null
  longitude?: number | null
  sortOrder?: number
  /** The id of its city. */
  city?: number | null
}

export type ServiceRequest = {
  from: number
  to: number
  classId?: number
  layoutId?: number
  /** By Cairo's clock, `08:00`. */
  departs?: string
  weekdays?: number[]
  minutes?: number
  /** Piastres. */
  price?: number
  roundPrice?: number
  validFrom?: CalendarDate
  validUntil?: CalendarDate | null
  active?: boolean
}

export type TripRequest = ServiceRequest & { day: CalendarDate; seats?: number }
/** `seats` are the ids, in the order of their numbers: 1 first. */
export type GivenTrip = { id: number; day: CalendarDate; seats: number[] }

async function add(db: Db, statement: ReturnType<typeof sql<{ id: number }>>): Promise<number> {
  const [row] = (await statement.execute(db)).rows
  if (!row) throw new Error('Nothing was written')
  return row.id
}

/** Adds a station; answers its id. */
export const givenStation = (db: Db, request: StationRequest = {}): Promise<number> =>
  add(
    db,
    sql`insert into bus_stations (active, name_en, name_ar, region_en, region_ar, boarding_en, boarding_ar,
          spellings, latitude, longitude, sort_order, city_id)
        values (${request.active ?? true}, ${request.nameEn ?? 'Ramses'}, ${request.nameAr ?? 'رمسيس'},
          ${request.region?.en ?? null}, ${request.region?.ar ?? null}, ${request.boarding?.en ?? null},
          ${request.boarding?.ar ?? null}, ${request.spellings ?? []}::text[], ${request.latitude ?? null},
          ${request.longitude ?? null}, ${request.sortOrder ?? 0}, ${request.city ?? null}) returning id`,
  )

/** Adds a city; answers its id. */
export const givenCity = (
  db: Db,
  request: { nameEn?: string; nameAr?: string; spellings?: string[] } = {},
): Promise<number> =>
  add(
    db,
    sql`insert into bus_cities (name_en, name_ar, spellings)
        values (${request.nameEn ?? 'Cairo'}, ${request.nameAr ?? 'القاهرة'}, ${request.spellings ?? []}::text[])
        returning id`,
  )

/** Adds a class of bus; answers its id. */
export const givenClass = (
  db: Db,
  request: { nameEn?: string; nameAr?: string; colour?: string; amenities?: string[] } = {},
): Promise<number> =>
  add(
    db,
    sql`insert into bus_classes (name_en, name_ar, colour, amenities)
        values (${request.nameEn ?? 'Business'}, ${request.nameAr ?? 'بيزنس'}, ${request.colour ?? '#0f766e'},
          ${request.amenities ?? ['wifi', 'air_conditioning']}::text[]) returning id`,
  )

const PLACES = [160, 240, 320, 400]

/** Adds a layout of so many seats, 2 and 2 in a row, numbered from 1; answers its id. */
export async function givenLayout(db: Db, seats = 49): Promise<number> {
  const id = await add(
    db,
    sql`insert into bus_layouts (name) values ('layout ' || nextval('bus_layouts_id_seq')) returning id`,
  )
  const numbers = Array.from({ length: seats }, (_, n) => n)
  await sql`
    insert into bus_seats (layout_id, number, x, y, is_window)
    select ${id}, w.number, w.x, w.y, w.x in (160, 400)
      from unnest(${numbers.map((n) => String(n + 1))}::text[], ${numbers.map((n) => PLACES[n % 4])}::int[],
        ${numbers.map((n) => Math.floor(n / 4) * 80)}::int[]) with ordinality as w(number, x, y, nth)
     order by w.nth`.execute(db)
  return id
}

/** A layout of so many seats: one that is there, as buses of a company share theirs, or a new one. */
export async function sharedLayout(db: Db, seats = 49): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select layout_id as id from bus_seats group by 1 having count(*) = ${seats} limit 1`.execute(db)
  return rows[0]?.id ?? givenLayout(db, seats)
}

/** Adds a row to the timetable: 8:00 every day, six hours, 300 EGP (250 as a leg), all year. */
export async function givenService(db: Db, request: ServiceRequest): Promise<number> {
  const price = request.price ?? 300_00
  return add(
    db,
    sql`insert into bus_timetable (active, from_station_id, to_station_id, class_id, layout_id, departs, weekdays,
          minutes, price, round_price, valid_from, valid_until)
        values (${request.active ?? true}, ${request.from}, ${request.to}, ${request.classId ?? (await givenClass(db))},
          ${request.layoutId ?? (await givenLayout(db))}, ${request.departs ?? '08:00'}::time,
          ${request.weekdays ?? [0, 1, 2, 3, 4, 5, 6]}::smallint[], ${request.minutes ?? 360}, ${price},
          ${request.roundPrice ?? Math.round((price * 5) / 6)}, ${request.validFrom ?? '2026-01-01'},
          ${request.validUntil ?? null}) returning id`,
  )
}

/** One departure on one day, open for sale, with a bus of so many seats (49 by default). */
export async function givenTrip(db: Db, request: TripRequest): Promise<GivenTrip> {
  const layoutId = request.layoutId ?? (await givenLayout(db, request.seats))
  const service = await givenService(db, { ...request, layoutId })
  const id = await add(
    db,
    sql`insert into bus_trips (timetable_id, from_station_id, to_station_id, class_id, layout_id, departs_at,
          local_departure, day, minutes, price, round_price)
        select t.id, t.from_station_id, t.to_station_id, t.class_id, t.layout_id, x.at,
               x.at at time zone 'Africa/Cairo', ${request.day}::date, t.minutes, t.price, t.round_price
          from bus_timetable t
          cross join lateral (select (${request.day}::date + t.departs) at time zone 'Africa/Cairo' as at) x
         where t.id = ${service} returning id`,
  )
  const { rows } = await sql<{ id: number }>`
    select id from bus_seats where layout_id = ${layoutId} order by id`.execute(db)
  await sql`insert into stock (kind, item_id, day, capacity) values ('bus', ${id}, ${request.day}, ${rows.length})`.execute(
    db,
  )
  return { id, day: request.day, seats: rows.map((row) => row.id) }
}

/** Two stations and a trip each way: `back` leaves two days after `out`; for round trips. */
export async function givenRoundTrip(
  db: Db,
  now: Date,
  request: Partial<Omit<TripRequest, 'from' | 'to' | 'day'>> = {},
): Promise<{ from: number; to: number; out: GivenTrip; back: GivenTrip }> {
  const from = await givenStation(db, { nameEn: 'Ramses', nameAr: 'رمسيس' })
  const to = await givenStation(db, { nameEn: 'Hurghada', nameAr: 'الغردقة' })
  const inDays = (days: number): CalendarDate =>
    cairoDate(new Date(now.getTime() + days * 86_400_000))
  return {
    from,
    to,
    out: await givenTrip(db, { ...request, from, to, day: inDays(3) }),
    back: await givenTrip(db, { ...request, from: to, to: from, day: inDays(5) }),
  }
}
