import type { CalendarDate } from '@rihla/contract/values/dates'
import type { Party } from '@rihla/contract/values/party'
import { useContext } from 'react'
import { SiteContext } from '../../../platform/site.ts'
import type { DateBounds, OfferChoice } from '../../catalogue/index.ts'
import { cardDate } from './card-date.ts'

/** Where a card leads; cards without a day of their own lead to tomorrow. */
export function useCardHref(
  { filters, dates }: { filters: { arrivalDate: CalendarDate | null }; dates: DateBounds },
  party: Party,
  hrefOf: (choice: OfferChoice) => string,
) {
  const { serverTime } = useContext(SiteContext)
  return (id: number, next: CalendarDate | null = null): string =>
    hrefOf({ id, date: cardDate(filters.arrivalDate, next, dates, new Date(serverTime)), ...party })
}
