import type { Module } from '@rihla/contract/modules'
import type { Db, Trx } from '../../platform/database/connect.ts'
import { readReservations, type Reservation } from '../reservations/index.ts'
import { ORDER_KIND } from './deps.ts'

/** A reservation and its owner; `module`, where the caller names it, must be its kind. */
export type ReservationWanted = {
  /** Null: a guest's, and the caller is that guest. */
  readonly userId: number | null
  readonly id: number
  readonly module: Module | null
}

/** A traveller's reservation that was made at checkout; null for another traveller's, and for a bus. */
export async function findOwnReservation(
  db: Db | Trx,
  { userId, id, module }: ReservationWanted,
): Promise<Reservation | null> {
  const [it] = await readReservations(db, [id])
  if (!it || it.userId !== userId || it.sourceKind !== ORDER_KIND) return null
  return module === null || it.module === module ? it : null
}
