import { DEFAULT_ADULTS, type OfferFilters } from '@rihla/contract/catalogue/address-codec'
import type { CalendarDate } from '@rihla/contract/values/dates'
import type { Language } from '@rihla/contract/values/language'
import { formatEgp } from '@rihla/contract/values/money'
import { weekdayDayMonth } from '../../../platform/locale/dates.ts'
import type { TextOf } from '../../../platform/locale/text.ts'
import type { PriceBounds } from './filter-request.ts'

/** A filter in force, and what takes it away. */
export type FilterChip<F> = { key: string; text: string; without: Partial<F> }
type MaybeChip<F> = FilterChip<F> | false

/** What a chip is worded with. */
export type ChipTexts = {
  cityName: string | undefined
  bounds: PriceBounds
  language: Language
  t: TextOf<typeof import('../messages.en.ts').default>
}
type Shared = Pick<
  OfferFilters,
  'cityId' | 'searchText' | 'priceFrom' | 'priceTo' | 'hasFreeCancellation'
>

/** The filters in force. */
export const inForce = <F>(chips: readonly MaybeChip<F>[]): FilterChip<F>[] =>
  chips.filter((chip) => chip !== false)

/** Chips of the filters that every kind has, each by itself: kinds put them in their own order. */
export function sharedChips(filters: Shared, { cityName, bounds, language, t }: ChipTexts) {
  const { cityId, searchText, priceFrom, priceTo, hasFreeCancellation } = filters
  return {
    city: cityId !== null && {
      key: 'city',
      text: cityName ?? t('city'),
      without: { cityId: null },
    },
    text: searchText !== '' && {
      key: 'text',
      text: t('chipText', { text: searchText }),
      without: { searchText: '' },
    },
    price: (priceFrom !== null || priceTo !== null) && {
      key: 'price',
      text: t('chipPrice', {
        from: formatEgp(priceFrom ?? bounds.from, language),
        to: formatEgp(priceTo ?? bounds.to, language),
      }),
      without: { priceFrom: null, priceTo: null },
    },
    cancellation: hasFreeCancellation && {
      key: 'cancellation',
      text: t('freeCancellation'),
      without: { hasFreeCancellation: false },
    },
  } satisfies Record<string, MaybeChip<Shared>>
}

/** The chip of a day, under whatever name a kind keeps it. */
export const dayChip = <F>(
  date: CalendarDate | null,
  without: Partial<F>,
  { language }: ChipTexts,
): MaybeChip<F> => date !== null && { key: 'date', text: weekdayDayMonth(date, language), without }

/** A chip for every class of hotel. */
export const starChips = (
  stars: readonly number[],
  starsText: (count: number) => string,
): FilterChip<{ stars: readonly number[] }>[] =>
  stars.map((count) => ({
    key: `stars-${count}`,
    text: starsText(count),
    without: { stars: stars.filter((it) => it !== count) },
  }))

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
