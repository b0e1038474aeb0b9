import { Hono } from 'hono'
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { HttpEnv } from '../platform/http/caller.ts'
import { robotsRoute } from './robots.ts'

const http = new Hono<HttpEnv>()
robotsRoute(http, 'https://rihla.example')
const answer = await http.request('/robots.txt')
const closed = [...(await answer.text()).matchAll(/^Disallow: (.*)$/gm)].map(
  ([, path]) => path ?? '',
)
const isOpen = (path: string): boolean => !closed.some((prefix) => path.startsWith(prefix))

describe('robots.txt', () => {
  test('answers as plain text, for every crawler', async () => {
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toMatch(/^text\/plain/)
    const again = await (await http.request('/robots.txt')).text()
    expect(again).toMatch(
      /^User-agent: \*\n(Disallow: \/\S+\n)+\nSitemap: https:\/\/rihla\.example\/sitemap\.xml\n$/,
    )
  })

  test.each([
    '/',
    '/activities',
    '/activity?id=1',
    '/hotels',
    '/hotel?id=1',
    '/cruises',
    '/dayuses',
    '/honeymoons',
    '/trips',
    '/transportation',
    '/transportation/search',
    '/privacy',
    '/cookie-policy',
    '/images/reef.webp',
    '/share/hotel-7-en.jpg',
    '/hotel/7',
    '/destinations/luxor',
    '/sitemaps/hotel-1.xml',
  ])('lets %s be found', (path) => expect(isOpen(path)).toBe(true))

  test.each([
    '/api/Checkout/SetTempReservation',
    '/checkout',
    '/profile',
    '/reservations/Hotel/7',
    '/bus-bookings/7',
    '/admin/login',
    '/translation-test',
    '/auth/external/done',
    '/payment/return',
    '/saved?list=4-1',
  ])('keeps %s out', (path) => expect(isOpen(path)).toBe(false))

  test('closes nothing that isn’t there any more', () => {
    const routes = readFileSync(new URL('../../../web/app/routes.ts', import.meta.url), 'utf8')
    const gone = closed.filter(
      (path) => path !== '/api/' && !routes.includes(`route('${path.slice(1)}`),
    )
    expect(gone).toEqual([])
  })
})
