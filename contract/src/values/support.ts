/** Whom travellers call about a booking. */
export const SUPPORT_PHONE = '+20 2 5550 0142'

/** The same within a sentence: on one line, and from left to right after Arabic words, too. */
export const SUPPORT_PHONE_IN_TEXT = `\u2066${SUPPORT_PHONE.replaceAll(' ', '\u00a0')}\u2069`
