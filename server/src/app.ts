import { api } from '@rihla/contract'
import { getFirebaseConfig } from '@rihla/contract/functions'
import { Hono } from 'hono'
import { compress } from 'hono/compress'
import { FORM_MAX_BYTES } from '@rihla/contract/account/profile'
import { VISITS_MAX_BYTES, VISITS_PATH } from '@rihla/contract/visits/limits'
import { languageOf } from '@rihla/contract/values/language'
import {
  accountRoutes,
  activationRoute,
  contactOf,
  identifyAndRenew,
  isStaff,
  privacyRoutes,
  profileImageRoute,
  credentialCookies,
  providerRoutes,
  type PrivacyDeps,
} from './domains/account/index.ts'
import { ARTICLE_IMAGES, blogRoutes, feedRoute, type BlogDeps } from './domains/blog/index.ts'
import { BUS_ORDER_KIND, busRoutes, legPriceNow, type BusDeps } from './domains/bus/index.ts'
import {
  catalogueRoutes,
  readCancellationRule,
  type CatalogueIndexes,
} from './domains/catalogue/index.ts'
import {
  checkoutRoutes,
  presentOpenChange,
  restFeeOf,
  claimBooking,
  ORDER_KIND,
  type CheckoutDeps,
} from './domains/checkout/index.ts'
import { contentRoutes } from './domains/content/index.ts'
import {
  claimExternal,
  externalCancellingAmong,
  createExternalStays,
  externalHotelRoutes,
  type SupplierDeps,
} from './domains/external-hotels/index.ts'
import { deskRoutes } from './domains/desk/index.ts'
import {
  notificationRoutes,
  notificationStream,
  type NotificationStream,
  notifySecondFactorChanged,
} from './domains/notifications/index.ts'
import { paperRoutes, type PapersDeps } from './domains/papers/index.ts'
import { mountCallback, refundsOf, proofRoute, type PaymentDeps } from './domains/payments/index.ts'
import { reservationRoutes } from './domains/reservations/index.ts'
import { presentOwn, reviewOf, reviewRoutes } from './domains/reviews/index.ts'
import { createVisitCounter, visitRoute, type VisitCounter } from './domains/visits/index.ts'
import type { UploadDeps } from './images/purge-uploads.ts'
import { imageRoutes, removable } from './images/routes.ts'
import { uploadedPhotos } from './images/store-photo.ts'
import { shareImageRoute } from './images/share-routes.ts'
import { openApiDocument } from './openapi.ts'
import { mountPages } from './pages.ts'
import { isAway, isBusy } from './platform/database/connect.ts'
import { clientAddress } from './platform/http/address.ts'
import { createAnswerCache } from './platform/http/cache/answer-cache.ts'
import type { Call } from './platform/http/call.ts'
import type { HttpEnv } from './platform/http/caller.ts'
import { refuseCrossSite } from './platform/http/protection/cross-site.ts'
import { identifyCaller } from './platform/http/identify.ts'
import { createMetrics } from './platform/http/observation/metrics.ts'
import { createMount } from './platform/http/mount.ts'
import { logRequests } from './platform/http/observation/request-log.ts'
import { traceRequests } from './platform/http/observation/trace-requests.ts'
import { onlyOwnMethods } from './platform/http/protection/own-methods.ts'
import { apiHeaders } from './platform/http/protection/security-headers.ts'
import { limitBodies } from './platform/http/limit-bodies.ts'
import { refuse } from './platform/refusal.ts'
import { resendConfirmation } from './messages/resend-confirmation.ts'
import { sendLetter } from './messages/send-letter.ts'
import { sentProof } from './messages/sent-proof.ts'
import { presentRefusal, refusalText } from './refusals/present-refusal.ts'
import { appLinkRoutes } from './mobile-app/app-links.ts'
import { manifestRoute } from './mobile-app/manifest.ts'
import { healthRoutes } from './health.ts'
import { robotsRoute } from './search-engines/robots.ts'
import { sitemapRoutes } from './search-engines/sitemap.ts'
import { findShared } from './shared-offers.ts'
import { domainDeps } from './domain-deps.ts'
import type { AppDeps } from './app-deps.ts'
import { watchBusiness } from './watch-business.ts'

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
  /** What visitors do, until it is written. */
  readonly visits: VisitCounter
  /** What searches compare, in memory: `/readyz` says no until it is there. */
  readonly catalogue: CatalogueIndexes
  /** Photographs that staff uploaded. */
  readonly uploads: UploadDeps
}

const MAX_BODY = 256 * 1024
/** Of what browsers and providers post to our addresses outside the API. */
const MAX_POST = 64 * 1024
/** Of calls that carry more. */
const bodyLimits = new Map<string, number>([
  [VISITS_PATH, VISITS_MAX_BYTES],
  ...Object.values(api).flatMap((call): [string, number][] => {
    if ('maxBytes' in call) return [[call.path, call.maxBytes]]
    return 'carriedBy' in call && call.carriedBy === 'multipart'
      ? [[call.path, FORM_MAX_BYTES]]
      : []
  }),
])
/** However many addresses try one reference. */
const triesOfReference = { name: 'find-booking-reference', points: 10, seconds: 3600 }
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
  watchBusiness(metrics, deps.db)
  const cache = createAnswerCache(() => clock.now().getTime())
  const parts = domainDeps(deps)
  const { payments, checkout, bus, papers, reviews, account, privacy, external } = parts

  if (deps.spans) http.use(traceRequests(deps.spans, deps.trustedProxies > 0))
  http.use(
    identifyCaller({
      log: deps.log,
      identify: identifyAndRenew(deps),
      languageOf: (header) => languageOf(header),
      addressOf: (request, socket) => clientAddress(request, socket, deps.trustedProxies),
    }),
  )
  http.use(metrics.measure, logRequests(deps.requestLog ?? deps.log))
  http.onError((error, c) => {
    const caller = c.get('caller')
    const fault = faultOf(error)
    const { requestId } = caller
    const line = { err: error, requestId, traceId: c.get('traceId'), path: c.req.path }
    if (fault === 'server_error') deps.log.error(line, 'fault')
    else deps.log.warn(line, fault)
    return presentRefusal(refuse(fault), caller)
  })

  http.use(limitBodies({ limitOf: bodyLimitOf, present: presentRefusal }))
  healthRoutes(http, { ...deps, metrics, areIndexesFilled: () => catalogue.areFilled() })
  robotsRoute(http, publicUrl)
  sitemapRoutes(http, deps)
  manifestRoute(http)
  appLinkRoutes(http, deps.appLinks ?? { ios: null, android: null })
  mountCallback(http, payments)
  const visits = createVisitCounter(deps)
  visitRoute(http, { visits, limits: deps.limits, publicUrl, present: presentRefusal })
  activationRoute(http, account)
  providerRoutes(http, account)
  profileImageRoute(http, account)
  proofRoute(http, { db: deps.db, proofs: deps.images.proofs })
  const originals = removable(deps.images.originals, imageRoutes(http, deps.images, deps.log))
  const blogImages = removable(
    deps.images.blog,
    imageRoutes(http, { ...deps.images, originals: deps.images.blog }, deps.log, articleImages),
  )
  shareImageRoute(http, deps.images, findShared(deps.db), deps.log)

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
  const catalogue = catalogueRoutes(mount, {
    ...deps,
    otherStays,
    supportPhone: papers.supportPhone,
  })
  checkoutRoutes(mount, checkout)
  busRoutes(mount, bus)
  externalHotelRoutes(mount, external)
  contentRoutes(mount, deps)
  mount(getFirebaseConfig, async () => deps.firebase ?? null)
  let pages: ReturnType<typeof mountPages> | undefined
  const forgetAnswers = (): void => {
    cache.clear()
    pages?.forget()
  }
  const { priceOffers } = catalogue
  const blog = { ...deps, blogImages, priceOffers, changed: forgetAnswers }
  blogRoutes(mount, blog)
  feedRoute(http, blog)
  notificationRoutes(mount, deps)
  const notices = notificationStream(http, { ...deps, present: presentRefusal })
  reservationRoutes(mount, {
    ...deps,
    priceNow: (it, language) => legPriceNow(bus, it, language),
    proofOf: (kind, id) => sentProof(deps.db, kind, id),
    restFeeOf: (it) => restFeeOf(checkout, it),
    supportPhone: papers.supportPhone,
    openChangeOf: (it, language) => presentOpenChange(checkout, it, language),
    reviewOf: async (id) => {
      const it = await reviewOf(deps.db, id)
      return it && presentOwn(it)
    },
    contactOf: (userId) => contactOf(deps.db, userId),
    isStaff: (userId) => isStaff(deps.db, userId),
    countTry: (reference) => deps.limits.count(triesOfReference, reference),
    onClaimed: async (trx, it, userId) => {
      if (it.sourceKind === ORDER_KIND) await claimBooking(trx, it.sourceId, userId)
      else await claimExternal(trx, it, userId)
    },
    isCancelling: async (id) => (await externalCancellingAmong(deps.db, [id])).length > 0,
    cancellationRule: (module) => readCancellationRule(deps.db, module),
    // A bus's refunds are those of both of its ways: its own page tells of them.
    refundsOf: async (it) =>
      it.sourceKind === BUS_ORDER_KIND ? [] : refundsOf(deps.db, it.sourceKind, it.sourceId),
  })
  reviewRoutes(mount, reviews)
  paperRoutes(mount, papers)
  deskRoutes(mount, {
    ...deps,
    payments,
    checkout,
    proofs: deps.images.proofs,
    hasSealer: account.sealer !== null,
    resendConfirmation: (trx, it, key) =>
      resendConfirmation(trx, deps.jobs, it, { key, now: deps.clock.now() }),
    sendLetter: (trx, it, letter) => sendLetter(trx, deps.jobs, it, letter),
    tellSecondFactorReset: async (trx, userId) => {
      const about = { userId, at: clock.now(), what: 'reset', name: '' } as const
      await notifySecondFactorChanged(trx, deps.jobs, await contactOf(trx, userId), about)
    },
    refusalText: (refusal, language) => refusalText({ refusal }, language),
    offersChanged: async () => {
      await catalogue.takeInSoon()
      forgetAnswers()
    },
    contentChanged: forgetAnswers,
    keepPhoto: uploadedPhotos(deps.db, deps.images.originals, clock),
    reviews,
    bus,
  })
  http.all('/api/*', (c) => presentRefusal(refuse('not_found'), c.get('caller')))

  http.use(compress())
  pages =
    deps.pages &&
    mountPages(http, {
      handler: deps.pages,
      gatewayOrigins: Object.values(deps.gateways).map((it) => it.frameOrigin),
      scripts: deps.scripts ?? { analyticsUrl: null, liveChatUrl: null },
      publicUrl,
      now: () => clock.now().getTime(),
      framedPaths: ['/payment/return'],
      keepSeconds: deps.keepPagesSeconds ?? 10,
    })
  return {
    http,
    mounted,
    payments,
    checkout,
    bus,
    papers,
    privacy,
    external,
    notices,
    blog,
    visits,
    catalogue,
    uploads: { db: deps.db, clock, log: deps.log, originals },
  }
}
