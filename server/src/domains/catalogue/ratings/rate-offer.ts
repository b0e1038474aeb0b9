import type { SavedModule } from '@rihla/contract/modules'
import { sql } from 'kysely'
import type { Trx } from '../../../platform/database/connect.ts'
import { offerSources } from '../offer/offer-sources.ts'

/** What else than its reviews an offer counts. */
const alsoRaters = { activities: false, packages: false, hotels: true } as const

/**
 * Adds a traveller's stars to the rating of an offer. Its searches take them in with the next change of the
 * catalogue that they notice, which this is.
 */
export async function rateOffer(
  trx: Trx,
  module: SavedModule,
  offerId: number,
  stars: number,
): Promise<void> {
  const { table } = offerSources[module]
  const count = sql.ref(alsoRaters[table] ? 'raters' : 'reviews_count')
  await sql`
    with rated as (
      select r.raters, r.rating from ${sql.table(table)} o, add_rating(${module}, o.id, o.${count}, o.rating, ${stars}) r
       where o.id = ${offerId})
    update ${sql.table(table)} o set rating = rated.rating, reviews_count = o.reviews_count + 1
      ${alsoRaters[table] ? sql`, raters = rated.raters` : sql``}
      from rated where o.id = ${offerId}`.execute(trx)
}
