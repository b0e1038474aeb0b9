export { loadPlace, loadPlaces } from './places/queries.ts'
export { PlacePage } from './places/place-page.tsx'
export { PlacesPage } from './places/places-page.tsx'
