import type { Destination } from '@rihla/contract/catalogue/offer'
import type { Language } from '@rihla/contract/values/language'
import { sql } from 'kysely'
import type { CatalogueDeps } from '../deps.ts'
import { imagePath } from '../offer/image.ts'
import { catalogueKinds } from '../kinds.ts'

type DestinationRow = { id: number; slug: string; name: string; image: string | null }

/** Destination cities in the editor's order, each with how many offers of every kind it has now. */
export async function listDestinations(
  deps: CatalogueDeps,
  language: Language,
): Promise<Destination[]> {
  const [counters, { rows }] = await Promise.all([
    Promise.all(Object.values(catalogueKinds).map((kind) => kind.counter(deps))),
    sql<DestinationRow>`
      select id, slug, ${sql.ref(`name_${language}`)} as name, image from destinations
       where shown order by sort_order, id`.execute(deps.db),
  ])
  return rows.map((row) => ({
    CityId: row.id,
    Slug: row.slug,
    CityName: row.name,
    ImageUrl: row.image && imagePath(row.image),
    OffersCount: counters.reduce((sum, count) => sum + count(row.id), 0),
  }))
}
