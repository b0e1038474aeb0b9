import { refuse, type Refusal } from '../../platform/refusal.ts'
import type { Holder } from '../inventory/index.ts'
import type { Booking } from './booking.ts'

export type Owner = {
  readonly userId: number | null
  readonly applicationId: string | null
  /** Where they ask from, as it is counted (`caller.address`). */
  readonly address: string
  /** The member of staff who books for them: what is held counts to their share, not to its owner's. */
  readonly soldBy?: number | undefined
}

/** A booking belongs to its person, or, while it has none, to the browser that made it. */
export const owns = (
  owner: Omit<Owner, 'address'>,
  booking: Pick<Booking, 'userId' | 'applicationId'>,
): boolean =>
  booking.userId !== null
    ? booking.userId === owner.userId
    : booking.applicationId !== null && booking.applicationId === owner.applicationId

/**
 * Made in this browser for a user who is signed out there by now, as when the session ends while they pay:
 * it is theirs, and they must log in to go on.
 */
const isSignedOut = (
  owner: Omit<Owner, 'address'>,
  booking: Pick<Booking, 'userId' | 'applicationId'>,
): boolean =>
  owner.userId === null &&
  booking.userId !== null &&
  booking.applicationId !== null &&
  booking.applicationId === owner.applicationId

/** The refusal for who may not see a booking: to log in where it is theirs, else that there is none. */
export const refuseTo = (
  owner: Omit<Owner, 'address'>,
  booking: Pick<Booking, 'userId' | 'applicationId'> | null,
): Refusal<'login_to_book' | 'booking_not_found'> =>
  refuse(booking && isSignedOut(owner, booking) ? 'login_to_book' : 'booking_not_found')

/** Whose fair share a hold of this owner counts to. */
export const holderOf = ({ userId, applicationId, address, soldBy }: Owner): Holder =>
  soldBy === undefined
    ? {
        id: userId === null ? `visitor:${applicationId}` : `user:${userId}`,
        signedIn: userId !== null,
        address,
      }
    : { id: `staff:${soldBy}`, signedIn: true, atDesk: true, address }
