import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
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
    const address = 'fromStationId=x&departureDate=31-02-2026&passengers=9&tripType=one'
    expect(parseBusSearch(new URLSearchParams(address))).toEqual(defaultBusSearch)
  })

  it('can be searched with both stations and a departure', () => {
    const read = (address: string) => isSearchable(parseBusSearch(new URLSearchParams(address)))
    expect(read('fromStationId=1&toStationId=2&departureDate=24-04-2026')).toBe(true)
    expect(read('fromStationId=1&departureDate=24-04-2026')).toBe(false)
  })
})
