import type { DeskText } from '../content/field-texts.ts'
import { clockOf } from './percent.ts'

/** The hour at which a sale ends, and of which day. */
export function closesAtText(t: DeskText, closesAt: number): string {
  const { time, isBefore } = clockOf(closesAt)
  return t('saleEndAtEffect', { day: t(isBefore ? 'dayBefore' : 'sameDay'), time })
}
