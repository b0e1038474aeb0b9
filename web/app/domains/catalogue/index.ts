export { usePrices } from './booking/booking.ts'
export type { DayPrices } from './booking/day-notes.ts'
export { GuestsEditor } from './booking/guests-editor.tsx'
export { LazyGuestsEditor } from './booking/lazy-guests-editor.tsx'
export { BarFrame, BookingFailure, CardFrame, EditButton } from './booking/booking-frame.tsx'
export { useStartBooking } from './booking/use-start-booking.ts'
export {
  activityDates,
  bookableDates,
  bookableDay,
  type DateBounds,
  dayUseDates,
} from './date-bounds.ts'
export { BadAddressNotice } from './details/bad-address.tsx'
export { CancellationText } from './details/cancellation-text.tsx'
export { activityDayPrices, dayOfferKind, DayOfferSections } from './details/day-offer-page.tsx'
export { DetailsError } from './details/details-error.tsx'
export { DetailsFrame } from './details/details-frame.tsx'
export { DetailsActions } from './details/details-head.tsx'
export { CancellationSection, Html, ReviewsSection, Section } from './details/details-sections.tsx'
export { FactList, FactRows } from './details/fact-list.tsx'
export { DetailsSkeleton } from './details/details-skeleton.tsx'
export { NextDayBadge } from './search/next-day-badge.tsx'
export { DetailsTitle, FreeCancellationBadge, TitleFact } from './details/details-title.tsx'
export {
  loadDetails,
  type LoadedDetails,
  loadOffer,
  loadPermanent,
  nextDayOf,
  notThere,
} from './details/load-details.ts'
export { idOf, permanentPath } from './permanent-path.ts'
export { LateWhere } from './where/late-where.tsx'
export { MapCard } from './details/map-card.tsx'
export { OfferGallery } from './details/offer-gallery.tsx'
export { detailsTexts, type OfferKind, type OfferPageProps } from './details/offer-kind.ts'
export { StepList } from './details/step-list.tsx'
export { Videos } from './details/lazy-videos.ts'
export { plainText } from './details/plain-text.ts'
export { OfferPage } from './details/offer-page.tsx'
export { offerRoute } from './details/offer-route.tsx'
export { otherOffer } from './details/other-offer.ts'
export { SectionNav, useCurrentSection } from './sections/section-nav.tsx'
export { type DetailsFailure, detailsFailure } from './details/details-failure.ts'
export {
  type ChipTexts,
  type FilterChip,
  inForce,
  sharedChips,
  starChips,
} from './filters/filter-chips.ts'
export { dayChip, partyChip } from './filters/offer-chips.ts'
export { GuestsFilter } from './filters/guests-filter.tsx'
export { CityFilter, DateFilter } from './filters/place-filters.tsx'
export { useChipTexts } from './filters/use-chip-texts.ts'
export { useFilterCounts } from './filters/filter-counts.ts'
export { FilterGroup } from './filters/filter-group.tsx'
export { PAGE_SIZE, type PriceBounds, wireFilters, wirePrices } from './filters/filter-request.ts'
export { CancellationFilter, PriceFilter, StarsFilter } from './filters/standard-filters.tsx'
export { choiceQuery, offerHref, type OfferChoice, type OfferLink } from './offer-choice.ts'
export { problemText, received } from './problem-text.ts'
export { destinationsQuery, splashQuery } from './queries.ts'
export { default as SavedOffersSync } from './saved/saved-offers-sync.tsx'
export { savedOffers, type SavedOffer, useFavourite, useSavedOffers } from './saved/saved-offers.ts'
export type { Place } from './place/destination-field.tsx'
export { withPagesAhead } from './asking/pages-ahead.ts'
export { withAllOffers } from './asking/all-offers.ts'
export { EndOfList } from './search/end-of-list.tsx'
export { NothingFound } from './nothing-found/lazy-nothing-found.tsx'
export { PosterHero } from './search/poster-hero.tsx'
export { readPage } from './asking/read-page.ts'
export { loadSearch } from './asking/load-search.ts'
export { DayOfferCard } from './search/day-offer-card.tsx'
export { OfferSearchPage, type ShownCard } from './search/offer-search-page.tsx'
export { ResultStates } from './search/result-states.tsx'
export { SearchForm, type SearchFormProps } from './search/search-form.tsx'
export { SearchFormLayout } from './search/search-form-layout.tsx'
export { SearchFrame } from './search/search-frame.tsx'
export {
  askCountsAgain,
  countQuery,
  keyOf,
  pageOf,
  type PageRequest,
  type Searching,
  type SearchKind,
} from './asking/search-query.ts'
export type { AnyView, View } from './search/toolbar.tsx'
export { flatViews, useView } from './search/use-view.ts'
export { type Search, useSearch } from './search/use-search.ts'
export { useSearchSummary } from './search/use-search-summary.ts'
export { useTotalNote } from './search/use-total-note.ts'
export { useCatalogueText } from './use-catalogue-text.ts'
export { NOTHING_CHOSEN, type WidgetProps } from './search/widget-props.ts'
