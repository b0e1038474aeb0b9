import type { DeskText } from '../content/field-texts.ts'
import { clockOf } from './percent.ts'

/** A day counted from the one that is booked: that itself is 0, the one before -1. */
export function saleDayText(t: DeskText, day: number): string {
  if (day < -1) return t('saleEndDaysBefore', { count: -day })
  return t(day === 0 ? 'sameDay' : day < 0 ? 'dayBefore' : 'dayAfter')
}

/** The hour at which a sale ends, and of which day. */
export function closesAtText(t: DeskText, closesAt: number): string {
  const { time, day } = clockOf(closesAt)
  return t('saleEndAtEffect', { day: saleDayText(t, day), time })
}
