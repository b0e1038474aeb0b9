import type pg from 'pg'
import type { FirebaseConfig } from '@rihla/contract/functions'
import { type Seller } from '@rihla/contract/values/seller'
import type { AppLinks } from './mobile-app/app-links.ts'
import { type Passwords, type Sessions } from './domains/account/index.ts'
import type { HoldTerms } from './domains/inventory/index.ts'
import { type ImageDeps } from './images/routes.ts'
import { type PageHandler, type ThirdPartyScripts } from './pages.ts'
import type { Clock } from './platform/clock.ts'
import { type Db } from './platform/database/connect.ts'
import type { RateLimits } from './platform/http/protection/rate-limits.ts'
import type { SealingKey } from './platform/sealing.ts'
import type { Jobs } from './platform/jobs/jobs.ts'
import type { Log } from './platform/log.ts'
import type { Spans } from './platform/tracing/spans.ts'
import type { BusOperator } from './ports/bus-operator.ts'
import type { HotelSupplier } from './ports/hotel-supplier.ts'
import type { IdentityProvider } from './ports/identity-provider.ts'
import type { ImageStore } from './ports/image-store.ts'
import type { PaymentGateways } from './ports/payment-gateway.ts'

/** Everything the server is made of; main.ts picks the adapters, tests pick their own. */
export type AppDeps = {
  readonly db: Db
  readonly pool: pg.Pool
  /** Connections for searches alone; see the catalogue's `forSearches`. */
  readonly searchPool?: pg.Pool
  readonly clock: Clock
  readonly log: Log
  /** One line per request; defaults to `log`. */
  readonly requestLog?: Log
  readonly jobs: Jobs
  /** Where traces go; nowhere by default. */
  readonly spans?: Spans
  readonly limits: RateLimits
  readonly gateways: PaymentGateways
  readonly providers: readonly IdentityProvider[]
  readonly sessions: Sessions
  readonly passwords: Passwords
  readonly terms: HoldTerms
  /** Who runs the buses; defaults to our own fleet. */
  readonly buses?: BusOperator
  /** Whose hotels are sold beside our own; none when left out. */
  readonly supplier?: HotelSupplier | null
  /** What guests of a supplier's hotels are sealed with, the current one first; needed with a supplier. */
  readonly guestKeys?: readonly SealingKey[]
  readonly publicUrl: string
  /** Who sells, as invoices say it: the brand alone by default. */
  readonly seller?: Seller
  /** `blog` are those of articles; `profile` and `proofs` are people's own: served to them and to staff alone. */
  readonly images: ImageDeps & {
    readonly blog: ImageStore
    readonly profile: ImageStore
    readonly proofs: ImageStore
  }
  /** Proxies before us, whose X-Forwarded-For says the client's address. */
  readonly trustedProxies: number
  /** Opens `/metrics` to callers that send it; without one, only to private addresses. */
  readonly metricsToken?: string | null
  /** The web's pages, when they are served by this process. */
  readonly pages?: PageHandler
  /** Third-party scripts that its pages may load; none by default. */
  readonly scripts?: ThirdPartyScripts
  /** Which apps may open our addresses; none by default. */
  readonly appLinks?: AppLinks
  /** What apps need to connect to Firebase; not set up by default. */
  readonly firebase?: FirebaseConfig | null
  /** How long anonymous pages are cached; 10 seconds by default. */
  readonly keepPagesSeconds?: number
}
