import { toWesternDigits } from '@rihla/contract/values/digits'
import type { InputHTMLAttributes, ReactNode } from 'react'
import { Field, type FieldProps } from './field.tsx'

export type Typed = { value: string; onChange: (value: string) => void }
type Counted = { value: string; maxLength?: number; counted?: boolean }

/** n/max, where a field counts what is typed. */
export const counterOf = ({ value, maxLength, counted }: Counted): string | undefined =>
  counted && maxLength ? `${value.length}/${maxLength}` : undefined

export type TextFieldProps = FieldProps &
  Typed &
  Omit<InputHTMLAttributes<HTMLInputElement>, 'value' | 'onChange' | 'className'> & {
    icon?: ReactNode
    /** Shows n/max at the label's end. */
    counted?: boolean
    /** Something at the field's end, such as a button. */
    end?: ReactNode
  }

/** One line of text; `type`, `inputMode`, `autoComplete`, `dir` and so on go to the input. */
export function TextField({
  label,
  hint,
  error,
  counter,
  className,
  value,
  onChange,
  icon,
  counted,
  end,
  ...rest
}: TextFieldProps) {
  return (
    <Field
      {...{ label, hint, error, className }}
      counter={counter ?? counterOf({ value, maxLength: rest.maxLength, counted })}
    >
      {(ids) => (
        <div className="field-box" data-invalid={error ? '' : undefined}>
          {icon}
          <input
            // Names, codes and places are no slips to mend; sentences say that they are `prose`.
            spellCheck={false}
            autoCorrect="off"
            {...rest}
            {...ids}
            className="field-input"
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
          {end}
        </div>
      )}
    </Field>
  )
}

/** A whole number, in any digits; anything else typed is ignored. */
export const NumberField = ({
  value,
  onChange,
  ...rest
}: Omit<TextFieldProps, 'value' | 'onChange'> & {
  value: number | null
  onChange: (value: number | null) => void
}) => (
  <TextField
    {...rest}
    dir="ltr"
    inputMode="numeric"
    value={value === null ? '' : String(value)}
    onChange={(text) => {
      const digits = toWesternDigits(text).replaceAll(/\D/g, '')
      onChange(digits === '' ? null : Number(digits))
    }}
  />
)
