import type { SavedModule } from '@rihla/contract/modules'
import { sql } from 'kysely'
import type { Trx } from '../../../platform/database/connect.ts'
import { offerSources } from '../offer/offer-sources.ts'

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
  const { table, raters } = offerSources[module]
  const count = sql.ref(raters ? 'raters' : 'reviews_count')
  await sql`
    with rated as (
      select r.raters, r.rating from ${sql.table(table)} o, add_rating(${module}, o.id, o.${count}, o.rating, ${stars}) r
       where o.id = ${offerId})
    update ${sql.table(table)} o set rating = rated.rating, reviews_count = o.reviews_count + 1
      ${raters ? sql`, raters = rated.raters` : sql``}
      from rated where o.id = ${offerId}`.execute(trx)
}

/** Takes a traveller's stars out of the rating of an offer that they were added to. */
export async function unrateOffer(
  trx: Trx,
  module: SavedModule,
  offerId: number,
  stars: number,
): Promise<void> {
  const { table, raters } = offerSources[module]
  await sql`
    with rated as (select r.raters, r.rating from take_rating(${module}, ${offerId}, ${stars}) r)
    update ${sql.table(table)} o set rating = rated.rating, reviews_count = greatest(0, o.reviews_count - 1)
      ${raters ? sql`, raters = rated.raters` : sql``}
      from rated where o.id = ${offerId}`.execute(trx)
}
