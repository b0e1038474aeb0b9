import { DEFAULT_ADULTS } from '@rihla/contract/catalogue/address-codec'
import type { CalendarDate } from '@rihla/contract/values/dates'
import { TWO_ADULTS, type Party } from '@rihla/contract/values/party'
import { CalendarDays } from '../../../ui/brand/icons.ts'
import { weekdayDayMonth } from '../../../platform/locale/dates.ts'
import { useLanguage } from '../../../platform/locale/use-text.tsx'
import { Badge } from '../../../ui/card/badge.tsx'
import { useCatalogueText } from '../use-catalogue-text.ts'
import type { View } from './toolbar.tsx'

type Props = { date: CalendarDate | null; party?: Party; view: View }

/** The day that a card leads to: the next one that its party (two, unless said) can book, or that there is none. */
export function NextDayBadge({ date, party = TWO_ADULTS, view }: Props) {
  const t = useCatalogueText()
  const { adults, childAges } = party
  const language = useLanguage()
  return (
    <Badge tone={date ? 'soft' : 'warn'} icon={<CalendarDays aria-hidden />}>
      {date ? (
        <>
          <span className={view === 'list' ? 'max-md:sr-only' : 'sr-only'}>{t('nextDay')} </span>
          {weekdayDayMonth(date, language)}
        </>
      ) : (
        // There may be places for fewer: only for few it is known to be sold out.
        t(adults > DEFAULT_ADULTS || childAges.length > 0 ? 'noDayForParty' : 'noDayLeft')
      )}
    </Badge>
  )
}
