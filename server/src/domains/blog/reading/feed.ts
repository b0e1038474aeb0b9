import { FEED } from '@rihla/contract/blog/limits'
import {
  deviceTag,
  isLanguage,
  type Language,
  type LocalizedText,
} from '@rihla/contract/values/language'
import { createHash } from 'node:crypto'
import { Feed } from 'feed'
import type { Hono } from 'hono'
import type { HttpEnv } from '../../../platform/http/caller.ts'
import type { BlogDeps } from '../deps.ts'
import { lastChange } from './last-change.ts'
import { presentCard } from './present.ts'
import { cardsOf, newestIds } from './store.ts'

const texts = {
  title: { en: 'Rihla: stories from the road', ar: 'رحلة: حكايات من الطريق' },
  about: {
    en: 'Plans, routes and honest advice from people who went.',
    ar: 'خطط ومسارات ونصائح صادقة ممن سافروا.',
  },
} satisfies Record<string, LocalizedText>

/** Readers take descriptions for HTML. */
const asHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

type FeedDeps = Pick<BlogDeps, 'db' | 'clock' | 'publicUrl'>

/** The newest articles of a language as RSS 2.0, each at its address in that language. */
export async function feedOf(
  { db, clock, publicUrl }: FeedDeps,
  language: Language,
): Promise<string> {
  const rows = await cardsOf(db, await newestIds(db, FEED))
  const address = (path: string): string => `${publicUrl}${path}?lang=${language}`
  const newest = Math.max(...rows.map((row) => lastChange(row).getTime()))
  const feed = new Feed({
    id: address('/blog'),
    link: address('/blog'),
    title: texts.title[language],
    description: texts.about[language],
    language: deviceTag(language).toLowerCase(),
    updated: rows.length > 0 ? new Date(newest) : clock.now(),
    feedLinks: { rss: `${publicUrl}/blog/feed/${language}.xml` },
    copyright: texts.title[language],
    generator: false,
  })
  for (const row of rows) {
    const card = presentCard(row, language)
    feed.addItem({
      id: address(`/blog/${card.slug}`),
      link: address(`/blog/${card.slug}`),
      title: card.title,
      description: asHtml(card.subtitle),
      date: row.published_at,
      author: [{ name: card.author }],
      category: card.sections.map(({ label }) => ({ name: label })),
      ...(card.cover && { image: `${publicUrl}${card.cover.url}?w=1200&fm=webp` }),
    })
  }
  return feed.rss2()
}

/** Serves `/blog/feed/en.xml` and its like; a reader that has the newest gets a 304. */
export function feedRoute(http: Hono<HttpEnv>, deps: FeedDeps): void {
  http.get('/blog/feed/:file{[a-z]+\\.xml}', async (c) => {
    const language = c.req.param('file').replace('.xml', '')
    if (!isLanguage(language)) return c.notFound()
    const xml = await feedOf(deps, language)
    const etag = `"${createHash('sha256').update(xml).digest('base64url').slice(0, 22)}"`
    const headers = { 'cache-control': 'public, max-age=300', etag }
    if (c.req.header('if-none-match') === etag) return c.body(null, 304, headers)
    return c.body(xml, 200, {
      ...headers,
      'content-type': 'application/rss+xml; charset=utf-8',
      'x-content-type-options': 'nosniff',
    })
  })
}
