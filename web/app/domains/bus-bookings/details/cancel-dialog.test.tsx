// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { languages, type Language } from '@rihla/contract/values/language'
import { beforeEach, describe, expect, test } from 'vitest'
import { ServerData } from '../../../platform/cache/query.tsx'
import { adoptUser } from '../../../platform/session/session.ts'
import { answerWith, type Answer } from '../../../testing/fake-server.ts'
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

/** The page of the way back, and the question whether to cancel it. */
async function askToCancel(language: Language, other: typeof going) {
  const getBusReservationDetails: Answer = ({ url }) => {
    const id = Number(new URL(url).searchParams.get('ReservationId'))
    return Response.json({ Error: null, Data: id === BACK ? back : other })
  }
  const page = openPage('/', {
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
  return { page, dialog: within(await screen.findByRole('dialog')) }
}

/** What is said before the way back is cancelled. */
async function warningOf(language: Language, other: typeof going): Promise<string> {
  const { dialog } = await askToCancel(language, other)
  return dialog.getByText(/567/).parentElement?.textContent ?? ''
}

describe.each(languages)('cancelling the way back in %s', (language) => {
  const { cancelReturn } = texts[language]

  test('says that the other way stays, at its one-way price', async () => {
    expect(await warningOf(language, going)).toContain(cancelReturn)
  })

  test('says nothing of the other way once that is cancelled', async () => {
    expect(await warningOf(language, cancelled)).not.toContain(cancelReturn)
  })

  test.each([
    ['is over', true],
    ['may still be refused', false],
  ])('that %s is called so, and is shown as it stands', async (_, IsOver) => {
    const t = texts[language]
    const { dialog, page } = await askToCancel(language, going)
    const answer = { IsSuccess: true, Result: 'As the server says.', IsOver }
    page.on('cancelBusTrip', answerWith(answer))
    // What the page knows until it is answered anew.
    page.on('getBusReservationDetails', () => new Promise<never>(() => undefined))
    fireEvent.click(dialog.getByRole('button', { name: t.cancel }))
    const toast = () => document.querySelector('.toast')?.textContent ?? ''
    await waitFor(() => expect(toast()).toContain('As the server says.'))
    expect(toast()).toContain(IsOver ? t.cancelled : t.cancelAsked)
    expect(screen.queryAllByText(t.calendar)).toHaveLength(IsOver ? 0 : 1)
  })
})
