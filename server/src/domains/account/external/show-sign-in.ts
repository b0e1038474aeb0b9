import type { getExternalSignIn } from '@rihla/contract/account/external-login'
import type { OutputOf } from '@rihla/contract/endpoint'
import type { Caller } from '../../../platform/http/caller.ts'
import type { AccountDeps } from '../deps.ts'
import { hashSecret } from '../secret.ts'
import { browserCookieName, ticketCookieName } from './cookies.ts'
import { ATTEMPT_SECONDS, TICKET_SECONDS } from './limits.ts'
import { newestAttempt, type AttemptRow } from './store.ts'

type Shown = OutputOf<typeof getExternalSignIn>

const nothing: Shown = {
  State: 'none',
  Provider: null,
  Key: null,
  Email: null,
  DisplayName: null,
  ImageUrl: null,
  ReturnTo: null,
}

/**
 * How far this browser's newest attempt has come; the identity is shown only to the ticket's
 * holder.
 */
export async function showSignIn(
  { db, clock, publicUrl }: Pick<AccountDeps, 'db' | 'clock' | 'publicUrl'>,
  caller: Caller,
): Promise<Shown> {
  const secret = caller.cookie(browserCookieName(publicUrl))
  if (!secret) return nothing
  const now = clock.now().getTime()
  const since = new Date(now - (ATTEMPT_SECONDS + TICKET_SECONDS) * 1000)
  const attempt = await newestAttempt(db, hashSecret(secret), since)
  if (!attempt || attempt.used_at) return nothing
  const begun = { ...nothing, Provider: attempt.provider, ReturnTo: attempt.return_to }
  if (attempt.outcome === null) return { ...begun, State: 'pending' }
  if (attempt.outcome !== 'ready') return { ...begun, State: attempt.outcome }
  const ticket = caller.cookie(ticketCookieName(publicUrl))
  const isFresh = (attempt.answered_at?.getTime() ?? 0) > now - TICKET_SECONDS * 1000
  if (!ticket || !isFresh || !holds(attempt, ticket)) return { ...begun, State: 'failed' }
  return {
    ...begun,
    State: 'ready',
    Key: attempt.subject,
    Email: attempt.email,
    DisplayName: attempt.name,
  }
}

const holds = (attempt: AttemptRow, ticket: string): boolean =>
  attempt.ticket_hash?.equals(hashSecret(ticket)) ?? false
