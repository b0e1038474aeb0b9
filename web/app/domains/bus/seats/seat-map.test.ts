import type { BusSeat } from '@rihla/contract/bus/seats'
import { describe, expect, it } from 'vitest'
import { aBus, aSeat } from '../testing/trips.ts'
import { neighbour, seatMapOf, seatsTogether, stateOf } from './seat-map.ts'

const taken = (seats: BusSeat[], ...ids: number[]): BusSeat[] =>
  seats.map((seat) => (ids.includes(seat.SeatID) ? { ...seat, SeatStatus: 2 } : seat))
const numbers = (seats: readonly (BusSeat | null)[]) => seats.map((seat) => seat?.SeatID ?? null)

describe('the map of a bus', () => {
  it('is drawn from coordinates, with the aisle after 240', () => {
    const map = seatMapOf(aBus(2).toReversed())
    expect(map.rows.map(({ seats }) => numbers(seats))).toEqual([
      [1, 2, 3, 4],
      [5, 6, 7, 8],
    ])
    expect([map.columns, map.aisle]).toEqual([4, 1])
  })

  it('leaves a gap where no seat is: two and one, and none beside the door', () => {
    const map = seatMapOf([
      aSeat(1, 160, 0),
      aSeat(2, 240, 0),
      aSeat(3, 240, 80),
      aSeat(4, 400, 80),
    ])
    expect(map.rows.map(({ seats }) => numbers(seats))).toEqual([
      [1, 2, null],
      [null, 3, 4],
    ])
  })

  it('has no aisle beyond the last column', () => {
    expect(seatMapOf([aSeat(1, 80, 0), aSeat(2, 240, 0)]).aisle).toBe(-1)
    expect(seatMapOf([]).rows).toEqual([])
  })
})

describe('a seat', () => {
  it.each([
    [{ SeatStatus: 0 }, 'free', 'chosen'],
    [{ SeatStatus: 1 }, 'held', 'held'],
    [{ SeatStatus: 1, IsMine: true }, 'free', 'chosen'],
    [{ SeatStatus: 2 }, 'taken', 'taken'],
    [{ SeatStatus: 9 }, 'taken', 'taken'],
  ] as const)('%j is %s, or %s once chosen', (change, idle, chosen) => {
    const seat = aSeat(1, 160, 0, change)
    expect([stateOf(seat, false), stateOf(seat, true)]).toEqual([idle, chosen])
  })
})

describe('arrows', () => {
  const map = seatMapOf(aBus(3).filter(({ SeatID }) => SeatID !== 6))
  it.each([
    [1, 'ArrowRight', 2],
    [2, 'ArrowRight', 3],
    [1, 'ArrowDown', 5],
    [2, 'ArrowDown', 10],
    [5, 'ArrowRight', 7],
    [4, 'ArrowRight', 4],
    [1, 'ArrowUp', 1],
    [7, 'ArrowLeft', 5],
  ] as const)('from %i %s lead to %i', (from, arrow, to) => {
    expect(neighbour(map, from, arrow)).toBe(to)
  })
})

describe('seats together', () => {
  const ids = (seats: BusSeat[], count: number) =>
    seatsTogether(seats, count).map((it) => it.SeatID)

  it('are side by side on one side of the aisle, in front', () => {
    expect(ids(aBus(3), 2)).toEqual([1, 2])
    expect(ids(taken(aBus(3), 1), 2)).toEqual([3, 4])
  })

  it('are one row or neighbouring rows for more', () => {
    expect(ids(aBus(3), 4)).toHaveLength(4)
    expect(ids(taken(aBus(3), 2, 3, 5, 12), 3)).toEqual([4, 7, 8])
  })

  it('are as many as there are', () => {
    expect(ids(taken(aBus(1), 1, 2, 3), 2)).toEqual([4])
  })
})
