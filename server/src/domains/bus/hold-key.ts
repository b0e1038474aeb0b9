import type { SeatHolder } from '../../ports/bus-operator.ts'

/**
 * The key of a hold with the operator (`HoldRequest.key`) begins with whose it is: a seat map then tells a
 * traveller's own seats without asking anybody. `rest` tells that traveller's holds apart.
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
