import { addDays, type CalendarDate } from '@rihla/contract/values/dates'
import { sql } from 'kysely'
import type { Db, Trx } from '../../../../platform/database/connect.ts'
import { MAX_ROOMS } from '../party.ts'
import type { ChildBand } from '../price-stay.ts'
import type { Board, Rate, StayKind } from '../stay.ts'
import { HORIZON } from './stay-index.ts'

export type HotelRow = {
  id: number
  kind: StayKind
  city_id: number
  name_en: string
  name_ar: string
  city_en: string
  city_ar: string
  cover: string | null
  stars: number
  rating: number
  raters: number
  score: number
  latitude: number
  longitude: number
  instant_confirmation: boolean
  is_external: boolean
  free_cancellation_days: number | null
  offer_percent: number | null
  offer_name_en: string | null
  offer_name_ar: string | null
  offer_expires_at: Date | null
  child_bands: ChildBand[]
  sailings: { weekday: number; nights: number }[]
}

export type RoomRow = {
  id: number
  hotel_id: number
  name_en: string
  name_ar: string
  board: Board
  refundable: 'always' | 'never' | 'optional'
  base_adults: number
  max_adults: number
  max_children: number
  max_occupancy: number
  min_nights: number
  /** The highest priority first. */
  rates: Rate[]
}

/** Places of one room on the nights from the first day of the index on; more than MAX_ROOMS count as that. */
export type FreeRow = { readonly room_id: number; readonly free: Uint8Array }

export async function readStaysVersion(db: Db | Trx): Promise<number> {
  const { rows } = await sql<{ version: number }>`select version from stays_version`.execute(db)
  return rows[0]?.version ?? 0
}

/** Every hotel and ship on sale. */
export async function readHotels(db: Db | Trx): Promise<HotelRow[]> {
  const { rows } = await sql<HotelRow>`
    select h.id, h.kind, h.city_id, h.name_en, h.name_ar, d.name_en as city_en, d.name_ar as city_ar, h.cover,
      h.stars, h.rating, h.raters, h.score, h.latitude, h.longitude, h.instant_confirmation, h.is_external,
      h.free_cancellation_days, h.offer_percent, h.offer_name_en, h.offer_name_ar, h.offer_expires_at, h.child_bands,
      coalesce((select jsonb_agg(jsonb_build_object('weekday', s.weekday, 'nights', s.nights))
        from sailings s where s.hotel_id = h.id), '[]') as sailings
    from hotels h join destinations d on d.id = h.city_id where h.active order by h.kind, h.city_id, h.id`.execute(
    db,
  )
  return rows
}

/** Rooms on sale of these hotels, in the order of the hotels, with the rates that matter from `first` on. */
export async function readRooms(
  db: Db | Trx,
  hotelIds: readonly number[],
  first: CalendarDate,
): Promise<RoomRow[]> {
  const { rows } = await sql<RoomRow>`
    select r.id, r.hotel_id, r.name_en, r.name_ar, r.board, r.refundable, r.base_adults, r.max_adults,
      r.max_children, r.max_occupancy, r.min_nights,
      coalesce((select json_agg(json_build_object('priority', p.priority, 'firstNight', p.first_night,
          'lastNight', p.last_night, 'weekdays', p.weekdays, 'price', p.price, 'singlePrice', p.single_price,
          'extraAdult', p.extra_adult, 'minNights', p.min_nights) order by p.priority desc)
        from room_rates p where p.room_id = r.id and p.last_night >= ${first}::date
          and p.first_night < ${addDays(first, HORIZON)}::date), '[]') as rates
    from room_types r where r.active and r.hotel_id = any(${hotelIds}::bigint[])
    order by array_position(${hotelIds}::bigint[], r.hotel_id), r.sort_order, r.id`.execute(db)
  return rows
}

/** A room's id, a night and its places travel as one number: a row costs half of what it does in an array. */
const [PLACES, NIGHTS] = [8, 512]

/**
 * Places of these rooms from `first` on. What an unpaid hold takes counts as taken until it is
 * tidied away: for a minute a search may show less than there is, never more. Rooms whose ids follow
 * each other are read many times as fast: their nights were written side by side.
 */
export async function readFree(
  db: Db | Trx,
  roomIds: readonly number[],
  first: CalendarDate,
): Promise<FreeRow[]> {
  const { rows } = await sql<{ packed: Buffer | null }>`
    select string_agg(int8send((item_id * ${sql.lit(NIGHTS)} + (day - ${first}::date)) * ${sql.lit(PLACES)}
        + case when closed then 0 else least(${sql.lit(MAX_ROOMS)}, capacity - held - sold) end), '') as packed
    from stock where kind = 'room' and item_id = any(${roomIds}::bigint[])
      and day >= ${first}::date and day < ${addDays(first, HORIZON)}::date`.execute(db)
  return unpack(roomIds, rows[0]?.packed ?? Buffer.alloc(0))
}

function unpack(roomIds: readonly number[], packed: Buffer): FreeRow[] {
  const free = new Map(roomIds.map((id) => [id, new Uint8Array(HORIZON)]))
  for (let at = 0; at < packed.length; at += 8) {
    const low = packed.readUInt32BE(at + 4)
    const id =
      (packed.readUInt32BE(at) * 2 ** 32 + low - (low % (NIGHTS * PLACES))) / (NIGHTS * PLACES)
    const nights = free.get(id)
    if (nights) nights[Math.trunc(low / PLACES) % NIGHTS] = low % PLACES
  }
  return [...free].map(([room_id, nights]) => ({ room_id, free: nights }))
}

/** Rooms whose stock moved within the last `seconds`, by the database's clock. */
export async function readTouched(db: Db, seconds: number): Promise<number[]> {
  const { rows } = await sql<{ room_id: number }>`
    select distinct room_id from rooms_touched
    where at > clock_timestamp() - make_interval(secs => ${seconds})`.execute(db)
  return rows.map((row) => row.room_id)
}

/** Forgets what every process has long taken in. To be run hourly. */
export const forgetTouched = async (db: Db): Promise<void> => {
  await sql`delete from rooms_touched where at < clock_timestamp() - interval '1 hour'`.execute(db)
}

/** Ids of hotels and ships on sale that a tsquery over their words finds. */
export async function idsByText(db: Db, words: string): Promise<ReadonlySet<number>> {
  const { rows } = await sql<{ id: number }>`
    select id from hotels where active and search_words @@ ${words}::tsquery`.execute(db)
  return new Set(rows.map((row) => row.id))
}
