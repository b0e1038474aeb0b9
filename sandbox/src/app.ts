import type { HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import { analyticsRoutes } from './analytics/routes.ts'
import { createArrivals } from './control/arrivals.ts'
import { controlRoutes } from './control/routes.ts'
import { createSteering } from './control/steering.ts'
import type { SigningKeys } from './identity-provider/keys.ts'
import type { Registrations } from './identity-provider/registrations.ts'
import { identityRoutes } from './identity-provider/routes.ts'
import { createIdentitySteering } from './identity-provider/steering.ts'
import { openBookings } from './hotel-supplier/bookings.ts'
import { supplierControl } from './hotel-supplier/control.ts'
import { hotels } from './hotel-supplier/inventory/index.ts'
import { openPhotos } from './hotel-supplier/photos.ts'
import { supplierRoutes } from './hotel-supplier/routes.ts'
import type { SupplierKeys } from './hotel-supplier/signature.ts'
import { createSupplierSteering } from './hotel-supplier/steering.ts'
import type { Journal } from './journal.ts'
import { liveChatRoutes } from './live-chat/routes.ts'
import { type Mailbox, openMailbox } from './mail/mailbox.ts'
import { mailRoutes } from './mail/routes.ts'
import { gatewayApi } from './payment-gateway/api.ts'
import { createDisputes } from './payment-gateway/disputes.ts'
import { createBank } from './payment-gateway/bank.ts'
import { createCallbacks, type Post } from './payment-gateway/callbacks.ts'
import { checkoutPages } from './payment-gateway/pages/checkout.ts'
import { openLedger } from './payment-gateway/ledger.ts'
import type { GatewayKeys } from './payment-gateway/wire.ts'
import type { Timers } from './timers.ts'

export type SandboxDeps = {
  journal: Journal
  timers: Timers
  keys: GatewayKeys
  post: Post
  identity: { registrations: Registrations; keys: SigningKeys }
  /** The bed bank's keys, and the folder with its photographs. */
  supplier: { keys: SupplierKeys; photoFolder: string }
}

/** The sign-in providers are no fetch handlers inside: they need Node's request and response. */
export type SandboxApp = Hono<{ Bindings: HttpBindings }>

/** Puts the stand-ins together. Takes up at once what a previous life had promised. */
export function createSandbox(deps: SandboxDeps): {
  app: SandboxApp
  mailbox: Mailbox
} {
  const { journal, timers, keys, post, identity } = deps
  const steering = createSteering(timers)
  const arrivals = createArrivals(timers)
  const ledger = openLedger(journal, timers)
  const callbacks = createCallbacks(ledger, timers, keys.hmacSecret, post)
  const bankDeps = { keys, ledger, timers, steering, callbacks }
  const bank = createBank(bankDeps)
  const mailbox = openMailbox(journal, timers)

  const identitySteering = createIdentitySteering(timers)

  const supplier = {
    keys: deps.supplier.keys,
    bookings: openBookings(journal),
    photos: openPhotos(deps.supplier.photoFolder, hotels),
    timers,
    steering: createSupplierSteering(timers),
  }

  const app: SandboxApp = new Hono()
  app.get('/favicon.ico', (c) => c.body(null, 204))
  app.use('/paymob/*', arrivals.note, async (c, next) => {
    if (steering.isDown()) return c.text('Service Unavailable', 503)
    await next()
  })
  app.route('/paymob', gatewayApi(bankDeps, bank))
  app.route('/paymob', checkoutPages(bankDeps, bank))
  app.route('/mail', mailRoutes(mailbox))
  app.route('/analytics', analyticsRoutes(timers))
  app.route('/live-chat', liveChatRoutes())
  app.route('/identity', identityRoutes({ ...identity, timers, steering: identitySteering }))
  app.route('/hotelbeds', supplierRoutes(supplier))
  app.route('/', supplierControl(supplier))
  app.route(
    '/',
    controlRoutes({
      steering,
      timers,
      arrivals,
      ledger,
      callbacks,
      bank,
      disputes: createDisputes(bankDeps),
      identity: identitySteering,
      supplier: supplier.steering,
    }),
  )
  callbacks.resume()
  return { app, mailbox }
}
