import { Eye, EyeOff } from 'lucide-react'
import {
  useState,
  type InputHTMLAttributes,
  type ReactNode,
  type TextareaHTMLAttributes,
} from 'react'
import { IconButton } from '../button/button.tsx'
import { Field, type FieldProps } from './field.tsx'
import { useUiText } from '../use-ui-text.ts'

type Typed = { value: string; onChange: (value: string) => void }
type Counted = { value: string; maxLength?: number; counted?: boolean }

const counterOf = ({ value, maxLength, counted }: Counted): string | undefined =>
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
        <div
          className="field-box"
          data-invalid={error ? '' : undefined}
          data-disabled={rest.disabled ? '' : undefined}
        >
          {icon}
          <input
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

/** A password with a button that shows or hides it. */
export function PasswordField(props: Omit<TextFieldProps, 'type' | 'end'>) {
  const [shown, setShown] = useState(false)
  const t = useUiText()
  return (
    <TextField
      {...props}
      type={shown ? 'text' : 'password'}
      dir="ltr"
      end={
        <IconButton
          label={t(shown ? 'hidePassword' : 'showPassword')}
          aria-pressed={undefined}
          onClick={() => setShown(!shown)}
          className="-me-2"
        >
          {shown ? <EyeOff size={18} /> : <Eye size={18} />}
        </IconButton>
      }
    />
  )
}

/** A whole number; anything else typed is ignored. */
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
      const digits = text.replaceAll(/\D/g, '')
      onChange(digits === '' ? null : Number(digits))
    }}
  />
)

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
        <div
          className="field-box"
          data-invalid={error ? '' : undefined}
          data-disabled={rest.disabled ? '' : undefined}
        >
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
