import type { Db } from '../../../platform/database/connect.ts'
import type { SupplierBoard } from '../../../ports/hotel-supplier.ts'
import { freeUntil } from './plan.ts'
import { planOf, type OfferedPlan, type PlanCriteria } from './plan-store.ts'

/** Which plan of a stay: it is found again by this when its keys have grown old. */
export type PlanKind = {
  readonly roomCode: string
  readonly board: SupplierBoard
  readonly refundable: boolean
}

/** By the moment at which plans were told apart: the last free hour may have begun since. */
export const kindOf = (
  plan: Pick<OfferedPlan, 'roomCode' | 'board' | 'cancellation' | 'fetchedAt'>,
): PlanKind => ({
  roomCode: plan.roomCode,
  board: plan.board,
  refundable: freeUntil(plan, plan.fetchedAt) !== null,
})

export const sameKind = (a: PlanKind, b: PlanKind): boolean =>
  a.roomCode === b.roomCode && a.board === b.board && a.refundable === b.refundable

/** What was offered under a token for this stay; null: nothing, or for another one. */
export async function findPlan(
  db: Db,
  token: string,
  stay: Pick<PlanCriteria, 'hotelId' | 'arrival' | 'departure'>,
): Promise<OfferedPlan | null> {
  const plan = await planOf(db, token)
  const its = plan?.criteria
  const isOfStay =
    its?.hotelId === stay.hotelId &&
    its.arrival === stay.arrival &&
    its.departure === stay.departure
  return isOfStay ? plan : null
}
