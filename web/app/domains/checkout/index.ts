export { CheckoutPage } from './checkout-page.tsx'
export {
  type BookingWish,
  type CheckoutState,
  keepCheckout,
  startBooking,
} from './start-booking.ts'
