export { activityDates, priceBounds, type DateBounds } from './bounds.ts'
export { DestinationField, type Place } from './destination-field.tsx'
export { destinationsQuery, splashQuery } from './queries.ts'
