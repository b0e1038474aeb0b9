// What the search pages of all kinds are built of.
export { CancellationText } from './details/cancellation-text.tsx'
export { useFavourite } from './saved/saved-offers.ts'
export { offerChips, type FilterChip } from './filters/filter-chips.ts'
export {
  AdultsFilter,
  CancellationFilter,
  CityFilter,
  DateFilter,
  PriceFilter,
  StarsFilter,
} from './filters/standard-filters.tsx'
export { FilterGroup } from './filters/filter-group.tsx'
export { PagedResults } from './search/paged-results.tsx'
export { ChipLine, SearchFrame } from './search/search-frame.tsx'
export { SearchHero, type Slide } from './search/search-hero.tsx'
export { Toolbar, type View } from './search/toolbar.tsx'
export { useCatalogueText } from './use-catalogue-text.ts'
export { useOfferSearch, type SearchKind } from './search/use-offer-search.ts'
