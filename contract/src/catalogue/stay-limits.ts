export { STARS } from './address-codec.ts'

/** Guests of one stay. Cruises take fewer children. */
export const STAY_GUESTS = {
  adults: { min: 1, max: 10, default: 2 },
  children: { hotel: 6, cruise: 4 },
  childAge: { min: 0, max: 12, added: 6 },
} as const

/** Nights of one stay; a day-tripper asks for one, and more than a month is not sold. */
export const MAX_NIGHTS = 30
