import { expect, it } from 'vitest'
import type { Splash } from '@rihla/contract/catalogue/offer'
import { activityDates, priceBounds } from './date-bounds.ts'

const now = new Date('2026-11-21T10:00:00Z')
const splash = (dates: Partial<Splash>): Splash =>
  ({
    MinDate: null,
    MaxDate: null,
    ActivityMinDate: null,
    ActivityMaxDate: null,
    MinPrice: 0,
    MaxPrice: 8000,
    ...dates,
  }) as Splash

it('takes today and a year ahead when settings are absent', () => {
  expect(activityDates(undefined, now)).toEqual({ min: '2026-11-21', max: '2027-11-21' })
})

it('never starts before today', () => {
  expect(
    activityDates(splash({ ActivityMinDate: '2026-01-01', ActivityMaxDate: '2026-12-31' }), now),
  ).toEqual({ min: '2026-11-21', max: '2026-12-31' })
})

it('takes the price bounds of the settings', () => {
  expect(priceBounds(undefined)).toEqual({ from: 0, to: 10_000 })
  expect(priceBounds(splash({}))).toEqual({ from: 0, to: 8000 })
})
