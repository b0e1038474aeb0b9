/**
 * Every refusal a caller can meet: its stable code and HTTP status. The texts, in both languages,
 * are the server's error catalogue. A business refusal is never a 5xx: the client retries those.
 */
export const refusals = {
  invalid_input: 400,
  invalid_date: 400,
  unauthenticated: 401,
  forbidden: 403,
  cross_site: 403,
  not_found: 404,
  method_not_allowed: 405,
  too_large: 413,
  too_many_requests: 429,
  busy: 409,
  server_error: 500,
  unavailable: 503,
  // account
  invalid_credentials: 401,
  not_activated: 403,
  full_name_required: 400,
  full_name_too_long: 400,
  email_invalid: 400,
  nationality_required: 400,
  phone_invalid: 400,
  password_weak: 400,
  // catalogue
  offer_not_found: 404,
  date_outside_range: 400,
  // checkout
  sold_out: 409,
  too_many_guests: 400,
  name_required: 400,
  hold_ended: 409,
  payment_open: 409,
  hold_not_renewable: 409,
  booking_not_found: 404,
  already_booked: 409,
  price_changed: 409,
  login_to_book: 401,
  payment_method_unknown: 400,
  payment_setup_failed: 409,
  // reservations
  login_to_view_reservations: 401,
  reservation_not_found: 404,
} as const

export type RefusalCode = keyof typeof refusals
