import type { Destination } from '@rihla/contract/catalogue/offer'
import type { Language } from '@rihla/contract/values/language'
import { sql } from 'kysely'
import type { CatalogueDeps } from '../deps.ts'
import { imagePath } from '../offer/image.ts'
import { offerCounter } from './count-offers.ts'

type DestinationRow = { id: number; slug: string; name: string; image: string | null }

/** Destination cities in the editor's order, each with how many offers of every kind it has now. */
export async function listDestinations(
  deps: CatalogueDeps,
  language: Language,
): Promise<Destination[]> {
  const [count, { rows }] = await Promise.all([
    offerCounter(deps),
    sql<DestinationRow>`
      select id, slug, ${sql.ref(`name_${language}`)} as name, image from destinations
       order by sort_order, id`.execute(deps.db),
  ])
  return rows.map((row) => ({
    CityId: row.id,
    Slug: row.slug,
    CityName: row.name,
    ImageUrl: row.image && imagePath(row.image),
    OffersCount: count(row.id),
  }))
}
