import { useState } from 'react'
import { DayField } from '../promocodes/day-field.tsx'
import { useDeskText } from '../use-desk-text.ts'
import type { DayChoice, DayRange } from './use-day-range.ts'

type Ends = { readonly from: string | null; readonly to: string | null }

/** A year that is being typed is one of the first thousand: such a day isn't said yet. */
const isSaid = (day: string | null): day is string => day !== null && day >= '1000'
const rangeOf = ({ from, to }: Ends): DayRange =>
  isSaid(from) && isSaid(to) && from <= to ? { from, to } : null

/** The first and the last of the chosen days, typed. Both stay as they are typed; days are chosen once they are some. */
export function DayEnds({ choice }: { readonly choice: DayChoice }) {
  const t = useDeskText()
  const { range } = choice
  const [typed, setTyped] = useState<Ends & { readonly chose: DayRange }>()
  // The calendar's choice is newer than what was typed.
  const ends: Ends = typed && typed.chose === range ? typed : (range ?? { from: null, to: null })
  const type = (end: Partial<Ends>): void => {
    const next = { ...ends, ...end }
    const chose = rangeOf(next)
    setTyped({ ...next, chose })
    choice.set(chose)
  }
  const areBothSaid = isSaid(ends.from) && isSaid(ends.to)
  return (
    <>
      {range === null && (
        <p className="type-small text-ink-2">{t(areBothSaid ? 'siteDatesWrong' : 'pickDays')}</p>
      )}
      <div className="desk-two">
        <DayField label={t('daysFrom')} value={ends.from} onChange={(from) => type({ from })} />
        <DayField label={t('daysTo')} value={ends.to} onChange={(to) => type({ to })} />
      </div>
    </>
  )
}
