import {
  notifyHowToPay,
  notifyPaymentLink,
  notifyProofApproved,
  notifyProofReceived,
  notifyProofRejected,
  type NotifyDeps,
} from '../domains/notifications/index.ts'
import {
  dueOf,
  guestKeys,
  type Reservation,
  type ReservationEvent,
} from '../domains/reservations/index.ts'
import type { Trx } from '../platform/database/connect.ts'
import { factsOf } from './facts.ts'
import { sendChangeLink } from './send-change-message.ts'

type OfType<Type> = Extract<ReservationEvent, { type: Type }>
type Told = OfType<
  'PaymentAwaited' | 'PaymentLinkAsked' | 'ChangeLinkAsked' | 'ProofReceived' | 'ProofRejected'
>

/** The messages to a traveller who pays later, or by transfer: how to pay, and what became of their receipt. */
export async function sendPayerMessage(trx: Trx, deps: NotifyDeps, event: Told): Promise<void> {
  const { reservation, key } = event
  if (event.type === 'ChangeLinkAsked') return sendChangeLink(trx, deps, event)
  const facts = await factsOf(trx, reservation, dueOf(reservation) || reservation.total)
  switch (event.type) {
    case 'PaymentAwaited': {
      const how = howOf(event)
      return how ? notifyHowToPay(trx, deps, facts, { how, occasion: key }) : undefined
    }
    case 'PaymentLinkAsked': {
      // Whoever was on the phone needn't sign in to pay, be it an account's.
      const guest = await guestKeys(trx, reservation.reference)
      const { deadline } = event
      return notifyPaymentLink(trx, deps, { ...facts, guest }, { deadline, occasion: key })
    }
    case 'ProofReceived':
      return notifyProofReceived(trx, deps, facts, { occasion: key, held: event.held })
    case 'ProofRejected': {
      const { reason, deadline, stands } = event
      return notifyProofRejected(trx, deps, facts, { occasion: key, reason, deadline, stands })
    }
  }
}

/** The receipt was accepted; the mail is that of the confirmation. */
export async function tellApproved(
  trx: Trx,
  deps: NotifyDeps,
  reservation: Reservation,
  { attemptId }: { readonly attemptId: number },
): Promise<void> {
  const facts = await factsOf(trx, reservation, reservation.paid)
  await notifyProofApproved(trx, deps, facts, `attempt-${attemptId}`)
}

function howOf({ reservation, deadline }: OfType<'PaymentAwaited'>) {
  const told = reservation.paymentInstructions
  return (
    told && {
      instructions: told.instructions,
      fields: told.fields.map(({ label, value }) => ({ label, value })),
      deadline: deadline.toISOString(),
    }
  )
}
