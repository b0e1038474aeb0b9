/** The most that a list keeps: the newest, always. */
export const MOST_KEPT = { Favourites: 100, Viewed: 30 } as const
export type KeptListName = keyof typeof MOST_KEPT
