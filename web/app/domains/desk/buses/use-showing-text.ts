import { busDays } from '@rihla/contract/bus/limits'
import type { CalendarDate } from '@rihla/contract/values/dates'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '../../../platform/api/use-api.ts'
import { serverNow } from '../../../platform/clock.ts'
import { cairoTime, dayMonthYear } from '../../../platform/locale/dates.ts'
import { useLanguage } from '../../../platform/locale/use-text.tsx'
import { useDeskText } from '../use-desk-text.ts'
import { soldDaysQuery } from './bus-queries.ts'
import { showingOf, type Runs, type SoldDays } from './sale-days.ts'

/** The days that the site sells now: as managers set them, else as they come. */
export function useSoldDays(today: CalendarDate): SoldDays {
  const { data } = useQuery(soldDaysQuery(useApi()))
  const { min, max } = busDays(today)
  return { min: data?.BusMinDate ?? min, max: data?.BusMaxDate ?? max }
}

/** Says which departure the site shows first of what was saved, or from when on. */
export function useShowingText(today: CalendarDate): (runs: Runs) => string {
  const t = useDeskText()
  const language = useLanguage()
  const sold = useSoldDays(today)
  const inWords = (day: CalendarDate): string => dayMonthYear(day, language)
  return (runs) => {
    const it = showingOf(runs, sold, { today, time: cairoTime(new Date(serverNow())) })
    if (it === null) return t('busNoDay')
    const day = inWords(it.day)
    if (it.text === 'busOnSiteFrom') return t(it.text, { day, sale: inWords(it.sale) })
    return it.text === 'busOnSiteUntil'
      ? t(it.text, { day, last: inWords(it.last) })
      : t(it.text, { day })
  }
}
