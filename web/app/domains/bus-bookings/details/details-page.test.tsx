// @vitest-environment happy-dom
import type { CurrentUser } from '@rihla/contract/account'
import { languages } from '@rihla/contract/values/language'
import { fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { queryClient, withServerData } from '../../../platform/cache/query.tsx'
import { adoptUser, clearSession } from '../../../platform/session/session.ts'
import { answerAs } from '../../../testing/fake-server.ts'
import { openPage } from '../../../testing/open-page.tsx'
import arabic from '../messages.ar.ts'
import english from '../messages.en.ts'
import { BusBookingPage } from './details-page.tsx'

afterEach(() => {
  clearSession()
  queryClient().clear()
})

test.each(languages)(
  'a booking that isn’t there leads to all of them, in a tab that a mail opened too, in %s',
  async (language) => {
    adoptUser({ UserId: 7, FullName: 'Nour Mostafa' } as CurrentUser)
    const Page = withServerData(() => <BusBookingPage id={9} />)
    const missing = { Error: 'No such booking', code: 'reservation_not_found' }
    const page = openPage('/bus-bookings/9', {
      language,
      routes: [
        { path: '/bus-bookings/9', element: <Page /> },
        { path: '/bus-bookings', element: <p>all bookings</p> },
      ],
      answers: { getBusReservationDetails: answerAs(404, missing) },
    })
    const { goBack } = { en: english, ar: arabic }[language]
    fireEvent.click(await screen.findByRole('button', { name: goBack }))
    expect(await screen.findByText('all bookings')).toBeTruthy()
    expect(page.address()).toBe('/bus-bookings')
  },
)
