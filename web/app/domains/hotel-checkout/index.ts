export { BookingConfirmationPage } from './confirmation-page.tsx'
export { HotelCheckoutPage } from './hotel-checkout-page.tsx'
export { chooseRoom } from './draft.ts'
export { HOTEL_CHECKOUT, type HotelEntry } from './entry.ts'
