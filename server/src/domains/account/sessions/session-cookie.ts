import { serialize } from 'hono/utils/cookie'
import { SESSION_SECONDS } from './sessions.ts'

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
