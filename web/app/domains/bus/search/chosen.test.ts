import { defaultBusSearch } from '@rihla/contract/bus/address'
import { expect, it } from 'vitest'
import { stillChosen } from './chosen.ts'

const search = {
  ...defaultBusSearch,
  fromStationId: 1,
  toStationId: 2,
  departureDate: '2026-12-01',
  returnDate: '2026-12-04',
  tripType: true,
}
const chosen = { going: 7, back: 8 }

it.each([
  ['for more', { passengers: 3 }, { going: 7, back: 8 }],
  ['another return day', { returnDate: '2026-12-05' }, { going: 7, back: null }],
  ['another departure', { departureDate: '2026-12-02' }, { going: null, back: 8 }],
  ['one way', { tripType: false, returnDate: null }, { going: 7, back: null }],
  ['another station', { toStationId: 3 }, { going: null, back: null }],
  ['the other way', { fromStationId: 2, toStationId: 1 }, { going: null, back: null }],
])('%s: what is of the same stations and day stays chosen', (_, change, left) => {
  expect(stillChosen(chosen, search, { ...search, ...change })).toEqual(left)
})
