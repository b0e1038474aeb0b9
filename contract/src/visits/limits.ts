/**
 * Where a browser leaves what was counted. Not below `/api`: a page that is being left can send no headers
 * (`sendBeacon`), so that this is nobody's call, and says nothing about anybody.
 */
export const VISITS_PATH = '/visits'
export const VISITS_MAX_BYTES = 8192
/** Events in one batch. */
export const MOST_EVENTS = 40
