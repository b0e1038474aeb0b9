import { soldModules, type SavedModule } from '@rihla/contract/modules'
import { sql } from 'kysely'
import type { Db } from '../../../platform/database/connect.ts'
import { offerSources } from './offer-sources.ts'

/** Read at a time. */
const PAGE = 1000

/** The highest number that an offer of a kind has; 0: there is none. */
export async function lastOfferId(db: Db, module: SavedModule): Promise<number> {
  const { table, where } = offerSources[module]
  const { rows } = await sql<{ last: number | null }>`
    select max(o.id) as last from ${sql.table(table)} o where o.active and ${sql.raw(where)}`.execute(
    db,
  )
  return rows[0]?.last ?? 0
}

/** The permanent addresses of the offers of a kind on sale, numbered from `after` (not with it) to `until`. */
export async function* offerAddresses(
  db: Db,
  module: SavedModule,
  { after, until }: { after: number; until: number },
): AsyncGenerator<string[]> {
  const { table, where } = offerSources[module]
  const { details } = soldModules[module]
  for (let last = after; ;) {
    const { rows } = await sql<{ id: number }>`
      select o.id from ${sql.table(table)} o
       where o.active and ${sql.raw(where)} and o.id > ${last} and o.id <= ${until}
       order by o.id limit ${PAGE}`.execute(db)
    if (rows.length > 0) yield rows.map(({ id }) => `${details}/${id}`)
    if (rows.length < PAGE) return
    last = rows.at(-1)?.id ?? until
  }
}
