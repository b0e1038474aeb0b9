export { StayRoute } from './details/stay-route.tsx'
export { loadStay, loadStaySearch } from './load-stays.ts'
export { SearchPage } from './search/search-page.tsx'
export { CruiseWidget, HotelWidget } from './search/lazy-widget.ts'
