import type { ArticleFields, ArticleOffer } from '@rihla/contract/blog/fields'
import type { Row } from '../../platform/database/tables.ts'

/** An article as its table has it. */
export type ArticleRow = Row<'blog_articles', { offers: ArticleOffer[] }>

/** What staff wrote of an article. */
export const fieldsOf = (row: ArticleRow): ArticleFields => ({
  title: row.title,
  subtitle: row.subtitle,
  content: row.content,
  title_ar: row.title_ar ?? '',
  subtitle_ar: row.subtitle_ar ?? '',
  content_ar: row.content_ar ?? '',
  author: row.author,
  author_ar: row.author_ar ?? '',
  time_to_read: row.time_to_read,
  tags: row.tags ?? '',
  tags_ar: row.tags_ar ?? '',
  sections: row.sections,
  sections_ar: row.sections_ar,
  cover_image_url: row.cover_image_url,
  cover_alt: row.cover_alt ?? '',
  cover_alt_ar: row.cover_alt_ar ?? '',
  secondary_image_url: row.secondary_image_url,
  secondary_alt: row.secondary_alt ?? '',
  secondary_alt_ar: row.secondary_alt_ar ?? '',
  offers: row.offers,
})

/** What is kept of the fields: what was left empty is nothing. */
export const columnsOf = (fields: ArticleFields) => ({
  title: fields.title,
  subtitle: fields.subtitle,
  content: fields.content,
  title_ar: fields.title_ar || null,
  subtitle_ar: fields.subtitle_ar || null,
  content_ar: fields.content_ar || null,
  author: fields.author,
  author_ar: fields.author_ar || null,
  time_to_read: fields.time_to_read,
  tags: fields.tags || null,
  tags_ar: fields.tags_ar || null,
  sections: [...fields.sections],
  sections_ar: [...fields.sections_ar],
  cover_image_url: fields.cover_image_url,
  cover_alt: fields.cover_alt || null,
  cover_alt_ar: fields.cover_alt_ar || null,
  secondary_image_url: fields.secondary_image_url,
  secondary_alt: fields.secondary_alt || null,
  secondary_alt_ar: fields.secondary_alt_ar || null,
  offers: JSON.stringify(fields.offers),
})
