import { expect, it, test } from 'vitest'
import type { SupplierBoard, SupplierRoom } from '../../../ports/hotel-supplier.ts'
import { roomIdOf, roomOf } from './room-id.ts'

const room = (code: string): SupplierRoom => ({
  code,
  name: { en: code, ar: code },
  maxAdults: 2,
  maxChildren: 2,
  maxOccupancy: 4,
})
const ROOMS = [room('DBL'), room('FAM')]
const AT = new Date('2026-11-21T10:00:00Z')
const NEVER_FREE = [{ from: AT, charge: 100 }]
const FREE = [{ from: new Date('2026-12-01T10:00:00Z'), charge: 100 }]
const plan = (roomCode: string, board: SupplierBoard = 'BB', cancellation = NEVER_FREE) => ({
  roomCode,
  board,
  cancellation,
  fetchedAt: AT,
})
const BOARDS: readonly SupplierBoard[] = ['RO', 'SC', 'BB', 'HB', 'FB', 'AI']

test('every kind of room, board and refundability has a number of its own', () => {
  const codes = ['DBL', 'FAM', 'NEW', 'OTHER']
  const ids = codes.flatMap((code) =>
    BOARDS.flatMap((board) =>
      [NEVER_FREE, FREE].map((cancellation) => roomIdOf(ROOMS, plan(code, board, cancellation))),
    ),
  )
  expect(new Set(ids).size).toBe(codes.length * BOARDS.length * 2)
  // They fit where ids do.
  expect(Math.max(...ids)).toBeLessThan(2 ** 31)
})

test('it leads back to the kind of room, if the hotel names it', () => {
  for (const board of BOARDS)
    for (const code of ['DBL', 'FAM'])
      expect(roomOf(ROOMS, roomIdOf(ROOMS, plan(code, board, FREE)))?.code).toBe(code)
  expect(roomOf(ROOMS, roomIdOf(ROOMS, plan('NEW')))).toBeNull()
})

it('stays what it was offered as, when its last free hour has begun since', () => {
  const soon = [{ from: new Date(AT.getTime() + 61 * 60_000), charge: 100 }]
  const offered = roomIdOf(ROOMS, plan('DBL', 'BB', soon))
  expect(offered).toBe(roomIdOf(ROOMS, plan('DBL', 'BB', FREE)))
  expect(offered).not.toBe(roomIdOf(ROOMS, plan('DBL')))
})
