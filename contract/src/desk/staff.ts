import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { staffRoles } from './roles.ts'

export const getDeskMe = endpoint({
  method: 'GET',
  path: '/api/Desk/Me',
  summary: 'Which role the caller has at the desk, and which of its calls that role may make',
  audience: 'staff',
  input: z.object({}),
  output: z.object({
    UserId: z.number(),
    Name: z.string(),
    Role: z.enum(staffRoles),
    May: z.array(z.string()),
    /** Refunds above this, in whole EGP, wait for a second person. */
    RefundLimit: z.number(),
  }),
  refusals: [],
})
