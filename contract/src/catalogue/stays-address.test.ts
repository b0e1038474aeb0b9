import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '../values/dates.ts'
import { STARS, STAY_GUESTS } from './stay-limits.ts'
import { formatStay, parseStay, staySearches, type StayChoice } from './stays-address.ts'

const kinds = ['hotel', 'cruise'] as const
const id = fc.integer({ min: 1, max: 999_999_999 })
const day = fc.nat({ max: 5000 }).map((days) => addDays('2024-01-01', days))
const orders = fc.constantFrom(0 as const, 1 as const, 2 as const)
const adults = fc.integer({ min: 1, max: 10 })
const agesOf = (kind: 'hotel' | 'cruise') =>
  fc.array(fc.nat({ max: 12 }), { maxLength: STAY_GUESTS.children[kind] })
const reread = (address: URLSearchParams): URLSearchParams =>
  new URLSearchParams(address.toString())

describe.each(kinds)('%s', (kind) => {
  const { parse, format, defaults } = staySearches[kind]

  it('reads a search as it was written', () => {
    const filters = fc.record({
      cityId: fc.option(id),
      searchText: fc.string({ unit: 'grapheme', maxLength: 40 }).map((text) => text.trim()),
      arrivalDate: fc.option(day),
      departureDate: fc.option(day),
      adultsCount: adults,
      childrenAges: agesOf(kind),
      stars: fc.subarray([...STARS]),
      priceFrom: fc.option(id),
      priceTo: fc.option(fc.nat({ max: 999_999_999 })),
      hasInstantConfirmation: fc.boolean(),
      hasFreeCancellation: fc.boolean(),
      priceOrderType: orders,
      ratingOrderType: orders,
    })
    fc.assert(
      fc.property(filters, (values) => {
        expect(parse(reread(format(values)))).toEqual(values)
      }),
    )
  })

  it('reads any address, and writes what it read to the same filters again', () => {
    const names = fc.constantFrom(...Object.keys(defaults))
    const address = fc.array(fc.tuple(names, fc.oneof(fc.string(), fc.integer().map(String))))
    fc.assert(
      fc.property(address, (pairs) => {
        const read = parse(new URLSearchParams(pairs))
        expect(parse(reread(format(read)))).toEqual(read)
      }),
    )
  })

  it('names only what differs', () => {
    expect(format(defaults).toString()).toBe('')
    expect(format({ ...defaults, stars: [], childrenAges: [] }).toString()).toBe('')
    expect(format({ ...defaults, stars: [5, 0], childrenAges: [4, 9] }).toString()).toBe(
      'childrenAges=4%2C9&stars=5%2C0',
    )
  })

  it.each(['childrenAges=13', 'childrenAges=4,x', 'stars=6', 'stars=', 'adultsCount=11'])(
    '%s counts as not given',
    (address) => expect(parse(new URLSearchParams(address))).toEqual(defaults),
  )

  it('reads a stay as it was written', () => {
    const stays = fc.record({
      id,
      arrival: day,
      departure: day,
      adults,
      childAges: agesOf(kind),
      freeCancellation: fc.constantFrom(true, undefined),
    })
    fc.assert(
      fc.property(stays, fc.constantFrom(undefined, 'nilecruise' as const), (stay, source) => {
        expect(parseStay(reread(formatStay(stay, { source })), kind)).toEqual(stay)
      }),
    )
  })
})

describe('the address of a stay', () => {
  const stay: StayChoice = {
    id: 7,
    arrival: '2026-12-17',
    departure: '2026-12-20',
    adults: 2,
    childAges: [4, 9],
  }

  it('is spelled as `arrival-date`, `departure-date`, `adults` and `children`', () => {
    const address = formatStay(stay, { source: 'nilecruise' }).toString()
    expect(decodeURIComponent(address)).toBe(
      'id=7&arrival-date=17-12-2026&departure-date=20-12-2026&adults=2&children=4,9&source=nilecruise',
    )
  })

  it('says that it comes from a search for free cancellation', () => {
    const address = formatStay({ ...stay, freeCancellation: true })
    expect(address.get('free-cancellation')).toBe('true')
    expect(parseStay(address, 'cruise')).toMatchObject({ freeCancellation: true })
    expect(parseStay(formatStay(stay), 'hotel')).not.toHaveProperty('freeCancellation')
  })

  it('takes fewer children on cruises, and no matter of rooms', () => {
    const address = new URLSearchParams(
      'id=7&arrival-date=17-12-2026&departure-date=20-12-2026&children=1,2,3,4,5&rooms=1',
    )
    expect(parseStay(address, 'hotel')).toMatchObject({ adults: 2, childAges: [1, 2, 3, 4, 5] })
    expect(parseStay(address, 'cruise')).toMatchObject({ childAges: [] })
  })

  it.each([
    ['', 'missing'],
    ['id=7&arrival-date=17-12-2026', 'missing'],
    ['id=x&arrival-date=17-12-2026&departure-date=20-12-2026', 'missing'],
    ['id=7&arrival-date=2026-12-17&departure-date=20-12-2026', 'date'],
    ['id=7&arrival-date=17-12-2026&departure-date=31-02-2026', 'date'],
  ])('%s is %s', (address, bad) => {
    expect(parseStay(new URLSearchParams(address), 'hotel')).toBe(bad)
  })
})
