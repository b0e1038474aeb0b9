import type { BusService } from '@rihla/contract/desk/buses/calls'
import { useLanguage } from '../../../platform/locale/use-text.tsx'
import { Money } from '../../../ui/card/money.tsx'
import { useDeskText } from '../use-desk-text.ts'
import { arrivalOf, weekdaysText } from './service-text.ts'
import { useDaysText } from './use-days-text.ts'

function Row({ it, today }: { it: BusService; today: string }) {
  const t = useDeskText()
  const language = useLanguage()
  const daysText = useDaysText()
  const arrival = arrivalOf(it)
  return (
    <span className="block">
      <span className="block">
        <bdi dir="ltr">
          {it.Departs} – {arrival.time}
        </bdi>
        {arrival.days > 0 && ` (${t('busNextDay', { count: arrival.days })})`}
        {' · '}
        {weekdaysText(it.Weekdays, language, t('busEveryDay'))}
        {' · '}
        {daysText(it, today)}
      </span>
      <span className="block">
        <Money egp={it.Price} /> {t('busOneWay')}
        {' · '}
        <Money egp={it.RoundPrice} /> {t('busAsLeg')}
      </span>
    </span>
  )
}

type Props = { readonly rows: readonly BusService[]; readonly today: string }

/** What somebody else has made meanwhile of a row of the timetable: one row still, or one for each part of its days. */
export function ServiceNow({ rows, today }: Props) {
  const t = useDeskText()
  return (
    <>
      <span className="block type-caption text-ink-2">{t('settingNow')}</span>
      {rows.map((it) => (
        <Row key={it.Id} it={it} today={today} />
      ))}
    </>
  )
}
