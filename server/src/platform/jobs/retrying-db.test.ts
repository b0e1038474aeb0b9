import type pg from 'pg'
import { expect, test, vi } from 'vitest'
import { retryUntilAnswered } from './retrying-db.ts'

const away = Object.assign(new Error('terminating connection'), { code: '57P01' })
const crowded = new Error('timeout exceeded when trying to connect')
const full = Object.assign(new Error('could not extend file'), { code: '53100' })
const wrong = Object.assign(new Error('syntax error'), { code: '42601' })

/** A database that answers each question with the next of these. */
function databaseWith(...answers: (Error | object)[]) {
  const query = vi.fn(async () => {
    const answer = answers.shift() ?? { rows: [] }
    if (answer instanceof Error) throw answer
    return answer
  })
  // Of a pool nothing but `query` is used.
  return { query, asking: retryUntilAnswered({ query } as unknown as pg.Pool) }
}

test('done work is put away however often the database is lost on the way', async () => {
  const { query, asking } = databaseWith(away, crowded, full, { rows: [{ done: true }] })
  expect(await asking.executeSql('complete', [1])).toEqual({ rows: [{ done: true }] })
  expect(query.mock.calls).toEqual(Array.from({ length: 4 }, () => ['complete', [1]]))
})

test('what is wrong in itself fails at once', async () => {
  const { query, asking } = databaseWith(wrong)
  await expect(asking.executeSql('complet')).rejects.toBe(wrong)
  expect(query).toHaveBeenCalledTimes(1)
})

test('once stopped, nothing is asked, and nothing fails', async () => {
  const { query, asking } = databaseWith(wrong)
  asking.stop()
  const settled = vi.fn<() => void>()
  void asking.executeSql('complete').then(settled, settled)
  await new Promise((resolve) => setImmediate(resolve))
  expect([query.mock.calls.length, settled.mock.calls.length]).toEqual([0, 0])
})
