import type { SupportPhone } from '@rihla/contract/values/support'
import type pg from 'pg'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/connect.ts'
import type { IndexCache } from '../../platform/memory-index/index-cache.ts'
import type { Pictures } from './offer/pictures.ts'
import type { ActivityIndex } from './activities/search/index-cache.ts'
import type { PackageIndex } from './packages/search/index-cache.ts'
import type { Snapshot } from './offer/snapshot.ts'
import type { OtherStays } from './stays/others/other-stays.ts'
import type { NameIndex } from './suggest/name-index.ts'
import type { StayIndex } from './stays/search/stay-index.ts'

/** What the catalogue's use cases work with. */
export type CatalogueDeps = {
  db: Db
  pool: pg.Pool
  /** For the pages that are prepared by name. */
  searchPool: pg.Pool
  /** The same, for named statements that only read: planned anew each time they cost twice as much. */
  searchDb: Db
  clock: Clock
  /** Origin of the site, without a slash at its end: share links start with it. */
  publicUrl: string
  pictures: Pictures
  snapshot: IndexCache<Snapshot>
  activities: IndexCache<ActivityIndex>
  stays: IndexCache<StayIndex>
  packages: IndexCache<PackageIndex>
  names: IndexCache<NameIndex>
  /** Whom travellers call. */
  supportPhone: () => Promise<SupportPhone>
  /** Hotels of others that stand beside ours; none when left out. */
  otherStays?: OtherStays | undefined
}

/** Seconds that the same answer serves all requests that are the same. Details aren't kept: places run out. */
export const cacheSeconds = { search: 5, lists: 30, suggestions: 60 } as const
