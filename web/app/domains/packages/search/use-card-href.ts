import type { CalendarDate } from '@rihla/contract/values/dates'
import { useContext } from 'react'
import { SiteContext } from '../../../platform/site.ts'
import type { DateBounds } from '../../catalogue/index.ts'
import { cardDate } from './card-date.ts'

/** Where a card leads; cards without a day of their own lead to tomorrow. */
export function useCardHref(
  { filters, dates }: { filters: { arrivalDate: CalendarDate | null }; dates: DateBounds },
  adults: number,
  hrefOf: (choice: { id: number; date: CalendarDate; adults: number }) => string,
) {
  const { serverTime } = useContext(SiteContext)
  return (id: number, next: CalendarDate | null = null): string =>
    hrefOf({ id, date: cardDate(filters.arrivalDate, next, dates, new Date(serverTime)), adults })
}
