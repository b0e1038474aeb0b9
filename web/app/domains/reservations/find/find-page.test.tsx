// @vitest-environment happy-dom
import { languages } from '@rihla/contract/values/language'
import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ServerData } from '../../../platform/cache/query.tsx'
import { answerAs } from '../../../testing/fake-server.ts'
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
