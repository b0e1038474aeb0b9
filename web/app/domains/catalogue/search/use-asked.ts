import type { CalendarDate } from '@rihla/contract/values/dates'
import { weekdayDayMonth } from '../../../platform/locale/dates.ts'
import { useLanguage } from '../../../platform/locale/use-text.tsx'
import { useCatalogueText } from '../use-catalogue-text.ts'

/** What a search asks for, in words: the place, the day, and how many adults where a kind has them. */
export function useAsked(text: string, date: CalendarDate | null, adultsCount?: number) {
  const t = useCatalogueText()
  const language = useLanguage()
  const facts = [
    date && weekdayDayMonth(date, language),
    adultsCount !== undefined && t('adultsCount', { count: adultsCount }),
  ]
  return { text, facts }
}
