import { Minus, Plus } from '../brand/icons.ts'
import { useId } from 'react'
import { useUiText } from '../use-ui-text.ts'

export type StepperProps = {
  label: string
  /** What counts, such as "13 and over". */
  note?: string
  value: number
  min: number
  max: number
  onChange: (value: number) => void
}

/** A count with two discs; at a limit the disc fades and the hint says the limit. */
export function Stepper({ label, note, value, min, max, onChange }: StepperProps) {
  const t = useUiText()
  const id = useId()
  const limit =
    value >= max
      ? t('limitMax', { n: max })
      : value <= min && min > 0
        ? t('limitMin', { n: min })
        : null
  return (
    <div className="stepper" role="group" aria-labelledby={id}>
      <div id={id} className="check-text">
        <span className="font-semibold text-[0.9375rem]">{label}</span>
        {(limit ?? note) && <span className="check-note">{limit ?? note}</span>}
      </div>
      <div className="stepper-controls">
        <button
          type="button"
          className="stepper-disc"
          aria-label={t('less', { name: label })}
          disabled={value <= min}
          onClick={() => onChange(value - 1)}
        >
          <Minus size={17} aria-hidden />
        </button>
        <output className="stepper-value" aria-live="polite">
          {value}
        </output>
        <button
          type="button"
          className="stepper-disc"
          aria-label={t('more', { name: label })}
          disabled={value >= max}
          onClick={() => onChange(value + 1)}
        >
          <Plus size={17} aria-hidden />
        </button>
      </div>
    </div>
  )
}
