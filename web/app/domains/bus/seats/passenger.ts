import type { Country } from '@rihla/contract/account'
import { foldDigits, isPhoneOf, nationalDigits } from '../../../platform/phone.ts'
import type { Passenger } from '../journey.ts'

/** The country of a phone when nothing says otherwise. */
export const HOME_COUNTRY = 'EG'

type Known = { FullName: string; PhoneNumber: string | null } | null

/** A full number as its country and the number within it; the home country wins a shared prefix. */
function splitPhone(full: string, countries: readonly Country[]) {
  const plain = foldDigits(full).trim()
  const matching = countries
    .filter(({ CountryCode }) => plain.startsWith(CountryCode))
    .toSorted((a, b) => b.CountryCode.length - a.CountryCode.length)
  const found = matching.find(({ Code }) => Code === HOME_COUNTRY) ?? matching[0]
  return found
    ? { country: found.Code, phone: plain.slice(found.CountryCode.length) }
    : { country: HOME_COUNTRY, phone: plain }
}

/** What the form starts with: what was typed in this tab, else who is signed in. */
export const firstPassenger = (
  kept: Passenger | null,
  user: Known,
  countries: readonly Country[],
): Passenger =>
  kept ?? { name: user?.FullName ?? '', ...splitPhone(user?.PhoneNumber ?? '', countries) }

/** What is wrong with it, by field; as keys of texts. */
export function passengerProblems(
  { name, country, phone }: Passenger,
  countries: readonly Country[],
) {
  const chosen = countries.find(({ Code }) => Code === country)
  const wrong = chosen ? !isPhoneOf(phone, chosen) : !/^\d{7,15}$/.test(nationalDigits(phone, '+'))
  return {
    name: name.trim() === '' ? ('fullNameRequired' as const) : null,
    phone:
      phone.trim() === '' ? ('phoneRequired' as const) : wrong ? ('phoneInvalid' as const) : null,
  }
}

/** The dial prefix and the number, as the call wants it; a leading trunk zero is dropped. */
export function fullPhone({ country, phone }: Passenger, countries: readonly Country[]): string {
  const dial = countries.find(({ Code }) => Code === country)?.CountryCode ?? ''
  return dial + nationalDigits(phone, dial).replace(/^0+/, '')
}
