import type { Destination } from '@rihla/contract/catalogue/offer'
import type { Language } from '@rihla/contract/values/language'
import { sql } from 'kysely'
import type { CatalogueDeps } from '../deps.ts'
import { imagePath } from './image.ts'

type DestinationRow = { id: number; name: string; image: string | null }

/** Destination cities in the editor's order, each with how many offers it has now. */
export async function listDestinations(
  deps: CatalogueDeps,
  language: Language,
): Promise<Destination[]> {
  const [{ families }, { rows }] = await Promise.all([
    deps.activities.current(),
    sql<DestinationRow>`
      select id, ${sql.ref(`name_${language}`)} as name, image from destinations
       order by sort_order, id`.execute(deps.db),
  ])
  return rows.map((row) => ({
    CityId: row.id,
    CityName: row.name,
    ImageUrl: row.image && imagePath(row.image),
    OffersCount: families.Activity.cities.get(row.id)?.group.count ?? 0,
  }))
}
