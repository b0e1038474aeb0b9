import { api } from '@rihla/contract'
import { Hono } from 'hono'
import { compress } from 'hono/compress'
import type pg from 'pg'
import { FORM_MAX_BYTES } from '@rihla/contract/account/profile'
import { languageOf } from '@rihla/contract/values/language'
import { readSeller, type Seller } from '@rihla/contract/values/seller'
import {
  accountRoutes,
  activationRoute,
  contactOf,
  privacyRoutes,
  profileImageRoute,
  credentialCookies,
  providerRoutes,
  readContactPhoneOf,
  readPhoneOf,
  type AccountDeps,
  type Passwords,
  type PrivacyDeps,
  type Sessions,
} from './domains/account/index.ts'
import { ARTICLE_IMAGES, blogRoutes, feedRoute, type BlogDeps } from './domains/blog/index.ts'
import { busRoutes, gatherBusBookingsOf, liveSeats, type BusDeps } from './domains/bus/index.ts'
import {
  catalogueRoutes,
  cleanHtml,
  nameOffers,
  readCancellationRule,
  type CatalogueIndexes,
} from './domains/catalogue/index.ts'
import {
  checkoutRoutes,
  gatherBookingsOf,
  ORDER_KIND,
  type CheckoutDeps,
} from './domains/checkout/index.ts'
import { contentRoutes } from './domains/content/index.ts'
import { createExternalStays, type SupplierDeps } from './domains/external-hotels/index.ts'
import { ownFleet } from './domains/fleet/index.ts'
import { alertStaff } from './domains/desk/index.ts'
import type { HoldTerms } from './domains/inventory/index.ts'
import {
  gatherNoticesOf,
  notificationRoutes,
  notificationStream,
  type NotificationStream,
} from './domains/notifications/index.ts'
import { paperRoutes, type PapersDeps } from './domains/papers/index.ts'
import {
  gatherPaymentsOf,
  mountCallback,
  refundsOf,
  proofRoute,
  type PaymentDeps,
} from './domains/payments/index.ts'
import {
  countBookings,
  gatherReservationsOf,
  reservationRoutes,
} from './domains/reservations/index.ts'
import { keepPhotos } from './images/keep-photo.ts'
import { imageRoutes, removable, type ImageDeps } from './images/routes.ts'
import { openApiDocument } from './openapi.ts'
import { mountPages, type PageHandler, type ThirdPartyScripts } from './pages.ts'
import type { Clock } from './platform/clock.ts'
import { isAway, isBusy, type Db } from './platform/database/connect.ts'
import { clientAddress } from './platform/http/address.ts'
import { createAnswerCache } from './platform/http/cache/answer-cache.ts'
import type { Call } from './platform/http/call.ts'
import type { HttpEnv } from './platform/http/caller.ts'
import { refuseCrossSite } from './platform/http/protection/cross-site.ts'
import { identifyCaller } from './platform/http/identify.ts'
import { createMetrics } from './platform/http/observation/metrics.ts'
import { createMount } from './platform/http/mount.ts'
import type { RateLimits } from './platform/http/protection/rate-limits.ts'
import { logRequests } from './platform/http/observation/request-log.ts'
import { onlyOwnMethods } from './platform/http/protection/own-methods.ts'
import { apiHeaders } from './platform/http/protection/security-headers.ts'
import { takeBodies } from './platform/http/take-bodies.ts'
import type { Jobs } from './platform/jobs/jobs.ts'
import type { Log } from './platform/log.ts'
import { refuse } from './platform/refusal.ts'
import type { BusOperator } from './ports/bus-operator.ts'
import type { HotelSupplier } from './ports/hotel-supplier.ts'
import type { IdentityProvider } from './ports/identity-provider.ts'
import type { ImageStore } from './ports/image-store.ts'
import type { PaymentGateways } from './ports/payment-gateway.ts'
import { createEventHandlers } from './event-handlers.ts'
import { sentProof } from './messages/sent-proof.ts'
import { presentRefusal } from './refusals.ts'
import { healthRoutes } from './health.ts'
import { robotsRoute } from './robots.ts'
import { sellables } from './sellables.ts'

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
  readonly limits: RateLimits
  readonly gateways: PaymentGateways
  readonly providers: readonly IdentityProvider[]
  readonly sessions: Sessions
  readonly passwords: Passwords
  readonly terms: HoldTerms
  /** Who runs the buses; defaults to our own fleet. */
  readonly buses?: BusOperator
  /** Whose hotels are sold beside our own; nobody's when left out. */
  readonly supplier?: HotelSupplier | null
  readonly publicUrl: string
  /** Who sells, as invoices say it: the brand alone by default. */
  readonly seller?: Seller
  /** `blog` are those of articles; `profile` and `proofs` are people's own: served to them and to staff alone. */
  readonly images: ImageDeps & {
    readonly blog: ImageStore
    readonly profile: ImageStore
    readonly proofs: ImageStore
  }
  readonly trustProxy: boolean
  /** Opens `/metrics` to callers that send it; without one, only to private addresses. */
  readonly metricsToken?: string | null
  /** The web's pages, when they are served by this process. */
  readonly pages?: PageHandler
  /** Third-party scripts that its pages may load; none by default. */
  readonly scripts?: ThirdPartyScripts
  /** How long anonymous pages are cached; 10 seconds by default. */
  readonly keepPagesSeconds?: number
}

export type App = {
  readonly http: Hono<HttpEnv>
  /** The API alone: what the web's loaders call in process. */
  readonly mounted: readonly Call[]
  readonly payments: PaymentDeps
  readonly checkout: CheckoutDeps
  readonly bus: BusDeps
  readonly papers: PapersDeps
  readonly privacy: PrivacyDeps
  /** A supplier's hotels; left out without a supplier. */
  readonly external?: SupplierDeps | undefined
  readonly notices: NotificationStream
  readonly blog: BlogDeps
  /** What searches compare, in memory: `/readyz` says no until it is there. */
  readonly catalogue: CatalogueIndexes
}

const MAX_BODY = 256 * 1024
/** Of what browsers and providers post to our addresses outside the API. */
const MAX_POST = 64 * 1024
/** Of calls that carry more. */
const bodyLimits = new Map<string, number>(
  Object.values(api).flatMap((call) => {
    if ('carriedBy' in call && call.carriedBy === 'multipart') return [[call.path, FORM_MAX_BYTES]]
    return 'maxBytes' in call ? [[call.path, call.maxBytes]] : []
  }),
)
/** Images of articles can be removed: browsers keep them for an hour. */
const articleImages = { path: ARTICLE_IMAGES, keepSeconds: 3600 }

/** What was thrown as the caller learns it: whether to try again, and that it wasn't their fault. */
const faultOf = (error: unknown) =>
  isBusy(error) ? 'busy' : isAway(error) ? 'unavailable' : 'server_error'

const bodyLimitOf = (path: string): number =>
  bodyLimits.get(path) ?? (path.startsWith('/api/') ? MAX_BODY : MAX_POST)

/** Puts the server together: the order of the middleware, and what is mounted where. */
export function createApp(deps: AppDeps): App {
  const { clock, publicUrl } = deps
  const http = new Hono<HttpEnv>()
  const mounted: Call[] = []
  const metrics = createMetrics()
  const cache = createAnswerCache(() => clock.now().getTime())
  const { payments, checkout, bus, papers, account, privacy, external } = domainParts(deps)

  http.use(
    identifyCaller({
      log: deps.log,
      identify: (token) => deps.sessions.identify(token),
      languageOf: (header) => languageOf(header),
      addressOf: (request, socketAddress) => clientAddress(request, socketAddress, deps.trustProxy),
    }),
  )
  http.use(metrics.measure, logRequests(deps.requestLog ?? deps.log))
  http.onError((error, c) => {
    const caller = c.get('caller')
    const fault = faultOf(error)
    const line = { err: error, requestId: caller.requestId, path: c.req.path }
    if (fault === 'server_error') deps.log.error(line, 'fault')
    else deps.log.warn(line, fault)
    return presentRefusal(refuse(fault), caller)
  })

  http.use(takeBodies({ limitOf: bodyLimitOf, present: presentRefusal }))
  healthRoutes(http, { ...deps, metrics, areIndexesFilled: () => catalogue.areFilled() })
  robotsRoute(http)
  mountCallback(http, payments)
  activationRoute(http, account)
  providerRoutes(http, account)
  profileImageRoute(http, account)
  proofRoute(http, { db: deps.db, proofs: deps.images.proofs })
  imageRoutes(http, deps.images, deps.log)
  const blogImages = removable(
    deps.images.blog,
    imageRoutes(http, { ...deps.images, originals: deps.images.blog }, deps.log, articleImages),
  )

  http.use('/api/*', apiHeaders)
  http.use(
    '/api/*',
    refuseCrossSite(new Set([publicUrl]), presentRefusal, credentialCookies(publicUrl)),
  )
  http.use('/api/*', onlyOwnMethods(Object.values(api), presentRefusal))
  const document = openApiDocument(publicUrl)
  http.get('/api/openapi.json', compress(), (c) => c.json(document))

  const mount = createMount(http, { present: presentRefusal, limits: deps.limits, cache }, mounted)
  accountRoutes(mount, account)
  privacyRoutes(mount, privacy)
  const otherStays = external && createExternalStays(external)
  const catalogue = catalogueRoutes(mount, { ...deps, otherStays })
  checkoutRoutes(mount, checkout)
  busRoutes(mount, bus)
  contentRoutes(mount, deps)
  const { priceOffers } = catalogue
  const blog = { ...deps, blogImages, priceOffers, changed: () => cache.clear() }
  blogRoutes(mount, blog)
  feedRoute(http, blog)
  notificationRoutes(mount, deps)
  const notices = notificationStream(http, { ...deps, present: presentRefusal })
  reservationRoutes(mount, {
    ...deps,
    proofOf: (kind, id) => sentProof(deps.db, kind, id),
    cancellationRule: (module) => readCancellationRule(deps.db, module),
    // A bus's refunds are those of both of its ways: its own page tells of them.
    refundsOf: async (it) =>
      it.sourceKind === ORDER_KIND ? refundsOf(deps.db, ORDER_KIND, it.sourceId) : [],
  })
  paperRoutes(mount, papers)
  http.all('/api/*', (c) => presentRefusal(refuse('not_found'), c.get('caller')))

  http.use(compress())
  if (deps.pages)
    mountPages(http, {
      handler: deps.pages,
      gatewayOrigins: Object.values(deps.gateways).map((it) => it.frameOrigin),
      scripts: deps.scripts ?? { analyticsUrl: null, liveChatUrl: null },
      publicUrl,
      now: () => clock.now().getTime(),
      framedPaths: ['/payment/return'],
      keepSeconds: deps.keepPagesSeconds ?? 10,
    })
  return { http, mounted, payments, checkout, bus, papers, privacy, external, notices, blog, catalogue }
}

/** What each domain is handed; they meet only here and in event-handlers.ts. */
function domainParts(deps: AppDeps) {
  const { db, clock, log, jobs, publicUrl, terms } = deps
  const eventHandlers = createEventHandlers({
    jobs,
    clock,
    checkout: () => checkout,
    bus: () => bus,
  })
  const payments: PaymentDeps = {
    db,
    clock,
    log,
    jobs,
    publicUrl,
    gateways: deps.gateways,
    settle: eventHandlers.settle,
    publish: eventHandlers.payment,
    afterPaid: eventHandlers.afterPaid,
    alert: (kind, subject, detail) =>
      db.transaction().execute((trx) => alertStaff(trx, kind, subject, detail, clock.now())),
  }
  const checkout: CheckoutDeps = {
    db,
    clock,
    log,
    terms,
    payments,
    sellables: sellables(terms),
    publish: eventHandlers.reservation,
    cancellationRule: readCancellationRule,
    contactOf: (userId) => contactOf(db, userId),
    proofs: deps.images.proofs,
    readPhone: (trx, userId, text) => readContactPhoneOf(trx, userId, text),
    heldElsewhere: (userId, language) => liveSeats(bus, userId, language),
    alert: (trx, kind, subject, detail) => alertStaff(trx, kind, subject, detail, clock.now()),
  }
  const bus: BusDeps = {
    db,
    clock,
    log,
    jobs,
    payments,
    operator: deps.buses ?? ownFleet({ db, clock, terms }),
    publish: eventHandlers.reservation,
    contactOf: (userId) => contactOf(db, userId),
    readPhone: (userId, text) => readPhoneOf(db, userId, text),
    alert: checkout.alert,
  }
  const papers: PapersDeps = {
    db,
    clock,
    operator: bus.operator,
    seller: deps.seller ?? readSeller(() => undefined),
  }
  const account: AccountDeps = {
    db,
    clock,
    publicUrl,
    limits: deps.limits,
    passwords: deps.passwords,
    sessions: deps.sessions,
    providers: deps.providers,
    log,
    publish: eventHandlers.account,
    profileImages: deps.images.profile,
    countBookings: (userIds) => countBookings(db, userIds),
    nameOffers: (offers, language) => nameOffers(db, offers, language),
  }
  const privacy: PrivacyDeps = {
    ...account,
    jobs,
    gather: async (trx, userId) => [
      { Name: 'Reservations', Records: await gatherReservationsOf(trx, userId) },
      { Name: 'Bookings', Records: await gatherBookingsOf(trx, userId) },
      { Name: 'BusBookings', Records: await gatherBusBookingsOf(trx, userId) },
      { Name: 'Payments', Records: await gatherPaymentsOf(trx, userId) },
      { Name: 'Notifications', Records: await gatherNoticesOf(trx, userId) },
    ],
  }
  const { supplier } = deps
  const keepPhoto = keepPhotos(db, deps.images.originals)
  const external: SupplierDeps | undefined = supplier
    ? { db, clock, log, jobs, supplier, keepPhoto, cleanHtml }
    : undefined
  return { payments, checkout, bus, papers, account, privacy, external }
}
