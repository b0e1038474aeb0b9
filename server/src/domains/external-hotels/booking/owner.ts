import { refuse, type Refusal } from '../../../platform/refusal.ts'
import { viewerOf } from '../../reservations/index.ts'
import type { SupplierDeps } from '../deps.ts'
import type { Booking } from './booking.ts'

/** Who asks: a user, or the browser of a guest. */
export type Owner = { readonly userId: number | null; readonly applicationId: string | null }

type Owned = Pick<Booking, 'userId' | 'applicationId'>

/** A booking belongs to its person, or, while it has none, to the browser that made it. */
export const owns = (owner: Owner, booking: Owned): boolean =>
  booking.userId !== null
    ? booking.userId === owner.userId
    : booking.applicationId !== null && booking.applicationId === owner.applicationId

/** Likewise, and a browser that was let in by the booking's reference: it may pay, and look. */
export const maySee = async (
  { db, clock }: Pick<SupplierDeps, 'db' | 'clock'>,
  owner: Owner,
  booking: Booking,
): Promise<boolean> =>
  owns(owner, booking) || (await viewerOf(db, owner, booking.id, clock.now())) !== null

/** Made in this browser by a user who is signed out there by now. */
const isSignedOut = (owner: Owner, booking: Owned): boolean =>
  owner.userId === null &&
  booking.userId !== null &&
  booking.applicationId !== null &&
  booking.applicationId === owner.applicationId

/** The refusal for who may not see a booking: to log in where it is theirs, else that there is none. */
export const refuseTo = (
  owner: Owner,
  booking: Owned | null,
): Refusal<'login_to_book' | 'booking_not_found'> =>
  refuse(booking && isSignedOut(owner, booking) ? 'login_to_book' : 'booking_not_found')
