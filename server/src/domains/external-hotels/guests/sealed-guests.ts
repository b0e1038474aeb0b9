import type { Sealer } from '../../../platform/sealing.ts'
import type { Booking } from '../booking/booking.ts'
import type { Guest } from './guest.ts'

const about = (bookingId: number): string => `external_booking ${bookingId}`

/** Guests as they are stored: unreadable without our key. */
export const sealGuests = (sealer: Sealer, bookingId: number, guests: readonly Guest[]) =>
  sealer.seal(JSON.stringify(guests), about(bookingId))

/** The guests of a booking; null before they are named, and once they were forgotten. */
export function openGuests(
  sealer: Sealer,
  { id, guestsSealed: sealed, guestsKey: keyId }: Booking,
): Guest[] | null {
  if (sealed === null || keyId === null) return null
  // What was sealed is what `sealGuests` wrote: the key is ours alone.
  return JSON.parse(sealer.open({ sealed, keyId }, about(id))) as Guest[]
}
