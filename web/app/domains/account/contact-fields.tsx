import { toWesternDigits } from '@rihla/contract/values/digits'
import { useState } from 'react'
import { PhoneField, type DialCountry } from '../../ui/form/phone-field.tsx'
import { TextField } from '../../ui/form/text-field.tsx'

type Contact = { name: string; country: string; phone: string }

type ContactFieldsProps = {
  labels: { name: string; nameHint: string; phone: string }
  value: Contact
  onChange: (change: Partial<Contact>) => void
  countries: readonly DialCountry[]
  /** What is wrong with each field, in the language of the page. */
  problems: { name: string | null; phone: string | null }
  /** Sending was tried: problems show also beside fields that were not left yet. */
  tried: boolean
}

/** A traveller's name and phone; a problem shows beside a field once it was left or sent. */
export function ContactFields(props: ContactFieldsProps) {
  const { labels, value, onChange, countries, problems, tried } = props
  const [left, setLeft] = useState({ name: false, phone: false })
  return (
    <div className="grid gap-4 md:grid-cols-2">
      <TextField
        label={labels.name}
        name="name"
        autoComplete="name"
        required
        maxLength={100}
        hint={labels.nameHint}
        value={value.name}
        onChange={(name) => onChange({ name })}
        onBlur={() => setLeft({ ...left, name: true })}
        error={tried || left.name ? problems.name : null}
      />
      <div onBlur={() => setLeft({ ...left, phone: true })}>
        <PhoneField
          label={labels.phone}
          name="phone"
          countries={countries}
          country={value.country}
          onCountryChange={(country) => onChange({ country })}
          value={value.phone}
          onChange={(phone, country = value.country) =>
            onChange({ country, phone: toWesternDigits(phone) })
          }
          error={tried || left.phone ? problems.phone : null}
        />
      </div>
    </div>
  )
}
