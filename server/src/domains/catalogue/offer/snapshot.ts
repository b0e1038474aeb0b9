import type { LocalizedText } from '@rihla/contract/values/language'
import { sql } from 'kysely'
import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/connect.ts'
import { indexCache, type IndexCache } from '../../../platform/memory-index/index-cache.ts'
import { DAY_USE_TYPE } from '@rihla/contract/catalogue/activities'

/** What every search needs and what rarely changes: names of cities and types. */
export type Snapshot = {
  readonly version: number
  readonly cities: ReadonlyMap<number, LocalizedText>
  /** Types of activities: without day-use, whose name stands apart. */
  readonly types: ReadonlyMap<number, LocalizedText>
  readonly dayUse: LocalizedText
}

/** Caches the names in this process: taken anew when `catalogue_version` has moved. */
export const snapshotCache = (db: Db, clock: Clock): IndexCache<Snapshot> =>
  indexCache<Snapshot>(clock, async (cached) => {
    const version = await readVersion(db)
    return cached?.version === version ? cached : readSnapshot(db, version)
  })

async function readVersion(db: Db): Promise<number> {
  const { rows } = await sql<{ version: number }>`select version from catalogue_version`.execute(db)
  return rows[0]?.version ?? 0
}

type Named = { id: number; name_en: string; name_ar: string }
const named = (rows: readonly Named[]): ReadonlyMap<number, LocalizedText> =>
  new Map(rows.map((row) => [row.id, { en: row.name_en, ar: row.name_ar }]))

async function readSnapshot(db: Db, version: number): Promise<Snapshot> {
  const [cities, types] = await Promise.all([
    sql<Named>`select id, name_en, name_ar from destinations order by sort_order, id`.execute(db),
    sql<Named>`select id, name_en, name_ar from activity_types order by sort_order, id`.execute(db),
  ])
  const typeNames = named(types.rows)
  return {
    version,
    cities: named(cities.rows),
    types: new Map([...typeNames].filter(([id]) => id !== DAY_USE_TYPE)),
    dayUse: typeNames.get(DAY_USE_TYPE) ?? { en: '', ar: '' },
  }
}
