import { cairoInstant, type CalendarDate } from '@rihla/contract/values/dates'
import type { LocalizedText } from '@rihla/contract/values/language'
import type { Visit } from '../availability/visit.ts'

/**
 * Where a package sets out: its meeting point; without one the hotel of its first night, or the ship that lies in
 * the town of its first day; else that town.
 */
export type SettingOut = {
  readonly meeting: LocalizedText
  readonly latitude: number
  readonly longitude: number
  readonly hotel: LocalizedText | null
  readonly address: LocalizedText | null
}

/** SQL: where a row `p` of packages sets out, as a `SettingOut`. */
export const settingOutSql = `
      (select jsonb_build_object('meeting', jsonb_build_object('en', coalesce(p.meeting_en, c.name_en),
            'ar', coalesce(p.meeting_ar, c.name_ar)),
          'latitude', coalesce(p.meeting_latitude, f.latitude, c.latitude),
          'longitude', coalesce(p.meeting_longitude, f.longitude, c.longitude),
          'hotel', case when f.id is not null then jsonb_build_object('en', f.name_en, 'ar', f.name_ar) end,
          'address', (select json_object_agg(t.language, t.address) from hotel_texts t where t.hotel_id = f.id))
        from destinations c left join lateral (
          select h.* from package_stays s join hotels h on h.id = s.hotel_id
           where s.package_id = p.id and p.meeting_en is null
             and (p.kind = 'honeymoon' or h.kind = 'hotel' or h.city_id = c.id) and s.sort_order = (select min(o.sort_order) from package_stays o where o.package_id = p.id)) f on true
        where c.id = coalesce((select s.city_id from package_steps s where s.package_id = p.id
          order by s.sort_order limit 1), p.city_id))`

/** Where it sets out, which may be far from where it leads; `begins` by `beginsSql`. */
export const visitOf = (
  { setting_out: its, begins }: { readonly setting_out: SettingOut; readonly begins: number },
  date: CalendarDate,
): Visit => ({
  place: its.hotel ?? its.meeting,
  address: its.hotel ? its.address : null,
  latitude: its.latitude,
  longitude: its.longitude,
  startsAt: cairoInstant(date, begins).toISOString(),
  endsAt: null,
})
