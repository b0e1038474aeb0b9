import type { CancellationTerms } from '@rihla/contract/cancellation/terms'
import type { CalendarDate } from '@rihla/contract/values/dates'
import type { Language, LocalizedText } from '@rihla/contract/values/language'
import type { Piastres } from '@rihla/contract/values/money'
import type { SupplierBoard } from '../../ports/hotel-supplier.ts'
import { showHotel, type ShownHotel } from './content/show-hotel.ts'
import type { SupplierDeps } from './deps.ts'
import type { Party } from './rates/occupancy.ts'
import { createOffers } from './rates/offer-plans.ts'
import { roomsSold } from './rates/plan-store.ts'
import { planTerms } from './rates/plan-terms.ts'
import { freeUntilDay, roomsTaken } from './rates/plan.ts'
import { isUnnamed, roomIdOf, roomOf } from './rates/room-id.ts'
import { roomName } from './rates/room-name.ts'
import { createAvailability } from './search/availability.ts'
import { findHotels, type FoundHotels, type HotelSearch } from './search/find-hotels.ts'
import { hotelIndexCache } from './search/hotel-index.ts'

/** A plan as the details page offers it. */
export type StayOffer = {
  /** Says the kind of room, the board and the refundability. */
  readonly roomId: number
  readonly token: string
  readonly room: LocalizedText
  readonly board: SupplierBoard
  readonly sleeps: number
  readonly rooms: number
  readonly roomsLeft: number
  readonly total: Piastres
  readonly freeUntil: CalendarDate | null
  readonly cancellation: CancellationTerms
}

/** From this id on hotels are a supplier's (migration 210). */
const FIRST_ID = 1_000_000_000

/** Longer than anybody looks at one page. */
const SOLD_LATELY_MS = 3 * 3_600_000

/** A supplier's hotels as search and details show them beside our own. */
export function createExternalStays(deps: SupplierDeps) {
  const { db, clock } = deps
  const hotels = hotelIndexCache(db, clock, deps.supplier.name)
  const availability = createAvailability(deps)
  const offers = createOffers(deps)
  return {
    /** Whether an id is one of theirs. */
    owns: (id: number): boolean => id > FIRST_ID,
    find: (search: HotelSearch, waitMs: number): Promise<FoundHotels> =>
      findHotels({ deps, hotels, availability }, search, waitMs),
    show: (id: number, language: Language): Promise<ShownHotel | null> =>
      showHotel(db, id, language),
    /** What a hotel sells a party for a stay; null: no such hotel. */
    async offers(
      id: number,
      stay: { arrival: CalendarDate; departure: CalendarDate; party: Party },
    ): Promise<readonly StayOffer[] | 'unavailable' | null> {
      const hotel = await showHotel(db, id, 'en')
      if (!hotel) return null
      const plans = await offers.of(hotel, stay)
      if (plans === 'unavailable') return plans
      return plans.map((plan) => {
        const room = hotel.rooms.find(({ code }) => code === plan.roomCode)
        const rooms = roomsTaken(plan)
        return {
          roomId: roomIdOf(hotel.rooms, plan),
          token: plan.token,
          room: roomName(room, plan),
          board: plan.board,
          sleeps:
            room?.maxOccupancy ??
            Math.ceil((stay.party.adults + stay.party.childAges.length) / rooms),
          rooms,
          roomsLeft: plan.roomsLeft,
          total: plan.price,
          freeUntil: freeUntilDay(plan, plan.criteria.arrival, clock.now()),
          cancellation: planTerms(plan, plan.criteria.arrival),
        }
      })
    },
    /** One kind of room of a hotel: of its contents, or that was sold lately; null: there is none. */
    async room(id: number, roomId: number, language: Language) {
      const hotel = await showHotel(db, id, language)
      if (!hotel) return null
      const known = roomOf(hotel.rooms, roomId)
      if (known) return { hotel, room: { name: known.name } }
      const sold = await roomsSold(db, id, new Date(clock.now().getTime() - SOLD_LATELY_MS))
      const found = sold.find(({ roomCode }) => isUnnamed(roomCode, roomId))
      return found ? { hotel, room: { name: roomName(undefined, found) } } : null
    },
  }
}
