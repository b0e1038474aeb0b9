import { DateField } from '../../../ui/calendar/date-field.tsx'
import { useDeskText } from '../use-desk-text.ts'
import type { Period } from './use-period.ts'

/** The first and the last day that a page is about; not on paper. */
export function PeriodFields({
  period,
  change,
}: {
  period: Period
  change: (to: Partial<Period>) => void
}) {
  const t = useDeskText()
  return (
    <search className="desk-filters desk-unprinted">
      <DateField
        label={t('from')}
        value={period.from}
        onChange={(from) => from && change({ from })}
      />
      <DateField label={t('to')} value={period.to} onChange={(to) => to && change({ to })} />
    </search>
  )
}
