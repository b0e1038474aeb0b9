import { expect, it } from 'vitest'
import { createStatementNames } from './statement-names.ts'

it('a statement has a name from the second time on, always the same', () => {
  const nameOf = createStatementNames()
  const texts = ['select id from seats where id = $1', 'update seats set taken = $1']
  expect(texts.map(nameOf)).toEqual([undefined, undefined])
  expect(texts.map(nameOf)).toEqual(['again-1', 'again-2'])
  expect(texts.map(nameOf)).toEqual(['again-1', 'again-2'])
})

it.each(['/* named: seat */ select 1', '\n    /* named: seat */ select 1'])(
  'one that has a name of its own keeps it: %j',
  (text) => {
    const nameOf = createStatementNames()
    for (let i = 0; i < 3; i += 1) expect(nameOf(text)).toBe('seat')
  },
)

it.each([
  ['every column of a table', 'select * from seats where id = $1'],
  ['every column of one of two tables', 'select t.* from seats t join rows r on r.id = t.row'],
  ['every column beside others', 'select *, id + 1 as next from seats'],
  ['every column of what was written', 'insert into seats (id) values ($1) returning *'],
  ['two statements', 'select 1; select 2'],
  ['the beginning of a transaction', 'begin'],
  ['a setting', 'set local lock_timeout = 50'],
  ['a new table', 'create table seats (id int)'],
])('is never prepared: %s', (_, text) => {
  const nameOf = createStatementNames()
  expect([1, 2, 3].map(() => nameOf(text))).toEqual([undefined, undefined, undefined])
})

it.each([
  'select count(*) as n from seats',
  'select price * 2 as twice from seats where id = $1',
  'select count(*)\n from seats',
  "select '*' as star",
])('a star that isn’t a table’s columns is prepared: %s', (text) => {
  const nameOf = createStatementNames()
  expect([1, 2].map(() => nameOf(text))).toEqual([undefined, 'again-1'])
})

it('a session prepares 200 statements at most', () => {
  const nameOf = createStatementNames()
  const names = Array.from({ length: 250 }, (_, n) => {
    nameOf(`select ${n}`)
    return nameOf(`select ${n}`)
  })
  expect(names.filter((name) => name !== undefined)).toHaveLength(200)
  expect(nameOf('select 199')).toBe('again-200')
  expect(nameOf('select 249')).toBeUndefined()
})

it('texts that never come again don’t keep others out', () => {
  const nameOf = createStatementNames()
  for (let n = 0; n < 5500; n += 1) nameOf(`select ${n}`)
  expect(nameOf('select id from seats')).toBeUndefined()
  expect(nameOf('select id from seats')).toBe('again-1')
  expect(nameOf('select 7')).toBeUndefined()
})
