import type { SeatHolder } from '../../ports/bus-operator.ts'

/**
 * The operator's key of a hold (`HoldRequest.key`) begins with its owner's id, so that a seat map
 * recognises the traveller's own seats without a query. `rest` distinguishes that traveller's
 * holds.
 */
export const holdKey = (userId: number, rest: string): string => `${userId}:${rest}`

export const isKeyOf = (userId: number, key: string | null): boolean =>
  key?.startsWith(`${userId}:`) ?? false

/** The key of a booking's hold: bound to its traveller, and never used for another booking. */
export const keyOf = (booking: { readonly id: number; readonly userId: number }): string =>
  holdKey(booking.userId, String(booking.id))

/** Whose fair share a traveller's seats count to. */
export const holderOf = (by: {
  readonly userId: number
  readonly address: string
}): SeatHolder => ({
  id: `user:${by.userId}`,
  signedIn: true,
  address: by.address,
})
