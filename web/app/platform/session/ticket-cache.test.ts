// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createBrowserApi } from '../api/browser.ts'
import { FakeCaches } from '../../testing/fake-caches.ts'
import { setSessionHint } from './session-hint.ts'
import { clearSession, noteSignIn, refreshSession } from './session.ts'
import { KEPT_FOR, keepTicketsOf, TICKET_CACHE } from './ticket-cache.ts'

let caches: FakeCaches
const areKept = (): boolean => caches.all.has(TICKET_CACHE)

beforeEach(async () => {
  clearSession()
  caches = new FakeCaches()
  vi.stubGlobal('caches', caches)
  const cache = await caches.open(TICKET_CACHE)
  await cache.put(KEPT_FOR, new Response('1'))
})
afterEach(clearSession)

it('leaves the tickets of whoever signs in again', async () => {
  await keepTicketsOf(1)
  expect(areKept()).toBe(true)
})

it('deletes them when somebody else signs in', async () => {
  noteSignIn(2)
  await vi.waitFor(() => expect(areKept()).toBe(false))
})

it('deletes them when somebody else turns out to be signed in', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ Error: null, Data: { UserId: 2 } }))
  setSessionHint()
  await refreshSession(createBrowserApi('http://localhost:3000', () => 'en'))
  await vi.waitFor(() => expect(areKept()).toBe(false))
})
