import type { HoneymoonFilters } from '@rihla/contract/catalogue/packages-address'
import {
  adultsChip,
  type ChipTexts,
  dayChip,
  type FilterChip,
  inForce,
  sharedChips,
} from '../../catalogue/index.ts'

type Filters = HoneymoonFilters & { adultsCount?: number }

/** The filters in force of a search of packages; every star is one of its own. */
export function packageChips(
  filters: Filters,
  words: ChipTexts,
  starsText: (count: number) => string,
): FilterChip<Filters>[] {
  const { city, text, price, cancellation } = sharedChips(filters, words)
  const { arrivalDate, stars, adultsCount } = filters
  return inForce<Filters>([
    city,
    text,
    dayChip<Filters>(arrivalDate, { arrivalDate: null }, words),
    adultsCount !== undefined && adultsChip(adultsCount, words),
    cancellation,
    ...stars.map((count) => ({
      key: `stars-${count}`,
      text: starsText(count),
      without: { stars: stars.filter((it) => it !== count) },
    })),
    price,
  ])
}
