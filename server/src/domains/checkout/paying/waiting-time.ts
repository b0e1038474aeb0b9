import { lastOpen, type PaymentMethod } from '../../payments/index.ts'

/** With less time than this left, no code to pay outside is offered: in hours. */
export const LEAST_HOURS = 3

const HOUR = 3_600_000

type Times = {
  readonly now: Date
  /** When the places were first held: asking again moves nothing. */
  readonly heldAt: Date
  /** From then on it isn't sold any more. */
  readonly saleEndsAt: Date
}

/**
 * Until when a booking can be paid by a method: so many hours from the first moment of its hold, never past the end
 * of its sale, and at a counter no later than it is open. Null where too little of that is left, and of a method
 * that is paid at once.
 */
export function deadlineOf(
  { hoursToPay, openHours }: Pick<PaymentMethod, 'hoursToPay' | 'openHours'>,
  { now, heldAt, saleEndsAt }: Times,
): Date | null {
  if (hoursToPay === null) return null
  const end = new Date(Math.min(heldAt.getTime() + hoursToPay * HOUR, saleEndsAt.getTime()))
  const last = openHours ? lastOpen(end, openHours) : end
  return last && last.getTime() - now.getTime() >= LEAST_HOURS * HOUR ? last : null
}
