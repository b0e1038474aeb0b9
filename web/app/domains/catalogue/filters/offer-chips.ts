import { DEFAULT_ADULTS, type OfferFilters } from '@rihla/contract/catalogue/address-codec'
import type { CalendarDate } from '@rihla/contract/values/dates'
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

/** The chip of another number of adults than the usual one. */
export const adultsChip = (
  adultsCount: number,
  { t }: ChipTexts,
): MaybeChip<{ adultsCount: number }> =>
  adultsCount !== DEFAULT_ADULTS && {
    key: 'adults',
    text: t('adultsCount', { count: adultsCount }),
    without: { adultsCount: DEFAULT_ADULTS },
  }

/** The filters in force of activities and day-use; the city first, the rest in reading order. */
export function offerChips(filters: OfferFilters, words: ChipTexts): FilterChip<OfferFilters>[] {
  const { city, text, price, cancellation } = sharedChips(filters, words)
  const day = dayChip<OfferFilters>(filters.activityDate, { activityDate: null }, words)
  return inForce<OfferFilters>([
    city,
    text,
    day,
    price,
    adultsChip(filters.adultsCount, words),
    cancellation,
  ])
}
