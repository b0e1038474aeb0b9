import { defaultLanguage, type Language } from '@rihla/contract/values/language'
import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { getCookie } from 'hono/cookie'
import { randomUUID } from 'node:crypto'
import type { Log } from '../log.ts'
import { hasAllHeaders } from './cache/json-answer.ts'
import { countedAddress, IN_PROCESS } from './address.ts'
import type { HttpEnv, Identity } from './caller.ts'

export type IdentifyDeps = {
  log: Log
  /** The person behind a session token, or null; `renew` takes the cookie of a session that lives longer now. */
  identify(token: string, renew: (cookie: string) => void): Promise<Identity | null>
  languageOf(header: string | undefined): Language | null
  /** `socketAddress` is who is connected, which may be a proxy. */
  addressOf(request: Request, socketAddress: string): string
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

const SESSION = 'session'

/** Whether an answer signs its browser in or out: what it says of the session stands. */
const setsSession = ({ headers }: Response): boolean =>
  headers.getSetCookie().some((cookie) => cookie.startsWith(`${SESSION}=`))

/** Who is connected, by the socket; none in tests and for calls within the process. */
function socketAddress(c: Context): string {
  const bindings = c.env as { incoming?: { socket?: { remoteAddress?: string } } } | undefined
  return bindings?.incoming?.socket?.remoteAddress ?? IN_PROCESS
}

/** Works out who is calling and keeps it as `caller`; every answer carries the request's id. */
export const identifyCaller = (deps: IdentifyDeps) =>
  createMiddleware<HttpEnv>(async (c, next) => {
    const requestId = randomUUID()
    const kept = getCookie(c, SESSION)
    const token = c.req.header('auth-key') || kept || null
    const applicationId = c.req.header('application-id') ?? ''
    let identity: Promise<Identity | null> | undefined
    let renewed: string | undefined
    c.set('caller', {
      requestId,
      language: deps.languageOf(c.req.header('accept-language')) ?? defaultLanguage,
      applicationId: UUID.test(applicationId) ? applicationId.toLowerCase() : null,
      address: countedAddress(deps.addressOf(c.req.raw, socketAddress(c))),
      log: deps.log,
      sessionToken: token,
      userAgent: c.req.header('user-agent')?.slice(0, 300) ?? null,
      cookie: (name) => getCookie(c, name) ?? null,
      identity: () =>
        (identity ??= token
          ? deps.identify(token, (cookie) => void (renewed = cookie))
          : Promise.resolve(null)),
    })
    await next()
    if (!hasAllHeaders(c.res)) c.res.headers.set('x-request-id', requestId)
    if (renewed && kept === token && !setsSession(c.res))
      c.res.headers.append('set-cookie', renewed)
  })
