import { toWesternDigits } from '@rihla/contract/values/digits'
import { isMainOfPrefix, withPlus } from '@rihla/contract/values/phone'

/** The country of a phone when nothing says otherwise. */
export const HOME_COUNTRY = 'EG'

/** The number itself, without a dial prefix that was typed along with it. */
export function nationalDigits(typed: string, dial: string): string {
  const plain = withPlus(typed)
  return plain.startsWith(dial) ? plain.slice(dial.length) : plain
}

/** Whether a number fits its country's pattern; an empty one does. */
export function isPhoneOf(typed: string, country: { CountryCode: string; Regex: string }): boolean {
  const national = nationalDigits(typed, country.CountryCode)
  return national === '' || new RegExp(country.Regex).test(national)
}

/** A country and its dial prefix, such as `+20`. */
export type Dial = { code: string; dial: string }

export const dialsOf = (
  countries: readonly { Code: string; CountryCode: string }[],
): readonly Dial[] => countries.map(({ Code: code, CountryCode: dial }) => ({ code, dial }))

/**
 * Dial prefix and number in one, as calls want it, without a trunk zero; null when nothing was typed.
 * A prefix of another country that was typed along stays.
 */
export function joinPhone(
  { country, phone }: { country: string; phone: string },
  countries: readonly Dial[],
): string | null {
  const dial = countries.find(({ code }) => code === country)?.dial ?? ''
  const national = nationalDigits(phone, dial)
  if (national === '') return null
  return national.startsWith('+') ? national : dial + national.replace(/^0+/, '')
}

/**
 * A full number as its country and the number within it: the longest dial prefix counts, and among
 * countries that share one `home`, else the main one.
 */
export function splitPhone(
  full: string | null | undefined,
  countries: readonly Dial[],
  home = HOME_COUNTRY,
): { country: string; phone: string } {
  const plain = toWesternDigits(full ?? '').trim()
  const [longest] = countries
    .filter(({ dial }) => plain.startsWith(dial))
    .toSorted((a, b) => b.dial.length - a.dial.length)
  if (!longest) return { country: home, phone: plain }
  const sharing = countries.filter(({ dial }) => dial === longest.dial)
  const its =
    sharing.find(({ code }) => code === home) ?? sharing.find(({ code }) => isMainOfPrefix(code))
  return { country: (its ?? longest).code, phone: plain.slice(longest.dial.length) }
}

/**
 * The country that a number names by a prefix of its own, and the rest of it; null: it has none, none that is known, or
 * nothing behind it yet. Of countries that share one it is the `chosen`, else the main one.
 */
export function countryNamed(
  typed: string,
  countries: readonly Dial[],
  chosen: string,
): { country: string; phone: string } | null {
  const plain = withPlus(typed)
  const split = splitPhone(plain, countries, chosen)
  return plain.startsWith('+') && split.phone !== plain && split.phone !== '' ? split : null
}
