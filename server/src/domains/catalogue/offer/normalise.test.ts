import { sql } from 'kysely'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { testDatabase } from '../../../testing/database.ts'
import { fromArabizi, likeEscape, normalise, searchWords, withoutArticle } from './normalise.ts'
import vectorFile from './normalise.vectors.json' with { type: 'json' }

const vectors = vectorFile as [text: string, expected: string][]
const { db } = await testDatabase(2)

const inSql = async (texts: string[]): Promise<string[]> => {
  const { rows } = await sql<{ norm: string }>`
    select norm_search(t) as norm from unnest(${texts}::text[]) with ordinality u(t, n) order by n`.execute(
    db,
  )
  return rows.map((row) => row.norm)
}

test.each(vectors)('normalises %j to %j', (text, expected) => {
  expect(normalise(text)).toBe(expected)
})

test('SQL gives the same for every vector', async () => {
  expect(await inSql(vectors.map((pair) => pair[0]))).toEqual(vectors.map((pair) => pair[1]))
})

test('SQL and TypeScript agree on anything people type', async () => {
  const letter = fc.oneof(
    fc.integer({ min: 0x20, max: 0x24f }),
    fc.integer({ min: 0x370, max: 0x3ff }),
    fc.integer({ min: 0x600, max: 0x6ff }),
    fc.integer({ min: 0x2000, max: 0x206f }),
    fc.integer({ min: 0xfb50, max: 0xfdff }),
    fc.integer({ min: 0xfe70, max: 0xfefc }),
  )
  const text = fc.array(letter, { maxLength: 30 }).map((codes) => String.fromCodePoint(...codes))
  const texts = fc.sample(text, { numRuns: 2000, seed: 7 })
  expect(await inSql(texts)).toEqual(texts.map(normalise))
})

test('normalising twice changes nothing', () => {
  for (const [text = ''] of vectors) expect(normalise(normalise(text))).toBe(normalise(text))
})

test('an article goes when at least three letters stay', () => {
  expect(['الغردقه', 'بالاقصر', 'للاقصر', 'الو', 'والجونه'].map(withoutArticle)).toEqual([
    'غردقه',
    'اقصر',
    'اقصر',
    'الو',
    'جونه',
  ])
})

test('query words are unique, without articles and at most eight', () => {
  expect(searchWords('رحلة إلى الأقصر رحلة')).toEqual(['رحله', 'الي', 'اقصر'])
  expect(searchWords('a b c d e f g h i j')).toHaveLength(8)
  expect(searchWords('؟!')).toEqual([])
})

test('Arabizi is read only where letters and digits mix', () => {
  expect(fromArabizi('gharda2a')).toBe('ghardaa')
  expect(fromArabizi('el 3alamein')).toBe('el aalamein')
  expect(fromArabizi('2 days')).toBeNull()
})

test('LIKE patterns are escaped', () => {
  expect(likeEscape('50%_\\')).toBe(String.raw`50\%\_\\`)
})
