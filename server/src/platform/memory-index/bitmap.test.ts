import fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  bitmapOf,
  fullBitmap,
  has,
  intersect,
  intersectionOf,
  positionsOf,
  remove,
  sizeOf,
  subtract,
  unite,
  type Bitmap,
} from './bitmap.ts'

const SIZE = 131
const anySet = fc.uniqueArray(fc.nat({ max: SIZE - 1 }))
const setOf = (positions: readonly number[]): Bitmap => bitmapOf(positions, SIZE)
const sorted = (positions: Iterable<number>): number[] => [...positions].toSorted((a, b) => a - b)

it('holds a set: its size, its members, any page of them in order', () => {
  fc.assert(
    fc.property(anySet, fc.nat({ max: 140 }), fc.nat({ max: 50 }), (positions, offset, most) => {
      const bitmap = setOf(positions)
      expect(sizeOf(bitmap)).toBe(positions.length)
      expect(positionsOf(bitmap)).toEqual(sorted(positions))
      expect(positionsOf(bitmap, offset, most)).toEqual(
        sorted(positions).slice(offset, offset + most),
      )
      for (let at = 0; at < SIZE; at += 1) expect(has(bitmap, at)).toBe(positions.includes(at))
    }),
  )
})

it('does with others what sets do', () => {
  fc.assert(
    fc.property(anySet, anySet, (one, other) => {
      const shared = one.filter((at) => other.includes(at))
      const rest = one.filter((at) => !other.includes(at))
      const after = (change: (bitmap: Bitmap, other: Bitmap) => void): number[] => {
        const bitmap = setOf(one)
        change(bitmap, setOf(other))
        return positionsOf(bitmap)
      }
      expect(after(intersect)).toEqual(sorted(shared))
      expect(after(unite)).toEqual(sorted([...rest, ...other]))
      expect(after(subtract)).toEqual(sorted(rest))
      const bitmap = setOf(one)
      for (const at of other) remove(bitmap, at)
      expect(positionsOf(bitmap)).toEqual(sorted(rest))
    }),
  )
})

it.each([0, 1, 31, 32, 33, 64, 100])('is full of %i and no more', (size) => {
  expect(positionsOf(fullBitmap(size))).toEqual(Array.from({ length: size }, (_, at) => at))
})

it('finds what any number of sets have in common, and how many that is', () => {
  fc.assert(
    fc.property(fc.array(anySet, { minLength: 1, maxLength: 6 }), (sets) => {
      const bitmaps = sets.map(setOf)
      const before = bitmaps.map((bitmap) => bitmap.slice())
      const { bitmap, size } = intersectionOf(bitmaps)
      const [first = [], ...others] = sets
      const shared = first.filter((at) => others.every((other) => other.includes(at)))
      expect([positionsOf(bitmap), size]).toEqual([sorted(shared), shared.length])
      expect(bitmaps).toEqual(before)
    }),
  )
})
