import { intlTag, type Language } from '@rihla/contract/values/language'
import type { ChosenSeat } from '../journey/journey.ts'
import type { useBusText } from '../use-bus-text.ts'

/** `Seats 7 and 8`. Only for what the browser alone shows: the joining words differ in Node. */
export function seatList(
  t: ReturnType<typeof useBusText>,
  seats: readonly ChosenSeat[],
  language: Language,
): string {
  const numbers = seats
    .map(({ number }) => number)
    .toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }))
  const list = new Intl.ListFormat(intlTag(language), { type: 'conjunction' }).format(numbers)
  return t('seatsList', { count: seats.length, seats: list })
}
