import { Hono } from 'hono'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { addActivity, addDayUse, addPlaces } from '../domains/catalogue/test-offers.ts'
import { givenHotel } from '../domains/catalogue/test-stays.ts'
import type { HttpEnv } from '../platform/http/caller.ts'
import { testDatabase } from '../testing/database.ts'
import { sitemapRoutes } from './sitemap.ts'

const { db } = await testDatabase(2)
const http = new Hono<HttpEnv>()
sitemapRoutes(http, { db, publicUrl: 'https://rihla.example' })

const get = async (path: string) => {
  const answer = await http.request(path)
  return {
    status: answer.status,
    type: answer.headers.get('content-type'),
    xml: await answer.text(),
  }
}
const locations = (xml: string): string[] =>
  [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address)

let activity = 0
let dayUse = 0
let hotel = 0

beforeAll(async () => {
  await addPlaces(db)
  activity = await addActivity(db)
  dayUse = await addDayUse(db)
  hotel = (await givenHotel(db)).id
  await addActivity(db, { active: false })
  const article = (slug: string, published: string | null, updated: string) => sql`
    insert into blog_articles (slug, title, subtitle, author, content, state, published_at, updated_at)
    values (${slug}, 'Siwa', 'By bus', 'Hana', '<p>Go.</p>', ${published ? 'published' : 'draft'}, ${published}, ${updated})`
  // One that was planned is written before it comes out.
  await article('siwa-by-bus', '2026-11-10T08:00:00Z', '2026-11-01T08:00:00Z').execute(db)
  await article('not-yet', null, '2026-11-01T08:00:00Z').execute(db)
  await article('dahab', '2026-11-10T08:00:00Z', '2026-11-15T09:30:00Z').execute(db)
})

describe('the sitemap', () => {
  it('names a file for what there is, and none for what there isn’t', async () => {
    const { status, type, xml } = await get('/sitemap.xml')
    expect([status, type]).toEqual([200, 'application/xml; charset=utf-8'])
    expect(locations(xml)).toEqual(
      ['pages', 'destinations', 'hotel-1', 'activity-1', 'dayuse-1', 'article-1'].map(
        (file) => `https://rihla.example/sitemaps/${file}.xml`,
      ),
    )
  })

  it('lists each offer on sale in all languages, each naming the others', async () => {
    const { xml } = await get('/sitemaps/activity-1.xml')
    const address = `https://rihla.example/activity/${activity}`
    expect(locations(xml)).toEqual([address, `${address}?lang=en`, `${address}?lang=ar`])
    const links = [...xml.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].map((it) => it.slice(1))
    expect(links.slice(0, 3)).toEqual([
      ['en', `${address}?lang=en`],
      ['ar', `${address}?lang=ar`],
      ['x-default', address],
    ])
    expect(links).toHaveLength(9)
    expect(locations((await get('/sitemaps/dayuse-1.xml')).xml)[0]).toBe(
      `https://rihla.example/dayuse/${dayUse}`,
    )
    expect(locations((await get('/sitemaps/hotel-1.xml')).xml)[0]).toBe(
      `https://rihla.example/hotel/${hotel}`,
    )
  })

  it('lists each published article in all languages, with when readers last saw something new', async () => {
    const { xml } = await get('/sitemaps/article-1.xml')
    const entries = [...xml.matchAll(/<loc>([^<]*)<\/loc><lastmod>([^<]*)<\/lastmod>/g)]
    expect(entries.map(([, address, at]) => [address, at])).toEqual(
      [
        ['siwa-by-bus', '2026-11-10T08:00:00.000Z'],
        ['dahab', '2026-11-15T09:30:00.000Z'],
      ].flatMap(([slug, at]) =>
        ['', '?lang=en', '?lang=ar'].map((query) => [
          `https://rihla.example/blog/${slug}${query}`,
          at,
        ]),
      ),
    )
    expect(locations(xml)).toHaveLength(entries.length)
  })

  it('lists the page of every destination', async () => {
    const places = locations((await get('/sitemaps/destinations.xml')).xml)
    expect(places).toHaveLength(9)
    expect(places).toContain('https://rihla.example/destinations/luxor?lang=ar')
  })

  it('lists the pages that are always there', async () => {
    const pages = locations((await get('/sitemaps/pages.xml')).xml)
    expect(pages).toContain('https://rihla.example/')
    expect(pages).toContain('https://rihla.example/hotels?lang=ar')
    expect(pages.join(' ')).not.toMatch(/login|profile|admin|translation-test/)
  })

  it('reads as many pages of the database as there are, a file at a time', async () => {
    await sql`insert into hotels (id, kind, city_id, name_en, name_ar, stars, latitude, longitude, search_text, search_words)
      select 9000 + n, 'hotel', 1, 'H', 'ف', 3, 30, 31, '', '' from generate_series(1, 2100) n`.execute(
      db,
    )
    const count = async (file: string) => locations((await get(`/sitemaps/${file}.xml`)).xml).length
    expect([await count('hotel-1'), await count('hotel-2')]).toEqual([(1000 + 1) * 3, 1100 * 3])
    expect(locations((await get('/sitemap.xml')).xml)).toContain(
      'https://rihla.example/sitemaps/hotel-2.xml',
    )
  })

  it.each([
    '/sitemaps/bus-1.xml',
    '/sitemaps/hotel-0.xml',
    '/sitemaps/hotel.xml',
    '/sitemaps/x',
    '/sitemaps/hotel-1',
    '/sitemaps/article-0.xml',
  ])('has no %s', async (path) => expect((await get(path)).status).toBe(404))
})
