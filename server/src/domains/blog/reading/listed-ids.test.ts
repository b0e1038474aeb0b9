import { expect, it } from 'vitest'
import { createListedIds } from './listed-ids.ts'
import type { List } from './store.ts'

const museums: List = { list: 'section', name: 'Museums' }

function remembered(answer: (list: List | null) => Promise<readonly number[]>) {
  let now = 0
  const asked: (string | null)[] = []
  const listed = createListedIds(
    (list) => {
      asked.push(list?.name ?? null)
      return answer(list)
    },
    () => now,
  )
  return { listed, asked, pass: (ms: number) => (now += ms) }
}

it('asks once for all who come within five seconds, each list by itself', async () => {
  const { listed, asked, pass } = remembered(async (list) => (list ? [3] : [3, 2, 1]))
  expect(await Promise.all([listed.of(null), listed.of(null), listed.of(museums)])).toEqual([
    [3, 2, 1],
    [3, 2, 1],
    [3],
  ])
  pass(4999)
  await listed.of(null)
  expect(asked).toEqual([null, 'Museums'])
  pass(1)
  await listed.of(null)
  expect(asked).toEqual([null, 'Museums', null])
})

it('asks anew after a change, also of what was being asked for meanwhile', async () => {
  const answers: ((ids: readonly number[]) => void)[] = []
  const { listed } = remembered(() => new Promise((resolve) => answers.push(resolve)))
  const before = listed.of(null)
  listed.forget()
  const after = listed.of(null)
  answers[0]?.([1])
  answers[1]?.([2, 1])
  expect([await before, await after]).toEqual([[1], [2, 1]])
  expect(await listed.of(null)).toEqual([2, 1])
})

it('remembers no failure', async () => {
  let fails = true
  const { listed } = remembered(async () => {
    if (fails) throw new Error('no database')
    return [1]
  })
  await expect(listed.of(null)).rejects.toThrow('no database')
  fails = false
  expect(await listed.of(null)).toEqual([1])
})

it('forgets rather than grow with names that addresses bring', async () => {
  const { listed, asked } = remembered(async () => [])
  for (let n = 0; n < 200; n += 1) await listed.of({ list: 'tag', name: `${n}` })
  await listed.of({ list: 'tag', name: 'one more' })
  await listed.of({ list: 'tag', name: '0' })
  expect(asked.slice(200)).toEqual(['one more', '0'])
})
