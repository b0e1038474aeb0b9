export { ActivitySearchForm } from './activity-search-form.tsx'
export { activityHref, searchHref } from './addresses.ts'
