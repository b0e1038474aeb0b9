/** Whom travellers call about a booking, at any hour. */
export const SUPPORT_PHONE = '+20 2 5550 0142'
