// @vitest-environment happy-dom
import type { CurrentUser } from '@rihla/contract/account'
import { languages } from '@rihla/contract/values/language'
import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { withServerData } from '../../../platform/cache/query.tsx'
import { adoptUser, clearSession } from '../../../platform/session/session.ts'
import { answerAs, noConnection, type Answer } from '../../../testing/fake-server.ts'
import { openPage } from '../../../testing/open-page.tsx'
import { ReservationDetailsPage } from '../index.ts'

const words = { en: 'Open what is kept', ar: 'افتح النسخة المحفوظة' }
const Page = withServerData(() => <ReservationDetailsPage module="Activity" id={12} />)

beforeEach(() => adoptUser({ UserId: 7, FullName: 'Nour Mostafa' } as CurrentUser))
afterEach(clearSession)

const open = (language: 'en' | 'ar', getReservationDetails: Answer) =>
  openPage('/', {
    language,
    routes: [{ path: '/', element: <Page /> }],
    answers: { getReservationDetails },
  })

test.each(languages)('leads to what is kept, in %s, when there is no connection', async (to) => {
  open(to, noConnection)
  const link = await screen.findByText(words[to])
  expect(link.getAttribute('href')).toBe(location.pathname)
})

test('leads nowhere else when the server fails', async () => {
  open('en', answerAs(500, { Error: 'Something failed' }))
  await screen.findByText(/Nothing has changed with it/)
  expect(screen.queryByText(words.en)).toBeNull()
})
