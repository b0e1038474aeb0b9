import { defaultBusSearch } from '@rihla/contract/bus/address'
import { expect, it } from 'vitest'
import { chosenIn, stillChosen } from './chosen.ts'

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
  ['another return day', { returnDate: '2026-12-05' }, { going: 7, back: undefined }],
  ['another departure', { departureDate: '2026-12-02' }, { going: undefined, back: 8 }],
  ['one way', { tripType: false, returnDate: null }, { going: 7, back: undefined }],
  ['another station', { toStationId: 3 }, { going: undefined, back: undefined }],
  ['the other way', { fromStationId: 2, toStationId: 1 }, { going: undefined, back: undefined }],
])('%s: what is of the same stations and day stays chosen', (_, change, left) => {
  expect(stillChosen(chosen, search, { ...search, ...change })).toEqual(left)
})

it('reads a navigation’s state', () => {
  expect([chosenIn({ chosen }), chosenIn(null), chosenIn({}), chosenIn('x')]).toEqual([
    chosen,
    {},
    {},
    {},
  ])
})
