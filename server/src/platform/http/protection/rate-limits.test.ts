import { describe, expect, it } from 'vitest'
import { testDatabase } from '../../../testing/database.ts'
import { createRateLimits } from './rate-limits.ts'

const { pool } = await testDatabase()
const limit = { name: 'codes', points: 3, seconds: 60 }

describe('rate limits', () => {
  it('count for each key, in all processes together, and say how long to wait', async () => {
    const [one, other] = [createRateLimits(pool), createRateLimits(pool)]
    const waits = [
      await one.count(limit, 'a'),
      await other.count(limit, 'a'),
      await one.count(limit, 'a'),
      await other.count(limit, 'a'),
    ]
    expect(waits.slice(0, 3)).toEqual([0, 0, 0])
    expect(waits[3]).toBeGreaterThan(0)
    expect(waits[3]).toBeLessThanOrEqual(60)
    expect(await one.count(limit, 'b')).toBe(0)
  })

  it('forgive after a success', async () => {
    const limits = createRateLimits(pool)
    for (let i = 0; i < 3; i += 1) await limits.count(limit, 'c')
    await limits.forgive(limit, 'c')
    expect(await limits.count(limit, 'c')).toBe(0)
  })

  it('are multiplied by the scale', async () => {
    const limits = createRateLimits(pool, 10)
    const waits: number[] = []
    for (let i = 0; i < 31; i += 1)
      waits.push(await limits.count({ ...limit, name: 'scaled' }, 'd'))
    expect(waits.filter((wait) => wait > 0)).toHaveLength(1)
  })
})
