import { weekdayDayMonth } from '../../platform/locale/dates.ts'
import { formatEgp } from '@rihla/contract/values/money'
import type { Language } from '@rihla/contract/values/language'
import type { TextOf } from '../../platform/locale/text.ts'
import type { ActivityFilters } from '@rihla/contract/catalogue/activities-address'
import { DEFAULT_ADULTS } from '@rihla/contract/catalogue/address-codec'

type Named = { cities: ReadonlyMap<number, string>; types: ReadonlyMap<number, string> }
type Bounds = { from: number; to: number }

export type FilterChip = { key: string; text: string; without: Partial<ActivityFilters> }

/** The filters in force, each with what takes it away. */
export function chipsOf(
  filters: ActivityFilters,
  names: Named,
  bounds: Bounds,
  language: Language,
  t: TextOf<typeof import('./messages.en.ts').default>,
): FilterChip[] {
  const chips: (FilterChip | false)[] = [
    filters.cityId !== null && {
      key: 'city',
      text: names.cities.get(filters.cityId) ?? t('city'),
      without: { cityId: null },
    },
    filters.activityTypeId !== null && {
      key: 'type',
      text: names.types.get(filters.activityTypeId) ?? t('type'),
      without: { activityTypeId: null },
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
