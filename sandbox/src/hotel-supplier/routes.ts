import type { HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import type { Timers } from '../timers.ts'
import { bookingApi } from './booking-api.ts'
import type { Bookings } from './bookings.ts'
import { contentApi } from './content-api.ts'
import type { Photos } from './photos.ts'
import { isSigned, type SupplierKeys } from './signature.ts'
import type { SupplierSteering } from './steering.ts'

export type SupplierDeps = {
  keys: SupplierKeys
  bookings: Bookings
  photos: Photos
  timers: Timers
  steering: SupplierSteering
}

/** The bed bank: content, sale and photographs at the addresses that Hotelbeds gives them. */
export function supplierRoutes(deps: SupplierDeps): Hono<{ Bindings: HttpBindings }> {
  const { keys, photos, timers, steering } = deps
  const app = new Hono<{ Bindings: HttpBindings }>()

  app.get('/giata/*', (c) => {
    const path = /giata\/(?:(?:bigger|xl|xxl|original)\/)?(\d+\/.+)$/.exec(c.req.path)?.[1] ?? ''
    const bytes = photos.read(path)
    if (bytes === null) return c.notFound()
    return c.body(bytes, 200, { 'content-type': 'image/webp', 'cache-control': 'max-age=86400' })
  })

  const guarded = new Hono<{ Bindings: HttpBindings }>()
  guarded.use(async (c, next) => {
    if (steering.latencyMs() > 0) await timers.wait(steering.latencyMs())
    if (steering.isDown()) return c.text('Service Unavailable', 503)
    if (c.req.header('api-key') !== keys.apiKey) return c.text('Developer Inactive', 403)
    if (!isSigned(keys, c.req.header('x-signature') ?? '', timers.now()))
      return c.text('Not Authorized', 401)
    await next()
  })
  guarded.route('/hotel-api/1.0', bookingApi(deps))
  guarded.route('/hotel-content-api/1.0', contentApi(photos, timers))
  app.route('/', guarded)
  return app
}
