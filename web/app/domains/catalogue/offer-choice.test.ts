import { expect, it } from 'vitest'
import { choiceQuery, offerHref, parseChoice, parseParty } from './offer-choice.ts'

const read = (address: string, maxAdults = 20, only: { adultsOnly?: true } = {}) =>
  parseChoice(new URLSearchParams(address), { maxAdults, ...only })

it('reads what it writes', () => {
  const choice = { id: 7, date: '2026-12-17', adults: 3 }
  for (const childAges of [[], [6], [0, 12, 4]])
    expect(read(choiceQuery({ ...choice, childAges }))).toEqual({ ...choice, childAges })
})

it.each(['13', '-1', '4,x', '', '1,1,1,1,1,1,1'])('children=%s count as not given', (children) => {
  const address = `id=7&arrival-date=17-12-2026&children=${children}`
  expect(read(address)).toMatchObject({ childAges: [] })
})

it('leaves children out where nobody comes with any', () => {
  const address = 'id=7&arrival-date=17-12-2026&children=4'
  expect(read(address, 10, { adultsOnly: true })).toMatchObject({ childAges: [] })
})

it.each([
  ['', 'missing'],
  ['id=7', 'missing'],
  ['id=x&arrival-date=17-12-2026', 'missing'],
  ['arrival-date=17-12-2026', 'missing'],
  ['id=7&arrival-date=2026-12-17', 'date'],
  ['id=7&arrival-date=31-02-2026', 'date'],
])('%s: %s', (address, bad) => {
  expect(read(address)).toBe(bad)
})

it.each([
  ['99', 20, 20],
  ['15', 10, 10],
  ['0', 20, 2],
  ['x', 20, 2],
])('adults=%s of at most %i become %i', (adults, max, counted) => {
  const address = `id=7&arrival-date=17-12-2026&adults=${adults}`
  expect(read(address, max)).toMatchObject({ adults: counted })
})

it('links to an offer without a day by its permanent address, with a party that isn’t two', () => {
  const offer = { id: 7, date: null, adults: 2, childAges: [] }
  expect(offerHref('/trip', offer)).toBe('/trip/7')
  const more = { adults: 3, childAges: [0, 12] }
  const href = offerHref('/trip', { ...offer, ...more })
  expect(href).toBe('/trip/7?adults=3&children=0,12')
  const address = new URL(href, 'http://localhost').searchParams
  expect(parseParty(address, { maxAdults: 20 })).toEqual(more)
})
