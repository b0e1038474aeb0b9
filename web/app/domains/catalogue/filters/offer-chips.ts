import { DEFAULT_ADULTS, type OfferFilters } from '@rihla/contract/catalogue/address-codec'
import type { CalendarDate } from '@rihla/contract/values/dates'
import { guestsOf } from '../booking/booking.ts'
import { weekdayDayMonth } from '../../../platform/locale/dates.ts'
import {
  type ChipTexts,
  type FilterChip,
  inForce,
  type MaybeChip,
  sharedChips,
} from './filter-chips.ts'

/** The chip of a day, under whatever name a kind keeps it. */
export const dayChip = <F>(
  date: CalendarDate | null,
  without: Partial<F>,
  { language }: ChipTexts,
): MaybeChip<F> => date !== null && { key: 'date', text: weekdayDayMonth(date, language), without }

type Guests = { adultsCount: number; childrenAges: readonly number[] }

/** The chip of another party than the usual two adults. */
export const partyChip = (
  { adultsCount, childrenAges }: Guests,
  { language }: ChipTexts,
): MaybeChip<Guests> =>
  (adultsCount !== DEFAULT_ADULTS || childrenAges.length > 0) && {
    key: 'guests',
    text: guestsOf({ adults: adultsCount, childAges: childrenAges }, language),
    without: { adultsCount: DEFAULT_ADULTS, childrenAges: [] },
  }

/** The filters in force of activities and day-use; the city first, the rest in reading order. */
export function offerChips(filters: OfferFilters, words: ChipTexts): FilterChip<OfferFilters>[] {
  const { city, text, price, cancellation } = sharedChips(filters, words)
  const day = dayChip<OfferFilters>(filters.activityDate, { activityDate: null }, words)
  return inForce<OfferFilters>([city, text, day, price, partyChip(filters, words), cancellation])
}
