import type { Splash } from '@rihla/contract/catalogue/offer'
import { expect, test } from 'vitest'
import { siteSettings, stayDays } from './site-settings.ts'

const now = new Date('2026-11-22T10:00:00Z')

test('the splash data of no kind are without dates', () => {
  const splash = siteSettings(now)
  const bounds = Object.keys(splash).filter((name): name is keyof Splash =>
    /M(in|ax)Date$/.test(name),
  )
  expect(bounds).toHaveLength(14)
  expect(bounds.filter((name) => splash[name] === null)).toEqual([])
})

test('cruises, whose dates have no prefix, are booked as far ahead as hotels', () => {
  const { min, max } = stayDays(now)
  expect(siteSettings(now)).toMatchObject({ MinDate: min, MaxDate: max })
})
