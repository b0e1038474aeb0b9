import type { TextareaHTMLAttributes } from 'react'
import { Field, type FieldProps } from './field.tsx'
import { counterOf, type Typed } from './text-field.tsx'

export type TextAreaProps = FieldProps &
  Typed & { counted?: boolean } & Omit<
    TextareaHTMLAttributes<HTMLTextAreaElement>,
    'value' | 'onChange' | 'className'
  >

/** Several lines of text. */
export function TextArea({
  label,
  hint,
  error,
  className,
  value,
  onChange,
  counted,
  ...rest
}: TextAreaProps) {
  return (
    <Field
      {...{ label, hint, error, className }}
      counter={counterOf({ value, maxLength: rest.maxLength, counted })}
    >
      {(ids) => (
        <div className="field-box" data-invalid={error ? '' : undefined}>
          <textarea
            {...rest}
            {...ids}
            className="field-input"
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
        </div>
      )}
    </Field>
  )
}
