// @vitest-environment happy-dom
import type { CurrentUser } from '@rihla/contract/account'
import { languages } from '@rihla/contract/values/language'
import { fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { queryClient, withServerData } from '../../../platform/cache/query.tsx'
import { adoptUser, clearSession } from '../../../platform/session/session.ts'
import { answerAs, answerWith } from '../../../testing/fake-server.ts'
import { openPage } from '../../../testing/open-page.tsx'
import arabic from '../messages.ar.ts'
import english from '../messages.en.ts'
import { theDetails } from '../testing/bookings.ts'
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

test.each(languages)(
  'a booking says whom to call, on its page and in its calendar file, in %s',
  async (language) => {
    adoptUser({ UserId: 7, FullName: 'Nour Mostafa' } as CurrentUser)
    const Page = withServerData(() => <BusBookingPage id={101} />)
    const phone = '+20 2 5550 0142'
    openPage('/bus-bookings/101', {
      language,
      phone,
      routes: [{ path: '/bus-bookings/101', element: <Page /> }],
      answers: { getBusReservationDetails: answerWith(theDetails()) },
    })
    const files: Blob[] = []
    vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      files.push(file as Blob)
      return 'blob:file'
    })
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
    const link = await screen.findByRole('link', { name: phone })
    expect(link.getAttribute('href')).toBe('tel:+20255500142')
    const { calendar, callUs } = { en: english, ar: arabic }[language]
    screen.getByText(callUs)
    fireEvent.click(screen.getByRole('button', { name: calendar }))
    await vi.waitFor(() => expect(files).toHaveLength(1))
    expect((await files[0]?.text())?.replaceAll('\r\n ', '')).toContain(`${callUs}: ${phone}`)
  },
)
