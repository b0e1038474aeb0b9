export { BookingConfirmationPage } from './confirmation-page.tsx'
export { HotelCheckoutPage } from './hotel-checkout-page.tsx'
export { HOTEL_CHECKOUT, saveEntry, type HotelEntry } from './entry.ts'
