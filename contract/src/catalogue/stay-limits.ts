import { CHILD_AGE, MOST_CHILDREN } from './children.ts'

export { STARS } from './address-codec.ts'

/** Guests of one stay. Cruises take fewer children. */
export const STAY_GUESTS = {
  adults: { min: 1, max: 10, default: 2 },
  children: { hotel: MOST_CHILDREN, cruise: 4 },
  childAge: CHILD_AGE,
} as const

/** Nights of one stay; a day-tripper asks for one, and more than a month is not sold. */
export const MAX_NIGHTS = 30
