// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { ServerData } from '../../../platform/cache/query.tsx'
import { answerWith } from '../../../testing/fake-server.ts'
import { openPage } from '../../../testing/open-page.tsx'
import { held } from '../testing/held.ts'
import type { BookingDraft } from '../traveller/use-booking.ts'
import { PaymentStep } from './payment-step.tsx'
import type { PaymentSession } from './use-payment.ts'

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
