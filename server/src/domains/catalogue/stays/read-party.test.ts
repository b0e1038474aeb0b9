import { describe, expect, test } from 'vitest'
import type { Party } from './price/party.ts'
import { readDates, readParty } from './read-party.ts'

const ages = (n: number, age = 6): number[] => Array.from({ length: n }, () => age)

describe('a party', () => {
  test.each<['hotel' | 'cruise', Party]>([
    ['hotel', { adults: 1, childAges: [] }],
    ['hotel', { adults: 10, childAges: ages(6) }],
    ['hotel', { adults: 2, childAges: [0, 12] }],
    ['cruise', { adults: 2, childAges: ages(4) }],
  ])('in a %s: %j is taken as it is', (kind, party) => {
    expect(readParty(party, kind)).toBe(party)
  })

  test.each<['hotel' | 'cruise', Party, object]>([
    [
      'hotel',
      { adults: 0, childAges: [] },
      { refusal: 'adults_outside_limits', params: { min: 1, max: 10 } },
    ],
    [
      'hotel',
      { adults: 11, childAges: [] },
      { refusal: 'adults_outside_limits', params: { min: 1, max: 10 } },
    ],
    [
      'hotel',
      { adults: 2.5, childAges: [] },
      { refusal: 'adults_outside_limits', params: { min: 1, max: 10 } },
    ],
    [
      'hotel',
      { adults: 2, childAges: ages(7) },
      { refusal: 'children_outside_limits', params: { max: 6 } },
    ],
    [
      'cruise',
      { adults: 2, childAges: ages(5) },
      { refusal: 'children_outside_limits', params: { max: 4 } },
    ],
    [
      'hotel',
      { adults: 2, childAges: [13] },
      { refusal: 'child_age_outside_limits', params: { min: 0, max: 12 } },
    ],
    [
      'hotel',
      { adults: 2, childAges: [-1] },
      { refusal: 'child_age_outside_limits', params: { min: 0, max: 12 } },
    ],
  ])('in a %s: %j is refused with the limit', (kind, party, refusal) => {
    expect(readParty(party, kind)).toEqual(refusal)
  })
})

test.each([
  ['2026-12-17', '2026-12-18', 1],
  ['2026-12-17', '2027-01-16', 30],
  ['2027-04-28', '2027-05-02', 4],
])('from %s to %s are %i nights', (arrival, departure, nights) => {
  expect(readDates(arrival, departure)).toEqual({ arrival, nights })
})

test.each([
  ['the same day', '2026-12-17'],
  ['the day before', '2026-12-16'],
  ['31 nights later', '2027-01-17'],
])('leaving on %s is refused', (_, departure) => {
  expect(readDates('2026-12-17', departure)).toEqual({
    refusal: 'stay_dates_wrong',
    params: { max: 30 },
  })
})
