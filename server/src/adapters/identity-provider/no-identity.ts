import type { NoIdentity, ProviderAnswer } from '../../ports/identity-provider.ts'

/** How providers say that the person didn't want to. */
const cancellations = new Set(['access_denied', 'user_cancelled_authorize', 'user_denied'])
/** How they say that they can't at the moment. */
const faults = new Set(['server_error', 'temporarily_unavailable'])

/** What an error in a provider's redirect means. */
export function meaningOf(error: string): NoIdentity {
  if (cancellations.has(error)) return { failed: 'cancelled' }
  return { failed: faults.has(error) ? 'unreachable' : 'refused' }
}

/** Whether an answer belongs to this very sign-in. */
export const belongsTo = (state: string, answer: ProviderAnswer): boolean =>
  answer['state'] === state && state !== ''

/** Whether a status means the provider's fault, not ours. */
export const isTheirTrouble = (status: number): boolean => status >= 500 || status === 429
