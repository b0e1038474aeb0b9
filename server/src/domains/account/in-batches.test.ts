import { expect, test } from 'vitest'
import { inBatches } from './in-batches.ts'

/** Asks that end when the test says so; `asked` are the keys of each, in order. */
function slowly() {
  const asked: (readonly number[])[] = []
  const ends: PromiseWithResolvers<void>[] = []
  const answer = inBatches<number, string>(async (keys) => {
    asked.push(keys)
    const end = Promise.withResolvers<void>()
    ends.push(end)
    await end.promise
    return new Map(keys.filter((key) => key > 0).map((key) => [key, `#${key}`]))
  })
  return { answer, asked, ends }
}
const turn = () => new Promise((resolve) => setImmediate(resolve))

test('what is asked together is one statement, the same key once', async () => {
  const { answer, asked, ends } = slowly()
  const answers = Promise.all([answer(1), answer(2), answer(1), answer(-3)])
  await turn()
  expect(asked).toEqual([[1, 2, -3]])
  ends[0]?.resolve()
  expect(await answers).toEqual(['#1', '#2', '#1', undefined])
})

test('what is asked while statements run waits for the next, never for one that has begun', async () => {
  const { answer, asked, ends } = slowly()
  const first = answer(1)
  await turn()
  const second = answer(1)
  await turn()
  const others = [answer(1), answer(2), answer(3)]
  await turn()
  expect(asked).toEqual([[1], [1]])
  ends[0]?.resolve()
  expect(await first).toBe('#1')
  await turn()
  expect(asked).toEqual([[1], [1], [1, 2, 3]])
  for (const end of ends) end.resolve()
  expect(await Promise.all([second, ...others])).toEqual(['#1', '#1', '#2', '#3'])
})

test('a crowd is asked for in several statements', async () => {
  const sizes: number[] = []
  const answer = inBatches<number, number>(async (keys) => {
    sizes.push(keys.length)
    return new Map(keys.map((key) => [key, key]))
  })
  const keys = Array.from({ length: 450 }, (_, n) => n)
  expect(await Promise.all(keys.map(answer))).toEqual(keys)
  expect(sizes).toEqual([200, 200, 50])
})

test('a fault is everybody’s who asked, and nobody’s after', async () => {
  let isDown = true
  const answer = inBatches<number, number>(async (keys) => {
    if (isDown) throw new Error('down')
    return new Map(keys.map((key) => [key, key]))
  })
  const outcomes = await Promise.allSettled([answer(1), answer(2)])
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  isDown = false
  expect(await answer(1)).toBe(1)
})
