import type { BusService } from '@rihla/contract/desk/buses/calls'
import { dayMonthYear } from '../../../platform/locale/dates.ts'
import { useLanguage } from '../../../platform/locale/use-text.tsx'
import { useDeskText } from '../use-desk-text.ts'

/** From when until when a row of the timetable runs, in words. */
export function useDaysText(): (it: BusService, today: string) => string {
  const t = useDeskText()
  const language = useLanguage()
  return ({ FirstDay, LastDay }, today) => {
    const from = FirstDay > today ? dayMonthYear(FirstDay, language) : null
    const to = LastDay === null ? null : dayMonthYear(LastDay, language)
    if (from && from === to) return t('busOn', { day: from })
    if (from && to) return t('busBetween', { from, to })
    if (to) return t('busUntil', { to })
    return from ? t('busUntilNotice', { from }) : t('busSince')
  }
}
