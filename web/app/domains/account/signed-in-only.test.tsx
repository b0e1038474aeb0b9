// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { setSessionHint } from '../../platform/session/session-hint.ts'
import { clearSession } from '../../platform/session/session.ts'
import { useBrowserSession } from '../../platform/session/use-browser-session.ts'
import { answerWith, noConnection } from '../../testing/fake-server.ts'
import { openPage } from '../../testing/open-page.tsx'
import ar from '../../platform/problems/messages.ar.ts'
import { SignedInOnly } from './signed-in-only.tsx'

afterEach(clearSession)

function Page() {
  useBrowserSession()
  return <SignedInOnly loading={<p>loading</p>}>bookings</SignedInOnly>
}

test('who is signed in and without a line is not asked to log in, and goes on with one', async () => {
  clearSession()
  setSessionHint()
  const page = openPage('/', {
    language: 'ar',
    routes: [{ path: '/', element: <Page /> }],
    answers: { getCurrentUserInfo: noConnection },
  })
  await screen.findByRole('heading', { name: ar.networkError })
  expect(screen.queryByRole('link')).toBeNull()
  page.on('getCurrentUserInfo', answerWith({ UserId: 1 }))
  fireEvent.click(screen.getByRole('button', { name: ar.tryAgain }))
  await screen.findByText('bookings')
})
