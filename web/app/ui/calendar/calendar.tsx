import type { CalendarDate } from '@rihla/contract/values/dates'
import { dateTag } from '@rihla/contract/values/language'
import { Calendar as AriaCalendar } from 'react-aria-components/Calendar'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { useLanguage } from '../../platform/locale/use-text.tsx'
import {
  CalendarHead,
  calendarProps,
  MonthGrid,
  toValue,
  type CalendarLimits,
} from './calendar-parts.tsx'

export type CalendarProps = CalendarLimits & {
  label: string
  value: CalendarDate | null
  onChange: (date: CalendarDate) => void
}

/** One month to choose a day from. Import it lazily. */
export default function Calendar(props: CalendarProps) {
  const { value, onChange, isUnavailable, noteOf } = props
  const language = useLanguage()
  return (
    <I18nProvider locale={dateTag(language)}>
      <AriaCalendar
        {...calendarProps(props)}
        className="calendar calendar-single"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- it opens in a popover, which takes the focus
        autoFocus
        value={toValue(value)}
        isDateUnavailable={isUnavailable && ((date) => isUnavailable(date.toString()))}
        onChange={(date) => date && onChange(date.toString())}
      >
        <CalendarHead />
        <MonthGrid noteOf={noteOf} />
      </AriaCalendar>
    </I18nProvider>
  )
}
