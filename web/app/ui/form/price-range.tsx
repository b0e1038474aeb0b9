import { formatEgp } from '@rihla/contract/values/money'
import { useEffect, useRef, useState, type ComponentType } from 'react'
import { useLanguage } from '../../platform/locale/use-text.tsx'
import { NumberField } from './text-field.tsx'
import { clampRange, type Range } from './clamp-range.ts'
import { useUiText } from '../use-ui-text.ts'

/** Arrow keys come in runs: the amount counts when they stop. */
const SETTLE_MS = 600

export type PriceRangeProps = {
  label: string
  bounds: Range
  value: Range
  step?: number
  /** What stands over the track, for the amounts that are chosen or being dragged. */
  Above?: ComponentType<{ shown: Range; bounds: Range }>
  /** Called when a thumb is released or a number was typed, not while dragging. */
  onCommit: (value: Range) => void
}

/** Two thumbs on one track, and the same two amounts to type. */
export function PriceRange({ label, bounds, value, step = 50, Above, onCommit }: PriceRangeProps) {
  const t = useUiText()
  const language = useLanguage()
  const [draft, setDraft] = useState<Range | null>(null)
  const shown = clampRange(draft ?? value, bounds)
  const span = Math.max(1, bounds.to - bounds.from)
  const part = (amount: number): number => ((amount - bounds.from) / span) * 100

  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const commit = (): void => {
    clearTimeout(timer.current)
    if (!draft) return
    setDraft(null)
    onCommit(clampRange(draft, bounds))
  }
  const thumb = (end: keyof Range) => (
    <input
      type="range"
      aria-label={`${label}: ${t(end === 'from' ? 'priceFrom' : 'priceTo')}`}
      aria-valuetext={formatEgp(shown[end], language)}
      min={bounds.from}
      max={bounds.to}
      step={step}
      value={shown[end]}
      onChange={(event) => {
        const next = Number(event.target.value)
        setDraft(
          end === 'from'
            ? { ...shown, from: Math.min(next, shown.to) }
            : // Browsers stop at the last whole step: further there is only the very end.
              { ...shown, to: next > bounds.to - step ? bounds.to : Math.max(next, shown.from) },
        )
      }}
      onPointerUp={commit}
      onKeyUp={() => {
        clearTimeout(timer.current)
        timer.current = setTimeout(commit, SETTLE_MS)
      }}
      onBlur={commit}
    />
  )
  const typed = (end: keyof Range) => (
    <NumberField
      label={t(end)}
      value={draft?.[end] ?? shown[end]}
      onChange={(amount) => setDraft({ ...shown, [end]: amount ?? bounds[end] })}
      onBlur={commit}
      onKeyDown={(event) => event.key === 'Enter' && commit()}
      end={<span className="type-caption text-ink-3">{t('currency')}</span>}
    />
  )
  return (
    <fieldset className="min-w-0">
      <legend className="type-title">{label}</legend>
      {Above && (
        <div className="range-bars">
          <Above shown={shown} bounds={bounds} />
        </div>
      )}
      <div className="range mx-1">
        <div className="range-track" />
        <div
          className="range-fill"
          style={{
            insetInlineStart: `${part(shown.from)}%`,
            insetInlineEnd: `${100 - part(shown.to)}%`,
          }}
        />
        {thumb('from')}
        {thumb('to')}
      </div>
      <div className="range-ends">
        {typed('from')}
        {typed('to')}
      </div>
    </fieldset>
  )
}
