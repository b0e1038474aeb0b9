import type { DeskAlert } from '@rihla/contract/desk/alerts'
import type texts from './alert-texts.en.ts'

/** What the names that alerts are noted with mean, in the order in which they are read. */
const labels = {
  file: 'detailFile',
  from: 'detailFrom',
  to: 'detailTo',
  differences: 'detailDifferences',
  reference: 'detailReference',
  checked: 'detailChecked',
  booked: 'detailBooked',
  reason: 'detailReason',
  because: 'detailReason',
  failure: 'detailFailure',
  tries: 'detailTries',
  state: 'detailState',
  answer: 'detailAnswer',
  missing: 'detailMissing',
  method: 'detailMethod',
  day: 'detailDay',
  stars: 'detailStars',
  words: 'detailWords',
  attemptId: 'detailPayment',
  bookingId: 'detailOrder',
  busBookingId: 'detailOrder',
  orderId: 'detailOrder',
} as const satisfies Readonly<Record<string, keyof typeof texts>>

const order = Object.keys(labels)
const placeOf = (name: string): number =>
  order.includes(name) ? order.indexOf(name) : order.length

/** Details as they are read: those that have a label first. */
export const inReadingOrder = (details: DeskAlert['Details']): DeskAlert['Details'] =>
  details.toSorted((a, b) => placeOf(a.Name) - placeOf(b.Name))

/** The text that names a detail; null: it is shown as it was noted. */
export const labelOf = (name: string) =>
  Object.hasOwn(labels, name) ? labels[name as keyof typeof labels] : null
