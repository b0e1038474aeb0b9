import type { Country } from '@rihla/contract/account'
import { Flag } from '../../../ui/brand/icons.ts'
import { useState } from 'react'
import { useLanguage } from '../../../platform/locale/use-text.tsx'
import { Combobox } from '../../../ui/form/combobox.tsx'
import { countryName } from '../countries.ts'
import { findCountries } from '../find-countries.ts'
import { useAccountText } from '../use-account-text.ts'

export type NationalityFieldProps = {
  countries: readonly Country[]
  state: 'ready' | 'loading' | 'error'
  onRetry: () => void
  value: Country | null
  onChange: (country: Country | null) => void
  error?: string | null
  className?: string
}

/** A country chosen from the list, found by typing its name in either language. */
export function NationalityField({
  countries,
  state,
  onRetry,
  value,
  onChange,
  error,
  className,
}: NationalityFieldProps) {
  const t = useAccountText()
  const language = useLanguage()
  const [typed, setTyped] = useState<string | null>(null)
  const shown = typed ?? (value ? countryName(value, language) : '')
  const found = findCountries(countries, typed ?? '')
  const pick = (country: Country | null): void => {
    setTyped(null)
    onChange(country)
  }
  const onText = (text: string): void => {
    setTyped(text)
    const named = countries.find(({ NameEn, NameAr }) =>
      [NameEn.toLowerCase(), NameAr].includes(text.trim().toLowerCase()),
    )
    onChange(named ?? null)
  }
  return (
    <Combobox
      label={t('nationality')}
      placeholder={t('nationalityPlaceholder')}
      icon={<Flag aria-hidden />}
      text={shown}
      onText={onText}
      options={found.map((country) => ({
        key: country.Code,
        text: countryName(country, language),
      }))}
      onPick={({ key }) => pick(countries.find(({ Code }) => Code === key) ?? null)}
      state={state}
      errorText={t('countriesFailed')}
      onRetry={onRetry}
      error={error}
      className={className}
    />
  )
}
