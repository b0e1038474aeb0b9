import { addDays, type CalendarDate } from '@rihla/contract/values/dates'
import { sql } from 'kysely'
import type { Db } from '../../../../platform/database/connect.ts'
import type { ChildBand } from '../../party/child-terms.ts'
import type { DayDeadline } from '../../availability/day-deadline.ts'
import {
  saleEndSql,
  sailingsSql,
  type Board,
  type Rate,
  type Sailing,
  type StayKind,
} from '../stay.ts'
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
  free_cancellation_days: number | null
  sale_end: DayDeadline
  offer_percent: number | null
  offer_expires_at: Date | null
  child_bands: ChildBand[]
  search_text: string
  sailings: Sailing[]
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

/** Stays of a kind on sale by city and id, those after the last one that is known. */
export async function readHotels(
  db: Db,
  kind: StayKind,
  last: Pick<HotelRow, 'city_id' | 'id'> | undefined,
  most: number,
): Promise<HotelRow[]> {
  const after = last ? sql`and (h.city_id, h.id) > (${last.city_id}, ${last.id})` : sql``
  const { rows } = await sql<HotelRow>`
    select h.id, h.kind, h.city_id, h.name_en, h.name_ar, d.name_en as city_en, d.name_ar as city_ar, h.cover,
      h.stars, h.rating, h.raters, h.score, h.latitude, h.longitude, h.instant_confirmation,
      h.free_cancellation_days, ${sql.raw(saleEndSql)} as sale_end, h.offer_percent, h.offer_expires_at, h.child_bands, h.search_text,
      ${sql.raw(sailingsSql)} as sailings
    from hotels h join destinations d on d.id = h.city_id where h.active and h.kind = ${kind} ${after}
    order by h.city_id, h.id limit ${most}`.execute(db)
  return rows
}

/** Rooms on sale of these hotels by hotel, with the rates that matter from `first` on. */
export async function readRooms(
  db: Db,
  hotelIds: readonly number[],
  first: CalendarDate,
): Promise<ReadonlyMap<number, RoomRow[]>> {
  const { rows } = await sql<RoomRow>`
    select r.id, r.hotel_id, r.name_en, r.name_ar, r.board, r.refundable, r.base_adults, r.max_adults,
      r.max_children, r.max_occupancy, r.min_nights,
      coalesce((select json_agg(json_build_object('priority', p.priority, 'firstNight', p.first_night,
          'lastNight', p.last_night, 'weekdays', p.weekdays, 'price', p.price, 'singlePrice', p.single_price,
          'extraAdult', p.extra_adult, 'minNights', p.min_nights) order by p.priority desc)
        from room_rates p where p.room_id = r.id and p.last_night >= ${first}::date
          and p.first_night < ${addDays(first, HORIZON)}::date), '[]') as rates
    from room_types r where r.active and r.hotel_id = any(${hotelIds}::bigint[])
    order by r.hotel_id, r.sort_order, r.id`.execute(db)
  return Map.groupBy(rows, (row) => row.hotel_id)
}
