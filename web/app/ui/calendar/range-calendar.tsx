import { maxDate, minDate, startOfMonth, toCalendarDate } from '@internationalized/date'
import type { CalendarDate } from '@rihla/contract/values/dates'
import { dateTag } from '@rihla/contract/values/language'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import {
  RangeCalendar as AriaRangeCalendar,
  RangeCalendarStateContext,
} from 'react-aria-components/RangeCalendar'
import { useContext, useSyncExternalStore } from 'react'
import { useLanguage } from '../../platform/locale/use-text.tsx'
import { useUiText } from '../use-ui-text.ts'
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

/**
 * The months, and which end of the stay is chosen next. Turning a page moves the library's focus by a month, and
 * the stay would look a month long: the nearest day of the new page ends it instead.
 */
function StayHead({ months }: { months: number }) {
  const t = useUiText()
  const state = useContext(RangeCalendarStateContext)
  const anchor = state?.anchorDate
  const endNearest = (by: 1 | -1) => {
    if (!state || !anchor) return
    const turned = state.visibleRange.start.add({ months: by * months })
    const { minValue, maxValue } = state
    const first = minValue && startOfMonth(toCalendarDate(minValue))
    // The library moves the last page back, to end with the latest day.
    const last = maxValue && startOfMonth(toCalendarDate(maxValue)).subtract({ months: months - 1 })
    const start = minDate(maxDate(turned, first) ?? turned, last) ?? turned
    const end = start.add({ months }).subtract({ days: 1 })
    state.setFocusedDate(anchor.compare(start) < 0 ? start : anchor.compare(end) > 0 ? end : anchor)
  }
  return (
    <>
      <CalendarHead onTurn={endNearest} />
      <p className="calendar-hint">{t(anchor ? 'chooseDeparture' : 'chooseArrival')}</p>
    </>
  )
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
        <StayHead months={months} />
        <div className="calendar-months">
          {Array.from({ length: months }, (_, offset) => (
            <MonthGrid key={offset} offset={offset} noteOf={noteOf} />
          ))}
        </div>
      </AriaRangeCalendar>
    </I18nProvider>
  )
}
