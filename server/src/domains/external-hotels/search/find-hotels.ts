import type { CalendarDate } from '@rihla/contract/values/dates'
import type { LocalizedText } from '@rihla/contract/values/language'
import type { Piastres } from '@rihla/contract/values/money'
import { has } from '../../../platform/memory-index/bitmap.ts'
import type { IndexCache } from '../../../platform/memory-index/index-cache.ts'
import { withWords, type RequestWord } from '../../../platform/memory-index/word-index.ts'
import type { SupplierBoard } from '../../../ports/hotel-supplier.ts'
import type { SupplierDeps } from '../deps.ts'
import type { Party } from '../rates/occupancy.ts'
import { roomName } from '../rates/room-name.ts'
import { tomorrow, type Availability, type Known } from './availability.ts'
import type { HotelIndex, IndexedHotel } from './hotel-index.ts'

/** What a search asks for; texts and prices are compared where the lists are merged. */
export type HotelSearch = {
  readonly cityId: number | null
  /** Null: none were asked for, and tomorrow's night stands for them. */
  readonly dates: { readonly arrival: CalendarDate; readonly departure: CalendarDate } | null
  readonly party: Party
  readonly stars: readonly number[] | null
  readonly freeCancellation: boolean
}

/** A supplier's hotel with the cheapest stay for the party. */
export type FoundHotel = {
  readonly id: number
  readonly name: LocalizedText
  readonly city: LocalizedText
  readonly cover: string | null
  readonly stars: number
  readonly latitude: number
  readonly longitude: number
  /** From 0 to 1: how far up it stands among those that we recommend. */
  readonly merit: number
  /** The same hotel among our own. */
  readonly ownHotelId: number | null
  readonly room: LocalizedText
  readonly board: SupplierBoard
  /** How many rooms the party takes. */
  readonly rooms: number
  readonly total: Piastres
  readonly freeUntil: CalendarDate | null
  readonly arrival: CalendarDate
  readonly departure: CalendarDate
}

export type FoundHotels = {
  readonly state: Known['state']
  /** Those that have all of these words; all without any. */
  having(words?: readonly RequestWord[]): readonly FoundHotel[]
}

const noHotels: FoundHotels = { state: 'complete', having: () => [] }

/** The usual pair: what a price without dates is for. */
const isCouple = ({ adults, childAges }: Party): boolean => adults === 2 && childAges.length === 0

/** Better houses first; within equal stars each has its own place, the same every day. */
const meritOf = ({ id, stars }: IndexedHotel): number => (stars + ((id * 0.618_034) % 1)) / 6

export type Parts = {
  readonly deps: SupplierDeps
  readonly hotels: IndexCache<HotelIndex>
  readonly availability: Availability
}

/**
 * The supplier's hotels that match, with their cheapest stay: what is known after `waitMs` at most. A
 * search without dates shows tomorrow's night for two.
 */
export async function findHotels(
  { deps, hotels, availability }: Parts,
  search: HotelSearch,
  waitMs: number,
): Promise<FoundHotels> {
  if (!search.dates && !isCouple(search.party)) return noHotels
  const index = await hotels.current()
  const { cityId, stars, party } = search
  const inScope = index.hotels.filter((it) => cityId === null || it.cityId === cityId)
  const dates = search.dates ?? tomorrow(deps.clock.now())
  const codes = inScope.map(({ code }) => code)
  const { state, prices } = await availability.look({ ...dates, party, cityId }, codes, waitMs)
  const found = inScope.flatMap((hotel) => {
    const price = prices.get(hotel.code)
    const plan = search.freeCancellation ? price?.refundable : price?.any
    if (!plan || (stars && !stars.includes(hotel.stars))) return []
    const { id, name, city, cover, latitude, longitude, ownHotelId } = hotel
    const room = roomName(hotel.rooms.get(plan.roomCode), plan)
    const shown = { id, name, city, cover, stars: hotel.stars, latitude, longitude, ownHotelId }
    const { board, rooms, price: total, freeUntil } = plan
    return [{ ...shown, merit: meritOf(hotel), room, board, rooms, total, freeUntil, ...dates }]
  })
  return {
    state,
    having(words) {
      if (!words) return found
      const matching = withWords(index.words, words)
      const positions = new Map(index.hotels.map(({ id }, at) => [id, at]))
      return found.filter(({ id }) => has(matching, positions.get(id) ?? 0))
    },
  }
}
