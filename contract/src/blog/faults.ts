import type { ArticleField, ArticleFields, ArticleState } from './fields.ts'
import {
  ARTICLE,
  MOST_OFFERS,
  MOST_SECTIONS,
  MOST_TAGS,
  TAG_LENGTH,
  TIME_TO_READ,
} from './limits.ts'
import { sectionOf } from './lists.ts'
import { plainTextOf } from './plain-text.ts'
import { splitTags } from './tags.ts'

/** What can be wrong with an article: stable codes, worded in both languages by the catalogue of refusals. */
export const articleFaults = [
  'title_required',
  'title_too_long',
  'subtitle_required',
  'subtitle_too_long',
  'author_required',
  'author_too_long',
  'time_to_read_wrong',
  'content_required',
  'content_too_long',
  'cover_required',
  'secondary_required',
  'alt_required',
  'alt_too_long',
  'content_alt_required',
  'tag_required',
  'tags_too_many',
  'section_required',
  'sections_too_many',
  'section_unknown',
  'title_ar_required',
  'title_ar_too_long',
  'subtitle_ar_required',
  'subtitle_ar_too_long',
  'content_ar_required',
  'content_ar_too_long',
  'offers_too_many',
] as const
export type ArticleFault = (typeof articleFaults)[number]

type Faults = Partial<Record<ArticleField, ArticleFault>>
type Check = (fields: ArticleFields, ready: boolean) => ArticleFault | null

const text =
  (
    field: 'title' | 'subtitle' | 'author' | 'title_ar' | 'subtitle_ar',
    { min, max }: { readonly min: number; readonly max: number },
    [required, tooLong]: readonly [ArticleFault, ArticleFault],
  ): Check =>
  (fields, ready) => {
    const { length } = fields[field].trim()
    if (length > max) return tooLong
    return ready && length < min ? required : null
  }

const content =
  (
    field: 'content' | 'content_ar',
    [required, tooLong]: readonly [ArticleFault, ArticleFault],
  ): Check =>
  (fields, ready) => {
    const html = fields[field]
    if (html.length > ARTICLE.content.max) return tooLong
    if (!ready) return null
    if (plainTextOf(html).length < ARTICLE.content.min) return required
    return imagesWithoutAlt(html) > 0 ? 'content_alt_required' : null
  }

const alt =
  (
    field: 'cover_alt' | 'cover_alt_ar' | 'secondary_alt' | 'secondary_alt_ar',
    image: 'cover_image_url' | 'secondary_image_url',
  ): Check =>
  (fields, ready) => {
    const { length } = fields[field].trim()
    if (length > ARTICLE.alt.max) return 'alt_too_long'
    return ready && fields[image] !== null && length < ARTICLE.alt.min ? 'alt_required' : null
  }

const tags =
  (field: 'tags' | 'tags_ar'): Check =>
  (fields, ready) => {
    const list = splitTags(fields[field])
    if (list.length > MOST_TAGS || list.some((tag) => tag.length > TAG_LENGTH))
      return 'tags_too_many'
    return ready && list.length === 0 ? 'tag_required' : null
  }

const sections =
  (field: 'sections' | 'sections_ar'): Check =>
  (fields, ready) => {
    const list = fields[field]
    if (list.length > MOST_SECTIONS) return 'sections_too_many'
    if (list.some((label) => !sectionOf(label))) return 'section_unknown'
    return ready && list.length === 0 ? 'section_required' : null
  }

const { title, subtitle, author } = ARTICLE

/** In the order of the form. A draft may lack everything but its title; nothing of it is too long. */
const checks: readonly (readonly [ArticleField, Check])[] = [
  ['title', (fields) => text('title', title, ['title_required', 'title_too_long'])(fields, true)],
  ['subtitle', text('subtitle', subtitle, ['subtitle_required', 'subtitle_too_long'])],
  ['author', text('author', author, ['author_required', 'author_too_long'])],
  ['author_ar', ({ author_ar }) => (author_ar.length > author.max ? 'author_too_long' : null)],
  ['time_to_read', (fields) => (isTimeToRead(fields.time_to_read) ? null : 'time_to_read_wrong')],
  ['content', content('content', ['content_required', 'content_too_long'])],
  [
    'cover_image_url',
    (fields, ready) => (ready && fields.cover_image_url === null ? 'cover_required' : null),
  ],
  ['cover_alt', alt('cover_alt', 'cover_image_url')],
  ['cover_alt_ar', alt('cover_alt_ar', 'cover_image_url')],
  [
    'secondary_image_url',
    (fields, ready) => (ready && fields.secondary_image_url === null ? 'secondary_required' : null),
  ],
  ['secondary_alt', alt('secondary_alt', 'secondary_image_url')],
  ['secondary_alt_ar', alt('secondary_alt_ar', 'secondary_image_url')],
  ['tags', tags('tags')],
  ['tags_ar', tags('tags_ar')],
  ['sections', sections('sections')],
  ['sections_ar', sections('sections_ar')],
  ['title_ar', text('title_ar', title, ['title_ar_required', 'title_ar_too_long'])],
  ['subtitle_ar', text('subtitle_ar', subtitle, ['subtitle_ar_required', 'subtitle_ar_too_long'])],
  ['content_ar', content('content_ar', ['content_ar_required', 'content_ar_too_long'])],
  ['offers', ({ offers }) => (offers.length > MOST_OFFERS ? 'offers_too_many' : null)],
]

const isTimeToRead = (minutes: number): boolean =>
  Number.isInteger(minutes) && minutes >= TIME_TO_READ.min && minutes <= TIME_TO_READ.max

/** Images of sanitised HTML without a description. */
const imagesWithoutAlt = (html: string): number =>
  [...html.matchAll(/<img\b[^>]*>/g)].filter(([tag]) => !/\balt="[^"]*\S[^"]*"/.test(tag)).length

/**
 * What keeps an article from the state it shall have, by field, in the order of the form: its rules, for the
 * form and the server alike. Its HTML is sanitised already.
 */
export function faultsOf(fields: ArticleFields, state: ArticleState): Faults {
  const ready = state !== 'draft'
  const found = checks.flatMap(([field, check]) => {
    const fault = check(fields, ready)
    return fault ? [[field, fault] as const] : []
  })
  return Object.fromEntries(found)
}
