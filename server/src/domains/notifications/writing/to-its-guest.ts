import type { MailRequest } from '../mail-request.ts'

/** Where a guest without an account is written to now, and what opens their booking now. */
export type Guest = { readonly email: string; readonly keys: GuestKeys }
type GuestKeys = { readonly pin: string; readonly key: string }

export type GuestDeps = {
  /** Null: the reservation has an account, or nobody is written to. */
  guestOf(reservationId: number): Promise<Guest | null>
}

/** What is mailed once more to a corrected address, whatever waits still. */
const mailedAgain: ReadonlySet<MailRequest['kind']> = new Set([
  'reservation-confirmed',
  'deposit-paid',
  'late-choice',
  'payment-link',
  'change-link',
])

/**
 * A mail about a guest's booking that has waited goes to the address that stands there now, with what opens it now: the
 * one that staff corrected meanwhile may be a stranger's. Null: it was mailed again when they did.
 */
export async function toItsGuest(
  { guestOf }: GuestDeps,
  request: MailRequest,
): Promise<MailRequest | null> {
  if (!('facts' in request) || request.facts.userId !== null || !request.facts.guest) return request
  const guest = await guestOf(request.facts.reservationId)
  if (!guest) return request
  const isMoved = guest.email.toLowerCase() !== request.to.toLowerCase()
  if (isMoved && mailedAgain.has(request.kind)) return null
  const facts = { ...request.facts, email: guest.email, guest: guest.keys }
  return { ...request, facts, to: guest.email }
}
