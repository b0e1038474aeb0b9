import type { Hono } from 'hono'
import type { HttpEnv } from '../platform/http/caller.ts'

/** Where a search engine has nothing to find: calls, and pages of one person or one booking. */
const CLOSED = [
  '/api/',
  '/admin',
  '/auth/',
  '/blog/create',
  '/blog/edit/',
  '/blog/manage',
  '/bus-bookings',
  '/checkout',
  '/hotel-checkout',
  '/booking-confirmation',
  '/desk',
  '/find-booking',
  '/login',
  '/payment/',
  '/profile',
  '/reservations',
  '/reset-password',
  '/saved',
  '/signup',
  '/translation-test',
  '/transportation/payment',
  '/transportation/seats-selection',
]

/** Tells search engines what isn't for them, and where the map of everything else is. */
export function robotsRoute(http: Hono<HttpEnv>, publicUrl: string): void {
  const closed = CLOSED.map((path) => `Disallow: ${path}\n`).join('')
  const text = `User-agent: *\n${closed}\nSitemap: ${publicUrl}/sitemap.xml\n`
  http.get('/robots.txt', (c) => {
    c.header('cache-control', 'public, max-age=3600')
    return c.text(text)
  })
}
