import type { CalendarDate } from '@rihla/contract/values/dates'
import { CalendarDays } from '../../../ui/brand/icons.ts'
import { weekdayDayMonth } from '../../../platform/locale/dates.ts'
import { useLanguage } from '../../../platform/locale/use-text.tsx'
import { Badge } from '../../../ui/card/badge.tsx'
import { useCatalogueText } from '../use-catalogue-text.ts'
import type { View } from './toolbar.tsx'

/** The day that a card leads to: the next one that can be booked, or that there is none. */
export function NextDayBadge({ date, view }: { date: CalendarDate | null; view: View }) {
  const t = useCatalogueText()
  const language = useLanguage()
  return (
    <Badge tone={date ? 'soft' : 'warn'} icon={<CalendarDays aria-hidden />}>
      {date ? (
        <>
          <span className={view === 'list' ? 'max-md:sr-only' : 'sr-only'}>{t('nextDay')} </span>
          {weekdayDayMonth(date, language)}
        </>
      ) : (
        t('noDayLeft')
      )}
    </Badge>
  )
}
