import { daysBetween, type CalendarDate } from '@rihla/contract/values/dates'
import type { Piastres } from '@rihla/contract/values/money'
import { minutesUntil } from '../../availability/day-deadline.ts'
import { leastNights, nightsOf, rateOf, weekdayOf } from './night-rates.ts'
import { fewestFree, type FreeRooms } from '../nights-store.ts'
import { roomsNeeded, type Party } from './party.ts'
import { priceStay } from './price-stay.ts'
import { offerPercentAt, type Rate, type Stay, type StayRoom } from '../stay.ts'

/** What a calendar is made of: free rooms and rates of every night from `first` on. */
export type CalendarFacts = {
  readonly stay: Stay
  readonly free: FreeRooms
  readonly first: CalendarDate
  /** The last departure that can be booked. */
  readonly lastDeparture: CalendarDate
  readonly now: Date
  /** A whole stay to be started, where one is asked about: so many nights of a party. */
  readonly whole?: { readonly nights: number; readonly party: Party } | undefined
}

/** A room on the calendar: the rate of each night, null where it isn't sold. */
type RoomNights = {
  readonly room: StayRoom
  readonly rates: readonly (Rate | null)[]
  readonly free: Int32Array
}

function nightsOfRooms({ stay, free, first }: CalendarFacts): RoomNights[] {
  const longest = Math.max(0, ...stay.rooms.map((room) => free.get(room.id)?.length ?? 0))
  const firstWeekday = weekdayOf(first)
  const days = nightsOf(first, longest)
  return stay.rooms.map((room) => {
    const nights = free.get(room.id) ?? new Int32Array(0)
    const rates = Array.from(nights, (_, at) =>
      rateOf(room.rates, days[at] ?? first, (firstWeekday + at) % 7),
    )
    return { room, rates, free: nights }
  })
}

/** The shortest stay that may begin on a night: a ship's sailing, or what rate or room ask for; 0: none. */
const shortestStay = (stay: Stay, { room, rates }: RoomNights, at: number, weekday: number) =>
  stay.kind === 'cruise'
    ? (stay.sailings.find((it) => it.weekday === weekday)?.nights ?? 0)
    : leastNights(rates[at] ?? null, room)

/** The longest that any room's shortest stay can be: how far beyond the last day a calendar looks. */
export const longestShortestStay = (stay: Pick<Stay, 'rooms' | 'sailings'>): number =>
  Math.max(
    1,
    ...stay.rooms.flatMap((room) => [
      room.minNights,
      ...room.rates.map((rate) => leastNights(rate, room)),
    ]),
    ...stay.sailings.map((it) => it.nights),
  )

/** How many rooms of a type a stay may begin with on each day up to a last one; 0: none is free. */
function roomsToStart(facts: CalendarFacts, nights: RoomNights, until: CalendarDate): number[] {
  const { stay, first, lastDeparture } = facts
  const firstWeekday = weekdayOf(first)
  const { whole } = facts
  const needed = whole ? (roomsNeeded(whole.party, nights.room.terms) ?? Infinity) : 1
  const bookable = daysBetween(first, lastDeparture)
  const minutesToFirst = minutesUntil(first, facts.now)
  return Array.from({ length: daysBetween(first, until) + 1 }, (_, at) => {
    const shortest = shortestStay(stay, nights, at, (firstWeekday + at) % 7)
    const length = stay.kind === 'cruise' || !whole ? shortest : whole.nights
    if (length < shortest) return 0
    if (minutesToFirst + at * 1440 + stay.saleEnd <= 0) return 0
    if (length === 0 || at + length > bookable) return 0
    if (nights.rates.slice(at, at + length).includes(null)) return 0
    const free = fewestFree(nights.free, at, length)
    return free < needed ? 0 : free
  })
}

/** For each day up to `until` whether a stay may start: some room is free for its shortest stay. */
export function startDays(facts: CalendarFacts, until: CalendarDate): boolean[] {
  const startable = nightsOfRooms(facts).map((room) => roomsToStart(facts, room, until))
  const days = daysBetween(facts.first, until) + 1
  return Array.from({ length: days }, (_, at) => startable.some((rooms) => (rooms[at] ?? 0) > 0))
}

/**
 * For each day up to `until` the cheapest night of two adults, in piastres, in a room that a stay may
 * start in; null where none is.
 */
export function cheapestNights(facts: CalendarFacts, until: CalendarDate): (Piastres | null)[] {
  const { stay, now, first } = facts
  const prices = nightsOfRooms(facts).map((nights) =>
    roomsToStart(facts, nights, until).map((rooms, at) => {
      const price = rooms > 0 && nightOfTwo(stay, nights, at, now)
      return price && rooms >= price.rooms ? price.total : null
    }),
  )
  return Array.from({ length: daysBetween(first, until) + 1 }, (_, at) => {
    const those = prices.flatMap((ofRoom) => ofRoom[at] ?? [])
    return those.length === 0 ? null : Math.min(...those)
  })
}

function nightOfTwo(stay: Stay, { room, rates }: RoomNights, at: number, now: Date) {
  const rate = rates[at]
  if (!rate) return null
  const plain = { childBands: [], boardSupplement: 0, refundablePercent: 0 }
  const offerPercent = offerPercentAt(stay.offer, now)
  const terms = { ...plain, room: room.terms, nights: [rate], offerPercent }
  return priceStay(terms, { adults: 2, childAges: [] })
}
