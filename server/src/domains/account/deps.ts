import type { Language } from '@rihla/contract/values/language'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/connect.ts'
import type { RateLimits } from '../../platform/http/protection/rate-limits.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import type { Log } from '../../platform/log.ts'
import type { Sealer } from '../../platform/sealing.ts'
import type { IdentityProvider } from '../../ports/identity-provider.ts'
import type { ImageStore } from '../../ports/image-store.ts'
import type { PublishAccount } from './events.ts'
import type { NamedOffer, OfferKey } from './saved-offers/offer-key.ts'
import type { Passwords } from './sessions/passwords.ts'
import type { Sessions } from './sessions/sessions.ts'

/** What the account domain needs from the composition root. */
export type AccountDeps = {
  readonly db: Db
  readonly clock: Clock
  readonly jobs: Jobs
  readonly limits: RateLimits
  readonly passwords: Passwords
  readonly sessions: Sessions
  /** Origin of the site, without a slash at the end. */
  readonly publicUrl: string
  readonly publish: PublishAccount
  readonly log: Log
  /** Where the images of people are kept. */
  readonly profileImages: ImageStore
  /** Seals companions; null: this installation has no key, and keeps none. */
  readonly sealer: Sealer | null
  /** The providers that users can sign in through; may be empty. */
  readonly providers: readonly IdentityProvider[]
  /** How many reservations of any kind each of these people has made; who has none is left out. */
  countBookings(userIds: readonly number[]): Promise<ReadonlyMap<number, number>>
  /** What offers are called and look like; what isn't on sale is left out. */
  nameOffers(offers: readonly OfferKey[], language: Language): Promise<readonly NamedOffer[]>
}
