/** What visitors did on our pages, counted by day; no row is about a person. */
export { createVisitCounter, type VisitCounter } from './count-visits.ts'
export { visitRoute } from './routes.ts'
export { countsBetween, purgeCounts, type VisitCount } from './visit-store.ts'
