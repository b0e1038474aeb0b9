// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import en from '../../../platform/problems/messages.en.ts'
import { clearSession, refreshSession } from '../../../platform/session/session.ts'
import { setSessionHint } from '../../../platform/session/session-hint.ts'
import { answerWith, fakeServer, noConnection } from '../../../testing/fake-server.ts'
import { openPage } from '../../../testing/open-page.tsx'
import { JourneyPage } from './journey-page.tsx'
import { useBusGuard } from '../use-bus-guard.ts'

beforeEach(clearSession)
afterEach(clearSession)

function Page() {
  const userId = useBusGuard(true)
  return (
    <JourneyPage title="Seats" path="/seats" mainHeight="h-0">
      {userId !== null && <p>seats of {userId}</p>}
    </JourneyPage>
  )
}

const routes = [
  { path: '/', element: <Page /> },
  { path: '/login', element: <p>login</p> },
]

test('who is signed in keeps their journey while there is no line', async () => {
  setSessionHint()
  await refreshSession(fakeServer('en', { getCurrentUserInfo: noConnection }).client)
  const getCurrentUserInfo = answerWith({ UserId: 7 })
  const page = openPage('/', { language: 'en', routes, answers: { getCurrentUserInfo } })
  await screen.findByRole('heading', { name: en.networkError })
  expect(page.address()).toBe('/')
  fireEvent.click(screen.getByRole('button', { name: en.tryAgain }))
  await screen.findByText('seats of 7')
})

test('who is not signed in is sent to log in', async () => {
  const page = openPage('/', { language: 'en', routes, answers: {} })
  await screen.findByText('login')
  expect(page.address()).toBe('/login')
})
