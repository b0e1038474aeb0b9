import { describe, expect, it } from 'vitest'
import { offerHref } from './offer-href.ts'

const held = {
  Module: 'Hotel',
  Id: 5011,
  FromDate: '2026-12-17',
  ToDate: '2026-12-20',
  AdultsCount: 2,
  ChildrenAges: [4, 9],
}
const room = { hotelId: 501, name: 'Classic room', board: 'Half board' }

describe('the page of what is being booked', () => {
  it('is the hotel, for the same stay', () => {
    expect(decodeURIComponent(offerHref(held, { room }))).toBe(
      '/hotel?id=501&arrival-date=17-12-2026&departure-date=20-12-2026&adults=2&children=4,9',
    )
    expect(offerHref({ ...held, Module: 'NileCruise' }, { room })).toMatch(/^\/cruise\?id=501&/)
  })
  it('is the list when the hotel is unknown', () => {
    expect(offerHref(held, {})).toBe('/hotels')
    expect(offerHref({ ...held, Module: 'NileCruise' }, {})).toBe('/nile-cruises')
  })
  it('is the activity or the day-use on its day', () => {
    expect(offerHref({ ...held, Module: 'Activity' }, {})).toBe(
      '/activity?id=5011&arrival-date=17-12-2026&adults=2&children=4,9',
    )
    expect(offerHref({ ...held, Module: 'DayUse' }, {})).toMatch(/^\/dayuse\?/)
  })
  it.each([
    ['Honeymoon', [], '/honeymoon?id=5011&arrival-date=17-12-2026&adults=2'],
    ['Trip', [4, 9], '/trip?id=5011&arrival-date=17-12-2026&adults=2&children=4,9'],
  ])('is the %s on its departure, for who comes', (Module, ChildrenAges, path) => {
    expect(offerHref({ ...held, Module, ChildrenAges }, {})).toBe(path)
  })
})
