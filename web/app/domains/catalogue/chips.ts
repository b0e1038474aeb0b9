import { DEFAULT_ADULTS, type OfferFilters } from '@rihla/contract/catalogue/address-codec'
import type { Language } from '@rihla/contract/values/language'
import { formatEgp } from '@rihla/contract/values/money'
import { weekdayDayMonth } from '../../platform/locale/dates.ts'
import type { TextOf } from '../../platform/locale/text.ts'
import type { PriceBounds } from './filters.ts'

/** A filter in force, and what takes it away. */
export type FilterChip<F> = { key: string; text: string; without: Partial<F> }

/** The filters in force that activities and day-use share; the city first, the rest in reading order. */
export function offerChips(
  filters: OfferFilters,
  cityName: string | undefined,
  bounds: PriceBounds,
  language: Language,
  t: TextOf<typeof import('./messages.en.ts').default>,
): FilterChip<OfferFilters>[] {
  const chips: (FilterChip<OfferFilters> | false)[] = [
    filters.cityId !== null && {
      key: 'city',
      text: cityName ?? t('city'),
      without: { cityId: null },
    },
    filters.searchText !== '' && {
      key: 'text',
      text: t('chipText', { text: filters.searchText }),
      without: { searchText: '' },
    },
    filters.activityDate !== null && {
      key: 'date',
      text: weekdayDayMonth(filters.activityDate, language),
      without: { activityDate: null },
    },
    (filters.priceFrom !== null || filters.priceTo !== null) && {
      key: 'price',
      text: t('chipPrice', {
        from: formatEgp(filters.priceFrom ?? bounds.from, language),
        to: formatEgp(filters.priceTo ?? bounds.to, language),
      }),
      without: { priceFrom: null, priceTo: null },
    },
    filters.adultsCount !== DEFAULT_ADULTS && {
      key: 'adults',
      text: t('adultsCount', { count: filters.adultsCount }),
      without: { adultsCount: DEFAULT_ADULTS },
    },
    filters.hasFreeCancellation && {
      key: 'cancellation',
      text: t('freeCancellation'),
      without: { hasFreeCancellation: false },
    },
  ]
  return chips.filter((chip) => chip !== false)
}
