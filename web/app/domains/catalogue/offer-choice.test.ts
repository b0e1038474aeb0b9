import { expect, it } from 'vitest'
import { choiceQuery, parseChoice } from './offer-choice.ts'

const read = (address: string, max = 20) => parseChoice(new URLSearchParams(address), max)

it('reads what it writes', () => {
  const choice = { id: 7, date: '2026-12-17', adults: 3 }
  expect(read(choiceQuery(choice))).toEqual(choice)
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
