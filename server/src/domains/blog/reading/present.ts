import { DESCRIPTION } from '@rihla/contract/blog/limits'
import { plainTextOf } from '@rihla/contract/blog/plain-text'
import type { Article, ArticleCard, ArticleImage } from '@rihla/contract/blog/reading'
import type { Language } from '@rihla/contract/values/language'
import { withSizes } from '../html/images-in.ts'
import type { ArticleRow } from '../row.ts'
import { lastChange } from './last-change.ts'
import { sectionsIn, tagsIn, textIn, untranslated } from './localise.ts'
import type { CardRow, ImageRow } from './store.ts'

type Shown = Omit<CardRow, 'cover'>

const presentImage = (
  url: string | null,
  alt: string,
  known: ImageRow | null | undefined,
): ArticleImage | null =>
  url === null
    ? null
    : {
        url,
        alt,
        width: known?.width ?? null,
        height: known?.height ?? null,
        placeholder: known?.placeholder ?? null,
        colour: known?.colour ?? null,
      }

/** What cards and whole articles say alike. */
const presentHead = (row: Shown, cover: ImageRow | null | undefined, language: Language) => ({
  id: row.id,
  slug: row.slug,
  title: textIn(row, 'title', language),
  subtitle: textIn(row, 'subtitle', language),
  author: textIn(row, 'author', language),
  time_to_read: row.time_to_read,
  tags: tagsIn(row, language),
  sections: sectionsIn(row, language),
  cover: presentImage(row.cover_image_url, textIn(row, 'cover_alt', language), cover),
  published_at: row.published_at.toISOString(),
  updated_at: lastChange(row).toISOString(),
})

export const presentCard = (row: CardRow, language: Language): ArticleCard => ({
  ...presentHead(row, row.cover, language),
  untranslated: untranslated(row, ['title', 'subtitle'], language),
})

/** The beginning of a text, whole words, with an ellipsis when there is more. */
export function beginningOf(text: string, most: number): string {
  if (text.length <= most) return text
  const cut = text.slice(0, most)
  const end = cut.lastIndexOf(' ')
  return `${cut.slice(0, end > most / 2 ? end : most - 1).replace(/[\s,،;:.-]+$/, '')}…`
}

export type PublishedRow = Omit<ArticleRow, 'published_at'> & { readonly published_at: Date }

type Parts = {
  /** In the language that is shown, cleaned. */
  readonly content: string
  readonly images: ReadonlyMap<string, ImageRow>
  readonly related: readonly ArticleCard[]
}

/** A whole article. */
export function presentArticle(
  row: PublishedRow,
  { content, images, related }: Parts,
  language: Language,
): Article {
  const head = presentHead(row, images.get(row.cover_image_url ?? ''), language)
  return {
    ...head,
    content: withSizes(content, images),
    description: head.subtitle || beginningOf(plainTextOf(content), DESCRIPTION),
    secondary: presentImage(
      row.secondary_image_url,
      textIn(row, 'secondary_alt', language),
      images.get(row.secondary_image_url ?? ''),
    ),
    related: [...related],
    untranslated: untranslated(row, ['title', 'subtitle', 'content'], language),
  }
}
