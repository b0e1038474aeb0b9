import { beforeAll, expect, test } from 'vitest'
import { testDatabase } from '../../../testing/database.ts'
import { addActivity, addPlaces } from '../test-offers.ts'
import { tsqueries } from './query-expansion.ts'

const { db, pool } = await testDatabase(2)

beforeAll(async () => {
  await addPlaces(db)
  await addActivity(db, { nameEn: 'Balloon', nameAr: 'منطاد', city: 3 })
})

const all = async (text: string): Promise<string[]> => {
  const found = []
  for await (const query of tsqueries(db, text)) found.push(query)
  return found
}

test('words are read by their first letters; one letter must be a word', async () => {
  expect(await all('Balloon a')).toEqual([`'balloon':* & 'a'`])
})

test('Arabizi is tried after what was typed', async () => {
  expect(await all('7urghada')).toEqual([`'7urghada':*`, `'hurghada':*`])
})

test('a word that nothing has is read as those that resemble it, the others as they are', async () => {
  const [literal, corrected] = await all('baloon hurghada')
  expect(literal).toBe(`'baloon':* & 'hurghada':*`)
  expect(corrected).toBe(`('balloon') & 'hurghada':*`)
})

test('a word with swapped letters is read as the one that it was to be', async () => {
  await addActivity(db, { nameEn: 'Luxor', nameAr: 'الأقصر', city: 3 })
  expect((await all('ablloon')).at(-1)).toBe(`('balloon')`)
  expect((await all('luoxr')).at(-1)).toBe(`('luxor')`)
  // A word of four letters may have one wrong, a shorter one none.
  expect(await all('lxuo')).toEqual([`'lxuo':*`])
})

test('every word for one thing finds all of it', async () => {
  const [balloon, airship] = [await all('بالون'), await all('منطاد')]
  expect(balloon).toEqual(airship)
  expect(balloon[0]).toMatch(/'بالون'.*'منطاد'/)
})

test('a misspelt word that begins like an article is read as it was typed', async () => {
  await addActivity(db, { nameEn: 'Sunrise', nameAr: 'بالون فوق الأقصر', city: 3 })
  for (const typed of ['بالونن', 'بالوون', 'والبالوون'])
    expect((await all(typed)).at(-1), typed).toMatch(/'بالون'.*'منطاد'/)
  expect((await all('الاقصرر')).at(-1)).toMatch(/'اقصر'/)
})

test.each(['', '؟!', '%'])('%j has no reading', async (text) => {
  expect(await all(text)).toEqual([])
})

test.each([`a'b':* | c`, String.raw`x\ 'y`, '((', 'a & !b', 'النيل"؛', "'", '<->'])(
  '%j can be asked for without harm',
  async (text) => {
    for (const query of await all(text))
      await expect(pool.query('select $1::tsquery', [query])).resolves.toBeDefined()
  },
)
