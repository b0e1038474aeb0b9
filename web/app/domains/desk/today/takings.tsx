import type { DeskToday } from '@rihla/contract/desk/today'
import { weekdayDayMonth } from '../../../platform/locale/dates.ts'
import { useLanguage } from '../../../platform/locale/use-text.tsx'
import { Money } from '../../../ui/card/money.tsx'
import { useDeskText } from '../use-desk-text.ts'

/** What came in and went back by day: a bar to look at, and the amounts beside it. */
export function Takings({ it }: { it: DeskToday }) {
  const t = useDeskText()
  const language = useLanguage()
  const most = Math.max(1, ...it.Takings.map(({ In }) => In))
  return (
    <table className="desk-takings">
      <thead>
        <tr>
          <th scope="col">{t('day')}</th>
          <th scope="col">{t('cameIn')}</th>
          <th scope="col">{t('wentBack')}</th>
        </tr>
      </thead>
      <tbody>
        {it.Takings.toReversed().map(({ Day, In, Back }) => (
          <tr key={Day}>
            <th scope="row">{weekdayDayMonth(Day, language)}</th>
            <td>
              <span className="desk-taking">
                <Money egp={In} />
              </span>
              <span className="desk-bar" style={{ inlineSize: `${(In / most) * 45}%` }} />
            </td>
            <td>{Back > 0 ? <Money egp={Back} /> : '–'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
