import { sql } from 'kysely'
import type { CalendarDate } from '@rihla/contract/values/dates'
import type { LocalizedText } from '@rihla/contract/values/language'
import { named, type Db, type Trx } from '../../../platform/database/connect.ts'
import type { QuotedOffer } from '../offer/price.ts'
import { siteDatesSql, type SiteDates } from '../site/site-dates.ts'
import type { Board } from '../stays/stay.ts'
import type { ChildTermsRow } from '../party/child-terms.ts'
import type { RoomTerms } from '../stays/price/party.ts'
import { settingOutSql, type SettingOut } from './setting-out.ts'
import {
  beginsSql,
  cancellationStepsSql,
  roomTermsSql,
  saleEndSql,
  type PackageKind,
} from './package.ts'

/** A stay as a package sells it, ours or not. */
export type QuotedStay = {
  readonly nights: number
  readonly board: Board
  readonly hotelId: number | null
  readonly roomId: number | null
  /** Whether the room can be had at all: always, where it isn't ours. */
  readonly onSale: boolean
  readonly stars: number
  readonly hotel: LocalizedText
  readonly room: LocalizedText | null
  /** What a room of ours has room for. */
  readonly terms: RoomTerms | null
}

export type QuoteRow = QuotedOffer &
  ChildTermsRow & {
    nights: number
    site_dates: SiteDates
    own_price: number | null
    /** Minutes after midnight. */
    begins: number
    setting_out: SettingOut
    stays: QuotedStay[]
  }

/** What checkout needs of a package on a day, with its stays in order; undefined when it isn't on sale. */
export async function findForQuote(
  db: Db | Trx,
  kind: PackageKind,
  id: number,
  day: CalendarDate,
): Promise<QuoteRow | undefined> {
  const { rows } = await sql<QuoteRow>`${named('package-for-quote')}
    select p.id, p.name_en, p.name_ar, d.name_en as city_en, d.name_ar as city_ar, p.cover, p.price,
      p.offer_price, p.offer_expires_at, p.free_cancellation_hours, p.nights, p.child_bands, p.min_age,
      day_minutes(p.starts_at) as starts, ${sql.raw(beginsSql)} as begins,
      ${sql.raw(saleEndSql)} as sale_end, ${sql.raw(siteDatesSql('packages'))} as site_dates,
      ${sql.raw(cancellationStepsSql)} as cancellation_steps,
      (select x.price from package_departures x where x.package_id = p.id and x.day = ${day}::date) as own_price,
      ${sql.raw(settingOutSql)} as setting_out,
      coalesce((select jsonb_agg(jsonb_build_object('nights', s.nights, 'board', s.board,
          'hotelId', s.hotel_id, 'roomId', s.room_id,
          'onSale', s.room_id is null or (r.active and h.active),
          'stars', coalesce(s.stars, h.stars),
          'hotel', jsonb_build_object('en', coalesce(s.hotel_en, h.name_en), 'ar', coalesce(s.hotel_ar, h.name_ar)),
          'room', case when coalesce(s.room_en, r.name_en) is not null then jsonb_build_object(
            'en', coalesce(s.room_en, r.name_en), 'ar', coalesce(s.room_ar, r.name_ar)) end,
          'terms', case when r.id is not null then ${sql.raw(roomTermsSql)} end
        ) order by s.sort_order)
        from package_stays s left join hotels h on h.id = s.hotel_id left join room_types r on r.id = s.room_id
        where s.package_id = p.id), '[]') as stays
    from packages p join destinations d on d.id = p.city_id
    where p.id = ${id} and p.kind = ${kind} and p.active`.execute(db)
  return rows[0]
}
