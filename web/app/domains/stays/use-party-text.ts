import type { StayDates } from './dates/stay-days.ts'
import type { Language, LocalizedText } from '@rihla/contract/values/language'
import { guestsText, type Party } from '@rihla/contract/values/party'
import { dayMonth, weekdayDayMonth } from '../../platform/locale/dates.ts'
import { withNonBreakingCounts } from '../../platform/locale/non-breaking-counts.ts'
import { useLanguage } from '../../platform/locale/use-text.tsx'

/** `2 adults, 1 child` in the reader's language. */
export function usePartyText(): (party: Party) => string {
  const language = useLanguage()
  return ({ adults, childAges }) =>
    withNonBreakingCounts(guestsText({ adults, children: childAges.length }, language))
}

const UNTIL: LocalizedText = { en: ' to ', ar: '\u00a0–\u00a0' }

/** `17 to 20 Dec`, `17 – 20 ديسمبر`: the month once when it is the same. */
export function datesText({ from, to }: StayDates, language: Language): string {
  const oneMonth = from.slice(0, 7) === to.slice(0, 7)
  const first = oneMonth ? String(Number(from.slice(8))) : dayMonth(from, language)
  return first + UNTIL[language] + dayMonth(to, language)
}

/** `Thu 17 Dec` in the reader's language. */
export function useDayText(): (date: string) => string {
  const language = useLanguage()
  return (date) => weekdayDayMonth(date, language)
}
