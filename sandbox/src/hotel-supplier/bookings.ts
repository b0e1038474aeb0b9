import type { Journal } from '../journal.ts'
import type { RateKey } from './rate-key.ts'

export type Pax = { roomId?: number; type?: string; age?: number; name?: string; surname?: string }

export type BookedRate = {
  rateKey: string
  key: RateKey
  net: number
  policies: { amount: number; from: string }[]
  paxes: Pax[]
}

/** A booking in the supplier's books; amounts in piastres. */
export type Booking = {
  reference: string
  clientReference: string
  createdAt: string
  /** Until then the list doesn't have it. */
  visibleFrom: string
  status: 'CONFIRMED' | 'CANCELLED'
  hotel: number
  holder: { name: string; surname: string }
  remark: string
  rates: BookedRate[]
  cancellation: { reference: string; charge: number; at: string } | null
}

export type Bookings = {
  put(booking: Booking): Booking
  get(reference: string): Booking | undefined
  /** Oldest first. */
  all(): Booking[]
  nextReference(): string
}

/** The number of the first booking there ever is. */
const FIRST = 6_400_001

export const netOfBooking = ({ rates }: Booking): number =>
  rates.reduce((sum, { net }) => sum + net, 0)

/** Opens the books with everything that the journal remembers. */
export function openBookings(journal: Journal): Bookings {
  const kept = journal.read<Booking>('hotel-booking').map((one) => [one.reference, one] as const)
  const bookings = new Map(kept)
  let given = Math.max(FIRST, ...kept.map(([reference]) => Number(reference.slice(4)) + 1))
  return {
    put(booking) {
      journal.append('hotel-booking', booking)
      bookings.set(booking.reference, booking)
      return booking
    },
    get: (reference) => bookings.get(reference),
    all: () => [...bookings.values()],
    // Counted when it is given: a slow hotel's booking is put down after others.
    nextReference: () => `102-${given++}`,
  }
}
