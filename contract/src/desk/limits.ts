/** Letters of why a deed is done, and of a note, at most. */
export const REASON_MAX = 300

/** Letters of what staff write to a traveller. */
export const LETTER_MIN = 10
export const LETTER_MAX = 1500

/** More hours that a rejected transfer may get for another receipt, at most. */
export const HOURS_MORE_MAX = 72

/** Letters from which on a search finds anything. */
export const FIND_MIN = 2

/** As many reservations as a search shows: whoever sees none of theirs types more. */
export const FOUND_MAX = 20

/** What a promocode takes off at most, in whole EGP; and the highest of its other amounts. */
export const DISCOUNT_MAX = 1_000_000

/** Uses that a promocode can be limited to, at most. */
export const USES_MAX = 1_000_000

/** Letters of a promocode. */
export const CODE_MIN = 3
export const CODE_MAX = 20

/** Characters of a phone as it is typed. */
export const PHONE_MAX = 30

/** Days that stock is looked at or changed for at once, at most. */
export const INVENTORY_DAYS = 62

/** Places of a day, at most. */
export const ALLOTMENT_MAX = 10_000

/** The highest price of a night or a departure, in whole EGP. */
export const DAY_PRICE_MAX = 1_000_000

/** The most that a discount takes off, in percent. */
export const DISCOUNT_PERCENT_MAX = 90

/** Days that money is looked at for at once, at most: a quarter. */
export const MONEY_DAYS = 92

/** Adults of a booking, at most; its guests together are bounded by checkout. */
export const ADULTS_MAX = 20

/** Characters of an e-mail address. */
export const EMAIL_MAX = 254

/** Hours that places are kept for a customer who pays by a link: at most, and unless said otherwise. */
export const KEPT_HOURS_MAX = 72
export const KEPT_HOURS_USUAL = 24

/** Hours of a year: nothing is free to cancel, or due, longer before. */
export const YEAR_HOURS = 8760
/** Parts that come back after free cancellation ends, at most. */
export const STEPS_MAX = 4
/** An end of sale, in minutes of the day it is booked for: that day's, or of the day before. */
export const SALE_CLOSES = { min: -1440, max: 1439 } as const
/** And in minutes before it begins. */
export const SALE_MINUTES_MAX = 1440
/** Ends of sale that operators' files said before these were their limits: they stay until somebody chooses anew. */
export const OLD_SALE_CLOSES = { min: -20_000, max: 1440 } as const
export const OLD_SALE_MINUTES_MAX = 30_000
/** The highest refund that one person gives, in whole EGP. */
export const REFUND_LIMIT_MAX = 1_000_000
/** The highest end of the price slider, in whole EGP. */
export const SLIDER_MAX = 1_000_000
/** Days that a report is about, at most: a year. */
export const REPORT_DAYS = 366

/**
 * Of a destination, as files of operators have them: letters of its texts and of a spelling, how many
 * spellings, and the last place in the lists.
 */
export const destinationLimits = {
  name: 200,
  summary: 1000,
  story: 20_000,
  tip: 2000,
  spelling: 200,
  spellings: 100,
  position: 100_000,
} as const

/** Photographs of an offer, or of a room, at most. */
export const GALLERY_MAX = 100
