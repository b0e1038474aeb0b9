/** Children of one booking, of every kind that takes them; ships take fewer. */
export const MOST_CHILDREN = 6

/** In years; older ones count as adults. A child that was just added is of the age `added`. */
export const CHILD_AGE = { min: 0, max: 12, added: 6 } as const
