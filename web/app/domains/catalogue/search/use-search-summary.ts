import type { CalendarDate } from '@rihla/contract/values/dates'
import type { Party } from '@rihla/contract/values/party'
import { guestsOf } from '../booking/booking.ts'
import { weekdayDayMonth } from '../../../platform/locale/dates.ts'
import { useLanguage } from '../../../platform/locale/use-text.tsx'

/** What a search asks for, in words: the place, the day, and who comes where a kind asks for it. */
export function useSearchSummary(text: string, date: CalendarDate | null, party?: Party) {
  const language = useLanguage()
  const facts = [
    date && weekdayDayMonth(date, language),
    party !== undefined && guestsOf(party, language),
  ]
  return { text, facts }
}
