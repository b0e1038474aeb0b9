import { parseWireDate, type CalendarDate } from '@rihla/contract/values/dates'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { cairoToday } from '../../../platform/clock.ts'

/** Days in Cairo, both included. */
export type Period = { readonly from: CalendarDate; readonly to: CalendarDate }

const isDay = (text: string | null): text is CalendarDate =>
  text !== null && /^\d{4}-\d\d-\d\d$/.test(text) && parseWireDate(text) !== null

/** The period that is looked at, in the address; this month up to today unless it says so. */
export function usePeriod(): readonly [Period, (change: Partial<Period>) => void] {
  const [params, setParams] = useSearchParams()
  const [today] = useState(cairoToday)
  const [from, to] = [params.get('from'), params.get('to')]
  const period: Period = {
    from: isDay(from) ? from : `${today.slice(0, 7)}-01`,
    to: isDay(to) ? to : today,
  }
  const change = (changed: Partial<Period>): void =>
    setParams({ ...period, ...changed }, { replace: true, preventScrollReset: true })
  return [period, change]
}
