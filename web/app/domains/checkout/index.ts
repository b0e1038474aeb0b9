export {
  keepCheckout,
  startBooking,
  type BookingWish,
  type CheckoutState,
} from './start-booking.ts'
