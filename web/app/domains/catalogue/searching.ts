// What the search pages of all kinds are built of.
export { CancellationText } from './cancellation-text.tsx'
export { useFavourite } from './kept.ts'
export { offerChips, type FilterChip } from './chips.ts'
export {
  AdultsFilter,
  CancellationFilter,
  CityFilter,
  DateFilter,
  PriceFilter,
  StarsFilter,
} from './filter-groups.tsx'
export { FilterGroup } from './filter-group.tsx'
export { PagedResults } from './paged-results.tsx'
export { ChipLine, SearchFrame } from './search-frame.tsx'
export { SearchHero, type Slide } from './search-hero.tsx'
export { Toolbar, type View } from './toolbar.tsx'
export { useCatalogueText } from './use-catalogue-text.ts'
export { useOfferSearch, type SearchKind } from './use-offer-search.ts'
