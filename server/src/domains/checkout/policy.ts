import type { Holder } from '../inventory/index.ts'
import type { Booking } from './booking.ts'

export type Owner = {
  readonly userId: number | null
  readonly applicationId: string | null
  /** Where they ask from, as it is counted (`caller.address`). */
  readonly address: string
}

/** A booking belongs to its person, or, while it has none, to the browser that made it. */
export const owns = (
  owner: Omit<Owner, 'address'>,
  booking: Pick<Booking, 'userId' | 'applicationId'>,
): boolean =>
  booking.userId !== null
    ? booking.userId === owner.userId
    : booking.applicationId !== null && booking.applicationId === owner.applicationId

/** Whose fair share a hold of this owner counts to. */
export const holderOf = ({ userId, applicationId, address }: Owner): Holder => ({
  id: userId === null ? `visitor:${applicationId}` : `user:${userId}`,
  signedIn: userId !== null,
  address,
})
