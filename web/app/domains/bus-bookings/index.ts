export { BusBookingPage } from './details/details-page.tsx'
export { BusBookingsPage } from './list/list-page.tsx'
