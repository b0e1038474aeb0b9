import type { CalendarDate } from '@rihla/contract/values/dates'
import type { LocalizedText } from '@rihla/contract/values/language'
import { sql } from 'kysely'
import type { Db } from '../../../../platform/database/connect.ts'
import type { Board } from '../../stays/stay.ts'
import type { DayDeadline } from '../../availability/day-deadline.ts'
import type { ChildTermsRow } from '../../party/child-terms.ts'
import type { RoomTerms } from '../../stays/price/party.ts'
import { roomTermsSql, saleEndSql, type PackageKind } from '../package.ts'

/** What the index knows of a package. */
export type FactRow = ChildTermsRow & {
  id: number
  city_id: number
  norm_en: string
  norm_ar: string
  type_en: string | null
  type_ar: string | null
  name_en: string
  name_ar: string
  cover: string | null
  price: number
  offer_price: number | null
  offer_expires_at: Date | null
  effective_price: number
  free_hours: number | null
  stars: number
  rating: number
  reviews_count: number
  score: number
  /** Minutes after midnight. */
  starts: number
  sale_end: DayDeadline
  nights: number
  /** `{2,3}`, in the order they are visited. */
  cities: string
  /** Stays in their order: nights, and the room; null: not ours. */
  stays: [nights: number, roomId: number | null][]
  /** Where a trip stays first, by ids of ours or by names. */
  first: {
    hotelId: number | null
    roomId: number | null
    board: Board
    hotelEn: string | null
    hotelAr: string | null
    roomEn: string | null
    roomAr: string | null
  } | null
}

/** A departure with a price of its own, in piastres. */
export type DeparturePriceRow = { package_id: number; day: CalendarDate; price: number }

const firstStay = sql`(
  select jsonb_build_object('hotelId', s.hotel_id, 'roomId', s.room_id, 'board', s.board, 'hotelEn', s.hotel_en,
      'hotelAr', s.hotel_ar, 'roomEn', s.room_en, 'roomAr', s.room_ar)
    from package_stays s where s.package_id = p.id order by s.sort_order limit 1)`

/** Packages on sale in the recommended order, the next of them after the last one that is known. */
export async function readFacts(
  db: Db,
  kind: PackageKind,
  last: Pick<FactRow, 'score' | 'id'> | undefined,
  most: number,
): Promise<FactRow[]> {
  const after = last ? sql`and (p.score, p.id) < (${last.score}, ${last.id})` : sql``
  const { rows } = await sql<FactRow>`
    select p.id, p.city_id, p.norm_en, p.norm_ar, p.type_en, p.type_ar, p.name_en, p.name_ar, p.cover, p.price,
      p.offer_price, p.offer_expires_at, p.effective_price, p.free_cancellation_hours as free_hours, p.stars,
      p.rating, p.reviews_count, p.score, p.nights, p.child_bands, p.min_age, day_minutes(p.starts_at) as starts,
      ${sql.raw(saleEndSql)} as sale_end,
      array(select c.city_id from package_cities c where c.package_id = p.id order by c.sort_order)::text as cities,
      coalesce((select jsonb_agg(jsonb_build_array(s.nights, s.room_id) order by s.sort_order)
        from package_stays s where s.package_id = p.id), '[]') as stays,
      ${kind === 'trip' ? firstStay : sql`null`} as first
    from packages p where p.kind = ${kind} and p.active ${after}
    order by p.score desc, p.id desc limit ${most}`.execute(db)
  return rows
}

export type Names = ReadonlyMap<number, LocalizedText>

/** What the hotels, or the room types, in which packages stay are called. */
export async function readNames(db: Db, what: 'hotels' | 'room_types'): Promise<Names> {
  const id = sql.ref(what === 'hotels' ? 'hotel_id' : 'room_id')
  const { rows } = await sql<{ id: number; en: string; ar: string }>`
    select id, name_en as en, name_ar as ar from ${sql.table(what)}
     where id in (select ${id} from package_stays)`.execute(db)
  return new Map(rows.map(({ id: its, en, ar }) => [its, { en, ar }]))
}

/** What the rooms of ours in which packages stay have room for. */
export async function readRoomTerms(db: Db): Promise<ReadonlyMap<number, RoomTerms>> {
  const { rows } = await sql<{ id: number; terms: RoomTerms }>`
    select r.id, ${sql.raw(roomTermsSql)} as terms from room_types r
     where r.id in (select room_id from package_stays)`.execute(db)
  return new Map(rows.map(({ id, terms }) => [id, terms]))
}

/** Rooms in which guests can't be put up: off sale, or not ours to sell. */
export async function readRoomsOffSale(db: Db): Promise<ReadonlySet<number>> {
  const { rows } = await sql<{ id: number }>`
    select r.id from room_types r join hotels h on h.id = r.hotel_id
     where not r.active or not h.active`.execute(db)
  return new Set(rows.map((row) => row.id))
}

/** Departures with a price of their own from a day on. */
export async function readDeparturePrices(
  db: Db,
  first: CalendarDate,
): Promise<DeparturePriceRow[]> {
  const { rows } = await sql<DeparturePriceRow>`
    select package_id, day, price from package_departures where day >= ${first}::date and price is not null`.execute(
    db,
  )
  return rows
}

/** The normalised names of places, with their other spellings. */
export async function readCityNames(db: Db): Promise<Map<number, string>> {
  const { rows } = await sql<{ id: number; names: string }>`
    select d.id, concat_ws(' ', d.norm_en, d.norm_ar, string_agg(a.norm, ' ')) as names
    from destinations d left join destination_aliases a on a.destination_id = d.id group by d.id`.execute(
    db,
  )
  return new Map(rows.map(({ id, names }) => [id, names]))
}

/** The driver reads arrays number by number; as text and JSON they take a tenth of the time. */
export const numbersOf = (array: string): number[] =>
  JSON.parse(`[${array.slice(1, -1)}]`) as number[]
