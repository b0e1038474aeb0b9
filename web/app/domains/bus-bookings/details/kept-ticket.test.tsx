// @vitest-environment happy-dom
import type { BusReservationDetails } from '@rihla/contract/bus/bookings'
import type { CurrentUser } from '@rihla/contract/account'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { queryClient, withServerData } from '../../../platform/cache/query.tsx'
import { setSessionHint } from '../../../platform/session/session-hint.ts'
import { adoptUser, clearSession } from '../../../platform/session/session.ts'
import { TICKET_CACHE } from '../../../platform/session/ticket-cache.ts'
import { FakeCaches } from '../../../testing/fake-caches.ts'
import type { Answer } from '../../../testing/fake-server.ts'
import { openPage } from '../../../testing/open-page.tsx'
import { theDetails } from '../testing/bookings.ts'
import { BusBookingPage } from './details-page.tsx'

const [OUT, BACK] = [101, 102]
const out = theDetails({ OtherReservationId: BACK })
const back = theDetails({
  ReservationId: BACK,
  ReferenceNumber: 'BUS-BACK2345',
  OtherReservationId: OUT,
  IsReturn: true,
})
const answering =
  (...rides: BusReservationDetails[]): Answer =>
  (request) => {
    const id = Number(new URL(request.url).searchParams.get('ReservationId'))
    return Response.json({ Error: null, Data: rides.find((it) => it.ReservationId === id) })
  }

let caches: FakeCaches
beforeEach(() => {
  caches = new FakeCaches()
  vi.stubGlobal('caches', caches)
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { ready: Promise.resolve({}) },
  })
  setSessionHint(7)
  adoptUser({ UserId: 7, FullName: 'Nour Mostafa' } as CurrentUser)
  queryClient().clear()
})
afterEach(() => {
  clearSession()
  vi.unstubAllGlobals()
})

const pageOf = async (id: number): Promise<string | undefined> =>
  caches.all.get(TICKET_CACHE)?.get(`/bus-bookings/${id}`)?.clone().text()

/** Both ways, kept for when there is no connection, by the page of this one. */
async function openBoth(id: number) {
  const Page = withServerData(() => <BusBookingPage id={id} />)
  const page = openPage('/', {
    language: 'en',
    routes: [{ path: '/', element: <Page /> }],
    answers: { getBusReservationDetails: answering(out, back) },
  })
  await screen.findAllByText(id === OUT ? out.ReferenceNumber : back.ReferenceNumber)
  for (const one of [OUT, BACK])
    await waitFor(async () => expect(await pageOf(one)).toContain(back.ReferenceNumber))
  return page
}

test.each([
  ['the cancelled way', BACK],
  ['the one that is still travelled', OUT],
])('a ticket that is kept loses a way that was cancelled, by the page of %s', async (_, id) => {
  const { on } = await openBoth(id)
  const alone = { ...out, TotalAmount: 715 }
  on(
    'getBusReservationDetails',
    answering(alone, { ...back, StatusCode: 'Cancelled', TicketText: null, IsTravelled: false }),
  )
  await queryClient().invalidateQueries({ queryKey: ['bus-booking'] })
  await waitFor(async () => {
    expect(await pageOf(BACK)).toBeUndefined()
    expect(await pageOf(OUT)).not.toContain(back.ReferenceNumber)
  })
  expect(await pageOf(OUT)).toContain(out.ReferenceNumber)
  expect(await pageOf(OUT)).toContain('715')
})

test('the page and the kept ticket name the day to be there by for a bus after midnight', async () => {
  const night = { DepartureDate: '2026-12-17T00:15:00+02:00' }
  const Page = withServerData(() => <BusBookingPage id={OUT} />)
  openPage('/', {
    language: 'en',
    routes: [{ path: '/', element: <Page /> }],
    answers: { getBusReservationDetails: answering(theDetails(night)) },
  })
  expect(await screen.findAllByText(/be there by 23:45 on Wed 16\sDec,/)).toHaveLength(2)
  await waitFor(async () => expect(await pageOf(OUT)).toContain('by 23:45 on Wed 16\u00a0Dec,'))
})
