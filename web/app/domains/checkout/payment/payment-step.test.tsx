// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react'
import type { CurrentUser } from '@rihla/contract/account'
import { useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import type { ApiProblem } from '../../../platform/api/problem.ts'
import { ServerData } from '../../../platform/cache/query.tsx'
import { adoptUser, clearSession } from '../../../platform/session/session.ts'
import { answerAs, answerWith, noConnection } from '../../../testing/fake-server.ts'
import { openPage } from '../../../testing/open-page.tsx'
import { held } from '../testing/held.ts'
import type { BookingDraft } from '../traveller/use-booking.ts'
import { PaymentStep } from './payment-step.tsx'
import { usePayment, type PaymentSession } from './use-payment.ts'

const method = (MethodId: string, MethodName: string) => ({
  MethodId,
  MethodName,
  Note: '',
  Instructions: '',
  Fields: [],
  Fees: 0,
  PriceWithFees: held.Reservation.PayableAmount,
})

it('leads whoever pays without having said how to the first way to pay', async () => {
  const pay = vi.fn()
  const booking = { held, ended: false } as BookingDraft
  const payment = {
    pay,
    method: null,
    failed: null,
    checking: false,
  } as Partial<PaymentSession> as PaymentSession
  const element = <PaymentStep booking={booking} payment={payment} />
  const paymentMethods = answerWith([method('Bank_Card', 'Bank card'), method('Wallet', 'Wallet')])
  openPage('/', {
    language: 'en',
    answers: { paymentMethods },
    routes: [{ path: '/', element: <ServerData>{element}</ServerData> }],
  })
  const card = await screen.findByRole('radio', { name: /Bank card/ })
  fireEvent.click(screen.getByRole('button', { name: /^Pay/ }))
  expect(pay).toHaveBeenCalledWith(null)
  expect(document.activeElement).toBe(card)
})

/** The step as checkout shows it to whoever is signed in. */
function Paying({ more }: { more?: Partial<BookingDraft> | undefined }) {
  const [failure, setFailure] = useState<BookingDraft['failure']>(null)
  const booking = {
    held,
    ended: false,
    failure,
    refuse: async ({ code, message }: ApiProblem) => setFailure({ code, message }),
    settle: async () => true,
    setFailure: () => {},
    ...more,
  } as Partial<BookingDraft> as BookingDraft
  const payment = usePayment(booking)
  if (payment.outcome) return <p>the end: {payment.outcome.kind}</p>
  return (
    <>
      <p data-testid="step">{payment.step}</p>
      <PaymentStep booking={booking} payment={payment} />
    </>
  )
}
const noPoints = {
  Balance: 300,
  BalanceAmount: 300,
  MostPoints: 0,
  Points: 0,
  Amount: 0,
  ToPay: 10_500,
  Currency: 'EGP',
}
const openPaying = (points: object, more?: Partial<BookingDraft>) => {
  adoptUser({ UserId: 7, FullName: 'Mona Adel' } as CurrentUser)
  return openPage('/checkout', {
    language: 'en',
    answers: {
      paymentMethods: answerWith([method('Bank_Card', 'Bank card')]),
      paymentStatus: answerWith({ State: 'none', Message: null }),
      getBookingPoints: answerWith({ ...noPoints, ...points }),
    },
    routes: [
      {
        path: '/checkout',
        element: (
          <ServerData>
            <Paying more={more} />
          </ServerData>
        ),
      },
    ],
  })
}
afterEach(() => {
  clearSession()
  sessionStorage.clear()
})

it('lets points be taken back that are not accepted any more, and says what is left to pay', async () => {
  const page = openPaying({ Points: 200, Amount: 200 })
  expect(await screen.findByText(/can’t be used at the moment.*10,500/)).toBeTruthy()
  page.on('useCreditPoints', answerWith(noPoints))
  page.on('getBookingPoints', answerWith(noPoints))
  fireEvent.click(screen.getByRole('button', { name: 'Don’t use' }))
  await vi.waitFor(() => expect(screen.queryByText(/at the moment/)).toBeNull())
  expect(await page.requestsOf('useCreditPoints')[0]?.json()).toMatchObject({ Points: 0 })
})

it('asks for the ways to pay again once the chosen one isn’t there any more', async () => {
  const page = openPaying({})
  page.on('confirmPayment', answerAs(400, { Error: 'Gone', code: 'payment_method_unknown' }))
  fireEvent.click(await screen.findByRole('radio', { name: /Bank card/ }))
  page.on('paymentMethods', answerWith([method('Outlet_Code', 'Code')]))
  fireEvent.click(screen.getByRole('button', { name: /^Pay/ }))
  expect(await screen.findByRole('radio', { name: /Code/ })).toBeTruthy()
  expect(screen.queryByRole('radio', { name: /Bank card/ })).toBeNull()
  expect(screen.getByText('Gone')).toBeTruthy()
})

it('shows the confirmation of what was paid in another tab meanwhile', async () => {
  const page = openPaying({})
  fireEvent.click(await screen.findByRole('radio', { name: /Bank card/ }))
  await vi.waitFor(() => expect(page.requestsOf('paymentStatus')).toHaveLength(1))
  page.on('confirmPayment', answerAs(409, { Error: 'Paid', code: 'already_booked' }))
  page.on('paymentStatus', noConnection)
  fireEvent.click(screen.getByRole('button', { name: /^Pay/ }))
  // Said until the confirmation is there.
  expect(await screen.findByText('Already paid')).toBeTruthy()
  const Confirmation = { ReservationId: 9, Module: 'Hotel', Fields: [], TotalAmount: 10_500 }
  page.on('paymentStatus', answerWith({ State: 'paid', Message: null, Confirmation }))
  fireEvent.click(screen.getByRole('button', { name: 'Try Again' }))
  expect(await screen.findByText('the end: paid')).toBeTruthy()
})

it.each([
  ['a phone that the server takes for none', 'phone_invalid', 'refusePhone'],
  ['a name that is missing', 'name_required', 'refuseName'],
])('leads %s to the details, and says it at its field alone', async (_, code, told) => {
  const atField = vi.fn()
  const refuse = vi.fn()
  const problems = { name: 'nameRequired' as const, phone: null }
  const page = openPaying({}, { [told]: atField, refuse, problems })
  page.on('confirmPayment', answerAs(400, { Error: 'Refused', code }))
  fireEvent.click(await screen.findByRole('radio', { name: /Bank card/ }))
  fireEvent.click(screen.getByRole('button', { name: /^Pay/ }))
  await vi.waitFor(() => expect(atField).toHaveBeenCalledOnce())
  expect(screen.getByTestId('step').textContent).toBe('form-editing')
  expect(refuse).not.toHaveBeenCalled()
})

it.each([
  ['while it is held', false],
  ['but not once its hold has ended', true],
])('says that the card can be tried again %s', async (_, ended) => {
  const booking = { held, ended } as BookingDraft
  const failed = { title: 'Payment Failed', text: 'Declined.', again: true }
  const payment = {
    pay: () => {},
    method: null,
    failed,
    checking: false,
  } as Partial<PaymentSession>
  const element = <PaymentStep booking={booking} payment={payment as PaymentSession} />
  openPage('/', {
    language: 'en',
    answers: { paymentMethods: answerWith([method('Bank_Card', 'Bank card')]) },
    routes: [{ path: '/', element: <ServerData>{element}</ServerData> }],
  })
  const text = (await screen.findByText(/^Declined\./)).textContent
  expect(/still held/.test(text)).toBe(!ended)
})
