export { SearchPage } from './search-page.tsx'
export { tripSearch } from './search.ts'
export { tripKind, TripRoute } from './trip-kind.tsx'
export { TripWidget } from './lazy-widget.ts'
