import { parseDate, type DateValue } from '@internationalized/date'
import { cairoDate, type CalendarDate } from '@rihla/contract/values/dates'
import { commaOf } from '@rihla/contract/values/language'
import { ChevronLeft, ChevronRight } from '../brand/icons.ts'
import { useContext, type ComponentProps } from 'react'
import { Button } from 'react-aria-components/Button'
import {
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
} from 'react-aria-components/Calendar'
import { Heading } from 'react-aria-components/Heading'
import { useLanguage } from '../../platform/locale/use-text.tsx'
import type { DateLimits } from './parse-date.ts'
import { SiteContext } from '../../platform/site.ts'

export const toValue = (date: CalendarDate | null | undefined) => (date ? parseDate(date) : null)

export type CalendarLimits = DateLimits & {
  /** In a range, `start` is the day it begins on once that one is chosen. */
  isUnavailable?: (date: CalendarDate, start?: CalendarDate) => boolean
  /** A small note under a day, such as its price; `best` ones stand out. */
  noteOf?: (date: CalendarDate) => DayNote | null
}
/** What both calendars say to React Aria; weeks start on Saturday in Egypt. */
export const calendarProps = ({ label, min, max }: DateLimits & { label: string }) => ({
  'aria-label': label,
  firstDayOfWeek: 'sat' as const,
  minValue: toValue(min) ?? undefined,
  maxValue: toValue(max) ?? undefined,
})

/** `said` is read aloud after the day, where the text alone doesn't say what it is. */
export type DayNote = { text: string; said?: string; best?: boolean }

/** A day with its note, which the eye finds below the number, and the ear behind its name. */
function Day({ note, ...cell }: ComponentProps<'div'> & { note?: DayNote | null | undefined }) {
  const comma = commaOf(useLanguage())
  if (!note) return <div {...cell} />
  const name = `${cell['aria-label']}${comma}${note.said ?? note.text}`
  const noted = { 'data-note': note.text, 'data-best': note.best ? '' : undefined }
  return <div {...cell} {...noted} aria-label={name} />
}

/** `onTurn` is told of a page that was turned, forth or back. */
export const CalendarHead = ({ onTurn }: { onTurn?: (by: 1 | -1) => void }) => (
  <header className="calendar-head">
    <Button
      slot="previous"
      onPress={() => onTurn?.(-1)}
      className="icon-button disabled:opacity-40"
    >
      <ChevronLeft size={20} className="mirror" />
    </Button>
    <Heading className="type-title" />
    <Button slot="next" onPress={() => onTurn?.(1)} className="icon-button disabled:opacity-40">
      <ChevronRight size={20} className="mirror" />
    </Button>
  </header>
)

/** One month. */
export function MonthGrid({
  offset = 0,
  noteOf,
}: { offset?: number } & Pick<CalendarLimits, 'noteOf'>) {
  const { serverTime } = useContext(SiteContext)
  const today = cairoDate(new Date(serverTime))
  return (
    <CalendarGrid offset={{ months: offset }} weekdayStyle="short">
      <CalendarGridHeader>
        {(day) => <CalendarHeaderCell>{day.replace(/^ال/, '')}</CalendarHeaderCell>}
      </CalendarGridHeader>
      <CalendarGridBody>
        {(date: DateValue) => (
          <CalendarCell
            // The library's grid and cell come with two copies of one date type.
            date={date as never}
            className={`day ${date.toString() === today ? 'day-today' : ''}`}
            render={(cell) => <Day {...cell} note={noteOf?.(date.toString())} />}
          >
            {({ formattedDate }) => formattedDate}
          </CalendarCell>
        )}
      </CalendarGridBody>
    </CalendarGrid>
  )
}
