/** The longest name and special request of a booking. */
export const CHANGE_LIMITS = { name: 100, request: 1000 } as const
