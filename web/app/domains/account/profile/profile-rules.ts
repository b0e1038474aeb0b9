import type { Country, CurrentUser } from '@rihla/contract/account'
import { dialsOf, isPhoneOf, nationalDigits, splitPhone } from '../../../platform/phone.ts'
import { nameProblem } from '../sign-up/signup-rules.ts'
import { IMAGE_MAX_BYTES, IMAGE_TYPES } from '../contract-constants.ts'

/** A phone as it is typed: the country by its code, and the number without the dial prefix. */
export type TypedPhone = { readonly code: string; readonly number: string }
export type Photo = 'same' | 'none' | File

export type ProfileValues = {
  readonly name: string
  readonly country: Country | null
  readonly phone: TypedPhone
  readonly additional: TypedPhone
  readonly photo: Photo
}
export type ProfileField = 'name' | 'country' | 'phone' | 'additional'

/** The form as it is before anything was typed. */
export function profileValues(user: CurrentUser, countries: readonly Country[]): ProfileValues {
  const home = countries.find(({ Code }) => Code === user.Country?.Code) ?? null
  const dials = dialsOf(countries)
  const typed = (stored: string | null): TypedPhone => {
    const { country, phone } = splitPhone(stored, dials, home?.Code)
    return { code: country, number: phone }
  }
  return {
    name: user.FullName,
    country: home,
    phone: typed(user.PhoneNumber),
    additional: typed(user.AdditionPhoneNumber),
    photo: 'same',
  }
}

const samePhone = (one: TypedPhone, other: TypedPhone): boolean =>
  one.number === other.number && (one.number === '' || one.code === other.code)

/** What is wrong with the form, as keys of texts; what was not touched is left alone. */
export function profileProblems(
  now: ProfileValues,
  before: ProfileValues,
  countries: readonly Country[],
) {
  const phoneProblem = (phone: TypedPhone, was: TypedPhone) => {
    const country = countries.find(({ Code }) => Code === phone.code)
    const fine = samePhone(phone, was) || (country ? isPhoneOf(phone.number, country) : false)
    return fine || phone.number.trim() === '' ? null : 'phoneInvalid'
  }
  return {
    name: nameProblem(now.name),
    country: before.country && !now.country ? 'nationalityRequired' : null,
    phone: phoneProblem(now.phone, before.phone),
    additional: phoneProblem(now.additional, before.additional),
  } as const
}

/** The field that a refusal of the server is about. */
export function refusedField(
  code: string,
  now: ProfileValues,
  before: ProfileValues,
): ProfileField | null {
  if (code === 'full_name_required' || code === 'full_name_too_long') return 'name'
  if (code === 'country_unknown') return 'country'
  if (code === 'phone_invalid') return samePhone(now.phone, before.phone) ? 'additional' : 'phone'
  return null
}

/** What is sent: phones only when they changed, with their prefix; an empty one is taken away. */
export function toUpdateInput(
  now: ProfileValues,
  before: ProfileValues,
  countries: readonly Country[],
) {
  const wire = (phone: TypedPhone, was: TypedPhone): string | undefined => {
    if (samePhone(phone, was)) return undefined
    const dial = countries.find(({ Code }) => Code === phone.code)?.CountryCode ?? ''
    const national = nationalDigits(phone.number, dial)
    return national === '' ? '' : dial + national
  }
  return {
    FullName: now.name.trim(),
    PhoneNumber: wire(now.phone, before.phone),
    AdditionPhoneNumber: wire(now.additional, before.additional),
    Country: now.country?.Code,
    ProfileImage: now.photo instanceof File ? now.photo : undefined,
  }
}

/** What is wrong with a chosen image, as the key of a text. */
export function imageProblem(file: { type: string; size: number } | undefined) {
  if (!file) return 'imageNone'
  if (!IMAGE_TYPES.includes(file.type)) return 'imageFormat'
  return file.size > IMAGE_MAX_BYTES ? 'imageTooLarge' : null
}
