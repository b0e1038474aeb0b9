// @vitest-environment happy-dom
import type { CurrentUser } from '@rihla/contract/account'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { withServerData } from '../../../platform/cache/query.tsx'
import { answerWith, noConnection, type Answer } from '../../../testing/fake-server.ts'
import { openPage } from '../../../testing/open-page.tsx'
import { DeleteDialog } from './delete-dialog.tsx'

const user = { UserId: 7, FullName: 'Mona', HasPassword: true } as CurrentUser
const Page = withServerData(() => <DeleteDialog user={user} open onClose={() => undefined} />)

const cruise = { Id: 1, Name: 'M/S Nefer', ReferenceNumber: 'CRU-1', StatusCode: 'Deposit Paid' }
const dive = { Id: 2, Name: 'A dive', ReferenceNumber: 'ACT-2', StatusCode: 'Confirmed' }
const bookings = (Data: readonly object[], TotalPages = 1): Answer =>
  answerWith({ Data, TotalPages })

const ask = (getUserReservation: Answer, language: 'en' | 'ar' = 'en') =>
  openPage('/', {
    language,
    routes: [{ path: '/', element: <Page /> }],
    answers: { getUserReservation },
  })
const WARNING = /nobody can pay the rest/

test('names the bookings that a deletion would lose with their deposit', async () => {
  ask(bookings([cruise, dive]))
  expect(await screen.findByText('M/S Nefer')).toBeTruthy()
  expect(screen.getByText(WARNING)).toBeTruthy()
  expect(screen.queryByText('A dive')).toBeNull()
})

test('says nothing of deposits to who has none', async () => {
  ask(bookings([dive]))
  await waitFor(() => expect(screen.queryByText(WARNING)).toBeNull())
  expect(screen.getByText(/paid in full stay valid/)).toBeTruthy()
})

test.each([
  ['not all bookings were looked at', bookings([dive], 2)],
  ['they can’t be looked at', noConnection],
])('says what becomes of a deposit where %s', async (_, answer) => {
  const { requestsOf } = ask(answer, 'ar')
  await waitFor(() => expect(requestsOf('getUserReservation').length).toBeGreaterThan(0))
  expect(await screen.findByText(/لم تدفع منه إلا العربون/)).toBeTruthy()
})
