export { honeymoonKind, HoneymoonRoute } from './honeymoon-kind.tsx'
export { SearchPage } from './search-page.tsx'
export { honeymoonSearch } from './search.ts'
export { HoneymoonWidget } from './lazy-widget.ts'
