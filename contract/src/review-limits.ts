/** The longest text of a review. */
export const REVIEW_MAX_LENGTH = 2000
