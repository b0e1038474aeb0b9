import type {
  GuestFieldId,
  PaxFields,
  PaxInput,
  RequiredField,
} from '@rihla/contract/external-hotels/guest-fields'
import { guestFault, isName } from '@rihla/contract/external-hotels/guest-rules'
import { inPassportLetters } from '@rihla/contract/external-hotels/passport-letters'
import type { Language, LocalizedText } from '@rihla/contract/values/language'
import { toWesternDigits } from '@rihla/contract/values/digits'
import { plainEmail } from '@rihla/contract/values/email'
import { trimmed } from '@rihla/contract/values/trimmed'
import { isRefusal, refuse, type Refusal } from '../../../platform/refusal.ts'
import type { Guest } from './guest.ts'

/** A phone as it can be called; or the country whose pattern it doesn't fit, or the digits alone are wrong. */
export type GuestPhone = { readonly phone: string } | { readonly notOf: LocalizedText } | 'digits'

type Reading = {
  readonly language: Language
  readonly readPhone: (text: string) => Promise<GuestPhone>
  readonly knowsCountry: (code: string) => Promise<boolean>
}

type Values = Partial<Record<GuestFieldId, string>>

/**
 * Reads who travels: one for each place, in its order, each required field by its rules, names in the letters of
 * their passport. The first fault is the answer. What was agreed before (a child's age) stands, whatever is sent; fields that weren't asked for aren't stored.
 */
export async function readGuests(
  fields: readonly PaxFields[],
  typed: readonly PaxInput[],
  reading: Reading,
): Promise<Guest[] | Refusal> {
  if (typed.length !== fields.length) return refuse('guests_incomplete', { count: fields.length })
  const guests: Guest[] = []
  for (const [at, pax] of typed.entries()) {
    const values = await readPax(fields[at]?.RequiredFields ?? [], pax, reading)
    if (isRefusal(values)) return values
    guests.push({
      name: values.Name ?? '',
      surname: values.Surname ?? '',
      age: values.Age === undefined ? null : Number(values.Age),
      localName: pax.LocalName?.trim() || null,
      email: values.Email ?? null,
      phone: values.PhoneNumber ?? null,
      nationality: values.Nationality ?? null,
      documentType: values.DocumentType ?? null,
      documentValue: values.DocumentValue ?? null,
    })
  }
  return guests
}

async function readPax(
  fields: readonly RequiredField[],
  pax: PaxInput,
  reading: Reading,
): Promise<Values | Refusal> {
  const values: Values = {}
  for (const field of fields) {
    const sent = pax[field.FieldId]
    // Hotels and their systems read Western digits alone.
    const text = trimmed(
      toWesternDigits(String(sent ?? (field.IsEditable ? '' : field.FieldValue))),
    )
    const fault = guestFault(field, text)
    if (fault) return refuse(fault, { field: field.FieldPlaceHolder })
    const value = field.IsEditable ? await readValue(field, text, reading) : field.FieldValue
    if (isRefusal(value)) return value
    values[field.FieldId] = isName(field) ? inPassportLetters(value) : value
  }
  return values
}

async function readValue(
  field: RequiredField,
  text: string,
  { language, readPhone, knowsCountry }: Reading,
): Promise<string | Refusal> {
  if (field.FieldId === 'Email') return plainEmail(text)
  if (field.FieldType === 'phone') {
    const read = await readPhone(text)
    if (read === 'digits') return refuse('guest_phone_digits')
    return 'phone' in read
      ? read.phone
      : refuse('guest_phone_invalid', { country: read.notOf[language] })
  }
  if (field.FieldSelectionsSource === 'Countries' && !(await knowsCountry(text.toUpperCase())))
    return refuse('guest_choice_unknown', { field: field.FieldPlaceHolder })
  return field.FieldSelectionsSource === 'Countries' ? text.toUpperCase() : text
}
