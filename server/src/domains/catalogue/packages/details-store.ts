import type pg from 'pg'
import type { StepsBefore } from '@rihla/contract/cancellation/terms'
import { inEachLanguage, type Language } from '@rihla/contract/values/language'
import type { ImageRow } from '../offer/image.ts'
import type { OfferPrice } from '../offer/price.ts'
import type { ChildTermsRow } from '../party/child-terms.ts'
import type { RoomTerms } from '../stays/price/party.ts'
import type { Board, StayKind } from '../stays/stay.ts'
import {
  departuresSql,
  roomStaysSql,
  type DepartureRange,
  type DepartureRow,
} from './departures.ts'
import { settingOutSql, type SettingOut } from './setting-out.ts'
import type { DayDeadline } from '../availability/day-deadline.ts'
import {
  beginsSql,
  cancellationStepsSql,
  roomTermsSql,
  saleEndSql,
  type PackageKind,
} from './package.ts'

export type CityRow = { id: number; name: string }
export type AdditionRow = { id: number; text: string; icon: string | null; included: boolean }

export type StepRow = {
  id: number
  order: number
  day: number
  title: string
  step: string
  city: string | null
  latitude: number | null
  longitude: number | null
}

export type StayRow = {
  nights: number
  board: Board
  /** Null where nothing of ours, on sale, can be looked up. */
  hotelId: number | null
  /** Null where it isn't ours. */
  hotelKind: StayKind | null
  roomId: number | null
  /** Whether the room can be had at all: always, where it isn't ours. */
  onSale: boolean
  name: string
  nameAr: string
  city: string
  room: string | null
  stars: number
  image: string | null
  /** HTML of a hotel of ours, plain text of any other. */
  description: string | null
  /** What a room of ours has room for. */
  terms: RoomTerms | null
}

export type DetailRow = OfferPrice &
  ChildTermsRow & {
    id: number
    name: string
    stars: number
    rating: number
    reviews_count: number
    free_cancellation_hours: number | null
    nights: number
    days: number
    /** Minutes after midnight. */
    starts: number
    begins: number
    setting_out: SettingOut
    sale_end: DayDeadline
    cancellation_steps: StepsBefore
    type: string | null
    city: string
    description: string
    /** What the company says of children beside the rates. */
    children_policy: string | null
    cities: CityRow[]
    images: ImageRow[]
    steps: StepRow[]
    additions: AdditionRow[]
    extras: { id: number; text: string }[]
    information: string[]
    stays: StayRow[]
    departures: DepartureRow[]
  }

/**
 * `$1` is the id, `$2` the kind, `$3` to `$5` the first day, the last and how many, `$6` now, `$7` and `$8` from
 * when on how many before.
 */
const detailsSql = (language: Language): string => {
  const text = (column: string): string => `${column}_${language}`
  const cityName = (id: string): string =>
    `(select ${text('d.name')} from destinations d where d.id = ${id})`
  return `
    with ${roomStaysSql('$1')}
    select p.id, ${text('p.name')} as name, p.price, p.offer_price, p.offer_expires_at, p.stars, p.rating,
      p.reviews_count, p.free_cancellation_hours, p.nights, p.days,
      day_minutes(p.starts_at) as starts, ${beginsSql} as begins, ${saleEndSql} as sale_end,
      ${settingOutSql} as setting_out,
      ${cancellationStepsSql} as cancellation_steps, ${text('p.type')} as type, ${cityName('p.city_id')} as city,
      t.description, t.children_policy, p.child_bands, p.min_age,
      coalesce((select json_agg(json_build_object('id', c.city_id, 'name', ${cityName('c.city_id')}) order by c.sort_order)
        from package_cities c where c.package_id = $1), '[]') as cities,
      coalesce((select json_agg(to_json(i) order by g.sort_order)
        from package_images g join images i on i.name = g.image where g.package_id = $1), '[]') as images,
      coalesce((select json_agg(json_build_object('id', s.id, 'order', s.sort_order, 'day', s.day,
          'title', ${text('s.title')}, 'step', ${text('s.step')}, 'city', ${text('d.name')},
          'latitude', d.latitude, 'longitude', d.longitude) order by s.sort_order)
        from package_steps s left join destinations d on d.id = s.city_id where s.package_id = $1), '[]') as steps,
      coalesce((select json_agg(json_build_object('id', a.id, 'text', ${text('a.text')}, 'icon', a.icon,
          'included', a.included) order by a.sort_order)
        from package_additions a where a.package_id = $1), '[]') as additions,
      coalesce((select json_agg(json_build_object('id', e.id, 'text', ${text('e.text')}) order by e.sort_order)
        from package_extras e where e.package_id = $1), '[]') as extras,
      array(select ${text('n.text')} from package_information n where n.package_id = $1 order by n.sort_order) as information,
      coalesce((select json_agg(json_build_object('nights', s.nights, 'board', s.board,
          'hotelId', case when h.active then s.hotel_id end, 'hotelKind', h.kind, 'roomId', s.room_id,
          'onSale', s.room_id is null or (r.active and h.active),
          'name', coalesce(${text('s.hotel')}, ${text('h.name')}), 'nameAr', coalesce(s.hotel_ar, h.name_ar),
          'city', ${cityName('coalesce(s.city_id, h.city_id)')}, 'room', coalesce(${text('s.room')}, ${text('r.name')}),
          'stars', coalesce(s.stars, h.stars),
          'image', coalesce(s.image, (select i.image from room_images i where i.room_id = r.id order by i.sort_order limit 1), h.cover),
          'description', coalesce(${text('s.description')}, x.description),
          'terms', case when r.id is not null then ${roomTermsSql} end) order by s.sort_order)
        from package_stays s left join hotels h on h.id = s.hotel_id
        left join room_types r on r.id = s.room_id
        left join hotel_texts x on x.hotel_id = h.id and x.language = '${language}'
        where s.package_id = $1), '[]') as stays,
      ${departuresSql(placeholders)} as departures
    from packages p join package_texts t on t.package_id = p.id and t.language = '${language}'
    where p.id = $1::bigint and p.kind = $2 and p.active`
}

const placeholders = {
  id: '$1',
  first: '$3',
  last: '$4',
  most: '$5',
  now: '$6',
  earliest: '$7',
  mostBefore: '$8',
}

/** One statement for all there is to say: it costs by the parts it has and by its round trips. */
const details = inEachLanguage(detailsSql)

/**
 * One package of a kind with its texts in a language and its next departures as they stand at `now`;
 * undefined when it isn't on sale. The pool is the one that keeps general plans.
 */
export async function findPackage(
  pool: pg.Pool,
  { kind, id }: { kind: PackageKind; id: number },
  { first, last, most, earliest, mostBefore }: DepartureRange,
  now: Date,
  language: Language,
): Promise<DetailRow | undefined> {
  const { rows } = await pool.query<DetailRow>({
    name: `package-${language}`,
    text: details[language],
    values: [id, kind, first, last, most, now, earliest, mostBefore],
  })
  return rows[0]
}
