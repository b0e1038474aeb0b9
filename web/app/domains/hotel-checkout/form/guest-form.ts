import type { Country } from '@rihla/contract/account'
import type { Companion } from '@rihla/contract/account/companions'
import type {
  PaxFields,
  RequiredField,
  TypedPax,
} from '@rihla/contract/external-hotels/guest-fields'
import { guestFault, type GuestFault } from '@rihla/contract/external-hotels/guest-rules'
import { toWesternDigits } from '@rihla/contract/values/digits'
import { dialsOf, HOME_COUNTRY, isPhoneOf, joinPhone, splitPhone } from '../../../platform/phone.ts'

/** What was typed, by guest and field; a phone's country stands beside its number. */
export type Typed = Readonly<Record<string, string>>

export const keyOf = (paxId: number, field: string): string => `${paxId}.${field}`
export const countryKey = (paxId: number): string => keyOf(paxId, 'PhoneNumber.country')
export const LOCAL_NAME = 'LocalName'

type Countries = readonly Country[]

/** Why a field isn't taken; a phone names its country where that has a pattern. */
export type Fault = GuestFault | { readonly phoneOf: Country }

/** What the form starts with: what was typed in this tab before, else what is known. */
export function startOf(paxes: readonly PaxFields[], before: Typed, countries: Countries): Typed {
  const typed: Record<string, string> = {}
  for (const { PaxId, RequiredFields } of paxes) {
    const local = before[keyOf(PaxId, LOCAL_NAME)]
    if (local) typed[keyOf(PaxId, LOCAL_NAME)] = local
    for (const { FieldId, FieldType, FieldValue, IsEditable } of RequiredFields) {
      const key = keyOf(PaxId, FieldId)
      const kept = IsEditable ? before[key] : undefined
      if (FieldType === 'phone') {
        const known = splitPhone(FieldValue, dialsOf(countries))
        typed[key] = kept ?? known.phone
        typed[countryKey(PaxId)] = before[countryKey(PaxId)] ?? known.country
      } else typed[key] = kept ?? FieldValue
    }
  }
  return typed
}

/**
 * What a companion fills in of a guest: what is asked for, of the lead also the name as they write it. What isn't known
 * of them becomes empty, so that nothing of somebody chosen before goes under their name.
 */
export function filledFrom(
  { PaxId, RequiredFields }: PaxFields,
  it: Companion,
  isLead: boolean,
): Typed {
  const known: Readonly<Record<string, string | null>> = {
    Name: it.Name,
    Surname: it.Surname,
    Nationality: it.Nationality,
    DocumentType: it.DocumentType,
    DocumentValue: it.DocumentNumber,
  }
  const values = RequiredFields.flatMap(({ FieldId, IsEditable }) => {
    const value = known[FieldId]
    return IsEditable && value !== undefined ? [[keyOf(PaxId, FieldId), value ?? ''] as const] : []
  })
  const local = isLead ? { [keyOf(PaxId, LOCAL_NAME)]: it.LocalName ?? '' } : {}
  return { ...Object.fromEntries(values), ...local }
}

/** What is wrong, by field; nothing: it can be sent. */
export function faultsOf(
  paxes: readonly PaxFields[],
  typed: Typed,
  countries: Countries,
): Readonly<Record<string, Fault>> {
  const faults: Record<string, Fault> = {}
  for (const { PaxId, RequiredFields } of paxes)
    for (const field of RequiredFields) {
      const key = keyOf(PaxId, field.FieldId)
      const fault = faultOf(field, typed[key] ?? '', chosenCountry(typed, PaxId, countries))
      if (fault) faults[key] = fault
    }
  return faults
}

const chosenCountry = (typed: Typed, paxId: number, countries: Countries): Country | undefined => {
  const code = typed[countryKey(paxId)] ?? HOME_COUNTRY
  return countries.find(({ Code }) => Code === code)
}

function faultOf(field: RequiredField, text: string, country: Country | undefined): Fault | null {
  const plain = toWesternDigits(text)
  if (field.FieldType !== 'phone' || !country || plain.trim() === '')
    return guestFault(field, plain)
  return isPhoneOf(plain, country) ? null : { phoneOf: country }
}

/** What is sent: a value for each field that was asked for, in the order of the guests. */
export const toPaxes = (
  paxes: readonly PaxFields[],
  typed: Typed,
  countries: Countries,
): TypedPax[] =>
  paxes.map(({ PaxId, RequiredFields }) => {
    const values = RequiredFields.map(({ FieldId, FieldType }) => {
      const text = typed[keyOf(PaxId, FieldId)] ?? ''
      if (FieldType !== 'phone') return [FieldId, toWesternDigits(text).trim()] as const
      const country = typed[countryKey(PaxId)] ?? HOME_COUNTRY
      return [FieldId, joinPhone({ country, phone: text }, dialsOf(countries)) ?? text] as const
    })
    const LocalName = typed[keyOf(PaxId, LOCAL_NAME)]?.trim()
    return { PaxId, ...Object.fromEntries(values), ...(LocalName && { LocalName }) }
  })

/** Whether a guest must be asked for a country: then the list is worth fetching. */
export const asksCountries = (paxes: readonly PaxFields[]): boolean =>
  paxes.some(({ RequiredFields }) =>
    RequiredFields.some(
      (it) => it.FieldType === 'phone' || it.FieldSelectionsSource === 'Countries',
    ),
  )

/** What may stay in this tab: documents don't. */
export const withoutDocuments = (typed: Typed): Typed =>
  Object.fromEntries(Object.entries(typed).filter(([key]) => !key.endsWith('.DocumentValue')))
