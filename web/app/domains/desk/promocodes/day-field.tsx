import { TextField } from '../../../ui/form/text-field.tsx'

/** A day inside a dialog: the browser's own calendar, which no dialog cuts off; null: none. */
export const DayField = ({
  label,
  hint,
  value,
  onChange,
}: {
  label: string
  hint?: string
  value: string | null
  onChange: (day: string | null) => void
}) => (
  <TextField
    label={label}
    {...(hint && { hint })}
    type="date"
    value={value ?? ''}
    onChange={(day) => onChange(day === '' ? null : day)}
  />
)
