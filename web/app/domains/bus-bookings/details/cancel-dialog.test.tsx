// @vitest-environment happy-dom
import { fireEvent, screen, within } from '@testing-library/react'
import { languages } from '@rihla/contract/values/language'
import { beforeEach, describe, expect, test } from 'vitest'
import { ServerData } from '../../../platform/cache/query.tsx'
import { adoptUser } from '../../../platform/session/session.ts'
import type { Answer } from '../../../testing/fake-server.ts'
import { openPage } from '../../../testing/open-page.tsx'
import { traveller } from '../../reservations/testing/details.ts'
import { BusBookingPage } from '../index.ts'
import arabic from '../messages.ar.ts'
import english from '../messages.en.ts'
import { theDetails } from '../testing/bookings.ts'

const texts = { en: english, ar: arabic }
const GOING = 101
const BACK = 102
const back = theDetails({ ReservationId: BACK, IsReturn: true, OtherReservationId: GOING })
const going = theDetails({ ReservationId: GOING, OtherReservationId: BACK })
const cancelled = theDetails({
  ...going,
  StatusCode: 'Cancelled',
  TicketText: null,
  IsCancelable: false,
})

beforeEach(() => adoptUser(traveller))

/** What is said before the way back is cancelled. */
async function warningOf(language: 'en' | 'ar', other: typeof going): Promise<string> {
  const getBusReservationDetails: Answer = ({ url }) => {
    const id = Number(new URL(url).searchParams.get('ReservationId'))
    return Response.json({ Error: null, Data: id === BACK ? back : other })
  }
  openPage('/', {
    language,
    answers: { getBusReservationDetails },
    routes: [
      {
        path: '/',
        element: (
          <ServerData>
            <BusBookingPage id={BACK} />
          </ServerData>
        ),
      },
    ],
  })
  const t = texts[language]
  // Both ways are known once the ticket is there.
  await screen.findByText(t.calendar)
  fireEvent.click(screen.getByRole('button', { name: t.cancel }))
  const dialog = await screen.findByRole('dialog')
  return within(dialog).getByText(/567/).parentElement?.textContent ?? ''
}

describe.each(languages)('cancelling the way back in %s', (language) => {
  const { cancelReturn } = texts[language]

  test('says that the other way stays, at its one-way price', async () => {
    expect(await warningOf(language, going)).toContain(cancelReturn)
  })

  test('says nothing of the other way once that is cancelled', async () => {
    expect(await warningOf(language, cancelled)).not.toContain(cancelReturn)
  })
})
