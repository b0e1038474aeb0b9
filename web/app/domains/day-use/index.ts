export { dayUsesHref } from './addresses.ts'
export { DayUseSearchForm } from './day-use-search-form.tsx'
