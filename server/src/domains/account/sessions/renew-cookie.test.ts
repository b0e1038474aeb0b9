import { api } from '@rihla/contract'
import { NOTIFICATION_STREAM_PATH } from '@rihla/contract/notifications'
import { beforeEach, describe, expect, test } from 'vitest'
import { testApp, type Browser } from '../../../testing/app.ts'
import { signIn } from '../../../testing/people.ts'

const DAY = 86_400
const server = await testApp({
  pages: async () => new Response('<p>a page</p>', { headers: { 'content-type': 'text/html' } }),
})
let browser: Browser
beforeEach(async () => {
  browser = server.browser()
  await signIn(server, browser)
})
const renewed = () => [`session=${browser.token}; Max-Age=2592000; Path=/; HttpOnly; SameSite=Lax`]
const cookies = ({ headers }: { readonly headers: Headers }): string[] => headers.getSetCookie()
const look = async (headers: Record<string, string> = {}) =>
  cookies(await browser.call(api.getCurrentUserInfo, {}, headers))
const open = async (path: string) =>
  cookies(await server.app.http.request(path, { headers: { cookie: `session=${browser.token}` } }))

describe('the cookie of who is signed in', () => {
  test('lives on with its session: renewed as it was, where that is written, not each time', async () => {
    expect(await look()).toEqual([])
    for (let month = 0; month < 3; month += 1) {
      server.clock.advance(29 * DAY)
      expect(await look()).toEqual(renewed())
      expect(await look()).toEqual([])
    }
  })

  test('is renewed by a page as by a call', async () => {
    expect(await open('/profile')).toEqual([])
    server.clock.advance(29 * DAY)
    expect(await open('/profile')).toEqual(renewed())
    server.clock.advance(29 * DAY)
    expect(await look()).toEqual(renewed())
  })

  test('is not made of a token that came in a header, nor put in place of another', async () => {
    const own = { 'auth-key': browser.token ?? '' }
    server.clock.advance(DAY)
    expect(await look({ ...own, cookie: '' })).toEqual([])
    server.clock.advance(DAY)
    expect(await look({ ...own, cookie: 'session=another' })).toEqual([])
    server.clock.advance(DAY)
    expect(await look(own)).toEqual(renewed())
  })

  test('stays ended after signing out, however long the session was idle', async () => {
    server.clock.advance(DAY)
    const [{ Id } = { Id: 0 }] = await browser.data(api.getDevices, {})
    server.clock.advance(DAY)
    const ended = ['session=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax']
    expect(cookies(await browser.call(api.signOutDevice, { Id }))).toEqual(ended)
  })

  test('is not left behind by an open tab that only listens', async () => {
    const aborted = new AbortController()
    const stream = await server.app.http.request(NOTIFICATION_STREAM_PATH, {
      headers: { cookie: `session=${browser.token}`, 'application-id': browser.applicationId },
      signal: aborted.signal,
    })
    server.clock.advance(DAY)
    await server.app.notices.beat()
    server.clock.advance(10)
    expect(await look()).toEqual(renewed())
    await stream.body?.cancel()
    aborted.abort()
  })
})
