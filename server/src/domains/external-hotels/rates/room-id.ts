import { createHash } from 'node:crypto'
import type { SupplierBoard, SupplierRoom } from '../../../ports/hotel-supplier.ts'
import { freeUntil, type Plan } from './plan.ts'

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
  plan: Pick<Plan, 'roomCode' | 'board' | 'cancellation'> & { readonly fetchedAt: Date },
): number {
  const named = rooms.findIndex(({ code }) => code === plan.roomCode)
  const kind = named < 0 ? unnamedKind(plan.roomCode) : named + 1
  // As when plans were told apart by it: the last free hour may have begun since.
  const refundable = freeUntil(plan, plan.fetchedAt) === null ? 0 : 1
  return kind * PLANS + BOARDS.indexOf(plan.board) * 2 + refundable
}

/** The kind of room that a number of ours means. */
export const roomOf = (rooms: readonly SupplierRoom[], roomId: number): SupplierRoom | null =>
  rooms[Math.floor(roomId / PLANS) - 1] ?? null
