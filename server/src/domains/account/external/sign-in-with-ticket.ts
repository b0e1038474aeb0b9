import type { Trx } from '../../../platform/database/connect.ts'
import type { Caller } from '../../../platform/http/caller.ts'
import { isRefusal, refuse, type Refusal } from '../../../platform/refusal.ts'
import type { AccountDeps } from '../deps.ts'
import { hashSecret } from '../secret.ts'
import { openSession } from '../sessions/open-session.ts'
import { followLanguage, userById, type UserRow } from '../store.ts'
import { browserCookieName, ticketCookieName } from './cookies.ts'
import { findOrCreateAccount, type Proven } from './find-or-create-account.ts'
import { TICKET_SECONDS } from './limits.ts'
import { takeTicket, type AttemptRow } from './store.ts'

/** What the browser says the provider said; it is compared with the ticket, never believed. */
export type Claim = {
  readonly Provider: string
  readonly Key: string
  readonly Email?: string | undefined
}

type SignedIn = { readonly user: UserRow; readonly token: string }
type Refused = Refusal<'external_login_failed' | 'external_email_taken'>

/**
 * Signs in with the ticket that this browser holds. The ticket is used up whatever comes of it.
 * Without one, or when the body holds anything but the ticket, there is no sign-in and nothing is
 * created.
 */
export async function signInWithTicket(
  deps: AccountDeps,
  claim: Claim,
  caller: Caller,
): Promise<SignedIn | Refused> {
  const { db, clock, publicUrl } = deps
  const ticket = caller.cookie(ticketCookieName(publicUrl))
  const browserSecret = caller.cookie(browserCookieName(publicUrl))
  if (!ticket || !browserSecret || !caller.applicationId) return refuse('external_login_failed')
  const now = clock.now()
  const since = new Date(now.getTime() - TICKET_SECONDS * 1000)
  return db.transaction().execute(async (trx): Promise<SignedIn | Refused> => {
    const attempt = await takeTicket(trx, hashSecret(ticket), hashSecret(browserSecret), since, now)
    const proven = attempt && readProven(attempt)
    if (!proven || !agrees(claim, proven)) return refuse('external_login_failed')
    return enter(deps, trx, proven, caller)
  })
}

async function enter(
  deps: AccountDeps,
  trx: Trx,
  proven: Proven,
  caller: Caller,
): Promise<SignedIn | Refused> {
  const userId = await findOrCreateAccount(deps, trx, proven, caller.language)
  if (isRefusal(userId)) return userId
  const user = await userById(trx, userId)
  if (!user) throw new Error('An account disappeared while it was signed in.')
  await followLanguage(trx, user, caller.language)
  return { user, token: await openSession(deps, trx, userId, caller) }
}

const readProven = (attempt: AttemptRow): Proven | null =>
  attempt.issuer === null || attempt.subject === null
    ? null
    : {
        provider: attempt.provider,
        issuer: attempt.issuer,
        subject: attempt.subject,
        email: attempt.email,
        emailAuthoritative: attempt.email_authoritative === true,
        name: attempt.name,
      }

const agrees = (claim: Claim, proven: Proven): boolean =>
  claim.Provider.toLowerCase() === proven.provider.toLowerCase() &&
  claim.Key === proven.subject &&
  (!claim.Email || claim.Email.trim().toLowerCase() === proven.email?.toLowerCase())
