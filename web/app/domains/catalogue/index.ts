export { usePrices } from './booking/booking.ts'
export {
  activityDates,
  bookableDates,
  type DateBounds,
  dayUseDates,
  priceBounds,
} from './date-bounds.ts'
export { CancellationText } from './details/cancellation-text.tsx'
export { DetailsError } from './details/details-error.tsx'
export { DetailsFrame } from './details/details-frame.tsx'
export { DetailsActions } from './details/details-head.tsx'
export {
  ChildrenSection,
  FactList,
  FactRows,
  Html,
  ReviewsSection,
  Section,
} from './details/details-sections.tsx'
export { DetailsSkeleton } from './details/details-skeleton.tsx'
export { DetailsTitle, FreeCancellationBadge, TitleFact } from './details/details-title.tsx'
export { loadDetails, type LoadedDetails, loadOffer } from './details/load-details.ts'
export { MapCard } from './details/map-card.tsx'
export { OfferGallery } from './details/offer-gallery.tsx'
export type { OfferKind, OfferPageProps } from './details/offer-kind.ts'
export { OfferPage } from './details/offer-page.tsx'
export { OfferRoute, otherOffer } from './details/offer-route.tsx'
export { SectionNav, useCurrentSection } from './details/section-nav.tsx'
export type { DetailsFailure } from './details/use-offer-details.ts'
export {
  adultsChip,
  type ChipTexts,
  dayChip,
  type FilterChip,
  inForce,
  offerChips,
  sharedChips,
} from './filters/filter-chips.ts'
export { FilterGroup } from './filters/filter-group.tsx'
export {
  ordersOf,
  PAGE_SIZE,
  type PriceBounds,
  type Sort,
  sortOf,
  sorts,
  wireFilters,
  wirePrices,
} from './filters/filter-request.ts'
export {
  AdultsFilter,
  CancellationFilter,
  CityFilter,
  DateFilter,
  PriceFilter,
  StarsFilter,
} from './filters/standard-filters.tsx'
export { type BadAddress, choiceQuery, type OfferChoice, parseChoice } from './offer-choice.ts'
export { problemText, type ProblemTexts, received, referenceOf } from './problem-text.ts'
export { destinationsQuery, splashQuery } from './queries.ts'
export { type SavedOffer, useFavourite } from './saved/saved-offers.ts'
export { DestinationField, type Place } from './search/destination-field.tsx'
export { EndOfList, type GrowingList } from './search/end-of-list.tsx'
export { PagedResults } from './search/paged-results.tsx'
export { PosterHero } from './search/poster-hero.tsx'
export { type BadAnswer, BadAnswerProblem, readPage } from './search/read-page.ts'
export { ResultStates } from './search/result-states.tsx'
export { type SearchChoice, SearchForm, type SearchFormProps } from './search/search-form.tsx'
export { ChipLine, SearchFrame } from './search/search-frame.tsx'
export { SearchHero } from './search/search-hero.tsx'
export { Toolbar, type View } from './search/toolbar.tsx'
export { type SearchKind, useOfferSearch } from './search/use-offer-search.ts'
export { useCatalogueText } from './use-catalogue-text.ts'
export { SavedOffersStrip } from './saved/lazy-strip.ts'
