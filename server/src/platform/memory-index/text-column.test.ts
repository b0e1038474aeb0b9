import fc from 'fast-check'
import { expect, test } from 'vitest'
import { TextColumn } from './text-column.ts'

test('gives back every text as it came, in any script, and null for none', () => {
  fc.assert(
    fc.property(
      fc.array(fc.option(fc.string({ unit: 'grapheme', maxLength: 40 })), { maxLength: 200 }),
      fc.boolean(),
      (texts, trimmed) => {
        const column = new TextColumn()
        for (const text of texts) column.add(text)
        if (trimmed) column.trim()
        expect(texts.map((_, row) => column.at(row))).toEqual(texts)
        expect(column.count).toBe(texts.length)
      },
    ),
  )
})

test('grows with what it is given', () => {
  const column = new TextColumn()
  const long = 'رحلة نيلية '.repeat(50_000)
  for (let n = 0; n < 2000; n += 1) column.add(`${n}`)
  column.add(long)
  column.add('last')
  expect([column.at(1999), column.at(2000) === long, column.at(2001)]).toEqual([
    '1999',
    true,
    'last',
  ])
})

test('has nothing where no row is', () => {
  expect([new TextColumn().at(0), new TextColumn().at(-1)]).toEqual([null, null])
})
