import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { idField } from '../values/fields.ts'

/** One session. `Browser` and `System` are names that no language changes; null when unknown. */
export const device = z.object({
  Id: z.number(),
  Browser: z.nullable(z.string()),
  System: z.nullable(z.string()),
  IsPhone: z.boolean(),
  /** From where it signed in: an IPv4 address, or the network of an IPv6 one; null when not noted. */
  Address: z.nullable(z.string()),
  SignedInAt: z.string(),
  /** Within the hour. */
  LastSeenAt: z.string(),
  IsCurrent: z.boolean(),
})
export type Device = z.output<typeof device>

export const getDevices = endpoint({
  method: 'GET',
  path: '/api/AccountApi/GetDevices',
  summary: 'Where one is signed in, this device first, then the newest',
  audience: 'traveller',
  input: z.object({}),
  output: z.array(device),
  refusals: [],
})

/** Of an Id that isn't one of the caller's own sessions, it says and changes nothing. */
export const signOutDevice = endpoint({
  method: 'POST',
  path: '/api/AccountApi/SignOutDevice',
  summary: 'End one of the own sessions',
  audience: 'traveller',
  input: z.object({ Id: idField }),
  output: z.boolean(),
  refusals: [],
  idempotentBy: 'an ended session stays ended',
})

export const signOutOtherDevices = endpoint({
  method: 'POST',
  path: '/api/AccountApi/SignOutOtherDevices',
  summary: 'End every own session but this one',
  audience: 'traveller',
  input: z.object({}),
  output: z.boolean(),
  refusals: [],
  idempotentBy: 'an ended session stays ended',
})
