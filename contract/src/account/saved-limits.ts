/** The most that a list keeps: the newest, always. */
export const MOST_SAVED = { Favourites: 100, Viewed: 30 } as const
export type SavedListName = keyof typeof MOST_SAVED
