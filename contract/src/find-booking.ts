import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { optionalField, textField } from './values/fields.ts'

/** Digits of the PIN that stands in a guest's mails. */
export const PIN_DIGITS = 6

export const findBooking = endpoint({
  method: 'POST',
  path: '/api/Reservations/FindBooking',
  summary:
    'Let this browser see a booking: by its reference and e-mail, PIN, or the key of a mailed link',
  audience: 'anyone',
  input: z.object({
    Reference: textField(40),
    /** The e-mail that was booked with, or the PIN. */
    EmailOrPin: optionalField(textField(254)),
    Key: optionalField(textField(80)),
  }),
  output: z.object({
    ReservationId: z.number(),
    Module: z.string(),
    /** Whether it stands in the caller's own account. */
    IsMine: z.boolean(),
  }),
  refusals: ['booking_unknown'],
  idempotentBy:
    'the booking: it is shown to this browser, and taken into the account of who is signed in',
})
