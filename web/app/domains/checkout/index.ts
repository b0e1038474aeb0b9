export { CheckoutPage } from './checkout-page.tsx'
export { type BookingRequest, saveCheckout, startBooking } from './start-booking.ts'
