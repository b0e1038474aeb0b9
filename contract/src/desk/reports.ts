import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { dateField } from '../values/fields.ts'
import { funnelSteps } from '../visits/batch.ts'

/** What was done in a time; amounts in EGP to the piastre. */
const figures = z.object({
  /** Confirmed, and their price then; what a change makes dearer or cheaper is added on its own day. */
  Bookings: z.number(),
  Booked: z.number(),
  /** Of what had been confirmed, by whomever. */
  Cancellations: z.number(),
  Cancelled: z.number(),
  /** Money that came and that went back; points are none. */
  In: z.number(),
  Back: z.number(),
})
export type Figures = z.output<typeof figures>

const twice = { Now: figures, Before: figures }
const percent = z.nullable(z.number())

export const getReport = endpoint({
  method: 'GET',
  path: '/api/Desk/Report',
  summary:
    'Bookings, cancellations, takings, occupancy and the funnel of a period, and of the one before it of the same length',
  audience: 'staff',
  input: z.object({ From: dateField, To: dateField }),
  output: z.object({
    Before: z.object({ From: z.string(), To: z.string() }),
    Totals: z.object(twice),
    Kinds: z.array(z.object({ Module: z.string(), ...twice })),
    /** A line a day, days without anything included; `Before` is of the day as far into the period before. */
    Days: z.array(z.object({ Day: z.string(), ...twice })),
    /** How much of what could be sold was sold, in percent, by kind of stock; null: nothing was on sale. */
    Occupancy: z.array(
      z.object({ Kind: z.string(), Now: percent, Before: percent, Days: z.array(percent) }),
    ),
    /** Visits of those who agreed to be counted, by kind of offer; `Value` in whole EGP. */
    Funnel: z.array(
      z.object({
        Module: z.string(),
        Steps: z.array(
          z.object({
            Step: z.enum(funnelSteps),
            Count: z.number(),
            Value: z.number(),
            Before: z.number(),
          }),
        ),
      }),
    ),
  }),
  refusals: ['not_for_your_role', 'report_dates_wrong'],
})
