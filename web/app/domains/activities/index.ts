export { searchHref } from './filters.ts'
export { SearchForm, type SearchChoice } from './search-form.tsx'
export { activityHref } from './stay.ts'
