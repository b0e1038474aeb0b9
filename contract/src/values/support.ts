/** Whom travellers call about a booking. */
export const SUPPORT_PHONE = '+20 2 5550 0142'
