import { joinTags } from '@rihla/contract/blog/tags'
import { proposedMinutes } from '@rihla/contract/blog/reading-time'
import { sections, tags } from '@rihla/contract/blog/lists'
import { addDays, cairoDate, cairoInstant } from '@rihla/contract/values/dates'
import type { Language, LocalizedText } from '@rihla/contract/values/language'
import type { Trx } from '@rihla/server/platform/database/connect'
import { sql } from 'kysely'
import { addMissing, addRows, continueIds } from '../add-rows.ts'
import { posters } from '../posters.ts'
import type { DemoArticle } from './article.ts'
import { articles } from './index.ts'

const address = (file: string): string => `/images/${file}`
const sectionOf = new Map(sections.map((it) => [it.id as string, it]))
const tagOf = new Map(tags.map((it) => [it.id as string, it]))
const labels = (
  of: ReadonlyMap<string, LocalizedText>,
  ids: readonly string[],
  language: Language,
): string[] => ids.flatMap((id) => of.get(id)?.[language] ?? [])

/** Days between two articles, and since the newest: the blog is never stale, whenever it is loaded. */
const [BETWEEN, NEWEST] = [6, 2]

/** Ten in the morning in Cairo, so many articles ago. */
const publishedAt = (now: Date, at: number): Date =>
  cairoInstant(addDays(cairoDate(now), -(NEWEST + at * BETWEEN)), 600)

function articleRow(it: DemoArticle, at: number, now: Date) {
  const own = it.ownTags ?? []
  const published = publishedAt(now, at).toISOString()
  return {
    id: at + 1,
    slug: it.slug,
    title: it.en.title,
    subtitle: it.en.subtitle,
    content: it.en.content.replaceAll('\n', ''),
    title_ar: it.ar.title,
    subtitle_ar: it.ar.subtitle,
    content_ar: it.ar.content.replaceAll('\n', ''),
    author: it.author[0],
    author_ar: it.author[1],
    time_to_read: proposedMinutes(it.en.content, it.ar.content),
    tags: joinTags([...labels(tagOf, it.tags, 'en'), ...own.map(([en]) => en)]),
    tags_ar: joinTags([...labels(tagOf, it.tags, 'ar'), ...own.map(([, ar]) => ar)]),
    sections: labels(sectionOf, it.sections, 'en'),
    sections_ar: labels(sectionOf, it.sections, 'ar'),
    cover_image_url: address(it.cover[0]),
    cover_alt: it.cover[1],
    cover_alt_ar: it.cover[2],
    secondary_image_url: address(it.secondary[0]),
    secondary_alt: it.secondary[1],
    secondary_alt_ar: it.secondary[2],
    offers: it.offers.map(([module, id]) => ({ module, id })),
    state: 'published',
    published_at: published,
    updated_at: published,
    version: 1,
  }
}

/** The posters that an article shows: above it, and in its text. */
const postersOf = ({ cover, secondary, en }: DemoArticle): string[] => [
  cover[0],
  secondary[0],
  ...[...en.content.matchAll(/src="\/images\/([^"]+)"/g)].map(([, file = '']) => file),
]

/**
 * Writes the articles and the posters that they show, where there is no article at all: what staff have
 * written, changed or deleted stays so.
 */
export async function writeArticles(trx: Trx, now: Date): Promise<void> {
  const { rows } = await sql`select from blog_articles limit 1`.execute(trx)
  if (rows.length > 0) return
  const shown = new Set(articles.flatMap(postersOf))
  const images = posters
    .filter(({ file }) => shown.has(file))
    .map(({ file, width, height, placeholder, colour }) => ({
      url: address(file),
      width,
      height,
      placeholder,
      colour,
      uploaded_at: now.toISOString(),
    }))
  await addMissing(trx, 'blog_images', images, ['url'])
  await addRows(
    trx,
    'blog_articles',
    articles.map((it, at) => articleRow(it, at, now)),
  )
  await continueIds(trx, 'blog_articles', 100)
}
