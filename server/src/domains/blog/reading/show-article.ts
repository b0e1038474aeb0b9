import type { Article, PricedOffer } from '@rihla/contract/blog/reading'
import type { Language } from '@rihla/contract/values/language'
import type { Db } from '../../../platform/database/connect.ts'
import { refuse, type Refusal } from '../../../platform/refusal.ts'
import type { BlogDeps } from '../deps.ts'
import { cleanHtml } from '../html/clean-html.ts'
import { imagesIn } from '../html/images-in.ts'
import { textIn } from './localise.ts'
import { presentArticle, type PublishedRow } from './present.ts'
import { relatedArticles } from './related-articles.ts'
import type { Remembered } from './remembered-cards.ts'
import { articleBySlug, imagesAt } from './store.ts'

/** A published article in a language, with what is related to it. */
export async function showArticle(
  db: Db,
  remembered: Remembered,
  slug: string,
  language: Language,
): Promise<Article | Refusal<'article_not_found'>> {
  const row = await articleBySlug(db, slug)
  if (!row?.published_at) return refuse('article_not_found')
  return wholeArticle(db, remembered, { ...row, published_at: row.published_at }, language)
}

/** All that readers see of an article; its HTML is cleaned here, whatever cleaned it when it was written. */
export async function wholeArticle(
  db: Db,
  remembered: Remembered,
  row: PublishedRow,
  language: Language,
): Promise<Article> {
  const content = cleanHtml(textIn(row, 'content', language))
  const shown = [row.cover_image_url, row.secondary_image_url, ...imagesIn(content)]
  const [images, related] = await Promise.all([
    imagesAt(db, shown),
    relatedArticles(remembered, row, language),
  ])
  return presentArticle(row, { content, images, related }, language)
}

/** The offers that a published article names, at their price of now; none for an unknown article. */
export async function showOffers(
  { db, priceOffers }: Pick<BlogDeps, 'db' | 'priceOffers'>,
  slug: string,
  language: Language,
): Promise<PricedOffer[]> {
  const row = await articleBySlug(db, slug)
  return row && row.offers.length > 0 ? priceOffers(row.offers, language) : []
}
