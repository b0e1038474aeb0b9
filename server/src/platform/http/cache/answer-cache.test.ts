import { describe, expect, it } from 'vitest'
import { createAnswerCache, type Made } from './answer-cache.ts'

const plain = { gzip: false, headers: {} }

const counted = (status = 200) => {
  let made = 0
  const next = (): object => ({ made: (made += 1) })
  return {
    make: async (): Promise<Made> =>
      status === 200 ? JSON.stringify(next()) : Response.json(next(), { status }),
    count: () => made,
  }
}

describe('kept answers', () => {
  it('serve the same bytes until their time is up, or everything is forgotten', async () => {
    let now = 0
    const cache = createAnswerCache(() => now)
    const { make, count } = counted()
    const ask = async () => (await cache.through('k', 5, make, plain)).text()
    expect([await ask(), await ask()]).toEqual(['{"made":1}', '{"made":1}'])
    now = 5001
    expect(await ask()).toBe('{"made":2}')
    cache.clear()
    await ask()
    expect(count()).toBe(3)
  })

  it('are made once for a crowd that asks at the same moment', async () => {
    const cache = createAnswerCache(() => 0)
    const { make, count } = counted()
    const bodies = await Promise.all(
      Array.from({ length: 20 }, async () => (await cache.through('k', 5, make, plain)).json()),
    )
    expect(count()).toBe(1)
    expect(new Set(bodies.map((body) => JSON.stringify(body))).size).toBe(1)
  })

  it('what is being made while everything is forgotten serves nobody who asks after that', async () => {
    const cache = createAnswerCache(() => 0)
    const old = Promise.withResolvers<Made>()
    const before = cache.through('k', 5, () => old.promise, plain)
    cache.clear()
    const after = cache.through('k', 5, async () => '"new"', plain)
    old.resolve('"old"')
    expect(await (await before).json()).toBe('old')
    expect(await (await after).json()).toBe('new')
    expect(await (await cache.through('k', 5, async () => '"newest"', plain)).json()).toBe('new')
  })

  it('are kept apart by key, and never refusals', async () => {
    const cache = createAnswerCache(() => 0)
    const good = counted()
    await cache.through('a', 5, good.make, plain)
    await cache.through('b', 5, good.make, plain)
    expect(good.count()).toBe(2)
    const bad = counted(409)
    for (let i = 0; i < 2; i += 1)
      expect((await cache.through('c', 5, bad.make, plain)).status).toBe(409)
    expect(bad.count()).toBe(2)
  })

  it('don’t keep what a very long key asks for', async () => {
    const cache = createAnswerCache(() => 0)
    const { make, count } = counted()
    for (let i = 0; i < 2; i += 1) await cache.through('k'.repeat(3000), 5, make, plain)
    expect(count()).toBe(2)
  })

  it('are no more than so many bytes, the oldest out first, however large each is', async () => {
    const cache = createAnswerCache(() => 0, 4_000)
    const made: number[] = []
    const ask = async (n: number, length: number) =>
      cache.through(
        `k${n}`,
        5,
        async () => {
          made.push(n)
          return 'x'.repeat(length)
        },
        plain,
      )
    for (let n = 0; n < 10; n += 1) await ask(n, 400)
    await ask(9, 400)
    expect(made).toHaveLength(10)
    await ask(0, 400)
    expect(made).toHaveLength(11)
    for (let i = 0; i < 2; i += 1) await ask(11, 2_000)
    expect(made).toHaveLength(13)
  })

  it('are no more than some thousand, the oldest out first', async () => {
    const cache = createAnswerCache(() => 0)
    const { make, count } = counted()
    for (let n = 0; n < 2500; n += 1) await cache.through(`k${n}`, 5, make, plain)
    await cache.through('k2499', 5, make, plain)
    expect(count()).toBe(2500)
    await cache.through('k0', 5, make, plain)
    expect(count()).toBe(2501)
  })
})
