import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { dateField } from '../values/fields.ts'

/**
 * Money that came in and where it is now, in EGP to the piastre: `In` is the sum of the five others, each pound
 * being in one of them.
 */
const amounts = {
  In: z.number(),
  /** Came, and isn't decided: its traveller chooses another day, or staff must look. */
  Held: z.number(),
  /** Pays for what was booked, or was kept by its terms. */
  Taken: z.number(),
  /** Asked back by its payer's bank, which hasn't decided; nothing of it is given back meanwhile. */
  Disputed: z.number(),
  /** Is to go back and hasn't yet. */
  Owed: z.number(),
  /** Is back: given by us, in the gateway's own panel, or taken by a bank. */
  Returned: z.number(),
}

export const getMoney = endpoint({
  method: 'GET',
  path: '/api/Desk/Money',
  summary:
    'Money that came in a period, and where each pound of it is now, by day, module and method',
  audience: 'staff',
  input: z.object({ From: dateField, To: dateField }),
  output: z.object({
    Totals: z.object(amounts),
    /** What went back within the period, whenever it had come. */
    Out: z.number(),
    Lines: z.array(
      z.object({
        /** On which it came, in Cairo. */
        Day: z.string(),
        Module: z.string(),
        Method: z.string(),
        MethodName: z.string(),
        ...amounts,
      }),
    ),
  }),
  refusals: ['not_for_your_role', 'money_dates_wrong'],
})
