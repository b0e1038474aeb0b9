import { calendarDate, type CalendarDate } from '@rihla/contract/values/dates'
import { toWesternDigits } from '@rihla/contract/values/digits'

/**
 * Reads what was typed as day/month/year (also with dots, dashes, spaces or Arabic digits), or as eight digits:
 * the keys of some phones have nothing else.
 */
export function parseTypedDate(text: string): CalendarDate | null {
  const parts =
    /^\s*(\d{1,2})\s*[/.\-\s]\s*(\d{1,2})\s*[/.\-\s]\s*(\d{4})\s*$/.exec(toWesternDigits(text)) ??
    /^\s*(\d{2})(\d{2})(\d{4})\s*$/.exec(toWesternDigits(text))
  return parts ? calendarDate(Number(parts[3]), Number(parts[2]), Number(parts[1])) : null
}

export type DateLimits = { min?: CalendarDate | null; max?: CalendarDate | null }

/** What is wrong with a date, or null. */
export function dateProblem(
  date: CalendarDate,
  { min, max }: DateLimits,
): 'before' | 'after' | null {
  if (min && date < min) return 'before'
  return max && date > max ? 'after' : null
}
