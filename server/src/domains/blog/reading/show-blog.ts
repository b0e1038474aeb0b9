import { OF_SECTION, STRUCTURED } from '@rihla/contract/blog/limits'
import { addressOf, labelIn, sectionOf, sections, tagOf } from '@rihla/contract/blog/lists'
import type { BlogArticles, BlogHome, getBlogArticles } from '@rihla/contract/blog/reading'
import type { Language } from '@rihla/contract/values/language'
import type { Db } from '../../../platform/database/connect.ts'
import type { CallInput } from '../../../platform/http/call.ts'
import type { List } from './listed-articles.ts'
import { sectionLabel } from './localise.ts'
import { presentCard } from './present.ts'
import type { Remembered } from './remembered-cards.ts'
import { cardsOf, newestBySection, newestIds } from './store.ts'

/** Articles without a section that the blog's first page shows. */
const LATEST = 6

const place = new Map<string, number>(sections.map(({ en }, at) => [en, at]))
/** Ours in their order, then others by their names. */
const bySection = (a: string, b: string): number =>
  (place.get(a) ?? Infinity) - (place.get(b) ?? Infinity) || (a < b ? -1 : 1)

/** The blog's first page in a language. */
export async function showHome(db: Db, language: Language): Promise<BlogHome> {
  const newest = await newestIds(db, STRUCTURED)
  const found = (await newestBySection(db, LATEST + 1)).toSorted((a, b) =>
    bySection(a.name, b.name),
  )
  const ids = new Set([...newest, ...found.flatMap((it) => it.ids)])
  const rows = new Map((await cardsOf(db, [...ids])).map((row) => [row.id, row]))
  const cards = (of: readonly number[]) =>
    of.flatMap((id) => {
      const row = rows.get(id)
      return row ? [presentCard(row, language)] : []
    })
  const named = found.filter(({ name }) => name !== '')
  const without = found.find(({ name }) => name === '')
  return {
    newest: cards(newest),
    blocks: named.map(({ name, ids }) => ({
      section: sectionLabel(name, language),
      articles: cards(ids.slice(0, OF_SECTION)),
      more: ids.length > OF_SECTION,
    })),
    latest: cards(without?.ids.slice(0, LATEST) ?? []),
  }
}

/** A page of all articles, of a section, or with a tag; what is past the end is empty. */
export async function listArticles(
  { lists, cards, sections: named }: Remembered,
  { PageNumber, PageSize, section, tag }: CallInput<typeof getBlogArticles>,
  language: Language,
): Promise<BlogArticles> {
  const listed = await lists.of(listOf(section, tag))
  const total = listed.ids.length
  const first = (PageNumber - 1) * PageSize
  const known = tag === undefined ? null : tagOf(tag)
  return {
    Data: await cards.of(listed, { first, count: PageSize }, language),
    PageNumber,
    PageSize,
    TotalPages: Math.ceil(total / PageSize),
    TotalRecords: total,
    section: section === undefined ? null : sectionLabel(section, language),
    tag:
      tag === undefined || section !== undefined
        ? null
        : { id: addressOf(known, tag), label: labelIn(known, tag, language) },
    sections: (await named.names()).toSorted(bySection).map((name) => sectionLabel(name, language)),
  }
}

/** Which list of names is read: a section before a tag. */
function listOf(section: string | undefined, tag: string | undefined): List | null {
  if (section !== undefined) return { list: 'section', name: sectionOf(section)?.en ?? section }
  if (tag !== undefined) return { list: 'tag', name: (tagOf(tag)?.en ?? tag).toLowerCase() }
  return null
}
