import type { CancellationTerms } from '@rihla/contract/cancellation/terms'
import {
  addDays,
  cairoInstant,
  daysBetween,
  minutesOfHour,
  type CalendarDate,
} from '@rihla/contract/values/dates'
import { offerCancellation } from '../../cancellation/offer-terms.ts'
import { nightRates, weekdayOf } from './night-rates.ts'
import type { StayTerms } from './price-stay.ts'
import { offerPercentAt, type Boarding, type Stay, type StayRoom } from '../stay.ts'

/** The day of arrival, and for how many nights. */
export type StayDates = { readonly arrival: CalendarDate; readonly nights: number }

/** What the traveller chose beside the room. */
export type StayChoice = {
  /** A meal plan's supplement; 0: the room's own board. */
  readonly boardSupplement?: number
  /** Whether free cancellation was chosen, where it is a choice. */
  readonly refundable?: boolean
}

/** What prices a stay in a room at this instant; null when one of its nights isn't sold. */
export function stayTerms(
  stay: Pick<Stay, 'childBands' | 'offer'>,
  room: Pick<StayRoom, 'terms' | 'rates' | 'refundable' | 'refundablePercent'>,
  { arrival, nights }: StayDates,
  now: Date,
  { boardSupplement = 0, refundable = false }: StayChoice = {},
): StayTerms | null {
  const rates = nightRates(room.rates, arrival, nights)
  return (
    rates && {
      room: room.terms,
      childBands: stay.childBands,
      nights: rates,
      boardSupplement,
      refundablePercent: refundable && room.refundable === 'optional' ? room.refundablePercent : 0,
      offerPercent: offerPercentAt(stay.offer, now),
    }
  )
}

/**
 * The last day, in Cairo, on which cancelling a stay in this room is free; null when it never is, or
 * when that day is over. Where free cancellation is a choice, the day it would give.
 */
export function freeCancellationUntil(
  stay: Pick<Stay, 'freeCancellationDays'>,
  room: Pick<StayRoom, 'refundable'>,
  arrival: CalendarDate,
  today: CalendarDate,
): CalendarDate | null {
  if (stay.freeCancellationDays === null || room.refundable === 'never') return null
  const until = addDays(arrival, -stay.freeCancellationDays)
  return until < today ? null : until
}

/** Where guests of a sailing board; of a hotel there is none. */
export const boardingOf = (
  { sailings }: Pick<Stay, 'sailings'>,
  arrival: CalendarDate,
): Boarding | null => sailings.find((it) => it.weekday === weekdayOf(arrival))?.boarding ?? null

/** The hour at which a stay begins, `14:00`: of check-in, or of boarding that very sailing. */
export const beginningOf = (
  stay: Pick<Stay, 'sailings' | 'checkInFrom'>,
  arrival: CalendarDate,
): string => boardingOf(stay, arrival)?.at ?? stay.checkInFrom

/**
 * What cancelling a stay gives back at a price that is free of charge until the end of a day. Null: those days
 * are over, and a room that always has them gives back what comes after them; or free cancellation isn't part
 * of the price, and nothing ever comes back.
 */
export function stayCancellation(
  stay: Pick<Stay, 'sailings' | 'checkInFrom' | 'cancellationSteps'>,
  room: Pick<StayRoom, 'refundable'>,
  arrival: CalendarDate,
  until: CalendarDate | null,
): CancellationTerms {
  const starts = minutesOfHour(beginningOf(stay, arrival))
  return offerCancellation({
    day: arrival,
    starts,
    beginsAt: cairoInstant(arrival, starts),
    freeUntil: until === null ? null : (1 - daysBetween(until, arrival)) * 1440,
    steps: until !== null || room.refundable === 'always' ? stay.cancellationSteps : [],
  })
}
