import { isRefusal, type Refusal } from '../../../platform/refusal.ts'
import { openCode, type openAttempt, type PaymentMethod } from '../../payments/index.ts'
import { noteInstructions, type Reservation } from '../../reservations/index.ts'
import type { Booking } from '../booking.ts'
import type { CheckoutDeps } from '../deps.ts'
import { howToPay } from './how-to-pay.ts'
import { waitNoLonger } from './wait-no-longer.ts'

/** What was agreed in one transaction, before any gateway is asked. */
export type Agreed = {
  readonly booking: Booking
  readonly opened: Awaited<ReturnType<typeof openAttempt>>
  readonly reservation: Reservation
}

type Shown = Parameters<typeof openCode>[2]

/**
 * What is paid later needs no page: gets the code where there is one, and says how and until when to
 * pay, on the reservation and in a mail. Repeated, it answers the same. Where no code can be had, the
 * places are kept no longer than for a page.
 */
export async function payLater(
  deps: CheckoutDeps,
  { booking, opened, reservation }: Agreed,
  method: PaymentMethod,
  shown: Shown,
): Promise<Reservation | Refusal> {
  const started =
    method.kind === 'code' ? await openCode(deps.payments, opened, shown) : { code: null }
  if (isRefusal(started)) {
    await deps.db.transaction().execute((trx) => waitNoLonger(deps, trx, booking))
    return started
  }
  const { amount, reference: key, expiresAt: deadline } = opened.attempt
  const { reference } = reservation
  const told = howToPay(method, { code: started.code, amount, deadline, reference })
  const asTold = { ...reservation, paymentInstructions: told }
  await deps.db.transaction().execute(async (trx) => {
    await noteInstructions(trx, reservation.id, told)
    await deps.publish(trx, { type: 'PaymentAwaited', reservation: asTold, deadline, key })
  })
  return asTold
}
