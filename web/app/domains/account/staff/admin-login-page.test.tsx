// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { clearSession } from '../../../platform/session/session.ts'
import { answerAs, answerWith } from '../../../testing/fake-server.ts'
import { openPage } from '../../../testing/open-page.tsx'
import { AdminLoginPage } from './admin-login-page.tsx'

afterEach(clearSession)

test('lets staff in who are signed in through a provider already', async () => {
  // The server ends that session with the login, and goes by this token before the cookie.
  localStorage.setItem('authToken', 'of Google')
  const unlessEnded: typeof answerWith = (data) => (request) =>
    (localStorage.getItem('authToken') ? answerAs(401, { Error: 'Log in' }) : answerWith(data))(
      request,
    )
  openPage('/admin/login', {
    language: 'en',
    routes: [
      { path: '/admin/login', element: <AdminLoginPage /> },
      { path: '/blog/create', element: <p>the editor</p> },
    ],
    answers: {
      login: answerWith({ UserId: 7, FullName: 'Mona Adel', Token: 't' }),
      hasRole: unlessEnded(true),
      getCurrentUserInfo: unlessEnded({ UserId: 7, FullName: 'Mona Adel' }),
      signOut: answerWith(true),
    },
  })
  const type = (label: RegExp, value: string): void =>
    void fireEvent.change(screen.getByLabelText(label), { target: { value } })
  type(/e-?mail/i, 'mona@example.com')
  type(/^password/i, 'Staff@1234')
  fireEvent.click(screen.getByRole('button', { name: /log in|sign in/i }))
  expect(await screen.findByText('the editor')).toBeTruthy()
})
