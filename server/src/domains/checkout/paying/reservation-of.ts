import { depositOf } from '../../reservations/index.ts'
import { dueNow, withFee, type Booking } from '../booking.ts'
import { ORDER_KIND } from '../deps.ts'

/** The kinds of method that a booking can be paid by. */
export const paidAt = ['page', 'code', 'by_hand', 'points'] as const

/**
 * A booking as its reservation says it, with this fee (piastres) for the way it is paid; what is paid in the
 * end says what it was in the end.
 */
export const reservationOf = (booking: Booking, fee: number) => ({
  module: booking.module,
  itemId: booking.itemId,
  sourceKind: ORDER_KIND,
  sourceId: booking.id,
  fromDate: booking.fromDate,
  toDate: booking.toDate,
  seats: booking.seats,
  adults: booking.adults,
  children: booking.children,
  clientName: booking.userName,
  clientPhone: booking.phone,
  clientEmail: booking.email,
  specialRequests: booking.specialRequest,
  pickUpFrom: booking.pickUpFrom,
  coupon: booking.promocodeId === null ? null : booking.promocode,
  sold: withFee(booking.sold, fee),
  total: booking.payable + fee,
  points: booking.points,
  deposit: depositOf(booking.sold) ? dueNow(booking) + fee : null,
})
