import { expect, it } from 'vitest'
import { priceOf, tooFull } from './price.ts'
import { aTrip } from './testing/trips.ts'

const going = aTrip({ Price: 420, RoundPrice: 315 })
const back = aTrip({ TripID: 2, Price: 230, RoundPrice: 173, RemainingChairs: 2 })

it('prices one way in full', () => {
  expect(priceOf({ going, back: null }, 3)).toEqual({ full: 1260, saved: 0, total: 1260 })
})

it('prices both ways by their round-trip price', () => {
  expect(priceOf({ going, back }, 2)).toEqual({ full: 1300, saved: 324, total: 976 })
})

it('finds the trip that is too full', () => {
  expect(tooFull({ going, back }, 2)).toBeUndefined()
  expect(tooFull({ going, back }, 3)).toBe(back)
})
