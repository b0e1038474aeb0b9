import { INVENTORY_DAYS } from '@rihla/contract/desk/limits'
import { addDays, daysBetween, type CalendarDate } from '@rihla/contract/values/dates'
import { useState } from 'react'

/** Days in a row, both ends included; null: none is chosen. */
export type DayRange = { readonly from: CalendarDate; readonly to: CalendarDate } | null

export type DayChoice = {
  readonly range: DayRange
  /** A press: the first day, then the last one, then a first one again. */
  press(day: CalendarDate): void
  /** Widens what is chosen to a day, from the one it began with; `from`, where none is chosen. */
  widen(day: CalendarDate, from: CalendarDate): void
  set(range: DayRange): void
}

/** The range between two days, at most as many as are changed at once. */
function between(start: CalendarDate, end: CalendarDate): NonNullable<DayRange> {
  const most = INVENTORY_DAYS - 1
  if (end < start)
    return { from: daysBetween(end, start) > most ? addDays(start, -most) : end, to: start }
  return { from: start, to: daysBetween(start, end) > most ? addDays(start, most) : end }
}

/** Days chosen in a calendar. */
export function useDayRange(): DayChoice {
  const [range, setRange] = useState<DayRange>(null)
  const [start, setStart] = useState<CalendarDate | null>(null)
  const [done, setDone] = useState(true)
  const begin = (day: CalendarDate): void => {
    setRange({ from: day, to: day })
    setStart(day)
    setDone(false)
  }
  return {
    range,
    press(day) {
      if (done || start === null) return begin(day)
      setRange(between(start, day))
      setDone(true)
    },
    widen(day, from) {
      setRange(between(start ?? from, day))
      setStart(start ?? from)
      setDone(true)
    },
    set(next) {
      setRange(next)
      setStart(next?.from ?? null)
      setDone(true)
    },
  }
}
