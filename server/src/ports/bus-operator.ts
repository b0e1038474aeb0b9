import type { CalendarDate } from '@rihla/contract/values/dates'
import type { LocalizedText } from '@rihla/contract/values/language'
import type { Piastres } from '@rihla/contract/values/money'

/** A city with several stations. */
export type City = {
  /** Never that of a station (`FIRST_CITY_ID`). */
  readonly id: number
  readonly name: LocalizedText
  readonly spellings: readonly string[]
}

/** A place where buses stop, by a name that says in which city. `spellings` are further names that people look for it by. */
export type Station = {
  readonly id: number
  readonly name: LocalizedText
  readonly region: LocalizedText | null
  /** Null: the only one of its city. */
  readonly city: City | null
  readonly boardingPoint: LocalizedText | null
  readonly spellings: readonly string[]
  readonly latitude: number | null
  readonly longitude: number | null
}

/** One departure between two stations. `departsAt` is an instant; it arrives `minutes` after it. */
export type Trip = {
  readonly id: number
  readonly from: Station
  readonly to: Station
  readonly departsAt: Date
  readonly minutes: number
  readonly className: LocalizedText
  readonly classColour: string
  readonly amenities: readonly string[]
  /** For one seat: alone, and as a leg of a round trip. */
  readonly price: Piastres
  readonly roundPrice: Piastres
  readonly seatsLeft: number
  readonly seats: number
}

/** A seat of a trip, seen from above with the driver in front; x from the driver's left. */
export type Seat = {
  readonly id: number
  readonly number: string
  readonly x: number
  readonly y: number
  readonly window: boolean
  readonly state: 'free' | 'held' | 'sold'
  /** Whose hold it is (`HoldRequest.key`), while held. */
  readonly heldBy: string | null
}

/**
 * The holder, for operators that limit how much one holder may hold; never sent to other companies.
 */
export type SeatHolder = {
  readonly id: string
  readonly signedIn: boolean
  readonly address: string
}

export type HoldRequest = {
  /**
   * Makes calls repeatable: the same key with the same seats answers the same hold, with other
   * seats swaps them in place (all, or the old ones stay) and never lengthens it.
   */
  readonly key: string
  /** One or two legs, held together or not at all. */
  readonly legs: readonly { readonly tripId: number; readonly seatIds: readonly number[] }[]
  /** Left out: the hold counts to no share. */
  readonly holder?: SeatHolder
}

export type Held = {
  readonly key: string
  /** The operator's own clock; our page counts down to it and never beyond. */
  readonly expiresAt: Date
}

/** What an operator refuses to hold with; the first two never change by asking again. */
export type HoldRefused = {
  readonly refused:
    | 'trip_not_found'
    | 'seat_unknown'
    | 'sale_closed'
    | 'seat_taken'
    /** More than the holder, or their address, may hold at once; what was held stays. */
    | 'too_many'
    /** Being paid for: what is held must stay what is paid for. */
    | 'paying'
    /** The sale under this key is over, well or badly (`failed`): a new request needs a new key. */
    | 'sold'
    | 'busy'
}

/**
 * How a sale stands. `processing`: ask `lookUp` again, not before `askAgainAt`. `failed` is final:
 * the seats are taken or the operator said no (the bus has left), and the money goes back.
 * `unknown`: nothing was sold under this key so far; `confirm` may be called, again too.
 */
export type Sale =
  | { readonly state: 'sold'; readonly operatorReference: string }
  | { readonly state: 'processing'; readonly askAgainAt: Date }
  | { readonly state: 'failed'; readonly reason: 'taken' | 'refused' }
  | { readonly state: 'unknown' }

/** Of one seat: one way, and as a leg of a round trip. */
export type SeatPrices = { readonly price: Piastres; readonly roundPrice: Piastres }

/** What is known of the trips between two stations over some days. */
export type RouteSales = {
  readonly from: Station
  readonly to: Station
  /** Of all its trips. */
  readonly seatsSold: number
  /** The lowest of a free seat, one way, and the first day that has it. */
  readonly price: Piastres
  readonly day: CalendarDate
}

/**
 * A company that runs buses. Prices and seats are theirs, money is ours. Every call may be repeated
 * with the effect of one; a call that throws or times out has an unknown outcome, which `lookUp`
 * settles. Nothing here is called inside our own transactions, and no adapter may sell a seat
 * twice.
 */
export type BusOperator = {
  readonly name: string
  readonly capabilities: {
    /** Whether a hold can outlive the payment page (`keepForPayment`). */
    readonly keepsForPayment: boolean
    readonly cancels: boolean
    /** Whether sold seats can become others of the same departure (`changeSeats`). */
    readonly changesSeats: boolean
  }
  listStations(): Promise<readonly Station[]>
  /** Trips on a day of Cairo's calendar that can still be booked, by departure, from any of these to any of those. */
  searchTrips(request: {
    readonly fromIds: readonly number[]
    readonly toIds: readonly number[]
    readonly day: CalendarDate
  }): Promise<readonly Trip[]>
  /**
   * The lowest seat prices, one way and as a leg of a round trip, of each day that has bookable trips with so
   * many free seats (`seats`) or more, both days included.
   */
  cheapestDays(request: {
    readonly fromIds: readonly number[]
    readonly toIds: readonly number[]
    readonly seats: number
    readonly first: CalendarDate
    readonly last: CalendarDate
  }): Promise<ReadonlyMap<CalendarDate, SeatPrices>>
  /** Every pair of stations that has bookable trips with a free seat, both days included. */
  routesSold(request: {
    readonly first: CalendarDate
    readonly last: CalendarDate
  }): Promise<readonly RouteSales[]>
  /** A trip, departed or not; null: no such trip. */
  findTrip(tripId: number): Promise<Trip | null>
  /** Every seat of a trip; null: no such trip. */
  seatMap(tripId: number): Promise<readonly Seat[] | null>
  hold(request: HoldRequest): Promise<Held | HoldRefused>
  /** The payment page opens: keeps the hold to outlive it, once, up to the operator's cap; null: it ended. */
  keepForPayment(key: string): Promise<Held | null>
  /** Gives the seats back; nothing happens when they were sold or given back already. */
  release(key: string): Promise<void>
  /** Paid: sells what is held; a hold that ended is claimed again when its very seats are still free. */
  confirm(key: string): Promise<Sale>
  lookUp(key: string): Promise<Sale>
  /** Gives sold seats of one leg back to sale; true also when that was done before. */
  cancelLeg(key: string, tripId: number): Promise<'cancelled' | 'processing' | 'refused'>
  /**
   * Gives sold seats of one leg for as many others of the same departure, at no cost: all, or the old ones stay.
   * `changed` also when `to` is what is sold already; `refused`: it isn't `from` that is sold, or the bus has left.
   */
  changeSeats(
    key: string,
    tripId: number,
    seats: { readonly from: readonly number[]; readonly to: readonly number[] },
  ): Promise<'changed' | 'seat_taken' | 'seat_unknown' | 'refused'>
}
