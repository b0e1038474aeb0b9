import type { CalendarDate } from '@rihla/contract/values/dates'
import type { LocalizedText } from '@rihla/contract/values/language'
import type { RoomTerms } from '../party.ts'
import type { ChildBand } from '../price-stay.ts'
import type { Board, StayKind, StayOffer } from '../stay.ts'

/** Nights that the index looks ahead: a year, the longest stay, and some days of grace. */
export const HORIZON = 400

/** A room type as a search sees it. Its nights stand in the index' arrays from `at * HORIZON` on. */
export type IndexedRoom = {
  readonly at: number
  readonly id: number
  readonly name: LocalizedText
  readonly board: Board
  readonly refundable: boolean
  readonly terms: RoomTerms
  /** Its entry in the index' shapes. */
  readonly shape: number
  readonly minNights: number
  /** Its first rate in `rates`; a night's entry in `rateOf` counts from it, beginning with 1. */
  readonly firstRate: number
}

/** How guests fill a room and what children pay: few of them, whatever the number of rooms. */
export type Shape = { readonly terms: RoomTerms; readonly bands: readonly ChildBand[] }

/** A hotel or a ship as a search sees it. */
export type IndexedHotel = {
  readonly id: number
  readonly kind: StayKind
  readonly cityId: number
  readonly name: LocalizedText
  readonly city: LocalizedText
  readonly cover: string | null
  readonly stars: number
  readonly rating: number
  readonly raters: number
  readonly score: number
  readonly latitude: number
  readonly longitude: number
  readonly instantConfirmation: boolean
  readonly isExternal: boolean
  readonly freeCancellationDays: number | null
  readonly offer: StayOffer | null
  /** Nights of the sailing that begins on each weekday, 0 is Sunday; 0: none. Ships alone. */
  readonly sailings: readonly number[]
  readonly rooms: readonly IndexedRoom[]
  /** The cheapest night of two adults in the weeks ahead, without offer, and its room; 0: none. */
  fromPrice: number
  fromRoom: number
}

/**
 * Every stay on sale, in memory: what a search by dates compares. Stock rows stay the truth, and the
 * hold decides; this is what they said some seconds ago.
 */
export type StayIndex = {
  readonly version: number
  /** The night at position 0 of each room. */
  readonly firstDay: CalendarDate
  readonly hotels: readonly IndexedHotel[]
  readonly byCity: ReadonlyMap<number, readonly IndexedHotel[]>
  readonly roomById: ReadonlyMap<number, { hotel: IndexedHotel; room: IndexedRoom }>
  readonly shapes: readonly Shape[]
  /** Rooms free on each night; more than 255 count as 255. */
  readonly free: Uint8Array
  /** Which of its room's rates each night has; 0: the night isn't sold. */
  readonly rateOf: Uint8Array
  /** Price, single price and extra adult of each rate, in piastres, three in a row. */
  readonly rates: Int32Array
}
