import type { CancellationAmounts, CancellationTerms } from '@rihla/contract/cancellation/terms'
import type { Db, Trx } from '../../../platform/database/connect.ts'
import { termsOf, type Reservation } from '../../reservations/index.ts'
import type { CheckoutDeps } from '../deps.ts'
import { findOwnReservation, type ReservationWanted } from '../find-own-reservation.ts'

export type Cancelable = {
  readonly reservation: Reservation
  readonly terms: CancellationTerms
  /** Where cancelling comes to something else than its terms alone say. */
  readonly amounts?: CancellationAmounts | null
}

/** A traveller's reservation with what cancelling it gives back; null where they have none such. */
export async function findCancelable(
  deps: CheckoutDeps,
  db: Db | Trx,
  wanted: ReservationWanted,
): Promise<Cancelable | null> {
  const reservation = await findOwnReservation(db, wanted)
  if (!reservation) return null
  const rule = await deps.cancellationRule(db, reservation.module)
  return { reservation, terms: termsOf(reservation, rule) }
}
