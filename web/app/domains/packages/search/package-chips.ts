import {
  type ChipTexts,
  dayChip,
  type FilterChip,
  inForce,
  partyChip,
  sharedChips,
  starChips,
} from '../../catalogue/index.ts'
import type { PackageFilters } from './package-search.ts'

/** The filters in force of a search of packages; every star is one of its own. */
export function packageChips(
  filters: PackageFilters,
  words: ChipTexts,
  starsText: (count: number) => string,
): FilterChip<PackageFilters>[] {
  const { city, text, price, cancellation } = sharedChips(filters, words)
  const { arrivalDate, stars, adultsCount, childrenAges = [] } = filters
  return inForce<PackageFilters>([
    city,
    text,
    dayChip<PackageFilters>(arrivalDate, { arrivalDate: null }, words),
    adultsCount !== undefined && partyChip({ adultsCount, childrenAges }, words),
    cancellation,
    ...starChips(stars, starsText),
    price,
  ])
}
