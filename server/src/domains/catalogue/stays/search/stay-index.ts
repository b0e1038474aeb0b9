import type { CalendarDate } from '@rihla/contract/values/dates'
import type { LocalizedText } from '@rihla/contract/values/language'
import type { RoomTerms } from '../party.ts'
import type { ChildBand } from '../price-stay.ts'
import type { Board, StayKind, StayOffer } from '../stay.ts'

/** Nights that the index looks ahead: a year, the longest stay, and some days of grace. */
export const HORIZON = 400

/** A room type as it is shown. `at` is its column in the index' arrays. */
export type IndexedRoom = {
  readonly at: number
  readonly id: number
  readonly name: LocalizedText
  readonly board: Board
  readonly refundable: boolean
}

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
  /** In the order of their columns, which follow each other. */
  readonly rooms: readonly IndexedRoom[]
  /** The cheapest night of two adults in the weeks ahead, without offer, and its room; 0: none. */
  fromPrice: number
  fromRoom: IndexedRoom | null
}

/** How guests fill a room and what children pay: few of them, whatever the number of rooms. */
export type Shape = { readonly terms: RoomTerms; readonly bands: readonly ChildBand[] }

/** What a search asks of each room, in columns: reading them in order is what makes it quick. */
export type RoomColumns = {
  readonly count: number
  readonly refundable: Uint8Array
  /** Position in the index' shapes. */
  readonly shape: Uint16Array
  /** Position of the room's first rate in `rates`, less one: a night's rate counts from 1. */
  readonly rateBase: Int32Array
}

/**
 * Every stay on sale, in memory: what a search by dates compares. Stock rows stay the truth, and the
 * hold decides; this is what they said some seconds ago. The arrays by night hold all rooms of one
 * night side by side: the entry of a room on a night is at `night * columns.count + room.at`.
 */
export type StayIndex = {
  readonly version: number
  /** The first night. */
  readonly firstDay: CalendarDate
  /** By kind and city, so that the rooms of a city follow each other. */
  readonly hotels: readonly IndexedHotel[]
  readonly byCity: ReadonlyMap<number, readonly IndexedHotel[]>
  readonly hotelOfRoom: ReadonlyMap<number, { hotel: IndexedHotel; room: IndexedRoom }>
  readonly shapes: readonly Shape[]
  readonly columns: RoomColumns
  /** Rooms free by night; more than 255 count as 255. */
  readonly free: Uint8Array
  /** Which of its room's rates a night has; 0: the night isn't sold. */
  readonly rateOf: Uint8Array
  /** On how many nights from this one on, without a gap, a room can be had; at most 255. */
  readonly run: Uint8Array
  /** Price, single price and extra adult of each rate, in piastres, three in a row. */
  readonly rates: Int32Array
  /** The fewest nights of a stay that begins on a night of each rate. */
  readonly least: Uint8Array
}
