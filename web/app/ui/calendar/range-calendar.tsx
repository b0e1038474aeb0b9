import type { CalendarDate } from '@rihla/contract/values/dates'
import { dateTag } from '@rihla/contract/values/language'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { RangeCalendar as AriaRangeCalendar } from 'react-aria-components/RangeCalendar'
import { useSyncExternalStore } from 'react'
import { useLanguage } from '../../platform/locale/use-text.tsx'
import {
  CalendarHead,
  calendarProps,
  MonthGrid,
  toValue,
  type CalendarLimits,
} from './calendar-parts.tsx'

export type DateRange = { from: CalendarDate; to: CalendarDate }
export type RangeCalendarProps = CalendarLimits & {
  label: string
  value: DateRange | null
  onChange: (range: DateRange) => void
  /** On a page of its own it must not take the focus. */
  inline?: boolean
}

const wide = '(min-width: 48rem)'
const watchWidth = (listener: () => void): (() => void) => {
  const media = matchMedia(wide)
  media.addEventListener('change', listener)
  return () => media.removeEventListener('change', listener)
}

/** Two months on wide screens, one on phones, to choose a stay from. Import it lazily. */
export default function RangeCalendar(props: RangeCalendarProps) {
  const { value, onChange, isUnavailable, noteOf, inline } = props
  const language = useLanguage()
  const months = useSyncExternalStore(
    watchWidth,
    () => (matchMedia(wide).matches ? 2 : 1),
    () => 1,
  )
  const start = toValue(value?.from)
  const end = toValue(value?.to)
  return (
    <I18nProvider locale={dateTag(language)}>
      <AriaRangeCalendar
        {...calendarProps(props)}
        className="calendar calendar-range"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- it opens in a popover, which takes the focus
        autoFocus={!inline}
        visibleDuration={{ months }}
        value={start && end ? { start, end } : null}
        isDateUnavailable={
          isUnavailable && ((date, anchor) => isUnavailable(date.toString(), anchor?.toString()))
        }
        onChange={(range) =>
          range && onChange({ from: range.start.toString(), to: range.end.toString() })
        }
      >
        <CalendarHead />
        <div className="calendar-months">
          {Array.from({ length: months }, (_, offset) => (
            <MonthGrid key={offset} offset={offset} noteOf={noteOf} />
          ))}
        </div>
      </AriaRangeCalendar>
    </I18nProvider>
  )
}
