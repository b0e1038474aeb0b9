import type { Splash } from '@rihla/contract/catalogue/offer'
import { expect, it } from 'vitest'
import { busDays, dayPrices } from './days.ts'

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

const days = (...prices: (number | null)[]) =>
  prices.map((Price, nth) => ({
    Date: `2026-12-0${nth + 1}`,
    Price,
    RoundPrice: Price && Price - 50,
  }))
const marked = (...prices: (number | null)[]) =>
  dayPrices(days(...prices), false).map((it) => it.isCheapest)

it('shows the price that the cards of the day have', () => {
  expect(dayPrices(days(400, null), false).map((it) => it.price)).toEqual([400, null])
  expect(dayPrices(days(400, null), true).map((it) => it.price)).toEqual([350, null])
})

it('marks the cheapest days where that says something', () => {
  expect(marked(300, 400, 300, 500)).toEqual([true, false, true, false])
  expect(marked(300, 300, 300, 300, 300, 300, 400)).toEqual(Array(7).fill(false))
  expect(marked(300)).toEqual([false])
  expect(marked(null, null)).toEqual([false, false])
})
