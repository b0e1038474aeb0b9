// @vitest-environment happy-dom
import type { SeatHold } from '@rihla/contract/bus/seats'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ServerData } from '../../../platform/cache/query.tsx'
import { answerAs, answerWith, type Answer } from '../../../testing/fake-server.ts'
import { openPage } from '../../../testing/open-page.tsx'
import type { SavedJourney } from '../journey/journey.ts'
import { aTrip } from '../testing/trips.ts'
import { useHeld } from './use-held-seats.ts'

const USER = 7
const holdFor = (TotalAmount: number, minutes: number): SeatHold => ({
  GoingTempID: 1,
  ReturnTempID: null,
  Currency: 'EGP',
  TotalAmount,
  ExpiresAt: new Date(Date.now() + minutes * 60_000).toISOString(),
  ServerTime: new Date().toISOString(),
})
const heldAt = (price: number, minutes: number) =>
  answerWith({
    Hold: holdFor(price, minutes),
    HoldEnded: minutes < 0,
    GoingReservationId: null,
    ReturnReservationId: null,
    Going: { Trip: aTrip({ Price: price }), Seats: [7], SeatNumbers: ['7'] },
    Return: null,
    Passenger: null,
  })
const entry: SavedJourney & { hold: SeatHold } = {
  going: aTrip({ Price: 420 }),
  back: null,
  search: {} as SavedJourney['search'],
  passengers: 1,
  session: 'session-1',
  step: 'summary',
  seats: { going: [{ id: 7, number: '7' }], back: [] },
  passenger: { name: 'Nour', country: 'EG', phone: '1' },
  hold: holdFor(420, -1),
}

/** What the page has of it: prices of trip and hold, until when, and whether the button is busy. */
function Probe() {
  const { hold, trips, renew, renewing } = useHeld(entry, USER)
  return (
    <main data-until={hold.ExpiresAt}>
      <p>{`${trips.going.Price} ${hold.TotalAmount} ${renewing ? 'busy' : 'free'}`}</p>
      <button type="button" onClick={() => renew()}>
        again
      </button>
    </main>
  )
}
const open = () =>
  openPage('/', {
    language: 'en',
    answers: { getHeldSeats: heldAt(420, -1), holdBusSeats: answerWith(holdFor(450, 10)) },
    routes: [
      {
        path: '/',
        element: (
          <ServerData>
            <Probe />
          </ServerData>
        ),
      },
    ],
  })
const shown = (): string => {
  const main = document.querySelector('main')
  const isLive = Date.parse(main?.dataset['until'] ?? '') > Date.now()
  return `${main?.querySelector('p')?.textContent} ${isLive ? 'live' : 'ended'}`
}

test('P15: held again, it can be paid once its price of now is shown', async () => {
  const page = open()
  await waitFor(() => expect(page.requestsOf('getHeldSeats')).toHaveLength(1))
  const { promise, resolve } = Promise.withResolvers<Response>()
  page.on('getHeldSeats', () => promise)
  fireEvent.click(screen.getByText('again'))
  await waitFor(() => expect(page.requestsOf('holdBusSeats')).toHaveLength(1))
  await waitFor(() => expect(page.requestsOf('getHeldSeats')).toHaveLength(2))
  expect(shown()).toBe('420 420 busy ended')
  resolve(await heldAt(450, 10)(new Request('http://localhost:3000/')))
  await waitFor(() => expect(shown()).toBe('450 450 free live'))
})

test('held again, and its price can’t be had: that is said, and it can be tried again', async () => {
  const page = open()
  await waitFor(() => expect(page.requestsOf('getHeldSeats')).toHaveLength(1))
  const refused: Answer = answerAs(404, { Error: 'No such hold.', code: 'booking_not_found' })
  page.on('getHeldSeats', refused)
  fireEvent.click(screen.getByText('again'))
  await waitFor(() => expect(document.querySelector('.toast')).not.toBeNull())
  expect(shown()).toBe('420 420 free ended')
})
