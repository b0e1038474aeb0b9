import { expect, test } from 'vitest'
import { indexCache } from './index-cache.ts'

function clockAt(start: number) {
  let at = start
  return { now: () => new Date(at), advance: (ms: number) => void (at += ms) }
}

test('many who come first wait for one load', async () => {
  let loads = 0
  const cache = indexCache(clockAt(0), async () => (loads += 1))
  expect(await Promise.all([cache.current(), cache.current(), cache.current()])).toEqual([1, 1, 1])
})

test('a look at changes makes no search wait, and comes every two seconds of traffic', async () => {
  const clock = clockAt(0)
  let loads = 0
  let finish = (): void => undefined
  const cache = indexCache<number>(clock, async () => {
    loads += 1
    if (loads > 1) await new Promise<void>((done) => (finish = done))
    return loads
  })
  await cache.refresh()
  clock.advance(2000)
  expect(cache.current()).toBe(1)
  expect(loads).toBe(1)
  clock.advance(1)
  expect(cache.current()).toBe(1)
  expect(cache.current()).toBe(1)
  await Promise.resolve().then(() => undefined)
  await Promise.resolve()
  const refreshed = cache.refresh()
  finish()
  await new Promise((done) => setImmediate(done))
  finish()
  expect(await refreshed).toBe(3)
})

test('after a silence the first search waits for what has changed', async () => {
  const clock = clockAt(0)
  let loads = 0
  const cache = indexCache<number>(clock, async () => (loads += 1))
  await cache.refresh()
  clock.advance(60_000)
  expect(await cache.current()).toBe(2)
})

test('what fails is tried again, counted from the last success, and the old one serves on', async () => {
  const clock = clockAt(1_000_000)
  const asked: number[] = []
  let broken = false
  const cache = indexCache<string>(clock, async (cached, { sinceMs }) => {
    asked.push(sinceMs)
    if (broken) throw new Error('no database')
    return `${cached ?? ''}+`
  })
  await cache.refresh()
  broken = true
  clock.advance(10_000)
  expect(await cache.current()).toBe('+')
  clock.advance(10_000)
  expect(await cache.current()).toBe('+')
  broken = false
  clock.advance(10_000)
  expect(await cache.current()).toBe('++')
  expect(asked.slice(1)).toEqual([10_000, 20_000, 30_000])
})

test('a first load that fails is tried again by who comes next', async () => {
  let broken = true
  const cache = indexCache<string>(clockAt(0), async () => {
    if (broken) throw new Error('no database')
    return 'read'
  })
  await expect(cache.current()).rejects.toThrow('no database')
  broken = false
  expect(await cache.current()).toBe('read')
})
