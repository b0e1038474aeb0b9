import type { CalendarDate } from '@rihla/contract/values/dates'
import type { Language, LocalizedText } from '@rihla/contract/values/language'
import type { Piastres } from '@rihla/contract/values/money'

/** A kind of room by the supplier's code. */
export type SupplierRoom = {
  readonly code: string
  readonly name: LocalizedText
  readonly maxAdults: number
  readonly maxChildren: number
  readonly maxOccupancy: number
}

/** What is always true of a hotel; prices aren't. Hours are Cairo's, `14:00`. */
export type SupplierHotel = {
  readonly code: string
  readonly name: LocalizedText
  /** Plain text or HTML of others: to be cleaned before it is shown. */
  readonly description: LocalizedText
  readonly address: LocalizedText
  readonly city: LocalizedText
  readonly stars: number
  readonly latitude: number
  readonly longitude: number
  /** Addresses of photographs, the best first. */
  readonly photos: readonly string[]
  /** `icon` is the name of one of ours, where we know what the supplier's number means. */
  readonly features: readonly { readonly name: LocalizedText; readonly icon: string | null }[]
  readonly rooms: readonly SupplierRoom[]
  readonly checkInFrom: string
  readonly checkOutUntil: string
  readonly phone: string | null
}

/** Rooms that are taken by equal parties. */
export type Occupancy = {
  readonly rooms: number
  /** In each of the rooms. */
  readonly adults: number
  readonly childAges: readonly number[]
}

export type StayCriteria = {
  readonly arrival: CalendarDate
  readonly departure: CalendarDate
  /** Different ones; together they are the party. */
  readonly occupancies: readonly Occupancy[]
  /** Of names in the answer. */
  readonly language: Language
}

/** From this instant on cancelling costs so much, until the next step. */
export type CancellationStep = { readonly from: Date; readonly charge: Piastres }

export const supplierBoards = ['RO', 'SC', 'BB', 'HB', 'FB', 'AI'] as const
/** SC: a kitchen of one's own. Others mean what they mean in `catalogue`. */
export type SupplierBoard = (typeof supplierBoards)[number]

/** A price for all rooms of one occupancy and all nights; ours to pay, not the traveller's. */
export type SupplierRate = {
  /** Opaque and short-lived: copied, never read, never shown. */
  readonly key: string
  readonly occupancy: Occupancy
  readonly room: { readonly code: string; readonly name: string }
  readonly board: SupplierBoard
  readonly net: Piastres
  /** The least it may be sold for; null: no such limit. */
  readonly leastPrice: Piastres | null
  /** Must be checked before it is booked. */
  readonly mustCheck: boolean
  readonly roomsLeft: number
  /** In order; empty: cancelling costs nothing. */
  readonly cancellation: readonly CancellationStep[]
  /** What the traveller must read before paying, in the language asked for; only a check tells it. */
  readonly comments: string | null
}

export type HotelRates = { readonly hotelCode: string; readonly rates: readonly SupplierRate[] }

export type SupplierGuest = {
  /** 1 for the first room of its occupancy, 2 for the second. */
  readonly room: number
  /** Null: an adult. */
  readonly age: number | null
  /** Latin letters, spaces, hyphens, apostrophes. */
  readonly name: string
  readonly surname: string
}

export type SupplierOrder = {
  /** Ours, at most 20 characters: one for a booking, the same whenever we talk about it. */
  readonly clientReference: string
  readonly holder: { readonly name: string; readonly surname: string }
  readonly rates: readonly { readonly key: string; readonly guests: readonly SupplierGuest[] }[]
  readonly remark: string | null
  readonly language: Language
}

export type SupplierBooking = {
  readonly reference: string
  readonly clientReference: string
  readonly status: 'confirmed' | 'cancelled'
  readonly net: Piastres
  /** What was charged for cancelling; null while it isn't cancelled. */
  readonly cancellationCharge: Piastres | null
}

/**
 * The supplier understood and said no: nothing was done. `rate_expired`, `sold_out`: search again.
 * `price_changed`: it costs more by now. `invalid_guests`: names or ages. `duplicate`: our reference
 * has a booking. `account`: our contract or credit. `permanent`: the request will never work.
 */
export type SupplierRefused = {
  readonly refused:
    | 'rate_expired'
    | 'sold_out'
    | 'price_changed'
    | 'invalid_guests'
    | 'duplicate'
    | 'not_cancellable'
    | 'account'
    | 'permanent'
  /** Their words, for the staff. */
  readonly message: string
}

/**
 * Could not be asked, and nothing was done: the call may be repeated. `rate_limited`: not before
 * `retryAfterMs`. `account`: our keys or contract; staff alone can help.
 */
export class SupplierUnavailable extends Error {
  override readonly name = 'SupplierUnavailable'
  readonly kind: 'temporary' | 'rate_limited' | 'account'
  readonly retryAfterMs: number | null
  constructor(
    kind: SupplierUnavailable['kind'],
    message: string,
    { retryAfterMs = null, cause }: { retryAfterMs?: number | null; cause?: unknown } = {},
  ) {
    super(message, { cause })
    this.kind = kind
    this.retryAfterMs = retryAfterMs
  }
}

/** Asked to book or cancel, and no answer that can be read: it may have been done. Look it up, never repeat. */
export class SupplierOutcomeUnknown extends Error {
  override readonly name = 'SupplierOutcomeUnknown'
}

/**
 * A company that sells rooms of other people's hotels. Nothing here is called inside our own
 * transactions. Reading calls throw SupplierUnavailable and may be repeated; `book` and `cancel`
 * throw SupplierOutcomeUnknown too, and are never repeated then: `findBooking` and `readBooking`
 * settle what became of them. Amounts are piastres; a rate in another currency is never answered.
 */
export type HotelSupplier = {
  /** Stands beside each hotel and booking of theirs: never renamed. */
  readonly name: string
  /** Whether their hotels must know a guest's document before the arrival. */
  readonly asksDocuments: boolean
  /** Whether they can be asked now. Within 5 s. */
  checkStatus(): Promise<void>
  /** All hotels of their content, some at a time: for the nightly job. */
  listHotels(): AsyncIterable<readonly SupplierHotel[]>
  /**
   * Rates of these hotels that take the whole party; hotels without are left out. Within 9 s. At most
   * 2,000 hotels.
   */
  searchAvailability(
    hotelCodes: readonly string[],
    criteria: StayCriteria,
  ): Promise<readonly HotelRates[]>
  /** The rate as it is now, with its comments: maybe under another key, maybe at another price. Within 18 s. */
  checkRate(key: string, language: Language): Promise<SupplierRate | SupplierRefused>
  /** Books all rooms or none. Once per reference. Within 90 s, so never while a page waits. */
  book(order: SupplierOrder): Promise<SupplierBooking | SupplierRefused>
  /**
   * The newest booking that has our reference and was made from the day of `since` on, confirmed ones before
   * cancelled ones; null: none so far. A booking may show some minutes late.
   */
  findBooking(clientReference: string, since: Date): Promise<SupplierBooking | null>
  readBooking(reference: string): Promise<SupplierBooking | null>
  /** What cancelling would cost now. Changes nothing. */
  quoteCancellation(reference: string): Promise<{ charge: Piastres } | SupplierRefused>
  cancel(reference: string): Promise<SupplierBooking | SupplierRefused>
}
