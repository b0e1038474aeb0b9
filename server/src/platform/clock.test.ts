import { describe, expect, it } from 'vitest'
import { testDatabase } from '../testing/database.ts'
import { assertCairoSummerTime, databaseClock, systemClock } from './clock.ts'

const { db } = await testDatabase()

describe('clocks', () => {
  it('follow the database, and can be moved for a demonstration', async () => {
    const clock = await databaseClock(db, 3600)
    expect(Math.abs(clock.now().getTime() - Date.now() - 3600_000)).toBeLessThan(2000)
    expect(Math.abs(systemClock(-60).now().getTime() - Date.now() + 60_000)).toBeLessThan(1000)
  })

  it('know Egypt’s summer time', () => {
    expect(() => assertCairoSummerTime()).not.toThrow()
  })
})
