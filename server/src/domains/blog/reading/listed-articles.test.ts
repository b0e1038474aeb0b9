import { expect, it } from 'vitest'
import { createListedArticles, type List, type Listed } from './listed-articles.ts'

const listOf = (...ids: number[]): Listed => ({ ids, versions: ids.map(() => 1) })
const museums: List = { list: 'section', name: 'Museums' }

function remembered(answer: (list: List | null) => Promise<Listed>) {
  let now = 0
  const asked: (string | null)[] = []
  const listed = createListedArticles(
    (list) => {
      asked.push(list?.name ?? null)
      return answer(list)
    },
    () => now,
  )
  return { listed, asked, pass: (ms: number) => (now += ms) }
}

it('asks once for all who come within five seconds, each list by itself', async () => {
  const { listed, asked, pass } = remembered(async (list) => (list ? listOf(3) : listOf(3, 2, 1)))
  expect(await Promise.all([listed.of(null), listed.of(null), listed.of(museums)])).toEqual([
    listOf(3, 2, 1),
    listOf(3, 2, 1),
    listOf(3),
  ])
  pass(4999)
  await listed.of(null)
  expect(asked).toEqual([null, 'Museums'])
  pass(1)
  await listed.of(null)
  expect(asked).toEqual([null, 'Museums', null])
})

it('asks anew after a change, also of what was being asked for meanwhile', async () => {
  const answers: ((listed: Listed) => void)[] = []
  const { listed } = remembered(() => new Promise((resolve) => answers.push(resolve)))
  const before = listed.of(null)
  listed.forget()
  const after = listed.of(null)
  answers[0]?.(listOf(1))
  answers[1]?.(listOf(2, 1))
  expect([await before, await after]).toEqual([listOf(1), listOf(2, 1)])
  expect(await listed.of(null)).toEqual(listOf(2, 1))
})

it('remembers no failure', async () => {
  let fails = true
  const { listed } = remembered(async () => {
    if (fails) throw new Error('no database')
    return listOf(1)
  })
  await expect(listed.of(null)).rejects.toThrow('no database')
  fails = false
  expect(await listed.of(null)).toEqual(listOf(1))
})

it('forgets rather than grow with names that addresses bring', async () => {
  const { listed, asked } = remembered(async () => listOf())
  for (let n = 0; n < 200; n += 1) await listed.of({ list: 'tag', name: `${n}` })
  await listed.of({ list: 'tag', name: 'one more' })
  await listed.of({ list: 'tag', name: '0' })
  expect(asked.slice(200)).toEqual(['one more', '0'])
})
