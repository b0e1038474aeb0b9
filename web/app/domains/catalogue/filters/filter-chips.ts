import type { OfferFilters } from '@rihla/contract/catalogue/address-codec'
import type { Language } from '@rihla/contract/values/language'
import { formatEgp } from '@rihla/contract/values/money'
import type { TextOf } from '../../../platform/locale/text.ts'
import type { PriceBounds } from './filter-request.ts'

/** A filter in force, and what takes it away. */
export type FilterChip<F> = { key: string; text: string; without: Partial<F> }
export type MaybeChip<F> = FilterChip<F> | false

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

/** A range that ends nowhere is said by its other end: `up to EGP 500`, not `EGP 0 to EGP 500`. */
function priceChipOf(from: number | null, to: number | null, bounds: ChipTexts['bounds']) {
  if (from === null || from <= bounds.from) return 'chipPriceTo'
  return to === null || to >= bounds.to ? 'chipPriceFrom' : 'chipPrice'
}

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
      text: t(priceChipOf(priceFrom, priceTo, bounds), {
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
