import { serialize } from 'hono/utils/cookie'
import type { Caller, Identity } from '../../../platform/http/caller.ts'
import type { Reply } from '../../../platform/http/mount.ts'
import { SESSION_SECONDS, type Sessions } from './sessions.ts'

const cookie = (token: string, publicUrl: string, maxAge: number): string =>
  serialize('session', token, {
    httpOnly: true,
    sameSite: 'Lax',
    path: '/',
    secure: publicUrl.startsWith('https:'),
    maxAge,
  })

/** The `set-cookie` value that signs a browser in. */
export const sessionCookie = (token: string, publicUrl: string): string =>
  cookie(token, publicUrl, SESSION_SECONDS)

/** The `set-cookie` value that makes a browser forget its session. */
export const endedCookie = (publicUrl: string): string => cookie('', publicUrl, 0)

/** Who a call comes from; its browser's cookie is renewed with the session that it stands for. */
export const identifyAndRenew =
  ({ sessions, publicUrl }: { readonly sessions: Sessions; readonly publicUrl: string }) =>
  (token: string, renew: (cookie: string) => void): Promise<Identity | null> =>
    sessions.identify(token, () => renew(sessionCookie(token, publicUrl)))

/** A new session takes the place of the one that asked for it, in the browser's cookie too. */
export function keepSession(
  token: string,
  { applicationId }: Caller,
  reply: Reply,
  { publicUrl }: { readonly publicUrl: string },
): void {
  if (applicationId) reply.setHeader('set-cookie', sessionCookie(token, publicUrl))
}
