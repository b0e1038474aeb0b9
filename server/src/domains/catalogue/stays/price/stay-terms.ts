import { addDays, type CalendarDate } from '@rihla/contract/values/dates'
import { nightRates } from './night-rates.ts'
import type { StayTerms } from './price-stay.ts'
import { offerPercentAt, type Stay, type StayRoom } from '../stay.ts'

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
