import type { RefusalCode } from '../refusals.ts'
import { isEmail } from '../values/email.ts'
import { undecorated } from '../values/phone.ts'
import { trimmed } from '../values/trimmed.ts'
import type { RequiredField } from './guest-fields.ts'
import { inPassportLetters } from './passport-letters.ts'

/** Why a value of a field isn't taken, by the refusal that says so. */
export const guestFaults = [
  'guest_field_required',
  'email_invalid',
  'guest_phone_digits',
  'guest_age_invalid',
  'guest_name_latin',
  'guest_choice_unknown',
  'guest_date_invalid',
] as const satisfies readonly RefusalCode[]
export type GuestFault = (typeof guestFaults)[number]

export const GUEST_AGES = { min: 0, max: 120 } as const

const LATIN = /^[A-Za-z][A-Za-z '’-]*$/

type Field = Pick<RequiredField, 'FieldId' | 'FieldType' | 'FieldPlaceHolder'> &
  Partial<Pick<RequiredField, 'FieldSelectionsSource'>>

/** Whether a field is one that suppliers take in the letters A to Z alone. */
export const isName = ({ FieldId }: Pick<Field, 'FieldId'>): boolean =>
  FieldId === 'Name' || FieldId === 'Surname'

/** Whether a field may stay empty: wishes may, everything else that is asked for may not. */
export const mayBeEmpty = ({ FieldId, FieldPlaceHolder }: Field): boolean =>
  /special|request/i.test(`${FieldId} ${FieldPlaceHolder}`)

/**
 * Why a typed value isn't taken; null: it is. Both halves ask this. What a country says of a phone is
 * asked beside it, since only who has the list of countries can.
 */
export function guestFault(field: Field, typed: string): GuestFault | null {
  const value = trimmed(typed)
  if (value === '') return mayBeEmpty(field) ? null : 'guest_field_required'
  if (isName(field)) return LATIN.test(inPassportLetters(value)) ? null : 'guest_name_latin'
  if (field.FieldId === 'Email') return isEmail(value) ? null : 'email_invalid'
  switch (field.FieldType) {
    case 'phone':
      return phoneDigits(value) ? null : 'guest_phone_digits'
    case 'number':
      return isAge(value) ? null : 'guest_age_invalid'
    case 'date':
      return isDate(value) ? null : 'guest_date_invalid'
    case 'select': {
      const source = field.FieldSelectionsSource
      const isKnown = Array.isArray(source) ? source.some((it) => it.Value === value) : true
      return isKnown ? null : 'guest_choice_unknown'
    }
    case 'text':
      return null
  }
}

/** Whether a text has the digits of some phone, 7 to 15, and nothing but what phones are written with. */
export const phoneDigits = (text: string): boolean => /^\+?\d{7,15}$/.test(undecorated(text))

const isAge = (text: string): boolean =>
  /^\d{1,3}$/.test(text) && Number(text) >= GUEST_AGES.min && Number(text) <= GUEST_AGES.max

function isDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const at = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text)
}
