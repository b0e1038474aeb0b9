import { expect, it } from 'vitest'
import arabic from './messages.ar.ts'
import english from './messages.en.ts'

it.each([
  ['frameFailed', 'Failed to load payment gateway', 'تعذّر تحميل صفحة الدفع'],
  ['paymentFailed', 'Payment failed', 'لم يكتمل الدفع'],
  ['paymentErrorOccurred', 'Payment error occurred', 'حدث خطأ أثناء الدفع'],
] as const)('%s is worded as the gateway’s messages are documented', (key, en, ar) => {
  expect([english[key], arabic[key]]).toEqual([en, ar])
})
