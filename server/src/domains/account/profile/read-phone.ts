import { toWesternDigits } from '@rihla/contract/values/digits'
import { isMainOfPrefix, undecorated, withPlus } from '@rihla/contract/values/phone'
import type { LocalizedText } from '@rihla/contract/values/language'
import type { Db } from '../../../platform/database/connect.ts'
import { refuse, type Refusal } from '../../../platform/refusal.ts'
import { parsePhone } from '../countries/phone.ts'
import {
  countriesDialled,
  countryCodeOf,
  countryOf,
  listCountries,
  type CountryRow,
} from '../store.ts'

/** How phones of a country are written. */
type PhonesOf = Pick<CountryRow, 'dial' | 'regex'>

/**
 * Reads a phone to E.164. One that begins with + or 00 is of the country that it says; any other is
 * of `country`, and of none without it. Empty means that there shall be none.
 */
export function readPhone(
  text: string,
  country: PhonesOf | undefined,
  countries: readonly PhonesOf[],
): string | null | Refusal<'phone_invalid'> {
  if (text.trim() === '') return null
  const international = isInternational(text)
  // Several countries share a prefix (+1, +7, +44): whose pattern fits is asked, not who comes first.
  const candidates = international ? countries : country ? [country] : []
  for (const one of candidates) {
    const phone = parsePhone(text, one)
    if (phone) return phone
  }
  return refuse('phone_invalid')
}

const isInternational = (text: string): boolean => /^[^\d+]*(?:\+|00)/.test(toWesternDigits(text))

/**
 * Reads a booking's contact phone: by the pattern of the user's country, or, if that is unknown,
 * any 8 to 15 digits as they stand.
 */
export async function readContactPhoneOf(
  db: Db,
  userId: number,
  text: string,
): Promise<string | null | Refusal<'phone_invalid'>> {
  const code = await countryCodeOf(db, userId)
  if (code || text.trim() === '' || isInternational(text)) return readOf(db, code, text)
  const digits = undecorated(text)
  return /^\d{8,15}$/.test(digits) ? digits : refuse('phone_invalid')
}

/** Reads a phone that a person types: of the country it says, or else of theirs. */
export const readPhoneOf = async (
  db: Db,
  userId: number,
  text: string,
): Promise<string | null | Refusal<'phone_invalid'>> =>
  readOf(db, await countryCodeOf(db, userId), text)

/** Asks for the countries alone that the phone may be of: all of them are 250. */
async function readOf(
  db: Db,
  code: string | null,
  text: string,
): Promise<string | null | Refusal<'phone_invalid'>> {
  if (isInternational(text))
    return readPhone(text, undefined, await countriesDialled(db, withPlus(text)))
  return readPhone(text, code ? await countryOf(db, code) : undefined, [])
}

/** The country of a phone number that comes without one. */
const HOME = 'EG'

/**
 * Reads the phone of a guest without an account: E.164, or the country whose pattern it doesn't fit, or
 * `digits`: of a country that we don't know it has not 7 to 15 of them.
 */
export async function readGuestPhone(
  db: Db,
  text: string,
): Promise<{ phone: string } | { notOf: LocalizedText } | 'digits'> {
  const countries = await listCountries(db)
  const home = countries.find(({ code }) => code === HOME)
  const read = readPhone(text, home, countries)
  if (typeof read === 'string') return { phone: read }
  const typed = withPlus(text)
  // The longest prefix that fits says the country; of several that share it the main one.
  const [said] = typed.startsWith('+')
    ? countries
        .filter(({ dial }) => typed.startsWith(dial))
        .toSorted(
          (a, b) =>
            b.dial.length - a.dial.length ||
            Number(isMainOfPrefix(b.code)) - Number(isMainOfPrefix(a.code)),
        )
    : [home]
  if (said) return { notOf: { en: said.name_en, ar: said.name_ar } }
  return /^\+\d{7,15}$/.test(typed) ? { phone: typed } : 'digits'
}

/** Whether a code is that of a country that we know. */
export const knowsCountry = async (db: Db, code: string): Promise<boolean> =>
  (await countryOf(db, code)) !== undefined
