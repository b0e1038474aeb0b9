import { refuse, type Refusal } from '../../../platform/refusal.ts'
import type { Caller } from '../../../platform/http/caller.ts'
import type { Limit } from '../../../platform/http/protection/rate-limits.ts'
import type { PrivacyDeps } from './deps.ts'
import { appendConsent } from './consent-store.ts'

export const consentsPerAddress: Limit = { name: 'consent-address', points: 60, seconds: 3600 }

type Choice = { Analytics: boolean; LiveChat: boolean; TextVersion: string }

/** Keeps proof of a user's consent: who, when, to which wording, in which language. */
export async function recordConsent(
  { db, clock }: Pick<PrivacyDeps, 'db' | 'clock'>,
  choice: Choice,
  caller: Caller,
): Promise<true | Refusal> {
  const { applicationId, language } = caller
  if (!applicationId) return refuse('invalid_input')
  const identity = await caller.identity()
  const consent = {
    userId: identity?.userId ?? null,
    applicationId,
    analytics: choice.Analytics,
    liveChat: choice.LiveChat,
    textVersion: choice.TextVersion,
    language,
    at: clock.now(),
  }
  await db.transaction().execute((trx) => appendConsent(trx, consent))
  return true
}
