// @vitest-environment happy-dom
import type { CurrentUser } from '@rihla/contract/account'
import { renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { FakeCaches } from '../../testing/fake-caches.ts'
import { adoptUser, clearSession } from './session.ts'
import { TICKET_CACHE } from './ticket-cache.ts'
import { KEPT_FOR, useOwnTickets } from './use-own-tickets.ts'

let caches: FakeCaches
const areKept = (): boolean => caches.all.has(TICKET_CACHE)
const signIn = (UserId: number): void => adoptUser({ UserId } as CurrentUser)

beforeEach(async () => {
  clearSession()
  caches = new FakeCaches()
  vi.stubGlobal('caches', caches)
  const cache = await caches.open(TICKET_CACHE)
  await cache.put(KEPT_FOR, new Response('1'))
})
afterEach(clearSession)

it('leaves the tickets of whoever signs in again', async () => {
  const answer = new Response('1')
  vi.spyOn(caches, 'match').mockResolvedValue(answer)
  signIn(1)
  renderHook(useOwnTickets)
  await vi.waitFor(() => expect(answer.bodyUsed).toBe(true))
  await Promise.resolve()
  expect(areKept()).toBe(true)
})

it('deletes them once somebody else is signed in', async () => {
  signIn(2)
  renderHook(useOwnTickets)
  await vi.waitFor(() => expect(areKept()).toBe(false))
})
