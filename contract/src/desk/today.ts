import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { deskAlert } from './alerts.ts'
import { about, queue } from './fields.ts'

/** Days that takings are shown for, and days ahead that are shown by how full they are. */
export const TAKINGS_DAYS = 14
export const DAYS_AHEAD = 30

const today = z.object({
  Today: z.string(),
  /** What needs a person, oldest first. */
  Needs: queue(deskAlert),
  /** Refunds above the limit that wait for a second person. */
  Approvals: z.number(),
  /** Who comes and who leaves today and tomorrow: the first of them, and how many there are. */
  Travellers: z.array(
    z.object({ Reservation: about, Day: z.string(), Leaves: z.boolean(), Guests: z.number() }),
  ),
  TravellersTotal: z.number(),
  /** Whole EGP that came in and went back by day in Cairo, oldest first. */
  Takings: z.array(z.object({ Day: z.string(), In: z.number(), Back: z.number() })),
  /** How full each kind is by day: what is held or sold of what there is, in percent; null: nothing is on sale. */
  Full: z.array(z.object({ Kind: z.string(), Days: z.array(z.nullable(z.number())) })),
})
export type DeskToday = z.output<typeof today>

export const getToday = endpoint({
  method: 'GET',
  path: '/api/Desk/Today',
  summary:
    'What needs a person, who comes and leaves, takings by day, and how full the next days are',
  audience: 'staff',
  input: z.object({}),
  output: today,
  refusals: ['not_for_your_role'],
})
