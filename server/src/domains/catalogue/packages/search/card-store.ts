import type { Language } from '@rihla/contract/values/language'
import type pg from 'pg'
import type { OfferPrice } from '../../offer/price.ts'
import type { Board } from '../../stays/stay.ts'
import type { PackageKind } from '../package.ts'

/** What a card is made of beside what the index knows. */
export type CardRow = OfferPrice & {
  id: number
  name: string
  cover: string | null
  free_cancellation_hours: number | null
  stars: number
  rating: number
  reviews_count: number
  nights: number
  days: number
  /** Of the first hotel of a trip; null when it stays nowhere. */
  hotel: string | null
  room: string | null
  board: Board | null
}

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

/** The cards of these packages, in one statement; what isn't on sale is left out. */
async function readCards(
  pool: pg.Pool,
  kind: PackageKind,
  ids: readonly number[],
  language: Language,
): Promise<CardRow[]> {
  const trip = kind === 'trip'
  const text = `select ${columns(language)}${trip ? firstStay(language) : ', null as hotel, null as room, null as board'}
    from packages p ${trip ? joinFirstStay : ''} where p.id = any($1::bigint[]) and p.active`
  const name = `cards-${kind}-${language}`
  return (await pool.query<CardRow>({ name, text, values: [ids] })).rows
}

export type Cards = {
  /** The cards of these packages in their order, true since `version` of the packages; what went off sale is left out. */
  of(
    kind: PackageKind,
    ids: readonly number[],
    language: Language,
    version: number,
  ): Promise<CardRow[]>
}

/** Cards remembered of a kind in a language. */
const KEEP = 20_000

/**
 * Remembers the cards of packages in this process until any package changes: most searches end in
 * packages that others have been shown, and a page asks the database only for the rest.
 */
export function createCards(pool: pg.Pool): Cards {
  const kept = new Map<string, Map<number, CardRow>>()
  let keptVersion = 0
  return {
    async of(kind, ids, language, version) {
      if (version !== keptVersion) kept.clear()
      keptVersion = version
      const key = `${kind} ${language}`
      const known = kept.get(key) ?? new Map<number, CardRow>()
      kept.set(key, known)
      const missing = ids.filter((id) => !known.has(id))
      if (missing.length === 0) return ids.flatMap((id) => known.get(id) ?? [])
      const read = await readCards(pool, kind, missing, language)
      const fresh = new Map(read.map((row) => [row.id, row]))
      const page = ids.flatMap((id) => fresh.get(id) ?? known.get(id) ?? [])
      if (known.size >= KEEP) known.clear()
      // What was read before a change that was noticed meanwhile is shown, but not kept.
      if (keptVersion === version) for (const row of read) known.set(row.id, row)
      return page
    },
  }
}
