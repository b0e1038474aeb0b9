import type { Language } from '@rihla/contract/values/language'
import type { Log } from '../log.ts'

/** Who a session belongs to. */
export type Identity = {
  readonly userId: number
  readonly sessionId: number
  readonly role: 'traveller' | 'staff'
}

/** Who is calling, as far as the request says so. */
export type Caller = {
  readonly requestId: string
  readonly language: Language
  /** The browser's own id (UUID), which owns what a visitor holds before signing in. */
  readonly applicationId: string | null
  /** What limits count: an IPv4 address, or the network of an IPv6 one (see `countedAddress`). */
  readonly address: string
  readonly log: Log
  /** The signed-in person, looked up once and only when asked for. */
  identity(): Promise<Identity | null>
  /** The session token itself, for signing out. */
  readonly sessionToken: string | null
  /** The browser's user agent, shortened; clients can send anything here. */
  readonly userAgent: string | null
  /** The value of a cookie, or null. */
  cookie(name: string): string | null
}

/** `traceId`: where requests are traced. */
export type HttpEnv = { Variables: { caller: Caller; traceId?: string } }
