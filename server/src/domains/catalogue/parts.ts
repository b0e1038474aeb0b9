import type pg from 'pg'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/connect.ts'
import type { Pictures } from './offer/pictures.ts'
import type { SnapshotKeeper } from './offer/snapshot.ts'
import type { OfferKeeper } from './activities/search/keep-index.ts'
import type { PackageKeeper } from './packages/search/keep-index.ts'
import type { IndexKeeper } from './stays/search/keep-index.ts'

/** What the catalogue's use cases work with. */
export type CatalogueParts = {
  db: Db
  pool: pg.Pool
  /** For the pages that are prepared by name. */
  searchPool: pg.Pool
  /** The same, for named statements that only read: planned anew each time they cost twice as much. */
  searchDb: Db
  clock: Clock
  /** Origin of the site, without a slash at its end: share links start with it. */
  publicUrl: string
  snapshot: SnapshotKeeper
  pictures: Pictures
  offers: OfferKeeper
  stays: IndexKeeper
  packages: PackageKeeper
}
