import { ChevronDown } from '../brand/icons.ts'
import type { ReactNode } from 'react'
import { groupBy } from '../../platform/group-by.ts'
import { Field, type FieldProps } from './field.tsx'
import { useUiText } from '../use-ui-text.ts'

export type SelectOption = { value: string; text: string; group?: string; disabled?: boolean }

export type SelectProps = FieldProps & {
  value: string
  onChange: (value: string) => void
  options: readonly SelectOption[]
  /** Shown while nothing is chosen. */
  placeholder?: string
  icon?: ReactNode
  disabled?: boolean
  name?: string
  required?: boolean
  /** While the options are on their way, or when they did not come. */
  state?: 'ready' | 'loading' | 'error'
  onRetry?: () => void
}

const grouped = (options: readonly SelectOption[]): [string, SelectOption[]][] => [
  ...groupBy(options, (option) => option.group ?? ''),
]

const Options = ({ options }: { options: readonly SelectOption[] }) =>
  options.map(({ value, text, disabled }) => (
    <option key={value} value={value} disabled={disabled}>
      {text}
    </option>
  ))

/** One of several. The browser's own list, styled where the browser allows it. */
export function Select({
  value,
  onChange,
  options,
  placeholder,
  icon,
  disabled,
  name,
  required,
  state = 'ready',
  onRetry,
  ...field
}: SelectProps) {
  const t = useUiText()
  const empty =
    state === 'loading' ? t('loading') : state === 'error' ? t('listFailed') : placeholder
  return (
    <Field {...field} error={state === 'error' ? t('listFailed') : field.error}>
      {(ids) => (
        <div className="field-box" data-invalid={field.error ? '' : undefined}>
          {icon}
          <select
            {...ids}
            className="select"
            value={value}
            name={name}
            required={required}
            disabled={disabled || state !== 'ready'}
            onChange={(event) => onChange(event.target.value)}
          >
            {!options.some((option) => option.value === '') &&
              (empty !== undefined || value === '') && <option value="">{empty}</option>}
            {grouped(options).map(([group, members]) =>
              group === '' ? (
                <Options key="" options={members} />
              ) : (
                <optgroup key={group} label={group}>
                  <Options options={members} />
                </optgroup>
              ),
            )}
          </select>
          {state === 'error' && onRetry ? (
            <button type="button" className="link text-sm" onClick={onRetry}>
              {t('tryAgain')}
            </button>
          ) : (
            <ChevronDown className="select-chevron" aria-hidden />
          )}
        </div>
      )}
    </Field>
  )
}
