import type { Country } from '@rihla/contract/account'
import { useState } from 'react'
import { foldDigits } from '../../../platform/phone.ts'
import { useLanguage } from '../../../platform/locale/use-text.tsx'
import { PhoneField } from '../../../ui/form/phone-field.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { dialCountries } from '../../account/index.ts'
import { StepHeading } from '../../../ui/navigation/step-heading.tsx'
import type { Passenger } from '../journey.ts'
import { useBusText } from '../use-bus-text.ts'
import { passengerProblems } from './passenger.ts'

export const PASSENGER_FORM = 'bus-passenger'

/** Who travels and how to reach them; problems show beside a field once it was left or sent. */
export function PassengerStep({
  passenger,
  countries,
  tried,
  still,
  onEdit,
  onSubmit,
}: {
  passenger: Passenger
  countries: readonly Country[]
  tried: boolean
  still: boolean
  onEdit: (passenger: Passenger) => void
  onSubmit: () => void
}) {
  const t = useBusText()
  const language = useLanguage()
  const [left, setLeft] = useState({ name: false, phone: false })
  const problems = passengerProblems(passenger, countries)
  const shown = (field: 'name' | 'phone'): string | null => {
    const problem = problems[field]
    return problem && (tried || left[field]) ? t(problem) : null
  }
  const edit = (change: Partial<Passenger>): void => onEdit({ ...passenger, ...change })
  return (
    <form
      id={PASSENGER_FORM}
      noValidate
      className="panel grid gap-5 p-5 md:p-6"
      onSubmit={(event) => (event.preventDefault(), onSubmit())}
    >
      <div className="grid gap-1">
        <StepHeading className="type-h2" still={still}>
          {t('who')}
        </StepHeading>
        <p className="type-small text-ink-2">{t('whoText')}</p>
      </div>
      <div className="grid gap-4 md:grid-cols-2">
        <TextField
          label={t('fullName')}
          name="name"
          autoComplete="name"
          required
          maxLength={100}
          hint={t('nameHint')}
          value={passenger.name}
          onChange={(name) => edit({ name })}
          onBlur={() => setLeft({ ...left, name: true })}
          error={shown('name')}
        />
        <div onBlur={() => setLeft({ ...left, phone: true })}>
          <PhoneField
            label={t('phone')}
            name="phone"
            countries={dialCountries(countries, language)}
            country={passenger.country}
            onCountryChange={(country) => edit({ country })}
            value={passenger.phone}
            onChange={(phone) => edit({ phone: foldDigits(phone) })}
            error={shown('phone')}
          />
        </div>
      </div>
    </form>
  )
}
