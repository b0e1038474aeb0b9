import { describe, expect, it } from 'vitest'
import type { Station, Trip } from '../../../ports/bus-operator.ts'
import { CAIRO, COAST, testOperator } from '../testing/operator.ts'
import { testClock } from '../../../testing/clock.ts'
import { isWayBack } from './quote-legs.ts'

const city = { id: 1_000_001, name: { en: 'Cairo', ar: 'القاهرة' }, spellings: [] }
const ramses: Station = { ...CAIRO, city }
const tahrir: Station = { ...CAIRO, id: 3, city }
const elsewhere: Station = { ...CAIRO, id: 4, city: { ...city, id: 1_000_002 } }
const alone: Station = { ...CAIRO, id: 5 }

const operator = testOperator(testClock('2026-11-21T10:00:00Z'))
const trip = (from: Station, to: Station, departsAt: string): Trip =>
  operator.addTrip({ from, to, departsAt: new Date(departsAt) })
const out = trip(ramses, COAST, '2026-11-24T06:00:00Z')
const LATER = '2026-11-27T06:00:00Z'

describe('the way back', () => {
  it.each([
    ['to the same station', trip(COAST, ramses, LATER), true],
    ['to another station of the city', trip(COAST, tahrir, LATER), true],
    ['to another city', trip(COAST, elsewhere, LATER), false],
    ['to a station of no city', trip(COAST, alone, LATER), false],
    ['the same way again', trip(ramses, COAST, LATER), false],
    ['before one has arrived', trip(COAST, ramses, '2026-11-24T06:30:00Z'), false],
  ])('%s', (_, back, matches) => {
    expect(isWayBack(out, back)).toBe(matches)
  })
})
