import { CircleAlert } from '../brand/icons.ts'
import { useId, type ReactNode } from 'react'

export type FieldProps = {
  label: string
  /** A sentence below; for a disabled field, why it is disabled. */
  hint?: string
  /** What is wrong and how to fix it; replaces the hint. */
  error?: string | null
  /** Shown at the label's end, such as `12/100`. */
  counter?: string
  className?: string
}

export type FieldIds = { id: string; 'aria-describedby'?: string; 'aria-invalid'?: true }

/** Label above, control, then hint or error, joined for screen readers. */
export function Field({
  label,
  hint,
  error,
  counter,
  className = '',
  children,
}: FieldProps & { children: (ids: FieldIds) => ReactNode }) {
  const id = useId()
  const below = error ?? hint
  return (
    <div className={`field ${className}`}>
      <label className="field-label" htmlFor={id}>
        {label}
        {counter && <bdi dir="ltr">{counter}</bdi>}
      </label>
      {children({
        id,
        'aria-describedby': below ? `${id}-below` : undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {below && (
        <p id={`${id}-below`} className={error ? 'field-error' : 'field-hint'}>
          {error && <CircleAlert aria-hidden />}
          {below}
        </p>
      )}
    </div>
  )
}
