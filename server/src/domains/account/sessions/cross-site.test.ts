import { api } from '@rihla/contract'
import { describe, expect, test } from 'vitest'
import type { Call } from '../../../platform/http/call.ts'
import { testApp } from '../../../testing/app.ts'
import { signIn } from '../../../testing/people.ts'

const server = await testApp()
const browser = server.browser()
const userId = await signIn(server, browser)
const cookie = `session=${browser.token}`
const own = { cookie, 'application-id': browser.applicationId }
const ORIGIN = 'http://localhost:3000'

/** Every call there is, GETs included; some of those change state. */
const calls = server.app.mounted.map((call) => [`${call.method} ${call.path}`, call] as const)

const forged: Readonly<Record<string, Record<string, string>>> = {
  'without Application-Id': { cookie },
  'with an empty Application-Id': { cookie, 'application-id': '' },
  'from a foreign origin': { ...own, origin: 'https://evil.example' },
  'from a sandboxed frame': { ...own, origin: 'null' },
  'from an origin that begins like ours': { ...own, origin: `${ORIGIN}.evil.example` },
  'from another site': { ...own, 'sec-fetch-site': 'cross-site' },
  'from a neighbour of our site': { ...own, 'sec-fetch-site': 'same-site' },
  'by a link, without our header': { cookie, 'sec-fetch-site': 'none' },
}

async function send(call: Call, headers: Record<string, string>) {
  const response = await server.app.http.request(call.path.replaceAll(/\{\w+\}/g, '1'), {
    method: call.method,
    headers: { 'content-type': 'application/json', ...headers },
    ...(call.method !== 'GET' && { body: '{}' }),
  })
  return { status: response.status, body: (await response.json()) as { code?: string } }
}

describe.each(calls)('%s with the cookie of who is signed in', (_, call) => {
  test.each(Object.entries(forged))('%s is refused', async (__, headers) => {
    const { status, body } = await send(call, headers)
    expect([status, body.code]).toEqual([403, 'cross_site'])
  })
})

test('all of that came to nothing: the person is signed in and as they were', async () => {
  expect(await server.sessions.identify(browser.token ?? '')).toMatchObject({ userId })
  expect(await browser.data(api.getCurrentUserInfo, {})).toMatchObject({
    UserId: userId,
    FullName: 'Nour Mostafa',
  })
})

test('the table has every call that is mounted', () => {
  expect(calls.length).toBeGreaterThanOrEqual(35)
  const names = calls.map(([name]) => name)
  for (const call of [
    api.signOut,
    api.updatePassword,
    api.updateUserInfo,
    api.signOutDevice,
    api.signOutOtherDevices,
  ])
    expect(names).toContain(`${call.method} ${call.path}`)
  expect(new Set(names).size).toBe(names.length)
})

describe('control: the same calls are let in', () => {
  // Signing out would end the session that the others need.
  const harmless = calls.filter(([, call]) => !call.path.endsWith('/SignOut'))

  test.each(harmless)('%s from our own page', async (_, call) => {
    for (const headers of [
      own,
      { ...own, origin: ORIGIN },
      { ...own, 'sec-fetch-site': 'same-origin' },
    ])
      expect((await send(call, headers)).body.code).not.toBe('cross_site')
  })

  test('with the token in a header, which no other site can set', async () => {
    const headers = { 'auth-key': browser.token ?? '', origin: 'https://evil.example' }
    for (const [, call] of harmless)
      expect((await send(call, headers)).body.code, call.path).not.toBe('cross_site')
  })
})
