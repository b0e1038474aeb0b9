import type { ArticleOffer } from '@rihla/contract/blog/fields'
import type { sections, tags } from '@rihla/contract/blog/lists'

type Both = readonly [en: string, ar: string]
type Words = { readonly title: string; readonly subtitle: string; readonly content: string }

/** An article of the demo's blog, as its editor wrote it in both languages. */
export type DemoArticle = {
  /** Never changes: people link to it. */
  readonly slug: string
  readonly author: Both
  readonly sections: readonly (typeof sections)[number]['id'][]
  readonly tags: readonly (typeof tags)[number]['id'][]
  /** Tags that aren't in the list. */
  readonly ownTags?: readonly Both[]
  /** A poster, and what it shows. */
  readonly cover: readonly [file: string, en: string, ar: string]
  readonly secondary: readonly [file: string, en: string, ar: string]
  /** Offers of the demo by their ids. */
  readonly offers: readonly (readonly [ArticleOffer['module'], number])[]
  readonly en: Words
  readonly ar: Words
}
