import type { LocalizedText } from '@rihla/contract/values/language'
import type { Piastres } from '@rihla/contract/values/money'

/**
 * A trip as it stood when its seats were held: later changes by the operator don't touch it, but where its stops are
 * while it is still to be travelled (`moveBoarding`).
 */
export type HeldTrip = {
  readonly from: Stop
  readonly to: Stop
  readonly className: LocalizedText
}

export type Stop = {
  readonly name: LocalizedText
  readonly region: LocalizedText | null
  readonly boardingPoint: LocalizedText | null
  readonly latitude: number | null
  readonly longitude: number | null
}

/** One way of a journey: seats of one trip, at the price of this moment. */
export type LegDraft = {
  readonly isReturn: boolean
  readonly tripId: number
  readonly seatIds: readonly number[]
  /** What stands on the seats, in the order of `seatIds`. */
  readonly seatNumbers: readonly string[]
  readonly trip: HeldTrip
  readonly departsAt: Date
  readonly arrivesAt: Date
  /** For a seat: as agreed, and as if this leg went alone. */
  readonly price: Piastres
  readonly singlePrice: Piastres
}

/** What cancelling a leg comes to. `refund + fee + kept` is what was paid for it, less what was taken back. */
export type CancelTerms = {
  readonly refund: Piastres
  readonly fee: Piastres
  /** Goes to the other leg, which costs the one-way price from then on. */
  readonly kept: Piastres
}

export type Cancellation = CancelTerms & { readonly state: 'cancelling' | 'cancelled' }

/** Other seats of the same departure that the operator was asked for, and those that it was to give them for. */
export type SeatChoice = Pick<LegDraft, 'seatIds' | 'seatNumbers'> & {
  readonly from: readonly number[]
}

export type Leg = LegDraft & {
  /** The temporary id of the wire; later the source of the leg's reservation. */
  readonly id: number
  readonly bookingId: number
  readonly reservationId: number | null
  readonly cancellation: Cancellation | null
  /** What of its money went back without us, as a refund in the gateway's panel does; piastres. */
  readonly takenBack: Piastres
  /** Who cancels it, where that isn't its traveller. */
  readonly cancelBy: string | null
  /** Asked, and not answered as far as we know. */
  readonly requestedSeats: SeatChoice | null
}

/** The life of a booking; see the migration for what each state means. */
export type BookingState = 'asking' | 'held' | 'paying' | 'paid' | 'sold' | 'ended' | 'refunded'

export type Booking = {
  readonly id: number
  readonly userId: number
  readonly sessionId: string
  readonly state: BookingState
  /** Requested, and not answered as far as we know. */
  readonly requested: readonly LegDraft[] | null
  /** Until when a request to the operator about it is under way. */
  readonly leaseUntil: Date | null
  readonly expiresAt: Date | null
  /** When its traveller was reminded to pay. */
  readonly remindedAt: Date | null
  readonly passengerName: string | null
  readonly passengerPhone: string | null
  readonly attemptId: number | null
  readonly paid: Piastres | null
  readonly paidAt: Date | null
  readonly tries: number
  /** Going first; empty until something is held. */
  readonly legs: readonly Leg[]
}

export const amountOf = (leg: Pick<LegDraft, 'price' | 'seatIds'>): Piastres =>
  leg.price * leg.seatIds.length

export const totalOf = (legs: readonly Pick<LegDraft, 'price' | 'seatIds'>[]): Piastres =>
  legs.reduce((sum, leg) => sum + amountOf(leg), 0)

/** What a payment page of these legs sells: seats, and what each costs with and without the other way. */
export const termsOf = (legs: readonly LegDraft[]): object => ({
  legs: legs.map(({ isReturn, tripId, seatIds, price, singlePrice }) => ({
    isReturn,
    tripId,
    seatIds: seatIds.toSorted((a, b) => a - b),
    price,
    singlePrice,
  })),
})

/** Whether seats are kept for the traveller: by time, until payment. */
export const isLive = (it: Pick<Booking, 'state' | 'expiresAt'>, now: Date): boolean =>
  it.state === 'paying' || (it.state === 'held' && it.expiresAt !== null && it.expiresAt > now)

export const goingOf = (booking: Booking): Leg => {
  const going = booking.legs.find((leg) => !leg.isReturn)
  if (!going) throw new Error(`Bus booking ${booking.id} has no leg yet`)
  return going
}

export const returnOf = (booking: Booking): Leg | null =>
  booking.legs.find((leg) => leg.isReturn) ?? null

type Seats = Pick<LegDraft, 'isReturn' | 'tripId' | 'seatIds'>

const seatsKey = (legs: readonly Seats[]): string =>
  legs
    .map((leg) => `${leg.isReturn} ${leg.tripId} ${leg.seatIds.toSorted((a, b) => a - b).join()}`)
    .toSorted()
    .join(';')

/** Whether two requests are for the very same seats, in whatever order. */
export const areSameSeats = (one: readonly Seats[], other: readonly Seats[]): boolean =>
  seatsKey(one) === seatsKey(other)

/** Whether two requests share a seat. */
export const overlap = (one: readonly Seats[], other: readonly Seats[]): boolean =>
  one.some((leg) =>
    other.some(
      (it) => it.tripId === leg.tripId && it.seatIds.some((id) => leg.seatIds.includes(id)),
    ),
  )
