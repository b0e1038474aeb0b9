import type { Trx } from '../../../platform/database/connect.ts'
import type { Caller } from '../../../platform/http/caller.ts'
import type { AccountDeps } from '../deps.ts'

/**
 * Opens a new session for a user who has just proved who they are, ends the one that came with the
 * call (a session planted by an attacker never becomes theirs), and publishes the sign-in. Answers
 * the new session's token. `isProven`: by their second factor, too.
 */
export async function openSession(
  { sessions, publish }: Pick<AccountDeps, 'sessions' | 'publish'>,
  trx: Trx,
  userId: number,
  caller: Pick<Caller, 'sessionToken' | 'applicationId' | 'userAgent' | 'address'>,
  isProven = false,
): Promise<string> {
  const { sessionToken, applicationId, userAgent, address } = caller
  if (sessionToken) await sessions.end(trx, sessionToken)
  const token = await sessions.open(trx, {
    userId,
    applicationId,
    userAgent,
    address,
    isProven,
  })
  await publish(trx, { type: 'SignedIn', userId, applicationId })
  return token
}
