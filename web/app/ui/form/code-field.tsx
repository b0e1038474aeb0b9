import { toWesternDigits } from '@rihla/contract/values/digits'
import { useState, type SyntheticEvent } from 'react'
import { Field, type FieldProps } from './field.tsx'

const CELLS = [0, 1, 2, 3, 4, 5] as const

/** What was typed or pasted as a code: Western digits and letters, at most six of them. */
export const cleanCode = (typed: string): string =>
  toWesternDigits(typed)
    .replaceAll(/[^\dA-Za-z]/g, '')
    .slice(0, CELLS.length)

/** The cursor stays behind what is typed, as the cells show it; a selection is left alone. */
function keepCursorAtEnd({ currentTarget: input }: SyntheticEvent<HTMLInputElement>): void {
  const { selectionStart, selectionEnd, value } = input
  if (selectionStart === selectionEnd && selectionEnd !== value.length)
    input.setSelectionRange(value.length, value.length)
}

/** A short code in six cells: one real input lies over them, so paste and autofill work. */
export function CodeField({
  value,
  onChange,
  ...field
}: FieldProps & { value: string; onChange: (code: string) => void }) {
  const [focused, setFocused] = useState(false)
  const at = Math.min(value.length, CELLS.length - 1)
  return (
    <Field {...field}>
      {(ids) => (
        <div className="code-cells" dir="ltr" data-invalid={field.error ? '' : undefined}>
          <input
            {...ids}
            className="code-input"
            name="code"
            inputMode="numeric"
            autoComplete="one-time-code"
            autoCapitalize="off"
            spellCheck={false}
            value={value}
            onChange={(event) => onChange(cleanCode(event.target.value))}
            onSelect={keepCursorAtEnd}
            onFocus={() => setFocused(true)}
            onBlur={() => setFocused(false)}
          />
          {CELLS.map((cell) => (
            <span
              key={cell}
              className="code-cell"
              data-now={focused && cell === at ? '' : undefined}
              aria-hidden
            >
              {value[cell]}
            </span>
          ))}
        </div>
      )}
    </Field>
  )
}
