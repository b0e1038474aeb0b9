import type { CalendarDate } from '@rihla/contract/values/dates'
import { dateTag } from '@rihla/contract/values/language'
import { Calendar as AriaCalendar } from 'react-aria-components/Calendar'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { useLanguage } from '../../platform/locale/use-text.tsx'
import { CalendarHead, MonthGrid, toValue, type CalendarLimits } from './calendar-parts.tsx'

export type CalendarProps = CalendarLimits & {
  label: string
  value: CalendarDate | null
  onChange: (date: CalendarDate) => void
}

/** One month to choose a day from. Import it lazily. */
export default function Calendar({
  label,
  value,
  onChange,
  min,
  max,
  isUnavailable,
  noteOf,
}: CalendarProps) {
  const language = useLanguage()
  return (
    <I18nProvider locale={dateTag(language)}>
      <AriaCalendar
        aria-label={label}
        className="calendar calendar-single"
        firstDayOfWeek="sat"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- it opens in a popover, which takes the focus
        autoFocus
        value={toValue(value)}
        minValue={toValue(min) ?? undefined}
        maxValue={toValue(max) ?? undefined}
        isDateUnavailable={isUnavailable && ((date) => isUnavailable(date.toString()))}
        onChange={(date) => date && onChange(date.toString())}
      >
        <CalendarHead />
        <MonthGrid noteOf={noteOf} />
      </AriaCalendar>
    </I18nProvider>
  )
}
