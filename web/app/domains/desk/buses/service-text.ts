import type { BusService } from '@rihla/contract/desk/buses/calls'
import { commaOf, nameStyle, type Language } from '@rihla/contract/values/language'
import { weekdayName } from '../../../platform/locale/day-names.ts'

/** Digits of weekdays as weeks begin in Egypt: with Saturday. */
export const WEEK = ['6', '0', '1', '2', '3', '4', '5'] as const

/** A Sunday, which is digit 0. */
const SUNDAY = 4
const dayOf = (digit: string): string =>
  `2026-01-${String(SUNDAY + Number(digit)).padStart(2, '0')}`

/** `Saturday`, `السبت`. */
export const weekdayOf = (digit: string, language: Language): string =>
  weekdayName(dayOf(digit), language, 'long')

/** `Sat, Sun`, in the order of the week; `everyDay` for all of them. */
export const weekdaysText = (digits: string, language: Language, everyDay: string): string =>
  digits.length === WEEK.length
    ? everyDay
    : WEEK.filter((digit) => digits.includes(digit))
        .map((digit) => weekdayName(dayOf(digit), language, nameStyle(language)))
        .join(commaOf(language))

const DAY = 1440

/** When it arrives by the clock, and how many days later. */
export function arrivalOf({ Departs, Minutes }: Pick<BusService, 'Departs' | 'Minutes'>) {
  const [hours = 0, minutes = 0] = Departs.split(':').map(Number)
  const at = hours * 60 + minutes + Minutes
  const two = (value: number): string => String(value).padStart(2, '0')
  const time = `${two(Math.floor((at % DAY) / 60))}:${two(at % 60)}`
  return { time, days: Math.floor(at / DAY) }
}
