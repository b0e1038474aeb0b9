export { CheckoutPage } from './checkout-page.tsx'
export {
  type BookingRequest,
  type CheckoutState,
  saveCheckout,
  startBooking,
} from './start-booking.ts'
