import type { Timers } from '../timers.ts'
import type { Bookings } from './bookings.ts'
import type { SupplierSteering } from './steering.ts'

export type BookingDeps = { bookings: Bookings; timers: Timers; steering: SupplierSteering }

export type Body = Record<string, unknown>

/** What was sent as a record; anything else is an empty one. */
export const recordOf = (value: unknown): Body =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Body) : {}

/** What was sent as a list of records; anything else is an empty one. */
export const listOf = (value: unknown): Body[] => (Array.isArray(value) ? value.map(recordOf) : [])
