import { named, nameFinder, type NameFinder } from '@rihla/contract/names/find-names'
import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/connect.ts'
import { indexCache, type IndexCache } from '../../../platform/memory-index/index-cache.ts'
import { readNamesVersion, readPlaces, readStays, type SuggestionRow } from './suggest-store.ts'

/** Places, hotels and ships, found however their names are spelt. */
export type NameIndex = {
  readonly version: number
  /** Places before what is named after them. */
  readonly find: NameFinder<SuggestionRow>
}

/** Caches the names in this process: prepared once, and anew when one of them has changed. */
export const nameIndexCache = (db: Db, clock: Clock): IndexCache<NameIndex> =>
  indexCache<NameIndex>(clock, async (cached, { mayReload, reload }) => {
    const version = await readNamesVersion(db)
    if (cached && (cached.version === version || !mayReload)) return cached
    return reload(async () => ({ version, find: await readNames(db) }))
  })

async function readNames(db: Db): Promise<NameFinder<SuggestionRow>> {
  const [places, stays] = await Promise.all([readPlaces(db), readStays(db)])
  const all = [...places, ...stays.map((row) => ({ ...row, aliases: '' }))]
  return nameFinder(all, (row) => named(`${row.name_en} ${row.name_ar} ${row.aliases}`))
}
