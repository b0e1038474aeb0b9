import type { Country } from '@rihla/contract/account'
import { isPhoneOf, nationalDigits, splitPhone } from '../../../platform/phone.ts'
import type { Passenger } from '../journey.ts'

type Known = { FullName: string; PhoneNumber: string | null } | null

/** What the form starts with: what was typed in this tab, else who is signed in. */
export const firstPassenger = (
  kept: Passenger | null,
  user: Known,
  countries: readonly Country[],
): Passenger =>
  kept ?? {
    name: user?.FullName ?? '',
    ...splitPhone(
      user?.PhoneNumber,
      countries.map(({ Code: code, CountryCode: dial }) => ({ code, dial })),
    ),
  }

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
