import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bitmapOf, positionsOf, type Bitmap } from '../../../../platform/memory-index/bitmap.ts'
import { withoutDominated } from './dominated-rooms.ts'

const ROOMS = 150
const anyRooms = fc.subarray(Array.from({ length: ROOMS }, (_, at) => at))
const anyDistance = fc.integer({ min: -31, max: 31 }).filter((it) => it !== 0)
const toBitmap = (rooms: readonly number[]): Bitmap => bitmapOf(rooms, ROOMS)

test('a room goes if the one that dominates it is there, wherever words end', () => {
  fc.assert(
    fc.property(
      anyRooms,
      fc.array(fc.record({ distance: anyDistance, those: anyRooms }), { maxLength: 4 }),
      (free, undercut) => {
        const bitmap = toBitmap(free)
        const rooms = { firstWord: 0, words: bitmap.length, bitmap }
        const dominated = undercut.map(({ distance, those }) => ({
          distance,
          rooms: toBitmap(those),
        }))
        const left = free.filter((room) =>
          undercut.every((it) => !it.those.includes(room) || !free.includes(room - it.distance)),
        )
        expect(positionsOf(withoutDominated(dominated, rooms).bitmap)).toEqual(left)
      },
    ),
    { numRuns: 1000 },
  )
})
