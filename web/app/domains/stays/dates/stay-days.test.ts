import { daysBetween, addDays } from '@rihla/contract/values/dates'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { askedDates, defaultDates, fitDates, stayDays } from './stay-days.ts'

const days = { min: '2026-12-01', max: '2026-12-31' }

describe('dates that can be asked for', () => {
  it.each([
    ['a stay within them', '2026-12-17', '2026-12-20', '2026-12-17', '2026-12-20'],
    ['an early one keeps its nights', '2026-11-20', '2026-11-23', '2026-12-01', '2026-12-04'],
    ['a late departure is capped', '2026-12-29', '2027-01-04', '2026-12-29', '2026-12-31'],
    ['a late arrival leaves a night', '2027-02-01', '2027-02-05', '2026-12-30', '2026-12-31'],
    ['a departure before the arrival', '2026-12-17', '2026-12-10', '2026-12-17', '2026-12-18'],
    ['the same day twice', '2026-12-17', '2026-12-17', '2026-12-17', '2026-12-18'],
  ])('%s', (_, from, to, fitFrom, fitTo) => {
    expect(fitDates({ from, to }, days)).toEqual({ from: fitFrom, to: fitTo })
  })

  it('are always a night or more, at most 30, within the bounds, and fit already', () => {
    const day = fc.integer({ min: -400, max: 800 }).map((n) => addDays('2026-12-01', n))
    const bounds = { min: '2026-12-01', max: '2027-12-01' }
    fc.assert(
      fc.property(day, day, (from, to) => {
        const fit = fitDates({ from, to }, bounds)
        const nights = daysBetween(fit.from, fit.to)
        expect(nights).toBeGreaterThanOrEqual(1)
        expect(nights).toBeLessThanOrEqual(30)
        expect(fit.from >= bounds.min && fit.to <= bounds.max).toBe(true)
        expect(fitDates(fit, bounds)).toEqual(fit)
      }),
    )
  })

  it('begin today at the earliest, and last a year without settings', () => {
    const now = new Date('2026-12-10T10:00:00Z')
    expect(stayDays(undefined, now)).toEqual({ min: '2026-12-10', max: '2027-12-10' })
    expect(defaultDates(stayDays(undefined, now), now)).toEqual({
      from: '2026-12-11',
      to: '2026-12-12',
    })
  })
})

it.each([
  ['2026-12-20', null, '2026-12-21'],
  ['2026-12-20', '2026-12-20', '2026-12-21'],
  ['2026-12-20', '2026-12-18', '2026-12-21'],
  ['2026-12-20', '2026-12-23', '2026-12-23'],
])('an arrival on %s with the departure %s is never zero nights', (arrival, departure, to) => {
  const asked = { arrivalDate: arrival, departureDate: departure }
  expect(askedDates(asked)).toEqual({ from: arrival, to })
})
