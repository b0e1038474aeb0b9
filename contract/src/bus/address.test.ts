import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  boundBusSearch,
  defaultBusSearch,
  formatBusSearch,
  isSearchable,
  parseBusSearch,
  type BusSearch,
} from './address.ts'
import { addDays } from '../values/dates.ts'

const id = fc.option(fc.integer({ min: 1, max: 999_999_999 }))
const name = fc.string({ unit: 'grapheme', maxLength: 40 }).map((text) => text.trim().slice(0, 100))
const day = fc.option(fc.nat({ max: 5000 }).map((days) => addDays('2024-01-01', days)))

describe('the address of /transportation', () => {
  it('is read as it was written', () => {
    const searches: fc.Arbitrary<BusSearch> = fc.record({
      fromStationId: id,
      toStationId: id,
      fromStationName: name,
      toStationName: name,
      departureDate: day,
      returnDate: day,
      tripType: fc.boolean(),
      passengers: fc.integer({ min: 1, max: 8 }),
    })
    fc.assert(
      fc.property(searches, (search) => {
        const address = new URLSearchParams(formatBusSearch(search).toString())
        expect(parseBusSearch(address)).toEqual(search)
      }),
    )
  })

  it('takes what makes no sense for not given', () => {
    const address = 'fromStationId=x&departureDate=31-02-2026&passengers=many&tripType=one'
    expect(parseBusSearch(new URLSearchParams(address))).toEqual(defaultBusSearch)
  })

  const bounded = (address: string) =>
    boundBusSearch(parseBusSearch(new URLSearchParams(address)), {
      min: '2026-11-22',
      max: '2027-01-21',
    })

  it.each([
    ['a day that is past', 'departureDate=01-11-2026', { departureDate: '2026-11-22' }],
    ['a day too far ahead', 'departureDate=01-11-2031', { departureDate: '2027-01-21' }],
    [
      'a return before the way there',
      'departureDate=10-12-2026&returnDate=08-12-2026',
      { departureDate: '2026-12-10', returnDate: '2026-12-10' },
    ],
    ['a return too far ahead', 'returnDate=01-11-2031', { returnDate: '2027-01-21' }],
    ['more passengers than a booking takes', 'passengers=9', { passengers: 8 }],
    ['nobody', 'passengers=0', { passengers: 1 }],
    [
      'one station twice',
      'fromStationId=4&toStationId=4&toStationName=Ramses',
      { fromStationId: 4, toStationId: null, toStationName: '' },
    ],
    ['what can be booked', 'departureDate=10-12-2026', { departureDate: '2026-12-10' }],
  ])('takes %s for the nearest that can be booked', (_, address, expected) => {
    expect(bounded(address)).toMatchObject(expected)
  })

  it('can be searched with both stations and a departure', () => {
    const read = (address: string) => isSearchable(parseBusSearch(new URLSearchParams(address)))
    expect(read('fromStationId=1&toStationId=2&departureDate=24-04-2026')).toBe(true)
    expect(read('fromStationId=1&departureDate=24-04-2026')).toBe(false)
  })
})
