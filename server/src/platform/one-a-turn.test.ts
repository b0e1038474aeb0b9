import { expect, test } from 'vitest'
import { oneATurn } from './one-a-turn.ts'

const turnEnds = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

test('one begins in each turn of the event loop, in the order they came', async () => {
  const turn = oneATurn(3)
  const begun: number[] = []
  for (const one of [1, 2, 3]) void turn().then(() => begun.push(one))
  expect(begun).toEqual([])
  await turnEnds()
  expect(begun).toEqual([1])
  void turn().then(() => begun.push(4))
  await turnEnds()
  expect(begun).toEqual([1, 2])
  await turnEnds()
  await turnEnds()
  expect(begun).toEqual([1, 2, 3, 4])
  // Whoever comes when nobody waits is not kept longer than a turn.
  void turn().then(() => begun.push(5))
  await turnEnds()
  expect(begun).toEqual([1, 2, 3, 4, 5])
})

test('whoever comes while as many wait as may is told so, and later may', async () => {
  const turn = oneATurn(2)
  const three = [turn(), turn(), turn()]
  expect(await Promise.all(three)).toEqual([true, true, false])
  expect(await turn()).toBe(true)
})
