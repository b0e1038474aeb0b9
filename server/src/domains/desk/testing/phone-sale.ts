import { randomUUID } from 'node:crypto'
import { DAY } from '../../../testing/booking.ts'

/** Two places of an activity, as a clerk asks for them. */
export const aPhoneRequest = (activity: number) => ({
  Module: 'Activity' as const,
  id: activity,
  From: DAY,
  Adults: 2,
})

/** The same sold to a guest of its own, who was told EGP 1,000; say what differs. */
export const aPhoneSale = (activity: number, change: object = {}) => ({
  ...aPhoneRequest(activity),
  Key: randomUUID(),
  UserName: 'Mona Adel',
  Email: `mona-${randomUUID()}@example.com`,
  Phone: '0101 234 5678',
  Language: 'ar' as const,
  Total: 1000,
  ...change,
})
