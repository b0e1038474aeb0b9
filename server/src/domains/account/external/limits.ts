import type { Limit } from '../../../platform/http/protection/rate-limits.ts'

/** How long one may take at the provider, and how long the ticket that comes of it is good. */
export const ATTEMPT_SECONDS = 600
export const TICKET_SECONDS = 180

export const startsPerAddress: Limit = { name: 'external-start-address', points: 60, seconds: 600 }
export const answersPerAddress: Limit = {
  name: 'external-answer-address',
  points: 120,
  seconds: 600,
}
export const loginsPerAddress: Limit = { name: 'external-login-address', points: 50, seconds: 600 }
