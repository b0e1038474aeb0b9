import { notifyHowToPay } from '../domains/notifications/index.ts'
import type { ReservationEvent } from '../domains/reservations/index.ts'
import type { Trx } from '../platform/database/connect.ts'
import { factsOf } from './facts.ts'

/** Says how to pay what is paid later, once for each choice of that. */
export async function tellHowToPay(
  trx: Trx,
  deps: Parameters<typeof notifyHowToPay>[1],
  { reservation, deadline, key }: Extract<ReservationEvent, { type: 'PaymentAwaited' }>,
): Promise<void> {
  const told = reservation.paymentInstructions
  if (!told) return
  const how = {
    instructions: told.instructions,
    fields: told.fields.map(({ label, value }) => ({ label, value })),
    deadline: deadline.toISOString(),
  }
  const facts = await factsOf(trx, reservation, reservation.total)
  await notifyHowToPay(trx, deps, facts, { how, occasion: key })
}
