import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bitmapOf, positionsOf } from './bitmap.ts'
import { everything, layOut } from './layout.ts'
import { sortRows } from './sort-rows.ts'
import {
  checkpointsOf,
  countBelow,
  fillRange,
  listOf,
  pageInOrder,
  sortedList,
} from './sorted-list.ts'

const things = fc.array(fc.record({ group: fc.nat(4), price: fc.nat(30), hit: fc.boolean() }), {
  maxLength: 400,
})
const rowsOf = (count: number): Int32Array => Int32Array.from({ length: count }, (_, row) => row)

test('a page of a group, or of all, in either direction, is what sorting the matches would give', () => {
  fc.assert(
    fc.property(
      things,
      fc.option(fc.nat(5)),
      fc.nat(60),
      fc.integer({ min: 1, max: 50 }),
      fc.boolean(),
      fc.boolean(),
      (all, wanted, offset, size, descending, rare) => {
        const layout = layOut(rowsOf(all.length), (row) => all[row]?.group ?? 0)
        const sorted = sortedList(
          layout,
          sortRows(all.length, (row) => all[row]?.price ?? 0),
        )
        const group = wanted === null ? everything(layout) : layout.groups.get(wanted)
        if (!group) return
        const matching = [...all.keys()]
          .filter((row) => wanted === null || all[row]?.group === wanted)
          .filter((row) => all[row]?.hit && (!rare || row % 17 === 0))
        const positions = matching.map((row) => layout.positionOf[row] ?? 0)
        const matches = bitmapOf(
          positions.map((at) => at - group.firstWord * 32),
          group.words * 32,
        )
        const expected = matching.toSorted(
          (a, b) => (all[a]?.price ?? 0) - (all[b]?.price ?? 0) || a - b,
        )
        if (descending) expected.reverse()
        const list = listOf(sorted, group, wanted === null)
        const found = pageInOrder(
          sorted,
          list,
          matches,
          { group, total: positions.length },
          { offset, size, descending },
        )
        expect(found.map((at) => layout.rowAt[at])).toEqual(expected.slice(offset, offset + size))
      },
    ),
    { numRuns: 500 },
  )
})

test('a range of prices is what a look at every price would give', () => {
  fc.assert(
    fc.property(things, fc.option(fc.nat(5)), fc.nat(32), fc.nat(32), (all, wanted, from, to) => {
      const layout = layOut(rowsOf(all.length), (row) => all[row]?.group ?? 0)
      const sorted = sortedList(
        layout,
        sortRows(all.length, (row) => all[row]?.price ?? 0),
      )
      const group = wanted === null ? everything(layout) : layout.groups.get(wanted)
      if (!group) return
      const prices = new Int32Array(layout.size)
      all.forEach(({ price }, row) => void (prices[layout.positionOf[row] ?? 0] = price))
      const list = listOf(sorted, group, wanted === null)
      const bitmap = new Int32Array(group.words)
      const range = [countBelow(list, prices, from), countBelow(list, prices, to + 1)] as const
      fillRange(bitmap, checkpointsOf(list, group), list, group, range)
      const found = positionsOf(bitmap).map((at) => layout.rowAt[at + group.firstWord * 32] ?? -1)
      const expected = [...all.keys()].filter((row) => {
        const { group: its = 0, price = 0 } = all[row] ?? {}
        return (wanted === null || its === wanted) && price >= from && price <= to
      })
      expect(found.toSorted((a, b) => a - b)).toEqual(expected)
    }),
    { numRuns: 500 },
  )
})
