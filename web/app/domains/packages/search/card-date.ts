import { addDays, cairoDate, clampDate, type CalendarDate } from '@rihla/contract/values/dates'
import type { DateBounds } from '../../catalogue/index.ts'

/**
 * The departure that a card leads to: the day that was asked for, else the card's next departure,
 * else tomorrow.
 */
export const cardDate = (
  asked: CalendarDate | null,
  next: CalendarDate | null,
  { min, max }: DateBounds,
  now: Date,
): CalendarDate => asked ?? next ?? clampDate(addDays(cairoDate(now), 1), min, max)
