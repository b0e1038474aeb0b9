import { RELATED } from '@rihla/contract/blog/limits'
import type { ArticleCard } from '@rihla/contract/blog/reading'
import type { Language } from '@rihla/contract/values/language'
import type { ArticleRow } from '../row.ts'
import type { Listed } from './listed-articles.ts'
import type { Remembered } from './remembered-cards.ts'

/** One more than are shown: the article itself may be among them. */
const OF_EACH = RELATED.below + 1

const newestFirst = (a: ArticleCard, b: ArticleCard): number =>
  Date.parse(b.published_at) - Date.parse(a.published_at) || b.id - a.id

/** The cards of the newest others that share a section with an article. */
export async function relatedArticles(
  { lists, cards }: Remembered,
  { id, sections }: Pick<ArticleRow, 'id' | 'sections'>,
  language: Language,
): Promise<ArticleCard[]> {
  const named = sections.filter((name) => name !== '')
  const near = await Promise.all(named.map((name) => lists.of({ list: 'section', name })))
  const found = await cards.of(newestOf(near), { first: 0, count: Infinity }, language)
  return found
    .filter((card) => card.id !== id)
    .toSorted(newestFirst)
    .slice(0, RELATED.below)
}

/** The beginnings of several lists as one, each article once. */
function newestOf(lists: readonly Listed[]): Listed {
  const versions = new Map<number, number>()
  for (const list of lists)
    for (const [at, id] of list.ids.slice(0, OF_EACH).entries())
      versions.set(id, list.versions[at] ?? 0)
  return { ids: [...versions.keys()], versions: [...versions.values()] }
}
