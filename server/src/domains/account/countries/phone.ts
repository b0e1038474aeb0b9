import { toWesternDigits } from '@rihla/contract/values/digits'

/** What phones are written with besides digits: spaces, dashes of all kinds, parentheses, direction marks. */
const DECORATION = /[\s()\p{Pd}\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]/gu

/** A phone in Western digits, without what only makes it easier to read. */
export const undecorated = (text: string): string =>
  toWesternDigits(text).replaceAll(DECORATION, '')

/** The same with + where it began with 00. */
export const withPlus = (text: string): string => undecorated(text).replace(/^00/, '+')

/**
 * Reads a phone number of a country, typed with or without its dial prefix, to E.164; null when it
 * isn't one. A leading trunk 0 is dropped where the country has one (Italy keeps its zero).
 */
export function parsePhone(text: string, country: { dial: string; regex: string }): string | null {
  const typed = withPlus(text)
  if (typed.startsWith('+') && !typed.startsWith(country.dial)) return null
  const national = typed.startsWith('+') ? typed.slice(country.dial.length) : typed
  const significant = new RegExp(country.regex).exec(national)?.[1]
  return significant ? country.dial + significant : null
}
