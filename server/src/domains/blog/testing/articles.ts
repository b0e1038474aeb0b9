import type { createArticle } from '@rihla/contract/blog/writing'
import type { InputOf } from '@rihla/contract/endpoint'
import type { Envelope } from '@rihla/contract/envelope'
import { sql } from 'kysely'
import type { Db } from '../../../platform/database/connect.ts'

export const COVER = '/images/nile.webp'
export const SECOND = '/images/reef.webp'

/** The images that test articles show. */
export async function givenImages(db: Db): Promise<void> {
  await sql`insert into blog_images (url, width, height, placeholder, colour, uploaded_at)
    values (${COVER}, 1200, 800, 'data:image/webp;base64,AA', '#186878', now()),
           (${SECOND}, 900, 600, null, null, now()) on conflict do nothing`.execute(db)
}

export type StoredArticle = Partial<{
  slug: string
  title: string
  subtitle: string
  content: string
  title_ar: string | null
  subtitle_ar: string | null
  content_ar: string | null
  author: string
  author_ar: string | null
  tags: string | null
  tags_ar: string | null
  sections: string[]
  sections_ar: string[]
  cover_image_url: string | null
  cover_alt: string | null
  cover_alt_ar: string | null
  secondary_image_url: string | null
  offers: object[]
  state: 'draft' | 'scheduled' | 'published'
  publish_at: Date | null
  published_at: Date | null
  updated_at: Date
}>

let count = 0
/** Adds a row past all rules; answers its id. */
export async function givenArticle(db: Db, its: StoredArticle = {}): Promise<number> {
  count += 1
  const published =
    its.published_at === undefined ? new Date(Date.UTC(2026, 0, count)) : its.published_at
  const { rows } = await sql<{ id: number }>`
    insert into blog_articles (slug, title, subtitle, content, title_ar, subtitle_ar, content_ar, author, author_ar,
      tags, tags_ar, sections, sections_ar, cover_image_url, cover_alt, cover_alt_ar, secondary_image_url, offers,
      state, publish_at, published_at, updated_at)
    values (${its.slug ?? `article-${count}`}, ${its.title ?? `Article ${count}`}, ${its.subtitle ?? 'What it says'},
      ${its.content ?? '<p>A text.</p>'}, ${its.title_ar === undefined ? `مقال ${count}` : its.title_ar},
      ${its.subtitle_ar === undefined ? 'ما يقوله' : its.subtitle_ar},
      ${its.content_ar === undefined ? '<p>نص.</p>' : its.content_ar}, ${its.author ?? 'Hana Mourad'},
      ${its.author_ar ?? null}, ${its.tags === undefined ? 'Cairo' : its.tags}, ${its.tags_ar ?? null},
      ${its.sections ?? ['Heritage']}::text[], ${its.sections_ar ?? []}::text[],
      ${its.cover_image_url === undefined ? COVER : its.cover_image_url}, ${its.cover_alt ?? null},
      ${its.cover_alt_ar ?? null}, ${its.secondary_image_url ?? null}, ${JSON.stringify(its.offers ?? [])}::jsonb,
      ${its.state ?? 'published'}, ${its.publish_at ?? null}, ${published}, ${its.updated_at ?? published ?? new Date()})
    returning id`.execute(db)
  return rows[0]?.id ?? 0
}

type Input = InputOf<typeof createArticle>

/** What a form sends that has everything. */
export const wholeArticle = (its: Partial<Input> = {}): Input => ({
  title: 'Dahab in three slow days',
  subtitle: 'Where to swim, where to eat, and one early morning.',
  content: '<p>Dahab rewards people who do less.</p>',
  title_ar: 'دهب في ثلاثة أيام هادئة',
  subtitle_ar: 'أين تسبح وأين تأكل، وصباح واحد مبكر.',
  content_ar: '<p>دهب تكافئ من يفعل القليل.</p>',
  author: 'Hana Mourad',
  time_to_read: 6,
  tags: 'Red Sea, Beaches',
  tags_ar: 'البحر الأحمر, شواطئ',
  sections: ['Adventure'],
  sections_ar: ['مغامرات'],
  cover_image_url: COVER,
  cover_alt: 'Mountains across the gulf at sunset',
  cover_alt_ar: 'جبال على الضفة الأخرى من الخليج وقت الغروب',
  secondary_image_url: SECOND,
  secondary_alt: 'A reef close to the shore',
  secondary_alt_ar: 'شعاب مرجانية قرب الشاطئ',
  ...its,
})

/** The code of a refusal; undefined for an answer. */
export const codeOf = (body: Envelope<unknown>): string | undefined =>
  body.Error === null ? undefined : body.code
