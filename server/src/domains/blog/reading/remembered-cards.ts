import type { ArticleCard } from '@rihla/contract/blog/reading'
import type { Language } from '@rihla/contract/values/language'
import type { Listed, ListedArticles } from './listed-articles.ts'
import { presentCard } from './present.ts'
import type { RememberedSections } from './remembered-sections.ts'
import type { CardRow } from './store.ts'

/** A card takes about 2 kB; at most this many are remembered, and then all but those of now go. */
const MOST_CARDS = 20_000

type Entry = { readonly version: number; readonly card: ArticleCard }

export type RememberedCards = {
  /** The cards of a part of a list, in its order; an article that is no longer published has none. */
  of(
    listed: Listed,
    part: { readonly first: number; readonly count: number },
    language: Language,
  ): Promise<ArticleCard[]>
}

/** What readers asked for lately: which articles stand in which list, their cards, and which sections have any. */
export type Remembered = {
  readonly lists: ListedArticles
  readonly cards: RememberedCards
  readonly sections: RememberedSections
}

/**
 * Remembers the cards that readers saw, each with the version of its article: a card of an older version
 * than its list names is loaded anew, so that a card is never older than the list that it stands in.
 */
export function createRememberedCards(
  load: (ids: readonly number[]) => Promise<CardRow[]>,
): RememberedCards {
  const cards = new Map<string, Entry>()
  const keyOf = (id: number, language: Language): string => `${language} ${id}`

  return {
    async of({ ids, versions }, { first, count }, language) {
      const wanted = ids.slice(first, first + count)
      const found = new Map<number, ArticleCard>()
      for (const [at, id] of wanted.entries()) {
        const known = cards.get(keyOf(id, language))
        if (known && known.version === versions[first + at]) found.set(id, known.card)
      }
      if (cards.size + wanted.length > MOST_CARDS) cards.clear()
      const missing = wanted.filter((id) => !found.has(id))
      for (const row of missing.length > 0 ? await load(missing) : []) {
        const card = presentCard(row, language)
        cards.set(keyOf(row.id, language), { version: row.version, card })
        found.set(row.id, card)
      }
      return wanted.flatMap((id) => found.get(id) ?? [])
    },
  }
}
