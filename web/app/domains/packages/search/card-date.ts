import type { CalendarDate } from '@rihla/contract/values/dates'
import { bookableDay, type DateBounds } from '../../catalogue/index.ts'

/** The departure that a card leads to: the day that was asked for, else the card's next departure. */
export const cardDate = (
  asked: CalendarDate | null,
  next: CalendarDate | null,
  dates: DateBounds,
): CalendarDate | null => bookableDay(asked, dates) ?? next
