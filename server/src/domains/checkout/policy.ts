import type { Booking } from './booking.ts'

export type Owner = { readonly userId: number | null; readonly applicationId: string | null }

/** A booking belongs to its person, or, while it has none, to the browser that made it. */
export const owns = (owner: Owner, booking: Pick<Booking, 'userId' | 'applicationId'>): boolean =>
  booking.userId !== null
    ? booking.userId === owner.userId
    : booking.applicationId !== null && booking.applicationId === owner.applicationId
