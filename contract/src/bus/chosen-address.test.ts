import { expect, it } from 'vitest'
import { formatChosenTrips, parseChosenTrips } from './chosen-address.ts'

it.each([
  ['going=7&back=8', { going: 7, back: 8 }],
  ['going=7', { going: 7, back: null }],
  ['', { going: null, back: null }],
])('says which trips are chosen: %s', (address, chosen) => {
  expect(parseChosenTrips(new URLSearchParams(address))).toEqual(chosen)
  expect(formatChosenTrips(chosen).toString()).toBe(address)
})

it('takes what makes no sense for nothing', () => {
  const odd = new URLSearchParams('going=-1&back=x')
  expect(parseChosenTrips(odd)).toEqual({ going: null, back: null })
})
