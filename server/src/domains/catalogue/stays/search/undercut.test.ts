import fc from 'fast-check'
import { expect, test } from 'vitest'
import { add, emptyBitmap, has, wordsOf, type Bitmap } from './bitmap.ts'
import { dropUndercut } from './undercut.ts'

const ROOMS = 150
const anyRooms = fc.subarray(Array.from({ length: ROOMS }, (_, at) => at))
const anyDistance = fc.integer({ min: -31, max: 31 }).filter((it) => it !== 0)
const toBitmap = (rooms: readonly number[]): Bitmap => {
  const bitmap = emptyBitmap(ROOMS)
  for (const room of rooms) add(bitmap, room)
  return bitmap
}

test('a room goes if the one that undercuts it is there, wherever words end', () => {
  fc.assert(
    fc.property(
      anyRooms,
      fc.array(fc.record({ distance: anyDistance, those: anyRooms }), { maxLength: 4 }),
      (free, undercut) => {
        const rooms = toBitmap(free)
        dropUndercut(
          undercut.map(({ distance, those }) => ({ distance, rooms: toBitmap(those) })),
          rooms,
          emptyBitmap(ROOMS),
          wordsOf(0, ROOMS),
        )
        const left = free.filter((room) =>
          undercut.every((it) => !it.those.includes(room) || !free.includes(room - it.distance)),
        )
        expect(free.filter((room) => has(rooms, room))).toEqual(left)
      },
    ),
    { numRuns: 1000 },
  )
})
