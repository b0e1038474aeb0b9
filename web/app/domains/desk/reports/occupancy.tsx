import { modulesOfStock } from '@rihla/contract/modules'
import { dayMonthYear } from '../../../platform/locale/dates.ts'
import { recordedDay } from '../moments.ts'
import { useLanguage } from '../../../platform/locale/use-text.tsx'
import { soldNames } from '../promocodes/module-names.ts'
import { useDeskText } from '../use-desk-text.ts'
import { Plot } from './plot.tsx'
import { Change } from './report-section.tsx'
import { ReportTables } from './report-table.tsx'
import type { Report } from './report-types.ts'

/** How full each kind of stock was: in all, by day, and before. */
export function Occupancy({ it }: { it: Report }) {
  const t = useDeskText()
  const language = useLanguage()
  const nameOf = (kind: string): string =>
    modulesOfStock(kind)
      .map((module) => t(soldNames[module]))
      .join(t('listComma')) || kind
  const percent = (value: number) => <bdi>{t('percentOf', { percent: value })}</bdi>
  const days = it.Days.map(({ Day }) => Day)
  const [first = '', last = ''] = [days[0], days.at(-1)]
  return (
    <section className="desk-row grid gap-4 min-w-0" aria-labelledby="occupancy">
      <div>
        <h2 id="occupancy" className="type-h3">
          {t('reportOccupancy')}
        </h2>
        <p className="type-small text-ink-2">{t('reportOccupancyText')}</p>
      </div>
      {it.Occupancy.length === 0 ? (
        <p className="type-small text-ink-2">{t('reportNotOnSale')}</p>
      ) : (
        <>
          <ul className="desk-small-plots">
            {it.Occupancy.map(({ Kind, Now, Before, Days }) => (
              <li key={Kind} className="grid gap-1 min-w-0">
                <p className="flex flex-wrap items-baseline gap-x-2">
                  <span>{nameOf(Kind)}</span>
                  <strong>{Now === null ? '–' : percent(Now)}</strong>
                  {Now !== null && Before !== null && <Change now={Now} before={Before} />}
                </p>
                <Plot
                  label={t('reportPlot', { name: nameOf(Kind), most: '100%' })}
                  now={Days}
                  most={{ value: 100, text: '100%' }}
                  ends={[dayMonthYear(first, language), dayMonthYear(last, language)]}
                />
              </li>
            ))}
          </ul>
          <ReportTables
            file={`occupancy-${first}-${last}.csv`}
            sheets={[
              {
                id: 'occupancy-kinds',
                title: t('reportByKind'),
                of: t('kind'),
                columns: [
                  { name: t('reportNow'), show: percent },
                  { name: t('reportThen'), show: percent },
                ],
                rows: it.Occupancy.map(({ Kind, Now, Before }) => ({
                  key: Kind,
                  name: nameOf(Kind),
                  cells: [Now, Before],
                })),
              },
              {
                id: 'occupancy-days',
                title: t('reportByDay'),
                of: t('day'),
                columns: it.Occupancy.map(({ Kind }) => ({ name: nameOf(Kind), show: percent })),
                rows: days.map((day, at) => ({
                  key: day,
                  name: recordedDay(day, language),
                  cells: it.Occupancy.map(({ Days }) => Days[at] ?? null),
                })),
              },
            ]}
          />
        </>
      )}
    </section>
  )
}
