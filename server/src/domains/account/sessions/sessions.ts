import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/connect.ts'
import type { Identity } from '../../../platform/http/caller.ts'
import { hashSecret, newSecret } from '../secret.ts'
import { deleteSession, findSession, insertSession, touchSession } from './store.ts'

/** A session ends after so many seconds in which nobody used it. */
export const SESSION_SECONDS = 30 * 86_400
const TOUCH_SECONDS = 3600
/** How long another process may still honour a session that was ended in this one. */
const CACHE_SECONDS = 3
const CACHE_SIZE = 5000

export type Sessions = {
  /** The person behind a session token, or null. Asked on every signed-in call. */
  identify(token: string): Promise<Identity | null>
  /** Opens a session and answers its token, which is stored nowhere. */
  open(db: Db, userId: number, applicationId: string | null): Promise<string>
  /** Ends the session of a token, if there is one. */
  end(db: Db, token: string): Promise<void>
}

/** Sessions in the database, with a memory of a few seconds in this process. */
export function createSessions(db: Db, clock: Clock): Sessions {
  const known = new Map<string, { readonly identity: Identity; readonly until: number }>()

  const remember = (key: string, identity: Identity): void => {
    if (known.size >= CACHE_SIZE) known.clear()
    known.set(key, { identity, until: clock.now().getTime() + CACHE_SECONDS * 1000 })
  }

  return {
    async identify(token) {
      const now = clock.now()
      const hash = hashSecret(token)
      const key = hash.toString('base64')
      const kept = known.get(key)
      if (kept && kept.until > now.getTime()) return kept.identity
      known.delete(key)
      const found = await findSession(db, hash, new Date(now.getTime() - SESSION_SECONDS * 1000))
      if (!found) return null
      const { lastSeenAt, ...identity } = found
      if (now.getTime() - lastSeenAt.getTime() > TOUCH_SECONDS * 1000)
        await touchSession(db, identity.sessionId, now)
      remember(key, identity)
      return identity
    },
    async open(transaction, userId, applicationId) {
      const token = newSecret()
      await insertSession(transaction, {
        token_hash: hashSecret(token),
        user_id: userId,
        application_id: applicationId,
        created_at: clock.now(),
      })
      return token
    },
    async end(transaction, token) {
      const hash = hashSecret(token)
      await deleteSession(transaction, hash)
      known.delete(hash.toString('base64'))
    },
  }
}
