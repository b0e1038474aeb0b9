import type { ArticleField, ArticleFields } from '@rihla/contract/blog/fields'
import {
  defaultLanguage,
  isLanguage,
  languages,
  type Language,
} from '@rihla/contract/values/language'
import type { WritingKey } from '../use-writing-text.ts'

/** What each field is called in the form. */
export const fieldNames: Readonly<Record<ArticleField, WritingKey>> = {
  title: 'title',
  subtitle: 'subtitle',
  author: 'author',
  author_ar: 'authorAr',
  time_to_read: 'minutes',
  content: 'content',
  cover_image_url: 'cover',
  cover_alt: 'coverAltEn',
  cover_alt_ar: 'coverAltAr',
  secondary_image_url: 'secondary',
  secondary_alt: 'secondaryAltEn',
  secondary_alt_ar: 'secondaryAltAr',
  tags: 'tags',
  tags_ar: 'tagsAr',
  sections: 'sections',
  sections_ar: 'sectionsAr',
  title_ar: 'titleAr',
  subtitle_ar: 'subtitleAr',
  content_ar: 'contentAr',
  offers: 'offers',
}

const suffixed = new RegExp(`_(${languages.join('|')})$`)

/** The language that a field is written in, as its name says. */
export function languageOfField(field: ArticleField): Language {
  const [, named] = suffixed.exec(field) ?? []
  return isLanguage(named) ? named : defaultLanguage
}

/** Content with its paragraphs as lines, its links and images named, its tags left out. */
const linesOf = (html: string): string =>
  html
    .replaceAll(/<img\b[^>]*?\balt="([^"]*)"[^>]*>/g, ' [$1] ')
    .replaceAll(/<a\b[^>]*?\bhref="([^"]*)"[^>]*>(.*?)<\/a>/g, '$2 ($1)')
    .replaceAll(/<li>/g, '• ')
    .replaceAll(/<h([1-6])[^>]*>/g, (_, level: string) => `${'#'.repeat(Number(level))} `)
    .replaceAll(/<\/(?:p|h[1-6]|li|blockquote|pre|div)>|<br\s*\/?>/g, '\n')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')
    .replaceAll(/\n{2,}/g, '\n')
    .trim()

/** A field in words, to be read and compared; shown as text, never as HTML. */
export function fieldText(fields: ArticleFields, field: ArticleField): string {
  if (field === 'content' || field === 'content_ar') return linesOf(fields[field])
  if (field === 'sections' || field === 'sections_ar') return fields[field].join(', ')
  if (field === 'offers') return fields.offers.map(({ module, id }) => `${module} ${id}`).join(', ')
  return String(fields[field] ?? '')
}

/** Content whose words stayed: what changed is its markup, which is then compared itself. */
export function comparedTexts(
  before: ArticleFields,
  after: ArticleFields,
  field: ArticleField,
): readonly [string, string] {
  const texts = [fieldText(before, field), fieldText(after, field)] as const
  if (texts[0] !== texts[1] || (field !== 'content' && field !== 'content_ar')) return texts
  return [before[field], after[field]]
}
