import type { CalendarDate } from '@rihla/contract/values/dates'
import { cairoDayOf } from '../moments.ts'

/** The last day on which a code counts that ends at an instant: a code ends as a day begins. */
export const lastDayOf = (endsAt: string): CalendarDate =>
  cairoDayOf(new Date(Date.parse(endsAt) - 1).toISOString())
