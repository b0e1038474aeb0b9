import { sql } from 'kysely'
import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/connect.ts'
import {
  indexCache,
  type IndexCache,
  type LoadContext,
} from '../../../platform/memory-index/index-cache.ts'
import { PURGED_AFTER_MS } from './touched.ts'

/** What a load of an index with stock in it knows: `version` counts what was edited, beside stock; `nights`, how often nights of rooms were opened. */
export type StockLoadContext = LoadContext & { readonly version: number; readonly nights: number }

/** What was touched since then is surely known, though clocks differ. */
const KNOWN_MS = PURGED_AFTER_MS / 2

/**
 * Caches an index of what is on sale and free, by what was edited and what was touched. Where it isn't known any more
 * what was touched since the last look, after a long silence or a crash of PostgreSQL, which empties unlogged tables,
 * a load is given no index: it reads everything.
 */
export function stockIndexCache<Index>(
  { db, clock }: { readonly db: Db; readonly clock: Clock },
  versions: 'catalogue_version' | 'packages_version' | 'stays_version',
  load: (cached: Index | undefined, context: StockLoadContext) => Promise<Index>,
): IndexCache<Index> {
  let known: string | undefined
  return indexCache<Index>(clock, async (cached, context) => {
    const { version, nights, epoch } = await readVersion(db, versions)
    const isLost = epoch !== known || context.sinceMs > KNOWN_MS
    const index = await load(isLost ? undefined : cached, { ...context, version, nights })
    known = epoch
    return index
  })
}

/** The epoch is another one than before once what was touched was lost. */
type Version = { readonly version: number; readonly nights: number; readonly epoch: string }

async function readVersion(db: Db, table: string): Promise<Version> {
  const read = async () => {
    const { rows } = await sql<{ version: number; nights: number; epoch: string | null }>`
      select version, (select nights from stays_version) as nights,
        (select epoch from activities_touched_epoch) as epoch from ${sql.table(table)}`.execute(db)
    return rows[0]
  }
  const found = await read()
  const { version = 0, nights = 0, epoch } = found ?? {}
  if (epoch) return { version, nights, epoch }
  await sql`insert into activities_touched_epoch (epoch) values (gen_random_uuid()) on conflict do nothing`.execute(
    db,
  )
  return { version, nights, epoch: (await read())?.epoch ?? '' }
}
