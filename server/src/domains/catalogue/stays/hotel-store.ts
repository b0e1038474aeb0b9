import { sql } from 'kysely'
import type { Language } from '@rihla/contract/values/language'
import { named, type Db } from '../../../platform/database/connect.ts'
import type { ImageRow } from '../offer/image.ts'
import type { ChildBand } from '../party/child-terms.ts'
import type { StayKind } from './stay.ts'

export type FeatureRow = { id: number; name: string; icon: string | null }
export type SailingRow = {
  weekday: number
  nights: number
  name: string
  steps: string[]
  boarding: { port: string; from: string; latitude: number; longitude: number } | null
}

export type HotelRow = {
  id: number
  kind: StayKind
  city_id: number
  name: string
  city: string
  stars: number
  rating: number
  raters: number
  reviews_count: number
  latitude: number
  longitude: number
  instant_confirmation: boolean
  free_cancellation_days: number | null
  check_in_from: string
  check_out_until: string
  child_bands: ChildBand[]
  description: string
  address: string
  images: ImageRow[]
  videos: string[]
  features: FeatureRow[]
  sailings: SailingRow[]
}

/** One hotel or ship with its texts in a language; undefined when it isn't on sale. */
export async function findHotel(
  db: Db,
  id: number,
  language: Language,
): Promise<HotelRow | undefined> {
  const { rows } = await sql<HotelRow>`${named(`hotel-${language}`)}
    select h.id, h.kind, h.city_id, ${sql.ref(`h.name_${language}`)} as name, ${sql.ref(`d.name_${language}`)} as city,
      h.stars, h.rating, h.raters, h.reviews_count, h.latitude, h.longitude, h.instant_confirmation,
      h.free_cancellation_days, to_char(h.check_in_from, 'HH24:MI') as check_in_from,
      to_char(h.check_out_until, 'HH24:MI') as check_out_until, h.child_bands, t.description, t.address,
      coalesce((select jsonb_agg(to_jsonb(i) order by g.sort_order)
        from hotel_images g join images i on i.name = g.image where g.hotel_id = h.id), '[]') as images,
      array(select v.video_id from hotel_videos v where v.hotel_id = h.id order by v.sort_order) as videos,
      coalesce((select jsonb_agg(jsonb_build_object('id', f.id, 'name', ${sql.ref(`f.name_${language}`)}, 'icon', f.icon)
          order by f.sort_order, f.id)
        from hotel_features x join stay_features f on f.id = x.feature_id where x.hotel_id = h.id), '[]') as features,
      coalesce((select jsonb_agg(jsonb_build_object('weekday', s.weekday, 'nights', s.nights,
          'name', ${sql.ref(`s.name_${language}`)}, 'steps', ${sql.ref(`s.steps_${language}`)},
          'boarding', case when s.port_en is not null then jsonb_build_object('port', ${sql.ref(`s.port_${language}`)},
            'from', to_char(s.boards_at, 'HH24:MI'), 'latitude', s.latitude, 'longitude', s.longitude) end) order by s.weekday)
        from sailings s where s.hotel_id = h.id), '[]') as sailings
    from hotels h
    join destinations d on d.id = h.city_id
    join hotel_texts t on t.hotel_id = h.id and t.language = ${language}
    where h.id = ${id} and h.active`.execute(db)
  return rows[0]
}

export type RoomRow = {
  id: number
  name: string
  category: string
  subtitle: string
  description: string
  images: ImageRow[]
  features: FeatureRow[]
}

/** One room type of a hotel in a language; undefined when either isn't on sale or it is another's. */
export async function findRoom(
  db: Db,
  hotelId: number,
  roomId: number,
  language: Language,
): Promise<RoomRow | undefined> {
  const text = (column: string) => sql.ref(`r.${column}_${language}`)
  const { rows } = await sql<RoomRow>`
    select r.id, ${text('name')} as name, ${text('category')} as category, ${text('subtitle')} as subtitle,
      ${text('description')} as description,
      coalesce((select jsonb_agg(to_jsonb(i) order by g.sort_order)
        from room_images g join images i on i.name = g.image where g.room_id = r.id), '[]') as images,
      coalesce((select jsonb_agg(jsonb_build_object('id', f.id, 'name', ${sql.ref(`f.name_${language}`)}, 'icon', f.icon)
          order by f.sort_order, f.id)
        from room_features x join stay_features f on f.id = x.feature_id where x.room_id = r.id), '[]') as features
    from room_types r join hotels h on h.id = r.hotel_id
    where r.id = ${roomId} and r.hotel_id = ${hotelId} and r.active and h.active`.execute(db)
  return rows[0]
}
