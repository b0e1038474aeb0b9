import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/connect.ts'
import type { Identity } from '../../../platform/http/caller.ts'
import { deleteUnconfirmedSecret } from '../second-factor/store.ts'
import { hashSecret, newSecret } from '../secret.ts'
import {
  deleteSession,
  deleteSessionsOf,
  findSession,
  insertSession,
  touchSession,
} from './store.ts'

/** A session ends after so many seconds without use. */
export const SESSION_SECONDS = 30 * 86_400
/** One of staff ends so long after it began, used or not. */
export const STAFF_SESSION_SECONDS = 8 * 3600
const TOUCH_SECONDS = 3600
/** How long another process may still honour a session that was ended in this one. */
const CACHE_SECONDS = 3
const CACHE_SIZE = 5000

export type NewSession = {
  readonly userId: number
  readonly applicationId: string | null
  readonly userAgent: string | null
  /** From where; left out where the call didn't come over the network. */
  readonly address?: string
  /** Its user has proven their second factor. */
  readonly isProven?: boolean
}

export type Sessions = {
  /**
   * The person behind a session token, or null. Asked on every signed-in call, with who tells the browser that its
   * cookie lives longer: `onUse`, called where the use is written. Without it this is a look, and no use.
   */
  identify(token: string, onUse?: () => void): Promise<Identity | null>
  /** Opens a session and answers its token, which is stored nowhere. */
  open(db: Db, session: NewSession): Promise<string>
  /** Ends the session of a token, if there is one. */
  end(db: Db, token: string): Promise<void>
  /** Ends one session of this user; other users' sessions are left alone. */
  endOne(db: Db, userId: number, sessionId: number): Promise<void>
  /** Ends every session of this person, but the one named, and a second factor that was begun in one of them. */
  endAll(db: Db, userId: number, butSessionId?: number): Promise<void>
}

/** Sessions in the database, with a memory of a few seconds in this process. */
export function createSessions(db: Db, clock: Clock): Sessions {
  const known = new Map<string, { readonly identity: Identity; readonly until: number }>()

  const remember = (key: string, identity: Identity): void => {
    if (known.size >= CACHE_SIZE) known.clear()
    known.set(key, { identity, until: clock.now().getTime() + CACHE_SECONDS * 1000 })
  }

  const forget = (which: (identity: Identity) => boolean): void => {
    for (const [key, { identity }] of known) if (which(identity)) known.delete(key)
  }

  return {
    async identify(token, onUse) {
      const now = clock.now()
      const hash = hashSecret(token)
      const key = hash.toString('base64')
      const cached = known.get(key)
      if (cached && cached.until > now.getTime()) return cached.identity
      known.delete(key)
      const ago = (seconds: number): Date => new Date(now.getTime() - seconds * 1000)
      const found = await findSession(db, hash, {
        seenSince: ago(SESSION_SECONDS),
        staffSince: ago(STAFF_SESSION_SECONDS),
      })
      if (!found) return null
      const { lastSeenAt, ...identity } = found
      if (onUse && now.getTime() - lastSeenAt.getTime() > TOUCH_SECONDS * 1000) {
        await touchSession(db, identity.sessionId, now)
        onUse()
      }
      remember(key, identity)
      return identity
    },
    async open(transaction, { userId, applicationId, userAgent, address, isProven }) {
      const token = newSecret()
      await insertSession(transaction, {
        token_hash: hashSecret(token),
        user_id: userId,
        application_id: applicationId,
        user_agent: userAgent,
        address: address ?? null,
        created_at: clock.now(),
        proven_at: isProven ? clock.now() : null,
      })
      return token
    },
    async end(transaction, token) {
      const hash = hashSecret(token)
      await deleteSession(transaction, hash)
      known.delete(hash.toString('base64'))
    },
    async endOne(transaction, userId, sessionId) {
      await deleteSessionsOf(transaction, userId, { only: sessionId })
      forget((identity) => identity.userId === userId && identity.sessionId === sessionId)
    },
    async endAll(transaction, userId, butSessionId) {
      // In the order in which a first code locks both.
      await deleteUnconfirmedSecret(transaction, userId)
      await deleteSessionsOf(transaction, userId, { except: butSessionId })
      forget((identity) => identity.userId === userId && identity.sessionId !== butSessionId)
    },
  }
}
