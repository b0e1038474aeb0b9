import { api } from '@rihla/contract'
import { FORM_MAX_BYTES } from '@rihla/contract/account/profile'
import { Hono } from 'hono'
import { compress } from 'hono/compress'
import type pg from 'pg'
import { languageOf } from '@rihla/contract/values/language'
import { sql } from 'kysely'
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
  type AccountParts,
  type Passwords,
  type PrivacyParts,
  type Sessions,
} from './domains/account/index.ts'
import { busRoutes, gatherBusBookingsOf, type BusParts } from './domains/bus/index.ts'
import { catalogueRoutes, nameOffers, type CatalogueIndexes } from './domains/catalogue/index.ts'
import { checkoutRoutes, gatherBookingsOf, type CheckoutParts } from './domains/checkout/index.ts'
import { contentRoutes } from './domains/content/index.ts'
import { ownFleet } from './domains/fleet/index.ts'
import { alertStaff } from './domains/desk/index.ts'
import type { HoldTerms } from './domains/inventory/index.ts'
import {
  gatherNoticesOf,
  notificationRoutes,
  notificationStream,
  type NotificationStream,
} from './domains/notifications/index.ts'
import { gatherPaymentsOf, mountCallback, type PaymentParts } from './domains/payments/index.ts'
import {
  countBookings,
  gatherReservationsOf,
  reservationRoutes,
} from './domains/reservations/index.ts'
import { imageRoutes, type ImageParts } from './images/routes.ts'
import { openApiDocument } from './openapi.ts'
import { mountPages, type PageHandler, type ThirdPartyScripts } from './pages.ts'
import type { Clock } from './platform/clock.ts'
import { isAway, isBusy, type Db } from './platform/database/connect.ts'
import { clientAddress } from './platform/http/address.ts'
import { createAnswerCache } from './platform/http/answer-cache.ts'
import type { Call } from './platform/http/call.ts'
import type { HttpEnv } from './platform/http/caller.ts'
import { refuseCrossSite } from './platform/http/cross-site.ts'
import { identifyCaller } from './platform/http/identify.ts'
import { createMetrics, mayReadMetrics } from './platform/http/metrics.ts'
import { createMount } from './platform/http/mount.ts'
import type { RateLimits } from './platform/http/rate-limits.ts'
import { logRequests } from './platform/http/request-log.ts'
import { onlyOwnMethods } from './platform/http/own-methods.ts'
import { apiHeaders } from './platform/http/security-headers.ts'
import { takeBodies } from './platform/http/take-bodies.ts'
import type { Jobs } from './platform/jobs/jobs.ts'
import type { Log } from './platform/log.ts'
import { refuse } from './platform/refusal.ts'
import type { BusOperator } from './ports/bus-operator.ts'
import type { IdentityProvider } from './ports/identity-provider.ts'
import type { ImageStore } from './ports/image-store.ts'
import type { PaymentGateways } from './ports/payment-gateway.ts'
import { createEventHandlers } from './event-handlers.ts'
import { presentRefusal } from './refusals.ts'
import { robotsRoute } from './robots.ts'
import { sellables } from './sellables.ts'

/** Everything the server is made of; main.ts picks the adapters, tests pick their own. */
export type AppParts = {
  readonly db: Db
  readonly pool: pg.Pool
  /** Connections for searches alone; see the catalogue's `forSearches`. */
  readonly searchPool?: pg.Pool
  readonly clock: Clock
  readonly log: Log
  /** One line a request: the log unless told. */
  readonly requestLog?: Log
  readonly jobs: Jobs
  readonly limits: RateLimits
  readonly gateways: PaymentGateways
  readonly providers: readonly IdentityProvider[]
  readonly sessions: Sessions
  readonly passwords: Passwords
  readonly terms: HoldTerms
  /** Who runs the buses: our own fleet unless told. */
  readonly buses?: BusOperator
  readonly publicUrl: string
  /** `profile` are people's own: served to them and to staff alone. */
  readonly images: ImageParts & { readonly profile: ImageStore }
  readonly trustProxy: boolean
  /** Opens `/metrics` to whoever has it; without one, only private addresses read them. */
  readonly metricsToken?: string | null
  /** The web's pages, when they are served by this process. */
  readonly pages?: PageHandler
  /** Scripts of others that its pages may load: none unless told. */
  readonly scripts?: ThirdPartyScripts
  /** How long anonymous pages are kept: 10 seconds unless told. */
  readonly keepPagesSeconds?: number
}

export type App = {
  readonly http: Hono<HttpEnv>
  /** The API alone: what the web's loaders call in process. */
  readonly mounted: readonly Call[]
  readonly payments: PaymentParts
  readonly checkout: CheckoutParts
  readonly bus: BusParts
  readonly privacy: PrivacyParts
  readonly notices: NotificationStream
  /** What searches compare, in memory: `/readyz` says no until it is there. */
  readonly catalogue: CatalogueIndexes
}

const MAX_BODY = 256 * 1024
/** Of what browsers and providers post to our addresses outside the API. */
const MAX_POST = 64 * 1024
const forms = new Set<string>(
  Object.values(api)
    .filter((call) => 'carriedBy' in call && call.carriedBy === 'multipart')
    .map((call) => call.path),
)

/** A database that takes longer is as good as none to whoever sends us requests. */
const READY_MS = 1500

const answersInTime = (asked: Promise<unknown>, ms: number): Promise<boolean> => {
  const late = new Promise<boolean>((resolve) => void setTimeout(resolve, ms, false).unref())
  const answered = asked.then(
    () => true,
    () => false,
  )
  return Promise.race([answered, late])
}

/** What was thrown as the caller learns it: whether to try again, and that it wasn't their fault. */
const faultOf = (error: unknown) =>
  isBusy(error) ? 'busy' : isAway(error) ? 'unavailable' : 'server_error'

const bodyLimitOf = (path: string): number =>
  forms.has(path) ? FORM_MAX_BYTES : path.startsWith('/api/') ? MAX_BODY : MAX_POST

/** Puts the server together: the order of the middleware, and what is mounted where. */
export function createApp(parts: AppParts): App {
  const { db, clock, publicUrl } = parts
  const http = new Hono<HttpEnv>()
  const mounted: Call[] = []
  const metrics = createMetrics()
  const cache = createAnswerCache(() => clock.now().getTime())
  const { payments, checkout, bus, account, privacy } = domainParts(parts)

  http.use(
    identifyCaller({
      log: parts.log,
      identify: (token) => parts.sessions.identify(token),
      languageOf: (header) => languageOf(header),
      addressOf: (request, socketAddress) =>
        clientAddress(request, socketAddress, parts.trustProxy),
    }),
  )
  http.use(metrics.measure, logRequests(parts.requestLog ?? parts.log))
  http.onError((error, c) => {
    const caller = c.get('caller')
    const fault = faultOf(error)
    const line = { err: error, requestId: caller.requestId, path: c.req.path }
    if (fault === 'server_error') parts.log.error(line, 'fault')
    else parts.log.warn(line, fault)
    return presentRefusal(refuse(fault), caller)
  })

  http.use(takeBodies({ limitOf: bodyLimitOf, present: presentRefusal }))
  http.get('/healthz', (c) => c.json({ ok: true }))
  http.get('/readyz', async (c) => {
    const answers = await answersInTime(sql`select 1`.execute(db), READY_MS)
    const ready = answers && catalogue.areFilled()
    return c.json({ ok: ready }, ready ? 200 : 503)
  })
  const reader = { token: parts.metricsToken ?? null, trustProxy: parts.trustProxy }
  http.get('/metrics', async (c) => {
    const caller = c.get('caller')
    return mayReadMetrics(c.req.raw, caller.address, reader)
      ? c.text(await metrics.registry.metrics())
      : presentRefusal(refuse('not_found'), caller)
  })
  robotsRoute(http)
  mountCallback(http, payments)
  activationRoute(http, account)
  providerRoutes(http, account)
  profileImageRoute(http, account)
  imageRoutes(http, parts.images, parts.log)

  http.use('/api/*', apiHeaders)
  http.use(
    '/api/*',
    refuseCrossSite(new Set([publicUrl]), presentRefusal, credentialCookies(publicUrl)),
  )
  http.use('/api/*', onlyOwnMethods(Object.values(api), presentRefusal))
  const document = openApiDocument(publicUrl)
  http.get('/api/openapi.json', compress(), (c) => c.json(document))

  const mount = createMount(http, { present: presentRefusal, limits: parts.limits, cache }, mounted)
  accountRoutes(mount, account)
  privacyRoutes(mount, privacy)
  const catalogue = catalogueRoutes(mount, parts)
  checkoutRoutes(mount, checkout)
  busRoutes(mount, bus)
  contentRoutes(mount, parts)
  notificationRoutes(mount, parts)
  const notices = notificationStream(http, { ...parts, present: presentRefusal })
  reservationRoutes(mount, parts)
  http.all('/api/*', (c) => presentRefusal(refuse('not_found'), c.get('caller')))

  http.use(compress())
  if (parts.pages)
    mountPages(http, {
      handler: parts.pages,
      gatewayOrigins: Object.values(parts.gateways).map((it) => it.frameOrigin),
      scripts: parts.scripts ?? { analyticsUrl: null, liveChatUrl: null },
      publicUrl,
      now: () => clock.now().getTime(),
      framedPaths: ['/payment/return'],
      keepSeconds: parts.keepPagesSeconds ?? 10,
    })
  return { http, mounted, payments, checkout, bus, privacy, notices, catalogue }
}

/** What each domain is handed; they meet only here and in event-handlers.ts. */
function domainParts(parts: AppParts) {
  const { db, clock, log, jobs, publicUrl, terms } = parts
  const eventHandlers = createEventHandlers({
    jobs,
    clock,
    checkout: () => checkout,
    bus: () => bus,
  })
  const payments: PaymentParts = {
    db,
    clock,
    log,
    jobs,
    publicUrl,
    gateways: parts.gateways,
    settle: eventHandlers.settle,
    publish: eventHandlers.payment,
    afterPaid: eventHandlers.afterPaid,
    alert: (kind, subject, detail) =>
      db.transaction().execute((trx) => alertStaff(trx, kind, subject, detail, clock.now())),
  }
  const checkout: CheckoutParts = {
    db,
    clock,
    log,
    terms,
    payments,
    sellables: sellables(terms),
    publish: eventHandlers.reservation,
    contactOf: (userId) => contactOf(db, userId),
    readPhone: (trx, userId, text) => readContactPhoneOf(trx, userId, text),
    alert: (trx, kind, subject, detail) => alertStaff(trx, kind, subject, detail, clock.now()),
  }
  const bus: BusParts = {
    db,
    clock,
    log,
    jobs,
    payments,
    operator: parts.buses ?? ownFleet({ db, clock, terms }),
    publish: eventHandlers.reservation,
    contactOf: (userId) => contactOf(db, userId),
    readPhone: (userId, text) => readPhoneOf(db, userId, text),
    alert: checkout.alert,
  }
  const account: AccountParts = {
    db,
    clock,
    publicUrl,
    limits: parts.limits,
    passwords: parts.passwords,
    sessions: parts.sessions,
    providers: parts.providers,
    log,
    publish: eventHandlers.account,
    profileImages: parts.images.profile,
    countBookings: (userIds) => countBookings(db, userIds),
    nameOffers: (offers, language) => nameOffers(db, offers, language),
  }
  const privacy: PrivacyParts = {
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
  return { payments, checkout, bus, account, privacy }
}
