import type { Language } from '@rihla/contract/values/language'
import type pg from 'pg'
import type { OfferPrice } from '../../offer/price.ts'
import type { Board } from '../../stays/stay.ts'
import type { PackageKind } from '../package.ts'

/** What a card is made of beside what the index knows. */
export type PackageCardRow = OfferPrice & {
  id: number
  name: string
  cover: string | null
  free_cancellation_hours: number | null
  stars: number
  rating: number
  reviews_count: number
  nights: number
  days: number
}

/** Of the first hotel of a trip; null when it stays nowhere. */
export type FirstStayRow = { hotel: string | null; room: string | null; board: Board | null }

const columns = (
  language: Language,
): string => `p.id, p.name_${language} as name, p.cover, p.price, p.offer_price, p.offer_expires_at,
  p.free_cancellation_hours, p.stars, p.rating, p.reviews_count, p.nights, p.days`

const firstStay = (
  language: Language,
): string => `, coalesce(s.hotel_${language}, h.name_${language}) as hotel,
  coalesce(s.room_${language}, r.name_${language}) as room, s.board`

const joinFirstStay = `left join package_stays s on s.package_id = p.id and s.sort_order = (
    select min(x.sort_order) from package_stays x where x.package_id = p.id)
  left join hotels h on h.id = s.hotel_id left join room_types r on r.id = s.room_id`

/** The cards of these packages, in this order, in one statement; what went off sale meanwhile is left out. */
export async function readCards<Row extends PackageCardRow>(
  pool: pg.Pool,
  kind: PackageKind,
  ids: readonly number[],
  language: Language,
): Promise<Row[]> {
  if (ids.length === 0) return []
  const trip = kind === 'trip'
  const text = `select ${columns(language)}${trip ? firstStay(language) : ''}
    from packages p ${trip ? joinFirstStay : ''} where p.id = any($1::bigint[]) and p.active`
  const name = `cards-${kind}-${language}`
  const { rows } = await pool.query<Row>({ name, text, values: [ids] })
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}
