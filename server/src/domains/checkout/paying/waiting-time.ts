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
 * Until when what is paid later can be paid: so many hours from the first moment of its hold, and never
 * past the end of its sale. Null where too little of that is left.
 */
export function deadlineOf(hours: number, { now, heldAt, saleEndsAt }: Times): Date | null {
  const end = Math.min(heldAt.getTime() + hours * HOUR, saleEndsAt.getTime())
  return end - now.getTime() < LEAST_HOURS * HOUR ? null : new Date(end)
}
