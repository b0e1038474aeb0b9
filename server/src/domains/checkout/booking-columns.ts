import { columnsOf } from '../../platform/database/tables.ts'

const all = {
  adults: true,
  application_id: true,
  cancelled_at: true,
  child_ages: true,
  children: true,
  created_at: true,
  edition: true,
  email: true,
  from_date: true,
  hold_id: true,
  id: true,
  is_refundable: true,
  item_id: true,
  keep_until: true,
  module: true,
  pay_in_full: true,
  payable: true,
  phone: true,
  pick_up_from: true,
  placed_at: true,
  points: true,
  promocode: true,
  promocode_id: true,
  quote: true,
  rate_plan_id: true,
  reminded_at: true,
  reservation_id: true,
  sale_key: true,
  seats: true,
  special_request: true,
  to_date: true,
  updated_at: true,
  user_id: true,
  user_name: true,
} as const

/** What is read of a booking. */
export const BOOKING = columnsOf<'temp_reservations'>(all)

/** The same beside other tables, where it is `t`. */
export const BOOKING_T = columnsOf<'temp_reservations'>(all, 't')
