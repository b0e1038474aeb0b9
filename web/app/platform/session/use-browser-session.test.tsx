// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { answerAs, answerWith, fakeServer, noConnection } from '../../testing/fake-server.ts'
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

test('asks again who is signed in until the server could be asked', async () => {
  vi.useFakeTimers()
  clearSession()
  setSessionHint()
  const server = fakeServer('en', { getCurrentUserInfo: noConnection })
  render(
    <ApiContext value={server.client}>
      <State />
    </ApiContext>,
  )
  const seen = async (text: string, ms: number): Promise<void> => {
    await vi.advanceTimersByTimeAsync(ms)
    expect(screen.getByText(text)).toBeTruthy()
  }
  await seen('anonymous, unreached', 100)
  server.on('getCurrentUserInfo', answerAs(502, '<h1>Bad Gateway</h1>'))
  await seen('anonymous, unreached', 10_000)
  server.on('getCurrentUserInfo', answerWith({ UserId: 1 }))
  await seen('signed-in', 10_000)
  const asked = server.requestsOf('getCurrentUserInfo').length
  await vi.advanceTimersByTimeAsync(60_000)
  expect(server.requestsOf('getCurrentUserInfo')).toHaveLength(asked)
})
