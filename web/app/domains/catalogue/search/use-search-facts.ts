import type { CalendarDate } from '@rihla/contract/values/dates'
import { weekdayDayMonth } from '../../../platform/locale/dates.ts'
import { useLanguage } from '../../../platform/locale/use-text.tsx'
import { useCatalogueText } from '../use-catalogue-text.ts'

/** The day and how many adults that a search asks for, in words; kinds without adults leave them out. */
export function useSearchFacts(date: CalendarDate | null, adultsCount?: number) {
  const t = useCatalogueText()
  const language = useLanguage()
  return [
    date && weekdayDayMonth(date, language),
    adultsCount !== undefined && t('adultsCount', { count: adultsCount }),
  ]
}
