// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import {
  answerAs,
  answerWith,
  fakeServer,
  noConnection,
  type Answer,
  type FakeServer,
} from '../../testing/fake-server.ts'
import { ApiContext } from '../api/use-api.ts'
import { setSessionHint } from './session-hint.ts'
import { clearSession, useSession, useSignedOut, useUnreached } from './session.ts'
import { useBrowserSession } from './use-browser-session.ts'

afterEach(() => {
  vi.useRealTimers()
  clearSession()
})

function State() {
  useBrowserSession()
  const { state } = useSession()
  return [state, useUnreached() && 'unreached', useSignedOut() && 'signed out']
    .filter(Boolean)
    .join(', ')
}

function open(getCurrentUserInfo: Answer): FakeServer {
  vi.useFakeTimers()
  clearSession()
  setSessionHint()
  const server = fakeServer('en', { getCurrentUserInfo })
  render(
    <ApiContext value={server.client}>
      <State />
    </ApiContext>,
  )
  return server
}

const seen = async (text: string, ms: number): Promise<void> => {
  await vi.advanceTimersByTimeAsync(ms)
  expect(screen.getByText(text)).toBeTruthy()
}

test('asks again who is signed in until the server could be asked', async () => {
  const server = open(noConnection)
  await seen('anonymous, unreached', 100)
  server.on('getCurrentUserInfo', answerAs(502, '<h1>Bad Gateway</h1>'))
  await seen('anonymous, unreached', 10_000)
  server.on('getCurrentUserInfo', answerWith({ UserId: 1 }))
  await seen('signed-in', 10_000)
  const asked = server.requestsOf('getCurrentUserInfo').length
  await vi.advanceTimersByTimeAsync(60_000)
  expect(server.requestsOf('getCurrentUserInfo')).toHaveLength(asked)
})

test('asks no more when the server says that the session is over', async () => {
  const server = open(answerAs(401, { Error: 'Please log in' }))
  await seen('anonymous, signed out', 100)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(server.requestsOf('getCurrentUserInfo')).toHaveLength(1)
})

test('asks once at a time, however long an answer takes', async () => {
  const server = open(noConnection)
  await seen('anonymous, unreached', 100)
  const asked = server.requestsOf('getCurrentUserInfo').length
  server.on('getCurrentUserInfo', () => new Promise(() => {}))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(server.requestsOf('getCurrentUserInfo')).toHaveLength(asked + 1)
})
