import { createHash } from 'node:crypto'
import type { SupplierBoard, SupplierRoom } from '../../../ports/hotel-supplier.ts'
import { kindOf } from './find-plan.ts'

/** Never put in another order: their places are parts of ids. */
const BOARDS: readonly SupplierBoard[] = ['RO', 'SC', 'BB', 'HB', 'FB', 'AI']
/** Plans that one kind of room can have, in the numbers of rooms. */
const PLANS = 100
/** Kinds of room that the hotel's contents don't name come after all that they do. */
const UNNAMED = { first: 1_000_000, count: 20_000_000 }

const unnamedKind = (code: string): number =>
  UNNAMED.first + (createHash('sha256').update(code).digest().readUInt32BE() % UNNAMED.count)

/**
 * The number of a plan: of the kind of room, board and refundability alone, so that what one chose
 * keeps its number on other dates and for other guests, or isn't there.
 */
export function roomIdOf(
  rooms: readonly SupplierRoom[],
  plan: Parameters<typeof kindOf>[0],
): number {
  const { roomCode, board, refundable } = kindOf(plan)
  const named = rooms.findIndex(({ code }) => code === roomCode)
  const kind = named < 0 ? unnamedKind(roomCode) : named + 1
  return kind * PLANS + BOARDS.indexOf(board) * 2 + Number(refundable)
}

const kindIn = (roomId: number): number => Math.floor(roomId / PLANS)

/** The kind of room that a number of ours means, where the hotel's contents name it. */
export const roomOf = (rooms: readonly SupplierRoom[], roomId: number): SupplierRoom | null =>
  rooms[kindIn(roomId) - 1] ?? null

/** Whether a number of ours means this kind of room, which the hotel's contents don't name. */
export const isUnnamed = (code: string, roomId: number): boolean =>
  unnamedKind(code) === kindIn(roomId)
