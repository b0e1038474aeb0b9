import type texts from './alert-texts.en.ts'

/** What the names that alerts are noted with mean. */
const labels = {
  reference: 'detailReference',
  reason: 'detailReason',
  because: 'detailReason',
  failure: 'detailFailure',
  tries: 'detailTries',
  state: 'detailState',
  answer: 'detailAnswer',
  missing: 'detailMissing',
  method: 'detailMethod',
  day: 'detailDay',
  file: 'detailFile',
  from: 'detailFrom',
  to: 'detailTo',
  differences: 'detailDifferences',
  stars: 'detailStars',
  words: 'detailWords',
  attemptId: 'detailPayment',
  bookingId: 'detailOrder',
  busBookingId: 'detailOrder',
  orderId: 'detailOrder',
} as const satisfies Readonly<Record<string, keyof typeof texts>>

/** The text that names a detail; null: it is shown as it was noted. */
export const labelOf = (name: string) =>
  Object.hasOwn(labels, name) ? labels[name as keyof typeof labels] : null
