import type { CalendarDate } from '@rihla/contract/values/dates'
import { isAhead } from '../../availability/day-deadline.ts'
import { leastNights, rateOf, weekdayOf } from './night-rates.ts'
import type { Party } from './party.ts'
import { priceStay, type StayPrice } from './price-stay.ts'
import { stayTerms, type StayChoice, type StayDates } from './stay-terms.ts'
import type { Stay, StayRoom } from '../stay.ts'
import type { WhyNot } from '../texts.ts'

/** Whether a room can be had for a stay, why not, and what it costs where that can be said. */
export type RoomAvailability = {
  readonly room: StayRoom
  readonly whyNot: WhyNot | null
  readonly price: StayPrice | null
  /** Rooms of the type free on every night. */
  readonly free: number
  /** The shortest stay that may begin then. */
  readonly leastNights: number
}

/** Whether a ship sets out on that day for just as many nights; guests come to a hotel on any day. */
export const sails = (
  stay: Pick<Stay, 'kind' | 'sailings'>,
  { arrival, nights }: StayDates,
): boolean =>
  stay.kind !== 'cruise' ||
  stay.sailings.some((it) => it.weekday === weekdayOf(arrival) && it.nights === nights)

/** The shortest stay in a room that may begin on a day; a ship's sailing is its own. */
export const leastNightsFrom = (
  room: Pick<StayRoom, 'rates' | 'minNights'>,
  arrival: CalendarDate,
): number => leastNights(rateOf(room.rates, arrival), room)

/** The facts about a room and a stay, and what follows: pure. `free` are rooms free every night. */
export function checkAvailability(
  stay: Stay,
  room: StayRoom,
  request: { dates: StayDates; party: Party; now: Date; choice?: StayChoice },
  free: number,
): RoomAvailability {
  const { dates, party, now, choice } = request
  const terms = stayTerms(stay, room, dates, now, choice)
  const price = terms && priceStay(terms, party)
  const least = leastNightsFrom(room, dates.arrival)
  const verdict = (whyNot: WhyNot | null): RoomAvailability => ({
    room,
    whyNot,
    price,
    free,
    leastNights: least,
  })
  if (!sails(stay, dates)) return verdict('not_sailing')
  if (!isAhead(stay.saleEnd, dates.arrival, now)) return verdict('sale_closed')
  if (stay.kind !== 'cruise' && dates.nights < least) return verdict('too_short')
  if (!terms) return verdict('sold_out')
  if (!price) return verdict('too_small')
  if (free < price.rooms) return verdict(free === 0 ? 'sold_out' : 'too_few')
  return verdict(null)
}

/** Rooms that can be had first, then the cheaper; what has no price comes last. */
export const inOfferOrder = (verdicts: readonly RoomAvailability[]): RoomAvailability[] =>
  verdicts.toSorted(
    (a, b) =>
      Number(a.whyNot !== null) - Number(b.whyNot !== null) ||
      (a.price?.total ?? Infinity) - (b.price?.total ?? Infinity) ||
      a.room.id - b.room.id,
  )
