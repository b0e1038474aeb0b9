import type { api } from '@rihla/contract'
import type { OutputOf } from '@rihla/contract/endpoint'
import type { CancellationNow } from '@rihla/contract/cancellation/calls'
import type { Language } from '@rihla/contract/values/language'
import { toWholeEgp } from '@rihla/contract/values/money'
import { isRefusal, refuse, type Refusal } from '../../../platform/refusal.ts'
import { cancelledText, readReservations } from '../../reservations/index.ts'
import type { CheckoutDeps } from '../deps.ts'
import type { ReservationWanted } from '../find-own-reservation.ts'
import type { OtherOrders } from '../other-orders.ts'
import { askedText, presentCancellation } from './present.ts'

/** Whether a reservation that was sold elsewhere is this traveller's, and of the kind they name. */
async function isOwn(
  { db }: CheckoutDeps,
  { userId, id, module }: ReservationWanted,
): Promise<boolean> {
  const [it] = await readReservations(db, [id])
  return it?.userId === userId && (module === null || it.module === module)
}

/** What cancelling something that was sold elsewhere gives back. */
export async function viewElsewhere(
  deps: CheckoutDeps,
  others: OtherOrders,
  wanted: ReservationWanted,
  language: Language,
): Promise<CancellationNow | Refusal> {
  if (!(await isOwn(deps, wanted))) return refuse('reservation_not_found')
  const found = await others.cancelable(wanted.id)
  return isRefusal(found) ? found : presentCancellation(found, deps.clock.now(), language)
}

type CancelWanted = ReservationWanted & {
  readonly shown: number | null
  readonly language: Language
}

/** Cancels what a supplier or an operator sold; their answer may come later. */
export async function cancelElsewhere(
  deps: CheckoutDeps,
  others: OtherOrders,
  wanted: CancelWanted,
): Promise<OutputOf<typeof api.cancelBooking> | Refusal> {
  if (!(await isOwn(deps, wanted))) return refuse('reservation_not_found')
  const { id: bookingId, shown, language } = wanted
  const done = await others.cancel({ bookingId, shown, language })
  if (isRefusal(done)) return done
  const { reservation, refund } = done
  const isOver = reservation.status === 'Cancelled'
  return {
    IsSuccess: true,
    Result: isOver ? cancelledText(reservation, language) : askedText(refund, language),
    RefundAmount: toWholeEgp(refund),
    IsOver: isOver,
  }
}
