import type { CalendarDate } from '@rihla/contract/values/dates'
import type { Piastres } from '@rihla/contract/values/money'
import { sql } from 'kysely'
import type { Db } from '../../../../platform/database/connect.ts'
import type { DayDeadline } from '../../availability/day-deadline.ts'
import type { ChildTermsRow } from '../../party/child-terms.ts'
import { saleEndSql, type VenueRow } from '../store.ts'

/** What the index knows of an offer: what is searched, and what its card says. */
export type FactRow = ChildTermsRow & {
  readonly id: number
  readonly type_id: number
  readonly city_id: number
  readonly name_en: string
  readonly name_ar: string
  readonly cover: string | null
  readonly price: number
  readonly offer_price: number | null
  readonly offer_expires_at: Date | null
  readonly effective_price: number
  readonly free_hours: number | null
  readonly minutes: number
  readonly rating: number
  readonly reviews_count: number
  readonly score: number
  /** Minutes after midnight. */
  readonly starts: number
  readonly sale_end: DayDeadline
  readonly search_text: string
  /** Of day-use; null when nothing is known of its place. */
  readonly venue: Venue | null
}

/** Whose place it is and its hours, in both languages. */
export type Venue = {
  readonly en: Pick<VenueRow, 'hotel' | 'area'>
  readonly ar: Pick<VenueRow, 'hotel' | 'area'>
  readonly opens_at: string | null
  readonly closes_at: string | null
}

/** Offers of both families on sale by their ids, those after `last`. */
export async function readFacts(db: Db, last: number, most: number): Promise<FactRow[]> {
  const { rows } = await sql<FactRow>`
    select id, type_id, city_id, name_en, name_ar, cover, price, offer_price, offer_expires_at, effective_price,
      free_cancellation_hours as free_hours, duration_minutes as minutes, rating, reviews_count, score, search_text, child_bands, min_age,
      day_minutes(a.starts_at) as starts, ${sql.raw(saleEndSql)} as sale_end,
      case when type_id = 13 then jsonb_build_object(
        'en', jsonb_build_object('hotel', hotel_en, 'area', area_en),
        'ar', jsonb_build_object('hotel', hotel_ar, 'area', area_ar),
        'opens_at', to_char(opens_at, 'HH24:MI'), 'closes_at', to_char(closes_at, 'HH24:MI')) end as venue
    from activities a where active and id > ${last} order by id limit ${most}`.execute(db)
  return rows
}

/** A day of an offer with a price of its own. */
export type DayPriceRow = {
  readonly activity_id: number
  readonly day: CalendarDate
  readonly price: Piastres
}

/** Days from a day on that have prices of their own, by offer and day, those after `last`. */
export async function readDayPrices(
  db: Db,
  first: CalendarDate,
  last: DayPriceRow | undefined,
  most: number,
): Promise<DayPriceRow[]> {
  const after = last
    ? sql`and (activity_id, day) > (${last.activity_id}, ${last.day}::date)`
    : sql``
  const { rows } = await sql<DayPriceRow>`
    select activity_id, day, price from activity_prices where day >= ${first}::date ${after}
    order by activity_id, day limit ${most}`.execute(db)
  return rows
}
