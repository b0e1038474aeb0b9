import type { ArticleOffer } from '@rihla/contract/blog/fields'
import type { PricedOffer } from '@rihla/contract/blog/reading'
import type { Language } from '@rihla/contract/values/language'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/connect.ts'
import type { RateLimits } from '../../platform/http/protection/rate-limits.ts'
import type { Log } from '../../platform/log.ts'
import type { ImageStore } from '../../ports/image-store.ts'

export type BlogDeps = {
  readonly db: Db
  readonly clock: Clock
  readonly log: Log
  readonly limits: RateLimits
  /** Where images of articles are kept, by the last part of their address. */
  readonly blogImages: ImageStore
  readonly publicUrl: string
  /** Offers at the price of what can be booked next; those no longer on sale are left out. */
  priceOffers(offers: readonly ArticleOffer[], language: Language): Promise<PricedOffer[]>
  /** Called after readers would see something else than before. */
  changed(): void
}
