/** Letters of why a deed is done, and of a note, at most. */
export const REASON_MAX = 300

/** More hours that a rejected transfer may get for another receipt, at most. */
export const HOURS_MORE_MAX = 72

/** Letters from which on a search finds anything. */
export const FIND_MIN = 2
