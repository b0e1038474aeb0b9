import type { Language } from '@rihla/contract/values/language'
import { sql } from 'kysely'
import type { Db } from '../../../platform/database/connect.ts'
import { imagePath } from './image.ts'
import { offerSources } from './offer-sources.ts'

const named = Object.entries(offerSources).map(([module, { table, where, stars }]) =>
  sql.raw(`select '${module}' as module, o.id, o.name_en, o.name_ar, o.city_id, o.cover, ${stars} as stars
    from ${table} o join wanted w on w.module = '${module}' and w."offerId" = o.id
    where o.active and ${where}`),
)

/** Which offers of any kind, and what a list shows of each that is on sale, in one statement. */
export async function nameOffers<M extends string>(
  db: Db,
  offers: readonly { module: M; offerId: number }[],
  language: Language,
): Promise<
  {
    module: M
    offerId: number
    name: string
    city: string
    stars: number
    imagePath: string | null
  }[]
> {
  if (offers.length === 0) return []
  const wanted = offers.map(({ module, offerId }) => ({ module, offerId }))
  const name = sql.ref(`name_${language}`)
  const { rows } = await sql<{
    module: M
    offerId: number
    name: string
    city: string
    stars: number
    cover: string | null
  }>`
    with wanted as (select distinct * from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb)
      as it(module text, "offerId" bigint))
    select n.module, n.id as "offerId", n.${name} as name, d.${name} as city, n.stars, n.cover
      from (${sql.join(named, sql` union all `)}) n join destinations d on d.id = n.city_id`.execute(
    db,
  )
  return rows.map(({ cover, ...row }) => ({ ...row, imagePath: cover && imagePath(cover) }))
}
