import { expect, it } from 'vitest'
import type { Listed } from './listed-articles.ts'
import { createRememberedCards } from './remembered-cards.ts'
import type { CardRow } from './store.ts'

const now = new Date('2026-03-01T08:00:00Z')

const rowOf = (id: number, version: number): CardRow => ({
  id,
  version,
  slug: `article-${id}`,
  title: `Article ${id}, version ${version}`,
  title_ar: `مقال ${id}`,
  subtitle: '',
  subtitle_ar: null,
  author: 'Hana',
  author_ar: null,
  time_to_read: 5,
  tags: null,
  tags_ar: null,
  sections: [],
  sections_ar: [],
  cover_image_url: null,
  cover_alt: null,
  cover_alt_ar: null,
  secondary_image_url: null,
  secondary_alt: null,
  secondary_alt_ar: null,
  published_at: now,
  updated_at: now,
  cover: null,
})

/** Articles by their versions, as they are published; what was loaded of them. */
function remembered(published: Map<number, number>) {
  const loaded: number[][] = []
  const cards = createRememberedCards(async (ids) => {
    loaded.push([...ids])
    return ids.flatMap((id) => (published.has(id) ? [rowOf(id, published.get(id) ?? 0)] : []))
  })
  const listed = (): Listed => ({ ids: [...published.keys()], versions: [...published.values()] })
  const titles = async (list: Listed, first = 0, count = 10, language: 'en' | 'ar' = 'en') =>
    (await cards.of(list, { first, count }, language)).map(({ title }) => title)
  return { loaded, listed, titles }
}

it('loads a card once a language, and keeps the order of its list', async () => {
  const { loaded, listed, titles } = remembered(
    new Map([
      [3, 1],
      [1, 1],
      [2, 1],
    ]),
  )
  expect(await titles(listed(), 1, 1)).toEqual(['Article 1, version 1'])
  expect(await titles(listed())).toEqual([
    'Article 3, version 1',
    'Article 1, version 1',
    'Article 2, version 1',
  ])
  expect(await titles(listed(), 0, 1, 'ar')).toEqual(['مقال 3'])
  expect(loaded).toEqual([[1], [3, 2], [3]])
})

it('loads the card of an article anew once its list knows a later version', async () => {
  const published = new Map([[7, 1]])
  const { listed, titles } = remembered(published)
  const before = listed()
  expect(await titles(before)).toEqual(['Article 7, version 1'])
  published.set(7, 2)
  expect(await titles(before)).toEqual(['Article 7, version 1'])
  expect(await titles(listed())).toEqual(['Article 7, version 2'])
})

it('leaves out an article that went while its list was remembered', async () => {
  const published = new Map([
    [1, 1],
    [2, 1],
  ])
  const { listed, titles } = remembered(published)
  const before = listed()
  published.delete(2)
  expect(await titles(before)).toEqual(['Article 1, version 1'])
})

it('forgets rather than grow without end', async () => {
  const published = new Map(Array.from({ length: 20_001 }, (_, id) => [id, 1]))
  const { loaded, listed, titles } = remembered(published)
  await titles(listed(), 0, 20_000)
  await titles(listed(), 20_000, 1)
  await titles(listed(), 0, 1)
  expect(loaded.map((ids) => ids.length)).toEqual([20_000, 1, 1])
})
