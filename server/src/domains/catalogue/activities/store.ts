import { DAY_USE_TYPE } from '@rihla/contract/catalogue/activities'
import type { StepsBefore } from '@rihla/contract/cancellation/terms'
import { sql } from 'kysely'
import type { CalendarDate } from '@rihla/contract/values/dates'
import type { Language } from '@rihla/contract/values/language'
import type { Piastres } from '@rihla/contract/values/money'
import type { Db } from '../../../platform/database/connect.ts'
import { freeNowSql, freePlacesSql } from '../offer/availability.ts'
import type { DayDeadline } from '../availability/day-deadline.ts'
import type { ImageRow } from '../offer/image.ts'
import type { OfferPrice, QuotedOffer } from '../offer/price.ts'
import type { ChildTermsRow } from '../party/child-terms.ts'
import { siteDatesSql, type SiteDates } from '../site/site-dates.ts'
import { ofFamilySql, type Family } from './family.ts'
import type { Setting } from './visit.ts'

/** What a card is made of; the names of city and type come from the snapshot. */
export type CardRow = OfferPrice & {
  id: number
  type_id: number
  city_id: number
  name: string
  free_cancellation_hours: number | null
  duration_minutes: number
  rating: number
  reviews_count: number
  cover: string | null
}

/** Whose place a day-use offer is, and its hours (`10:00`). */
export type VenueRow = {
  hotel: string | null
  area: string | null
  opens_at: string | null
  closes_at: string | null
}

export type DetailRow = CardRow &
  VenueRow &
  ChildTermsRow & {
    latitude: number | null
    longitude: number | null
    description: string
    steps: string[]
    included: string[]
    excluded: string[]
    bring: string[]
    pickup_point: string | null
    not_allowed_luggage: string
    additional_information: string | null
    terms: string | null
    images: ImageRow[]
    videos: string[]
    /** Minutes after midnight. */
    starts: number
    sale_end: DayDeadline
    cancellation_steps: StepsBefore
    site_dates: SiteDates
    setting: Setting
    /** Null when the activity doesn't run on that day. */
    free_places: number | null
    /** Null: the day costs what all days do. */
    own_price: Piastres | null
  }

/** SQL: the minute at which the sale of a row `a` of activities ends (see 140). */
export const saleEndSql = `sale_end(case when a.type_id = ${DAY_USE_TYPE} then 'day_use' else 'activity' end,
  day_minutes(a.starts_at), a.sale_closes_at)`

/** SQL: the steps in which cancelling a row `a` of activities gives back less (see 180). */
const cancellationStepsSql = `cancellation_steps_of(case when a.type_id = ${DAY_USE_TYPE} then 'day_use' else 'activity' end,
  a.free_cancellation, a.cancellation_steps)`

/** SQL: where a row `a` of activities begins, at `d` of destinations, as a `Setting`. */
const settingSql = `jsonb_build_object('city', jsonb_build_object('en', d.name_en, 'ar', d.name_ar),
  'hotel', case when a.hotel_en is not null then jsonb_build_object('en', a.hotel_en, 'ar', a.hotel_ar) end,
  'area', case when a.area_en is not null then jsonb_build_object('en', a.area_en, 'ar', a.area_ar) end,
  'meeting', (select case when count(m.pickup_point) = count(*) then jsonb_object_agg(m.language, m.pickup_point) end
    from activity_texts m where m.activity_id = a.id),
  'latitude', coalesce(a.latitude, d.latitude), 'longitude', coalesce(a.longitude, d.longitude),
  'starts', day_minutes(a.starts_at), 'minutes', a.duration_minutes, 'closes', day_minutes(a.closes_at))`

/** SQL: what a row `a` of activities costs on a day that has a price of its own. */
const ownPrice = (day: CalendarDate) =>
  sql`(select x.price from activity_prices x where x.activity_id = a.id and x.day = ${day}::date)`

/** One offer of a family with its texts in a language and what is free on a day; undefined when not on sale. */
export async function findOffer(
  db: Db,
  family: Family,
  id: number,
  day: CalendarDate,
  language: Language,
  now: Date,
): Promise<DetailRow | undefined> {
  const { rows } = await sql<DetailRow>`
    select a.id, a.type_id, a.city_id, ${sql.ref(`a.name_${language}`)} as name, a.price, a.offer_price,
      a.offer_expires_at, a.free_cancellation_hours, a.duration_minutes, a.rating, a.reviews_count,
      a.cover, day_minutes(a.starts_at) as starts, ${sql.raw(saleEndSql)} as sale_end,
      ${sql.raw(siteDatesSql('days'))} as site_dates, ${sql.raw(cancellationStepsSql)} as cancellation_steps,
      ${sql.raw(settingSql)} as setting, a.latitude, a.longitude, ${sql.ref(`a.hotel_${language}`)} as hotel,
      ${sql.ref(`a.area_${language}`)} as area, to_char(a.opens_at, 'HH24:MI') as opens_at,
      to_char(a.closes_at, 'HH24:MI') as closes_at,
      a.child_bands, a.min_age,
      t.description, t.steps, t.included, t.excluded, t.bring, t.pickup_point, t.not_allowed_luggage,
      t.additional_information, t.terms,
      coalesce((select jsonb_agg(to_jsonb(i) order by g.sort_order)
        from activity_images g join images i on i.name = g.image where g.activity_id = a.id), '[]') as images,
      array(select v.video_id from activity_videos v where v.activity_id = a.id order by v.sort_order) as videos,
      (select case when s.closed then 0 else ${sql.raw(freePlacesSql('x.at'))} end
         from stock s, (select ${now}::timestamptz as at) x
        where s.kind = 'activity' and s.item_id = a.id and s.day = ${day}::date) as free_places,
      ${ownPrice(day)} as own_price
    from activities a join activity_texts t on t.activity_id = a.id and t.language = ${language}
      join destinations d on d.id = a.city_id
    where a.id = ${id} and a.active and ${sql.raw(ofFamilySql(family))}`.execute(db)
  return rows[0]
}

/** What a calendar says of an offer: who may come, until when it sells, and what its days cost and have free. */
export type CalendarRow = ChildTermsRow &
  OfferPrice & {
    sale_end: DayDeadline
    site_dates: SiteDates
    /** `own`: what an adult pays then; null: what all days cost. */
    days: readonly {
      readonly day: CalendarDate
      readonly free: number
      readonly own: Piastres | null
    }[]
  }

/** The days of an offer of either family within some dates; undefined when it isn't on sale. */
export async function findForCalendar(
  db: Db,
  id: number,
  { min, max }: { min: CalendarDate; max: CalendarDate },
  now: Date,
): Promise<CalendarRow | undefined> {
  const { rows } = await sql<CalendarRow>`
    select a.child_bands, a.min_age, a.price, a.offer_price, a.offer_expires_at, ${sql.raw(saleEndSql)} as sale_end,
      ${sql.raw(siteDatesSql('days'))} as site_dates,
      coalesce((select jsonb_agg(jsonb_build_object('day', s.day, 'free', ${sql.raw(freeNowSql('x.at'))}, 'own', p.price)
          order by s.day)
        from stock s cross join (select ${now}::timestamptz as at) x
          left join activity_prices p on p.activity_id = s.item_id and p.day = s.day
        where s.kind = 'activity' and s.item_id = a.id and s.day between ${min}::date and ${max}::date), '[]') as days
    from activities a where a.id = ${id} and a.active`.execute(db)
  return rows[0]
}

/** What checkout needs of an activity, or a day at a hotel. */
export type ActivityQuoteRow = QuotedOffer &
  ChildTermsRow & {
    site_dates: SiteDates
    setting: Setting
    /** Guests are fetched from their hotel. */
    hotel_pickup: boolean
    /** Null: the day costs what all days do. */
    own_price: Piastres | null
  }

/** What checkout needs of an offer of a family for a day; undefined when it isn't on sale. */
export async function findForQuote(
  db: Db,
  family: Family,
  id: number,
  day: CalendarDate,
): Promise<ActivityQuoteRow | undefined> {
  const { rows } = await sql<ActivityQuoteRow>`
    select a.id, a.name_en, a.name_ar, d.name_en as city_en, d.name_ar as city_ar, a.cover, a.price,
      a.offer_price, a.offer_expires_at, a.free_cancellation_hours, a.child_bands, a.min_age,
      a.hotel_pickup, day_minutes(a.starts_at) as starts, ${sql.raw(saleEndSql)} as sale_end,
      ${sql.raw(siteDatesSql('days'))} as site_dates,
      ${sql.raw(cancellationStepsSql)} as cancellation_steps, ${sql.raw(settingSql)} as setting,
      ${ownPrice(day)} as own_price
    from activities a join destinations d on d.id = a.city_id
    where a.id = ${id} and a.active and ${sql.raw(ofFamilySql(family))}`.execute(db)
  return rows[0]
}
