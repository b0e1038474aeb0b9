/** Which reviews the desk lists: those that wait, that are shown, or that are hidden. */
export const reviewViews = ['waiting', 'shown', 'hidden'] as const
export type ReviewView = (typeof reviewViews)[number]
