export { ReservationDetailsPage } from './details/details-page.tsx'
export { ReservationListPage } from './list/list-page.tsx'
export { StatusBadge } from './status-badge.tsx'
export { FindBookingPage } from './find/find-page.tsx'
