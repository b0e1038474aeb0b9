import type { CalendarDate } from '@rihla/contract/values/dates'
import type { LocalizedText } from '@rihla/contract/values/language'
import type { Bitmap } from '../../../../platform/memory-index/bitmap.ts'
import type { WordIndex } from '../../../../platform/memory-index/word-index.ts'
import type { Deadlines } from '../../availability/deadlines.ts'
import type { EnoughPlaces } from '../../availability/enough-places.ts'
import type { Places } from '../../availability/places.ts'
import type { RoomTerms } from '../price/party.ts'
import type { ChildBand } from '../../party/child-terms.ts'
import type { Board, Sailing, StayKind, StayOffer } from '../stay.ts'
import type { FoundStays } from './found-stays.ts'

/** Nights that the index looks ahead: a year, the longest stay, and some days of grace. */
export const HORIZON = 400

/** A room type as it is shown. */
export type IndexedRoom = {
  readonly id: number
  readonly name: LocalizedText
  readonly board: Board
  /** Whether its price includes free cancellation, where the hotel has it. */
  readonly refundable: boolean
}

/** A hotel or a ship as it is shown. */
export type IndexedHotel = {
  readonly id: number
  readonly name: LocalizedText
  readonly city: LocalizedText
  readonly cover: string | null
  readonly stars: number
  readonly rating: number
  readonly raters: number
  readonly latitude: number
  readonly longitude: number
  readonly instantConfirmation: boolean
  readonly freeCancellationDays: number | null
  readonly offer: StayOffer | null
  /** None of a hotel. */
  readonly sailings: readonly Sailing[]
}

/** How guests fill a room and what children pay: few of them, whatever the number of rooms. */
export type Shape = {
  /** Position among the index' terms: `roomsNeeded` looks at no more. */
  readonly termsAt: number
  readonly terms: RoomTerms
  readonly bands: readonly ChildBand[]
}

/** What pricing asks of each room, by position. */
export type RoomColumns = {
  /** Position of its hotel. */
  readonly hotel: Int32Array
  /** Position in the index' shapes. */
  readonly shape: Int32Array
  /** Position in the index' calendars. */
  readonly calendar: Int32Array
}

/**
 * What a night costs, in piastres, by rate and room: first of all rooms' first rate, then of the
 * second... A search reads one or two rates of every room, and often nothing but the price.
 */
export type RateColumns = {
  readonly price: Int32Array
  readonly single: Int32Array
  readonly extra: Int32Array
  /** The fewest nights of a stay that begins on a night of the rate. */
  readonly least: Uint8Array
}

/** A hotel's cheapest night of two adults in the weeks ahead. */
export type FromColumns = {
  /** Without offer; 0: none. */
  readonly price: Int32Array
  /** Position of the room. */
  readonly room: Int32Array
  /** Number of the night, from the index' first one. */
  readonly night: Uint8Array
}

export type HotelColumns = {
  readonly id: Float64Array
  readonly rating: Int32Array
  readonly score: Int32Array
  /** What a search without dates shows: of all rooms, and of those whose price includes free cancellation. */
  readonly from: Readonly<Record<'any' | 'cancellable', FromColumns>>
  /** Position of the first room; the next hotel's is where they end. */
  readonly firstRoom: Int32Array
}

/** Rooms that follow each other: `first` counts, `end` doesn't. */
export type Pool = { readonly first: number; readonly end: number }

/** Rooms by what a filter asks for. */
export type RoomFilters = {
  /** By the hotel's stars. */
  readonly stars: ReadonlyMap<number, Bitmap>
  readonly instantConfirmation: Bitmap
  /** Rooms whose price includes it, whatever the day. */
  readonly freeCancellation: Bitmap
  /** By position of their terms. */
  readonly terms: ReadonlyMap<number, Bitmap>
  /** Cabins by the weekday on which their ship sails (0 is Sunday) and for how many nights. */
  readonly sailings: readonly ReadonlyMap<number, Bitmap>[]
  readonly words: WordIndex
}

/** What an index is of: both count, `version` every edit and `nights` those that opened nights. */
export type StaysVersion = { readonly version: number; readonly nights: number }

/**
 * Every stay on sale, in memory: what a search by dates compares. Stock rows stay the truth, and the
 * hold decides; this is what they said some seconds ago. Hotels stand by kind and city, rooms as their
 * hotels do, so that a search looks at rooms that follow each other. A position is a place in there.
 */
export type StayIndex = StaysVersion & {
  /** The first night. */
  readonly firstDay: CalendarDate
  readonly hotels: readonly IndexedHotel[]
  readonly rooms: readonly IndexedRoom[]
  readonly pools: Readonly<Record<StayKind, Pool & { byCity: ReadonlyMap<number, Pool> }>>
  readonly ofRoom: RoomColumns
  readonly ofHotel: HotelColumns
  readonly filters: RoomFilters
  readonly terms: readonly RoomTerms[]
  readonly shapes: readonly Shape[]
  /** Which of its rates, from 1, a room of the calendar has on each night; 0: the night isn't sold. */
  readonly calendars: readonly Uint8Array[]
  readonly rates: RateColumns
  /** Free rooms by night; slots are the positions of the rooms. */
  readonly places: Places
  readonly enough: EnoughPlaces
  /** Until when a stay in a room can be bought, by its arrival. */
  readonly saleEnds: Deadlines
  /** Until when cancelling is free, in rooms whose price includes it. */
  readonly freeUntil: Deadlines
  /** What a search writes on: to make it anew costs more than many a search. None waits while it uses it. */
  readonly found: FoundStays
}
