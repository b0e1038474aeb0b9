import { useState } from 'react'
import { Link } from 'react-router'
import { foldDigits } from '../../../platform/phone.ts'
import { useSession } from '../../../platform/session/session.ts'
import { PhoneField, type DialCountry } from '../../../ui/form/phone-field.tsx'
import { TextArea, TextField } from '../../../ui/form/text-field.tsx'
import { StepHeading } from '../../../ui/navigation/step-heading.tsx'
import { shownName } from './traveller-form.ts'
import type { BookingDraft } from './use-booking.ts'
import { useCheckoutText } from '../use-checkout-text.ts'

export const FORM_ID = 'checkout-form'

type DetailsFormProps = {
  booking: BookingDraft
  countries: readonly DialCountry[]
  still: boolean
  tried: boolean
  onContinue: () => void
}

/** Who comes, how to reach them, and their special request; saved while it is typed. */
export function DetailsForm({ booking, countries, still, tried, onContinue }: DetailsFormProps) {
  const t = useCheckoutText()
  const session = useSession()
  const [left, setLeft] = useState({ name: false, phone: false })
  const { typed, edit, problems } = booking
  const shown = (field: 'name' | 'phone'): string | null => {
    const problem = problems[field]
    return problem && (tried || left[field]) ? t(problem) : null
  }
  return (
    <form
      id={FORM_ID}
      noValidate
      className="panel checkout-panel"
      onSubmit={(event) => (event.preventDefault(), onContinue())}
    >
      <div className="grid gap-1">
        <StepHeading still={still}>{t('who')}</StepHeading>
        {session.state === 'anonymous' && (
          <p className="type-small text-ink-2">
            <Link
              className="link inline-flex min-h-8 items-center"
              to="/login"
              state={{ from: '/checkout' }}
            >
              {t('loginHint')}
            </Link>
          </p>
        )}
      </div>
      <div className="grid gap-4 md:grid-cols-2">
        <TextField
          label={t('fullName')}
          name="name"
          autoComplete="name"
          required
          maxLength={100}
          hint={t('nameHint')}
          value={shownName(typed.name)}
          onChange={(name) => edit({ name })}
          onBlur={() => setLeft({ ...left, name: true })}
          error={shown('name')}
        />
        <div onBlur={() => setLeft({ ...left, phone: true })}>
          <PhoneField
            label={t('phone')}
            name="phone"
            countries={countries}
            country={typed.country}
            onCountryChange={(country) => edit({ country })}
            value={typed.phone}
            onChange={(phone) => edit({ phone: foldDigits(phone) })}
            error={shown('phone')}
          />
        </div>
      </div>
      <TextArea
        label={t('request')}
        name="request"
        maxLength={1000}
        placeholder={t('requestExample')}
        value={typed.request}
        onChange={(request) => edit({ request })}
      />
    </form>
  )
}
