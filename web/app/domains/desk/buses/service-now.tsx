import type { BusService } from '@rihla/contract/desk/buses/calls'
import { useLanguage } from '../../../platform/locale/use-text.tsx'
import { Money } from '../../../ui/card/money.tsx'
import { useDeskText } from '../use-desk-text.ts'
import { arrivalOf, weekdaysText } from './service-text.ts'
import { useDaysText } from './use-days-text.ts'

type Props = { readonly rows: readonly BusService[]; readonly today: string }

/** What somebody else has made meanwhile of a row of the timetable: one row still, or one for each part of its days. */
export function ServiceNow({ rows, today }: Props) {
  const t = useDeskText()
  const language = useLanguage()
  const daysText = useDaysText()
  return (
    <>
      <span className="block type-caption text-ink-2">{t('settingNow')}</span>
      {rows.map((it) => (
        <span key={it.Id} className="block">
          <span className="block">
            <bdi dir="ltr">
              {it.Departs} – {arrivalOf(it).time}
            </bdi>
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
      ))}
    </>
  )
}
