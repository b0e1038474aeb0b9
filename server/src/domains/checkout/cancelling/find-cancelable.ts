import type { CancellationTerms } from '@rihla/contract/cancellation/terms'
import type { Module } from '@rihla/contract/modules'
import type { Db, Trx } from '../../../platform/database/connect.ts'
import { readReservations, termsOf, type Reservation } from '../../reservations/index.ts'
import { ORDER_KIND, type CheckoutDeps } from '../deps.ts'

/** Which reservation of whom; `module`, where the caller names it, must be its kind. */
export type CancelWanted = {
  readonly userId: number
  readonly id: number
  readonly module: Module | null
}

export type Cancelable = { readonly reservation: Reservation; readonly terms: CancellationTerms }

/** A reservation that was made at checkout, with its terms; null for another traveller's, and for a bus. */
export async function findCancelable(
  deps: CheckoutDeps,
  db: Db | Trx,
  { userId, id, module }: CancelWanted,
): Promise<Cancelable | null> {
  const [it] = await readReservations(db, [id])
  if (!it || it.userId !== userId || it.sourceKind !== ORDER_KIND) return null
  if (module !== null && it.module !== module) return null
  return { reservation: it, terms: termsOf(it, await deps.cancellationRule(db, it.module)) }
}
