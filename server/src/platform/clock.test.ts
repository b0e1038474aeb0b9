import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { testDatabase } from '../testing/database.ts'
import { assertCairoSummerTime, databaseClock, systemClock } from './clock.ts'

const { db } = await testDatabase()

describe('clocks', () => {
  it('follow the database, and can be moved for a demonstration', async () => {
    const clock = await databaseClock(db, 3600)
    expect(Math.abs(clock.now().getTime() - Date.now() - 3600_000)).toBeLessThan(2000)
    expect(Math.abs(systemClock(-60).now().getTime() - Date.now() + 60_000)).toBeLessThan(1000)
  })

  it('take nothing from a look in which the process stood still', async () => {
    const clock = await databaseClock(db)
    const real = Date.now
    // Ten minutes pass in this process between the question and its answer.
    let looks = 0
    vi.spyOn(Date, 'now').mockImplementation(() => real() + (looks++ === 0 ? 0 : 600_000))
    onTestFinished(() => void vi.restoreAllMocks())
    await clock.follow()
    expect(Math.abs(clock.now().getTime() - Date.now())).toBeLessThan(2000)
  })

  it('know Egypt’s summer time', () => {
    expect(() => assertCairoSummerTime()).not.toThrow()
  })
})
