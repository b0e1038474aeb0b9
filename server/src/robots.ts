import type { Hono } from 'hono'
import type { HttpEnv } from './platform/http/caller.ts'

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
  '/login',
  '/payment/',
  '/profile',
  '/reservations',
  '/reset-password',
  '/signup',
  '/translation-test',
  '/transportation/payment',
  '/transportation/seats-selection',
]

const text = `User-agent: *\n${CLOSED.map((path) => `Disallow: ${path}\n`).join('')}`

/** Tells search engines what isn't for them; every other page is. There is no map of the site yet. */
export const robotsRoute = (http: Hono<HttpEnv>): void =>
  void http.get('/robots.txt', (c) => {
    c.header('cache-control', 'public, max-age=3600')
    return c.text(text)
  })
