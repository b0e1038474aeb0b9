import fc from 'fast-check'
import { expect, test } from 'vitest'
import { occupanciesOf } from './occupancy.ts'

test.each([
  ['a couple', { adults: 2, childAges: [] }, [{ rooms: 1, adults: 2, childAges: [] }]],
  ['two and a child', { adults: 2, childAges: [8] }, [{ rooms: 1, adults: 2, childAges: [8] }]],
  ['two couples', { adults: 4, childAges: [] }, [{ rooms: 2, adults: 2, childAges: [] }]],
  [
    'five adults',
    { adults: 5, childAges: [] },
    [
      { rooms: 1, adults: 3, childAges: [] },
      { rooms: 1, adults: 2, childAges: [] },
    ],
  ],
  [
    'three adults with two children: the children where the fewer adults are',
    { adults: 3, childAges: [4, 9] },
    [
      { rooms: 1, adults: 2, childAges: [4] },
      { rooms: 1, adults: 1, childAges: [9] },
    ],
  ],
  ['one with two', { adults: 1, childAges: [3, 3] }, [{ rooms: 1, adults: 1, childAges: [3, 3] }]],
])('%s', (_, party, rooms) => {
  expect(occupanciesOf(party)).toEqual(rooms)
})

test('nobody is lost, every room has an adult, and rooms differ by one at most', () => {
  const party = fc.record({
    adults: fc.integer({ min: 1, max: 10 }),
    childAges: fc.array(fc.integer({ min: 0, max: 12 }), { maxLength: 6 }),
  })
  fc.assert(
    fc.property(party, ({ adults, childAges }) => {
      const rooms = occupanciesOf({ adults, childAges })
      const each = rooms.flatMap((it) => Array.from({ length: it.rooms }, () => it))
      expect(each.reduce((sum, it) => sum + it.adults, 0)).toBe(adults)
      const ages = each.flatMap((it) => it.childAges)
      expect(ages.toSorted((a, b) => a - b)).toEqual(childAges.toSorted((a, b) => a - b))
      const counts = each.map((it) => it.adults)
      expect(Math.min(...counts)).toBeGreaterThan(0)
      expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1)
      expect(new Set(rooms.map((it) => JSON.stringify([it.adults, it.childAges]))).size).toBe(
        rooms.length,
      )
    }),
  )
})
