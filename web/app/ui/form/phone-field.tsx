import { ChevronDown } from '../brand/icons.ts'
import { useState } from 'react'
import { countryNamed } from '../../platform/phone.ts'
import { Field, type FieldProps } from './field.tsx'
import { useUiText } from '../use-ui-text.ts'

export type DialCountry = { code: string; dial: string; name: string; placeholder: string }

export type PhoneFieldProps = FieldProps & {
  countries: readonly DialCountry[]
  /** Country code, such as EG. */
  country: string
  /** Left out where the country is chosen elsewhere: the prefix is then only shown. */
  onCountryChange?: (code: string) => void
  value: string
  /** With the country that a number names by its own prefix (`+49 170`), which it then stands without. */
  onChange: (value: string, country?: string) => void
  disabled?: boolean
  name?: string
}

/** Dial prefix and number, both left to right in either language. */
export function PhoneField({
  countries,
  country,
  onCountryChange,
  value,
  onChange,
  disabled,
  name,
  ...field
}: PhoneFieldProps) {
  const t = useUiText()
  const chosen = countries.find(({ code }) => code === country)
  const [namedByPrefix, setNamedByPrefix] = useState<string>()
  const type = (typed: string): void => {
    const named = onCountryChange && countryNamed(typed, countries, country)
    if (named) setNamedByPrefix(named.country)
    if (named) onChange(named.phone, named.country)
    else onChange(typed)
  }
  return (
    <Field {...field}>
      {(ids) => (
        <div className="field-pair" dir="ltr">
          <div className="field-box">
            {onCountryChange ? (
              <>
                <select
                  className="select"
                  aria-label={t('country')}
                  value={country}
                  disabled={disabled}
                  onChange={(event) => onCountryChange(event.target.value)}
                >
                  {countries.map(({ code, dial, name: countryName }) => (
                    <option
                      key={code}
                      value={code}
                      label={`${code} ${dial}`}
                    >{`${countryName} ${dial}`}</option>
                  ))}
                </select>
                <ChevronDown className="select-chevron" aria-hidden />
              </>
            ) : (
              <span>{chosen?.dial ?? '+'}</span>
            )}
          </div>
          <div className="field-box" data-invalid={field.error ? '' : undefined}>
            <input
              {...ids}
              className="field-input"
              type="tel"
              // The whole number, as browsers keep it: it names its country.
              autoComplete="tel"
              name={name}
              disabled={disabled}
              placeholder={chosen?.placeholder}
              value={value}
              onChange={(event) => type(event.target.value)}
            />
            {/* The choice beside it changed while one typed here: who doesn't see it hears it. */}
            <span className="sr-only" role="status">
              {namedByPrefix === country && chosen?.name}
            </span>
          </div>
        </div>
      )}
    </Field>
  )
}
