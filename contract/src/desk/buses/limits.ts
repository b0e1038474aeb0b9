/** The highest price of a seat, in whole EGP. */
export const SEAT_PRICE_MAX = 100_000
/** Minutes on the way. */
export const RIDE_MINUTES = { min: 5, max: 2880 } as const
/** Lines, and departures of a line, that are listed at most. */
export const LINES_MAX = 500
export const SERVICES_MAX = 500
