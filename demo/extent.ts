import { BUS_DAYS } from '@rihla/contract/bus/limits'
import { BOOKABLE_DAYS, STAY_DAYS } from '@rihla/server/domains/catalogue/index'

/** How far ahead, in days after today, each part of the demo is open. */
export type Extent = {
  /** Days of activities and day use, and departures of packages. */
  readonly days: number
  /** Nights of hotels and ships, today's among them. */
  readonly nights: number
  /** Days on which buses leave. */
  readonly busDays: number
  /** Days on which buses have passengers, today among them. */
  readonly soldDays: number
}

/** As much as can be booked. */
export const wholeDemo: Extent = {
  days: BOOKABLE_DAYS,
  nights: STAY_DAYS,
  busDays: BUS_DAYS + 1,
  soldDays: 14,
}

/**
 * The same offers, people and luck on fewer days: for tests, which wait for it. The night's jobs open
 * the rest, as they would after a real one.
 */
export const smallDemo: Extent = { days: 45, nights: 60, busDays: 30, soldDays: 3 }

/** Reads what `DEMO_EXTENT` says: nothing or `whole`, or `small`. */
export function readExtent(text: string | undefined): Extent {
  if (!text || text === 'whole') return wholeDemo
  if (text === 'small') return smallDemo
  throw new Error(`DEMO_EXTENT must be "whole" or "small", not "${text}".`)
}
