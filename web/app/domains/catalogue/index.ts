// Three doors, so that a page pays only for what it shows: this one, searching.ts and details.ts.
export { activityDates, dayUseDates, priceBounds, type DateBounds } from './date-bounds.ts'
export { wireFilters, PAGE_SIZE, type PriceBounds } from './filters/filter-request.ts'
export { received } from './problem-text.ts'
export { destinationsQuery, splashQuery } from './queries.ts'
export { SearchForm, type SearchChoice, type SearchFormProps } from './search/search-form.tsx'
export { choiceQuery, parseChoice, type BadAddress, type OfferChoice } from './offer-choice.ts'
