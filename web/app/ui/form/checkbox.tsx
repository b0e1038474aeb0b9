import type { ReactNode } from 'react'

export type CheckboxProps = {
  label: ReactNode
  checked: boolean
  onChange: (checked: boolean) => void
  /** A smaller line below the label. */
  note?: string
  /** A count at the end. */
  end?: ReactNode
  disabled?: boolean
  name?: string
}

/** A checkbox whose whole 44 px row can be pressed. */
export const Checkbox = ({
  label,
  checked,
  onChange,
  note,
  end,
  disabled,
  name,
}: CheckboxProps) => (
  <label className="check">
    <input
      type="checkbox"
      className="check-box"
      name={name}
      checked={checked}
      disabled={disabled}
      onChange={(event) => onChange(event.target.checked)}
    />
    <span className="check-text">
      {label}
      {note && <span className="check-note">{note}</span>}
    </span>
    {end !== undefined && <span className="check-note">{end}</span>}
  </label>
)

/** On or off, at once. */
export const Switch = ({ label, checked, onChange, note, disabled }: CheckboxProps) => (
  <label className="check">
    <span className="check-text">
      <span className="font-semibold">{label}</span>
      {note && <span className="check-note">{note}</span>}
    </span>
    <input
      type="checkbox"
      role="switch"
      aria-checked={checked}
      className="switch"
      checked={checked}
      disabled={disabled}
      onChange={(event) => onChange(event.target.checked)}
    />
  </label>
)

export type OptionCardProps = {
  /** The same for all cards of one choice. */
  name: string
  value: string
  checked: boolean
  onChange: (value: string) => void
  title: string
  text?: string
  icon?: ReactNode
  /** Amount at the end. */
  end?: ReactNode
  disabled?: boolean
}

/** One of several, as a card; put them in a `<fieldset>`. */
export const OptionCard = ({
  name,
  value,
  checked,
  onChange,
  title,
  text,
  icon,
  end,
  disabled,
}: OptionCardProps) => (
  <label className="option">
    <input
      type="radio"
      className="check-box check-radio"
      name={name}
      value={value}
      checked={checked}
      disabled={disabled}
      onChange={() => onChange(value)}
    />
    {icon}
    <span className="check-text">
      <span className="font-semibold">{title}</span>
      {text && <span className="check-note">{text}</span>}
    </span>
    {end}
  </label>
)
