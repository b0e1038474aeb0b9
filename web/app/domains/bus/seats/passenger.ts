import type { Country } from '@rihla/contract/account'
import { dialsOf, isPhoneOf, nationalDigits, splitPhone } from '../../../platform/phone.ts'
import type { Passenger } from '../journey/journey.ts'

type Known = { FullName: string; PhoneNumber: string | null } | null

/** What the form starts with: what was typed in this tab, else who is signed in. */
export const firstPassenger = (
  typed: Passenger | null,
  user: Known,
  countries: readonly Country[],
): Passenger =>
  typed ?? {
    name: user?.FullName ?? '',
    ...splitPhone(user?.PhoneNumber, dialsOf(countries)),
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
