import { serialize } from 'hono/utils/cookie'
import { ATTEMPT_SECONDS, TICKET_SECONDS } from './limits.ts'

/** With https the name itself forbids that a neighbouring site plants the cookie. */
const named = (name: string, publicUrl: string): string =>
  publicUrl.startsWith('https:') ? `__Host-${name}` : name

const cookie = (
  name: string,
  value: string,
  publicUrl: string,
  sameSite: 'Lax' | 'Strict',
  maxAge: number,
): string =>
  serialize(named(name, publicUrl), value, {
    httpOnly: true,
    sameSite,
    path: '/',
    secure: publicUrl.startsWith('https:'),
    maxAge,
  })

/** Names of the cookies: which browser began an attempt, and the ticket that came of it. */
export const browserCookieName = (publicUrl: string): string => named('ext', publicUrl)
export const ticketCookieName = (publicUrl: string): string => named('ext-ticket', publicUrl)

/** Names of every cookie of ours that proves something about its bearer. */
export const credentialCookies = (publicUrl: string): readonly string[] => [
  'session',
  ticketCookieName(publicUrl),
]

/** Binds an attempt to the browser. Lax, because it must come along when the provider sends back. */
export const browserCookie = (secret: string, publicUrl: string): string =>
  cookie('ext', secret, publicUrl, 'Lax', ATTEMPT_SECONDS)

/** Carries what the provider proved to ExternalLogin, which only our own pages call. */
export const ticketCookie = (ticket: string, publicUrl: string): string =>
  cookie('ext-ticket', ticket, publicUrl, 'Strict', TICKET_SECONDS)

export const endedTicketCookie = (publicUrl: string): string =>
  cookie('ext-ticket', '', publicUrl, 'Strict', 0)
