// @vitest-environment happy-dom
import { languages } from '@rihla/contract/values/language'
import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ServerData } from '../../../platform/cache/query.tsx'
import { answerAs, answerWith } from '../../../testing/fake-server.ts'
import { openPage } from '../../../testing/open-page.tsx'
import { FindBookingPage } from './find-page.tsx'

const buttons = { en: 'Find booking', ar: 'ابحث عن الحجز' }

test.each(languages)(
  'a mailed link that opens nothing says why above the form, in %s',
  async (language) => {
    const page = openPage('/find-booking?reference=ACT-7KM2QX99&key=k', {
      language,
      answers: {
        findBooking: answerAs(429, { Error: 'Try again in an hour.', code: 'too_many_requests' }),
      },
      routes: [
        {
          path: '/find-booking',
          element: (
            <ServerData>
              <FindBookingPage />
            </ServerData>
          ),
        },
      ],
    })
    expect((await screen.findByRole('alert')).textContent).toBe('Try again in an hour.')
    page.on('findBooking', answerAs(404, { Error: 'No such booking.', code: 'x' }))
    const [reference, pin] = screen.getAllByRole<HTMLInputElement>('textbox')
    expect(reference?.value).toBe('ACT-7KM2QX99')
    if (pin) fireEvent.change(pin, { target: { value: '123456' } })
    fireEvent.click(screen.getByRole('button', { name: buttons[language] }))
    expect(await screen.findByText('No such booking.')).toBeTruthy()
    expect(screen.queryByText('Try again in an hour.')).toBeNull()
  },
)

test.each([
  ['its owner, to the page of buses', true, '/bus-bookings/44'],
  ['a guest, to the page of every booking', false, '/reservations/Bus/44'],
])('a bus that was found leads %s', async (_, IsMine, address) => {
  const page = openPage('/find-booking?reference=BUS-7KM2QX99&key=k', {
    language: 'en',
    answers: { findBooking: answerWith({ ReservationId: 44, Module: 'Bus', IsMine }) },
    routes: [
      {
        path: '/find-booking',
        element: (
          <ServerData>
            <FindBookingPage />
          </ServerData>
        ),
      },
      { path: '*', element: <p>the booking</p> },
    ],
  })
  expect(await screen.findByText('the booking')).toBeTruthy()
  expect(page.address()).toBe(address)
})
