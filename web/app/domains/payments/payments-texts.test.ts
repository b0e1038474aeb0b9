import { expect, it } from 'vitest'
import arabic from './messages.ar.ts'
import english from './messages.en.ts'

const failures = {
  paymentFailed: 'Payment failed',
  paymentErrorOccurred: 'Payment error occurred',
} as const

it('words a failed payment as the gateway’s messages are documented', () => {
  expect(english).toMatchObject(failures)
})

it.each(Object.keys(failures) as (keyof typeof failures)[])('says %s in Arabic', (key) => {
  expect(arabic[key]).toMatch(/[\u0621-\u064a]/)
})
