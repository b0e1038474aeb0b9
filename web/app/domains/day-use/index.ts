export { DayUseWidget } from './lazy-widget.ts'
export { dayUseKind, DayUseRoute } from './day-use-kind.tsx'
export { SearchPage } from './search-page.tsx'
export { dayUseSearch } from './search.ts'
