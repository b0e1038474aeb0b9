// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { clearSession, startSession } from '../../../platform/session/session.ts'
import { answerWith, fakeServer } from '../../../testing/fake-server.ts'
import { openPage } from '../../../testing/open-page.tsx'
import { AlreadySignedIn } from './already-signed-in.tsx'

beforeEach(clearSession)
afterEach(clearSession)

const email = 'nour@example.com'
const answers = { getCurrentUserInfo: answerWith({ UserId: 1, Email: email }) }
const { client } = fakeServer('ar', answers)

const open = () =>
  openPage('/login', {
    language: 'ar',
    routes: [{ path: '/login', element: <AlreadySignedIn /> }],
    answers,
  })

test('who comes to a login signed in is told so, and where the account is', async () => {
  await startSession(client)
  open()
  expect(screen.getByText(email).tagName).toBe('BDI')
  expect(screen.getByRole('link').getAttribute('href')).toBe('/profile')
})

test('who has no address is called by name', async () => {
  const named = { getCurrentUserInfo: answerWith({ UserId: 2, FullName: 'Nour', Email: null }) }
  await startSession(fakeServer('ar', named).client)
  open()
  expect(screen.getByText('Nour').parentElement?.textContent).toContain('باسم Nour')
})

test('who signs in there is told nothing on the way', async () => {
  clearSession()
  open()
  await act(() => startSession(client))
  expect(screen.queryByText(email)).toBeNull()
})
