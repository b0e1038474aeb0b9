import { withPlus } from '@rihla/contract/values/phone'

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
