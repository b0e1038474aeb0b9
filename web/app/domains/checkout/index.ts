export { MinimalHeader } from './minimal-header.tsx'
export { CheckoutPage } from './checkout-page.tsx'
export { type BookingRequest, saveCheckout } from './saved-checkout.ts'
export { startBooking } from './start-booking.ts'
