import { describe, expect, it } from 'vitest'
import { isCardMethod, isPaymentMessage, paymentUrlOf } from './gateway.ts'

const frame = {} as MessageEventSource
const ours = { origin: 'https://rihla.example', frame }
const result = { type: 'PAYMENT_RESULT', payload: { success: true } }

describe('messages from the payment frame', () => {
  it.each(['PAYMENT_RESULT', 'PAYMENT_FAILURE', 'PAYMENT_ERROR'])(
    'hears %s of our return page',
    (type) => {
      expect(isPaymentMessage({ origin: ours.origin, source: frame, data: { type } }, ours)).toBe(
        true,
      )
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
    expect(isPaymentMessage(heard, ours)).toBe(false)
  })

  it('ignores everything while no frame is open', () => {
    expect(
      isPaymentMessage(
        { origin: ours.origin, source: null, data: result },
        { ...ours, frame: null },
      ),
    ).toBe(false)
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

it('knows a card by its id or its name', () => {
  expect(isCardMethod({ MethodId: 'Bank_Card', MethodName: 'بطاقة بنكية' })).toBe(true)
  expect(isCardMethod({ MethodId: 'X', MethodName: 'Visa' })).toBe(true)
  expect(isCardMethod({ MethodId: 'Bank_Transfer', MethodName: 'Bank transfer' })).toBe(false)
})
