import type { Splash } from '@rihla/contract/catalogue/offer'
import { expect, it } from 'vitest'
import { busDays } from './days.ts'

const now = new Date('2026-12-17T22:30:00Z')
const splash = (BusMinDate: string | null, BusMaxDate: string | null) =>
  ({ BusMinDate, BusMaxDate }) as Splash

it('begins today in Cairo and ends 60 days on', () => {
  expect(busDays(undefined, now)).toEqual({ min: '2026-12-18', max: '2027-02-16' })
})

it('follows the settings, but never into the past or before it begins', () => {
  expect(busDays(splash('2026-12-20', '2026-12-31'), now)).toEqual({
    min: '2026-12-20',
    max: '2026-12-31',
  })
  expect(busDays(splash('2026-01-01', '2026-01-02'), now)).toEqual({
    min: '2026-12-18',
    max: '2026-12-18',
  })
})
