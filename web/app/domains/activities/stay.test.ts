import { expect, it } from 'vitest'
import { activityHref, parseChoice } from './stay.ts'

const read = (address: string) => parseChoice(new URLSearchParams(address))

it('reads what it writes', () => {
  const choice = { id: 7, date: '2026-12-17', adults: 3 }
  expect(read(activityHref(choice).split('?')[1] ?? '')).toEqual(choice)
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
  ['99', 20],
  ['0', 2],
  ['x', 2],
])('adults=%s become %i', (adults, counted) => {
  expect(read(`id=7&arrival-date=17-12-2026&adults=${adults}`)).toMatchObject({ adults: counted })
})
