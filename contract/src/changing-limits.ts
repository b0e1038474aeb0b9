/** The longest name, special request and hotel to be fetched from of a booking. */
export const CHANGE_LIMITS = { name: 100, request: 1000, pickUp: 200 } as const
