import type { LocalizedText } from '@rihla/contract/values/language'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/connect.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import type { Log } from '../../platform/log.ts'
import type { HotelSupplier } from '../../ports/hotel-supplier.ts'

/** What content, search and prices of a supplier's hotels need. */
export type SupplierDeps = {
  readonly db: Db
  readonly clock: Clock
  readonly log: Log
  readonly jobs: Jobs
  readonly supplier: HotelSupplier
  /** Copies a photograph to where our own lie and answers its name there; null: it can't be shown. */
  readonly keepPhoto: (address: string, alt: LocalizedText) => Promise<string | null>
  /** HTML of others as far as it may be shown. */
  readonly cleanHtml: (html: string) => string
}
