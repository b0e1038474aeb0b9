import type { Country, CurrentUser } from '@rihla/contract/account'
import { toWesternDigits } from '@rihla/contract/values/digits'
import { useQuery } from '@tanstack/react-query'
import { Mail } from '../../../ui/brand/icons.ts'
import { useEffect, useRef } from 'react'
import { useApi } from '../../../platform/api/use-api.ts'
import { useLanguage } from '../../../platform/locale/use-text.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { PhoneField } from '../../../ui/form/phone-field.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { countriesQuery, dialCountries } from '../countries.ts'
import { NationalityField } from '../nationality/nationality-field.tsx'
import { NAME_MAX } from '../sign-up/signup-rules.ts'
import { useAccountText } from '../use-account-text.ts'
import { PhotoField } from './photo-field.tsx'
import type { TypedPhone } from './profile-rules.ts'
import { useProfileForm } from './use-profile-form.ts'

const NONE: readonly Country[] = []

function Phone({
  label,
  name,
  countries,
  value,
  onChange,
  error,
}: {
  label: string
  name: string
  countries: readonly Country[]
  value: TypedPhone
  onChange: (phone: TypedPhone) => void
  error: string | null
}) {
  const language = useLanguage()
  return (
    <PhoneField
      label={label}
      name={name}
      countries={dialCountries(countries, language)}
      country={value.code}
      onCountryChange={(code) => onChange({ ...value, code })}
      value={value.number}
      onChange={(number, code = value.code) => onChange({ code, number: toWesternDigits(number) })}
      error={error}
    />
  )
}

/** The personal details while they are edited; Cancel leaves everything as it was. */
export function PersonalForm({ user, onDone }: { user: CurrentUser; onDone: () => void }) {
  const t = useAccountText()
  const countries = useQuery(countriesQuery(useApi()))
  const list = countries.data ?? NONE
  const { now, busy, change, errorOf, submit } = useProfileForm(user, list, onDone)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => form.current?.querySelector<HTMLInputElement>('[name="name"]')?.focus(), [])
  return (
    <section className="panel profile-panel" aria-labelledby="personal">
      <h2 id="personal" className="type-h3">
        {t('personal')}
      </h2>
      <form ref={form} className="grid gap-5" noValidate onSubmit={submit}>
        <PhotoField
          name={user.FullName}
          image={user.ProfileImage ?? user.Image}
          photo={now.photo}
          onChange={(photo) => change({ photo })}
        />
        <div className="grid gap-x-5 gap-y-4 md:grid-cols-2">
          <TextField
            label={t('fullName')}
            name="name"
            autoComplete="name"
            counter={`${[...now.name].length}/${NAME_MAX}`}
            value={now.name}
            onChange={(name) => change({ name })}
            error={errorOf('name')}
          />
          <TextField
            label={t('email')}
            dir="ltr"
            icon={<Mail aria-hidden />}
            value={user.Email ?? ''}
            onChange={() => {}}
            readOnly
            disabled
            hint={user.Email ? t('emailFixed') : t('emailNone')}
          />
          <NationalityField
            className="md:col-span-2"
            countries={list}
            state={countries.isError ? 'error' : countries.isPending ? 'loading' : 'ready'}
            onRetry={() => void countries.refetch()}
            value={now.country}
            onChange={(country) => change({ country })}
            error={errorOf('country')}
          />
          <Phone
            label={t('phoneNumber')}
            name="phone"
            countries={list}
            value={now.phone}
            onChange={(phone) => change({ phone })}
            error={errorOf('phone')}
          />
          <Phone
            label={t('additionalPhone')}
            name="additional-phone"
            countries={list}
            value={now.additional}
            onChange={(additional) => change({ additional })}
            error={errorOf('additional')}
          />
        </div>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" kind="primary" busy={busy && t('saving')}>
            {t('save')}
          </Button>
          <Button onClick={onDone}>{t('cancel')}</Button>
        </div>
      </form>
    </section>
  )
}
