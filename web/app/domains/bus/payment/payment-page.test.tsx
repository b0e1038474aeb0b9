// @vitest-environment happy-dom
import type { CurrentUser } from '@rihla/contract/account'
import type { SeatHold } from '@rihla/contract/bus/seats'
import { languages } from '@rihla/contract/values/language'
import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { queryClient, withServerData } from '../../../platform/cache/query.tsx'
import { setSessionHint } from '../../../platform/session/session-hint.ts'
import { adoptUser, clearSession } from '../../../platform/session/session.ts'
import { answerAs, answerWith, noConnection, type Answer } from '../../../testing/fake-server.ts'
import { openPage } from '../../../testing/open-page.tsx'
import { PaymentReturnPage, rememberPaymentOrigin } from '../../payments/index.ts'
import { PAYMENT_PATH } from '../addresses.ts'
import { writeJourney, type SavedJourney } from '../journey/journey.ts'
import arabic from '../messages.ar.ts'
import english from '../messages.en.ts'
import { aTrip } from '../testing/trips.ts'
import { BusPaymentPage } from './payment-page.tsx'

const texts = { en: english, ar: arabic }
const USER = 7
const going = aTrip({ Price: 300, RoundPrice: 200 })
const back = aTrip({ TripID: 2, Price: 300, RoundPrice: 200 })
/** Held at other prices than those that the search found. */
const hold: SeatHold = {
  GoingTempID: 1,
  ReturnTempID: 2,
  Currency: 'EGP',
  TotalAmount: 1200,
  ExpiresAt: new Date(Date.now() + 600_000).toISOString(),
  ServerTime: new Date().toISOString(),
}
const seat = (id: number) => ({ id, number: String(id) })
const journey: SavedJourney = {
  going,
  back,
  search: {} as SavedJourney['search'],
  passengers: 2,
  session: 'session-1',
  step: 'summary',
  seats: { going: [seat(1), seat(2)], back: [seat(3), seat(4)] },
  passenger: { name: 'Nour', country: 'EG', phone: '1012345678' },
  hold,
}

beforeEach(() => {
  queryClient().clear()
  setSessionHint(USER)
  adoptUser({ UserId: USER, FullName: 'Nour Mostafa' } as CurrentUser)
  writeJourney(journey)
})
afterEach(clearSession)

const Page = withServerData(BusPaymentPage)
const open = (language: 'en' | 'ar', getHeldSeats: Answer) =>
  openPage(PAYMENT_PATH, {
    language,
    routes: [{ path: PAYMENT_PATH, element: <Page /> }],
    answers: {
      getCurrentUserInfo: answerWith({ UserId: USER }),
      getAvailableCountries: answerWith([]),
      getHeldSeats,
    },
  })
const held = (trip: typeof going, ...ids: number[]) => ({
  Trip: { ...trip, RoundPrice: 300 },
  Seats: ids,
  SeatNumbers: ids.map(String),
})
const answered = answerWith({
  Hold: hold,
  HoldEnded: false,
  GoingReservationId: null,
  ReturnReservationId: null,
  Going: held(going, 1, 2),
  Return: held(back, 3, 4),
  Passenger: null,
})
/** The sums of money that stand beside the journey, its total last. */
const sums = (): string[] =>
  [...document.querySelectorAll('.bus-journey .amounts dd, .bus-journey .bus-leg .money')].map(
    (it) => it.textContent.replaceAll(/\D/g, ''),
  )

test.each(languages)(
  'P15: in %s no other total is shown than the hold’s, before its prices are read and without',
  async (language) => {
    const t = texts[language]
    const { promise, resolve } = Promise.withResolvers<Response>()
    const page = open(language, () => promise)
    await screen.findByText(t.payText)
    expect(sums()).toEqual(['1200'])
    resolve(await answerAs(409, { code: 'busy', Error: 'Busy.' })(new Request('http://localhost/')))
    await waitFor(() => expect(page.requestsOf('getHeldSeats')).toHaveLength(1))
    expect(sums()).toEqual(['1200'])
  },
)

test('P15: once they are read, the prices of each way are shown that come to that total', async () => {
  open('en', answered)
  await screen.findByText(english.payText)
  await waitFor(() => expect(sums()).toEqual(['600', '600', '1200']))
})

const declined = { State: 'failed', Message: 'The card was declined.', Confirmation: null }
/** As after the bank's own page, which filled the whole tab. */
const comeBack = (language: 'en' | 'ar', status: object, at = '/payment/return?id=1') => {
  rememberPaymentOrigin(PAYMENT_PATH)
  return openPage(at, {
    language,
    routes: [
      { path: '/payment/return', element: <PaymentReturnPage /> },
      { path: PAYMENT_PATH, element: <Page /> },
    ],
    answers: {
      getCurrentUserInfo: answerWith({ UserId: USER }),
      getAvailableCountries: answerWith([]),
      getHeldSeats: answered,
      paymentReturn: answerWith({ State: 'failed', Message: null }),
      busPaymentStatus: answerWith(status),
    },
  })
}
const alerts = (): string =>
  screen
    .queryAllByRole('alert')
    .map((it) => it.textContent)
    .join('')

test.each(languages)(
  'a payment that failed on the bank’s own page is named where another one begins, in %s',
  async (language) => {
    comeBack(language, declined)
    await screen.findByText(texts[language].payText)
    await waitFor(() => expect(alerts()).toContain(declined.Message))
    expect(alerts()).toContain(texts[language].stillHeld)
  },
)

test('that seats are still held is said only while they are', async () => {
  writeJourney({ ...journey, hold: { ...hold, ExpiresAt: new Date(0).toISOString() } })
  comeBack('en', declined).on('getHeldSeats', noConnection)
  await screen.findByText(english.payText)
  await waitFor(() => expect(alerts()).toContain(declined.Message))
  expect(alerts()).not.toContain(english.stillHeld)
})

test('one that failed before isn’t named again to who opens the page', async () => {
  const page = comeBack('en', declined, PAYMENT_PATH)
  await screen.findByText(english.payText)
  await waitFor(() => expect(page.requestsOf('busPaymentStatus')).toHaveLength(1))
  await act(() => new Promise((next) => setTimeout(next)))
  expect(alerts()).toBe('')
})
