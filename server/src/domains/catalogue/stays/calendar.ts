import { addDays, daysBetween, type CalendarDate } from '@rihla/contract/values/dates'
import type { Piastres } from '@rihla/contract/values/money'
import { rateOf, weekdayOf } from './night-rates.ts'
import { fewestFree, type FreeRooms } from './nights-store.ts'
import { priceStay, type NightRate } from './price-stay.ts'
import { offerPercentAt, type Stay, type StayRoom } from './stay.ts'

/** What a calendar is made of: free rooms and rates of every night from `first` on. */
export type CalendarFacts = {
  readonly stay: Stay
  readonly free: FreeRooms
  readonly first: CalendarDate
  /** The last departure that can be booked. */
  readonly lastDeparture: CalendarDate
  readonly now: Date
}

/** A room on the calendar: the rate of each night, null where it isn't sold. */
type RoomNights = {
  readonly room: StayRoom
  readonly rates: readonly (NightRate | null)[]
  readonly free: Int32Array
}

const nightsOfRooms = ({ stay, free, first }: CalendarFacts): RoomNights[] =>
  stay.rooms.map((room) => {
    const nights = free.get(room.id) ?? new Int32Array(0)
    const rates = Array.from(nights, (_, at) => rateOf(room.rates, addDays(first, at)))
    return { room, rates, free: nights }
  })

/** The shortest stay that may begin on a day: a ship's sailing, or what the room asks for; 0: none. */
const shortestStay = (stay: Stay, room: StayRoom, day: CalendarDate): number =>
  stay.kind === 'cruise'
    ? (stay.sailings.find((it) => it.weekday === weekdayOf(day))?.nights ?? 0)
    : room.minNights

/** The longest that any room's shortest stay can be: how far beyond the last day a calendar looks. */
export const longestShortestStay = (stay: Pick<Stay, 'rooms' | 'sailings'>): number =>
  Math.max(1, ...stay.rooms.map((room) => room.minNights), ...stay.sailings.map((it) => it.nights))

/** How many rooms of a type a stay may begin with on a day; 0 when none is to be had. */
function roomsToStart(facts: CalendarFacts, nights: RoomNights, at: number): number {
  const day = addDays(facts.first, at)
  const length = shortestStay(facts.stay, nights.room, day)
  if (length === 0 || addDays(day, length) > facts.lastDeparture) return 0
  if (nights.rates.slice(at, at + length).includes(null)) return 0
  return fewestFree(nights.free, at, length)
}

const days = (facts: CalendarFacts, until: CalendarDate): number[] =>
  Array.from({ length: daysBetween(facts.first, until) + 1 }, (_, at) => at)

/** For each day up to `until` whether a stay may start: some room is free for its shortest stay. */
export function startDays(facts: CalendarFacts, until: CalendarDate): boolean[] {
  const rooms = nightsOfRooms(facts)
  return days(facts, until).map((at) => rooms.some((room) => roomsToStart(facts, room, at) > 0))
}

/**
 * For each day up to `until` the cheapest night of two adults, in piastres, in a room that a stay may
 * start in; null where none is.
 */
export function cheapestNights(facts: CalendarFacts, until: CalendarDate): (Piastres | null)[] {
  const rooms = nightsOfRooms(facts)
  const { stay, now } = facts
  const offerPercent = offerPercentAt(stay.offer, now)
  const nightOf = ({ room, rates }: RoomNights, at: number) => {
    const rate = rates[at]
    const terms = { boardSupplement: 0, refundablePercent: 0, offerPercent }
    return rate
      ? priceStay(
          { ...terms, room: room.terms, childBands: [], nights: [rate] },
          { adults: 2, childAges: [] },
        )
      : null
  }
  return days(facts, until).map((at) => {
    const prices = rooms.flatMap((room) => {
      const price = nightOf(room, at)
      return price && roomsToStart(facts, room, at) >= price.rooms ? [price.total] : []
    })
    return prices.length === 0 ? null : Math.min(...prices)
  })
}
