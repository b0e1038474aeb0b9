export const CHECKOUT = '/checkout'
export const BOOKING = 'booking'

/** The held booking that the address of /checkout names, or null. */
export function bookingIn(address: URLSearchParams): number | null {
  const id = address.get(BOOKING) ?? ''
  return /^[1-9]\d{0,8}$/.test(id) ? Number(id) : null
}
