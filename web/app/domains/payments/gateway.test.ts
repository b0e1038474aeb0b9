import { describe, expect, it } from 'vitest'
import {
  failureText,
  isCardMethod,
  paymentUrlOf,
  readPaymentMessage,
  paysOnPage,
} from './gateway.ts'

const frame = {} as MessageEventSource
const ours = { origin: 'https://rihla.example', frame }
const result = { type: 'PAYMENT_RESULT', payload: { success: true } }

describe('messages from the payment frame', () => {
  it.each(['PAYMENT_RESULT', 'PAYMENT_FAILURE', 'PAYMENT_ERROR'])(
    'hears %s of our return page',
    (type) => {
      const heard = { origin: ours.origin, source: frame, data: { type } }
      expect(readPaymentMessage(heard, ours)).toEqual({ type, text: null })
    },
  )

  it.each([
    ['another origin', { origin: 'https://evil.example', source: frame, data: result }],
    [
      'the gateway itself',
      { origin: 'https://accept.paymob.example', source: frame, data: result },
    ],
    [
      'our origin in another window',
      { origin: ours.origin, source: {} as MessageEventSource, data: result },
    ],
    ['no window', { origin: ours.origin, source: null, data: result }],
    ['another type', { origin: ours.origin, source: frame, data: { type: 'PAYMENT' } }],
    ['a plain text', { origin: ours.origin, source: frame, data: 'PAYMENT_RESULT' }],
    ['nothing', { origin: ours.origin, source: frame, data: null }],
  ])('ignores %s', (_, heard) => {
    expect(readPaymentMessage(heard, ours)).toBeNull()
  })

  it('ignores everything while no frame is open', () => {
    expect(
      readPaymentMessage(
        { origin: ours.origin, source: null, data: result },
        { ...ours, frame: null },
      ),
    ).toBeNull()
  })
})

describe('the words of a failure', () => {
  const defaults = { failed: 'Payment failed', error: 'Payment error occurred' }
  const hear = (type: string, message?: unknown) => {
    const heard = { origin: ours.origin, source: frame, data: { type, payload: { message } } }
    return readPaymentMessage(heard, ours)
  }

  it.each([
    ['PAYMENT_RESULT', undefined, 'Payment failed'],
    ['PAYMENT_FAILURE', undefined, 'Payment failed'],
    ['PAYMENT_FAILURE', null, 'Payment failed'],
    ['PAYMENT_FAILURE', '', 'Payment failed'],
    ['PAYMENT_FAILURE', { toString: 1 }, 'Payment failed'],
    ['PAYMENT_FAILURE', 'The bank declined the card.', 'The bank declined the card.'],
    ['PAYMENT_ERROR', null, 'Payment error occurred'],
    ['PAYMENT_ERROR', 'The page was closed.', 'The page was closed.'],
  ])('%s saying %j: %s', (type, message, words) => {
    expect(failureText(hear(type, message), defaults)).toBe(words)
  })

  it('are those of a failed payment when the page said nothing', () => {
    expect(failureText(null, defaults)).toBe('Payment failed')
  })
})

describe('the payment address', () => {
  const url = 'https://bank.example/pay'
  it.each([
    ['a plain text', url],
    ['an object', { Message: 'Pay', PaymentUrl: url }],
    ['an envelope', { Data: { PaymentUrl: url, Message: 'Pay' } }],
    ['an envelope round a text', { Data: url }],
  ])('is found in %s', (_, answer) => {
    expect(paymentUrlOf(answer)).toBe(url)
  })

  it.each([
    [null],
    [''],
    ['javascript:alert(1)'],
    [{ Message: 'Pay' }],
    [{ PaymentUrl: 'data:text/html,x' }],
  ])('is not %j', (answer) => {
    expect(paymentUrlOf(answer)).toBeNull()
  })
})

it('knows what is paid on a page', () => {
  const ids = ['Bank_Card', 'Wallet', 'INSTALLMENT_CARD', 'PayPal', 'Bank_Transfer', 'Outlet_Code']
  const pages = ids.filter((MethodId) => paysOnPage({ MethodId, MethodName: 'طريقة' }))
  expect(pages).toEqual(['Bank_Card', 'Wallet', 'INSTALLMENT_CARD', 'PayPal'])
})

it('knows a card by its id or its name', () => {
  expect(isCardMethod({ MethodId: 'Bank_Card', MethodName: 'بطاقة بنكية' })).toBe(true)
  expect(isCardMethod({ MethodId: 'X', MethodName: 'Visa' })).toBe(true)
  expect(isCardMethod({ MethodId: 'Bank_Transfer', MethodName: 'Bank transfer' })).toBe(false)
})
