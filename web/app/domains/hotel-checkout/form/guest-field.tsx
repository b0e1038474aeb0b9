import type { Country } from '@rihla/contract/account'
import type { RequiredField } from '@rihla/contract/external-hotels/guest-fields'
import { guestFault, isName } from '@rihla/contract/external-hotels/guest-rules'
import { inPassportLetters } from '@rihla/contract/external-hotels/passport-letters'
import { toWesternDigits } from '@rihla/contract/values/digits'
import type { HTMLInputAutoCompleteAttribute } from 'react'
import { useLanguage } from '../../../platform/locale/use-text.tsx'
import { HOME_COUNTRY } from '../../../platform/phone.ts'
import { PhoneField } from '../../../ui/form/phone-field.tsx'
import { Select } from '../../../ui/form/select.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { countryName, dialCountries } from '../../account/index.ts'
import { useHotelCheckoutText } from '../use-hotel-checkout-text.ts'
import { countryKey, keyOf, type Fault, type Typed } from './guest-form.ts'

const autoComplete: Readonly<
  Partial<Record<RequiredField['FieldId'], HTMLInputAutoCompleteAttribute>>
> = { Name: 'given-name', Surname: 'family-name', Email: 'email' }

const longest: Readonly<Partial<Record<RequiredField['FieldId'], number>>> = {
  Name: 60,
  Surname: 60,
  Email: 254,
  Address: 200,
}

/** What is wrong with a field, in words. */
function useFaultText() {
  const t = useHotelCheckoutText()
  const language = useLanguage()
  return (fault: Fault | undefined, { FieldPlaceHolder: field }: RequiredField): string | null => {
    if (!fault) return null
    if (typeof fault === 'object')
      return t('phoneInvalid', { country: countryName(fault.phoneOf, language) })
    const texts = {
      guest_field_required: field ? t('isRequired', { field }) : t('fieldRequired'),
      email_invalid: t('emailInvalid'),
      guest_phone_digits: t('phoneDigits'),
      guest_age_invalid: t('ageInvalid'),
      guest_name_latin: t('nameLatin'),
      guest_choice_unknown: t('choiceUnknown'),
      guest_date_invalid: t('dateInvalid'),
    }
    return texts[fault]
  }
}

/** What is said of a field before it is sent: a name with an `ü`, how it arrives. */
function useHint() {
  const t = useHotelCheckoutText()
  return (field: RequiredField, typed: string): string | undefined => {
    if (field.FieldId === 'Email') return t('emailHint')
    const name = inPassportLetters(typed)
    const isTaken = isName(field) && guestFault(field, typed) === null
    return isTaken && name !== typed ? t('nameForHotel', { name }) : undefined
  }
}

export type GuestFieldProps = {
  field: RequiredField
  paxId: number
  typed: Typed
  onType: (key: string, value: string) => void
  fault: Fault | undefined
  /** Null: loading, or failed to load. */
  countries: readonly Country[] | null
  isLead: boolean
}

/** One thing that is asked of a guest, by its type. */
export function GuestField(props: GuestFieldProps) {
  const { field, paxId, typed, onType, countries, isLead } = props
  const t = useHotelCheckoutText()
  const language = useLanguage()
  const faultText = useFaultText()
  const hintOf = useHint()
  const key = keyOf(paxId, field.FieldId)
  const value = typed[key] ?? ''
  const error = faultText(props.fault, field)
  const label = field.FieldPlaceHolder
  if (field.FieldType === 'phone')
    return (
      <PhoneField
        label={label}
        name={key}
        countries={dialCountries(countries ?? [], language)}
        country={typed[countryKey(paxId)] ?? HOME_COUNTRY}
        onCountryChange={(code) => onType(countryKey(paxId), code)}
        value={value}
        onChange={(phone, country) => {
          if (country) onType(countryKey(paxId), country)
          onType(key, toWesternDigits(phone))
        }}
        error={error}
      />
    )
  if (field.FieldType === 'select') {
    const source = field.FieldSelectionsSource
    const options = Array.isArray(source)
      ? source.map(({ Value, Text }) => ({ value: Value, text: Text }))
      : (countries ?? []).map((it) => ({ value: it.Code, text: countryName(it, language) }))
    return (
      <Select
        label={label}
        name={key}
        value={value}
        placeholder={t('choose')}
        options={options}
        required
        onChange={(next) => onType(key, next)}
        error={error}
      />
    )
  }
  return (
    <TextField
      label={label}
      name={key}
      type={field.FieldType === 'date' ? 'date' : field.FieldId === 'Email' ? 'email' : 'text'}
      inputMode={field.FieldType === 'number' ? 'numeric' : undefined}
      // Names of hotels' guests, mails and numbers are Latin in either language.
      dir="ltr"
      autoComplete={isLead ? autoComplete[field.FieldId] : 'off'}
      maxLength={longest[field.FieldId] ?? 100}
      required
      disabled={!field.IsEditable}
      hint={hintOf(field, value)}
      value={value}
      onChange={(next) => onType(key, field.FieldType === 'number' ? toWesternDigits(next) : next)}
      error={error}
    />
  )
}
