import type { Figures } from '@rihla/contract/desk/reports'
import type { ReactNode } from 'react'
import { dayMonthYear } from '../../../platform/locale/dates.ts'
import { recordedDay } from '../moments.ts'
import { useLanguage } from '../../../platform/locale/use-text.tsx'
import { Money } from '../../../ui/card/money.tsx'
import { useDeskText } from '../use-desk-text.ts'
import { Plot } from './plot.tsx'
import { ReportTables, type Column } from './report-table.tsx'
import type { Report } from './report-types.ts'
import { useModuleName } from '../use-module-name.ts'

export type Measure = {
  readonly of: keyof Figures
  readonly name: string
  readonly isMoney: boolean
}

const asCount = (value: number): ReactNode => <bdi>{value.toLocaleString('en-US')}</bdi>
const asMoney = (egp: number): ReactNode => <Money egp={egp} />
const showOf = ({ isMoney }: Measure) => (isMoney ? asMoney : asCount)

/** By how much something went up or down, in percent; nothing where there was nothing before. */
export function Change({ now, before }: { now: number; before: number }) {
  const t = useDeskText()
  if (before === 0) return null
  const percent = Math.round(((now - before) / before) * 100)
  if (percent === 0) return <span className="type-small text-ink-2">{t('reportSame')}</span>
  return (
    <strong className="type-small">
      <bdi dir="ltr">
        {percent > 0 ? '+' : '−'}
        {Math.abs(percent)}%
      </bdi>
    </strong>
  )
}

/** A number large, what it was before, and the difference. */
function Headline({ measure, now, before }: { measure: Measure; now: Figures; before: Figures }) {
  const t = useDeskText()
  const show = showOf(measure)
  return (
    <div>
      <dt className="type-small text-ink-2">{measure.name}</dt>
      <dd className="grid">
        <span className="desk-sum">{show(now[measure.of])}</span>
        <span className="flex flex-wrap items-baseline gap-x-2">
          <Change now={now[measure.of]} before={before[measure.of]} />
          <span className="type-caption text-ink-2">
            {t('reportThen')}: {show(before[measure.of])}
          </span>
        </span>
      </dd>
    </div>
  )
}

/** Which colour is which time. */
export function Legend() {
  const t = useDeskText()
  return (
    <p className="desk-legend type-caption text-ink-2" aria-hidden>
      <span data-of="now">{t('reportNow')}</span>
      <span data-of="before">{t('reportThen')}</span>
    </p>
  )
}

/** Some figures of a period: large, drawn by day (the first of them), and in tables by kind and by day. */
export function ReportSection({
  id,
  title,
  measures,
  it,
}: {
  id: string
  title: string
  measures: readonly [Measure, ...Measure[]]
  it: Report
}) {
  const t = useDeskText()
  const language = useLanguage()
  const nameOf = useModuleName()
  const [drawn] = measures
  const now = it.Days.map(({ Now }) => Now[drawn.of])
  const before = it.Days.map(({ Before }) => Before[drawn.of])
  const highest = Math.max(...now, ...before)
  const mostText = highest.toLocaleString('en-US')
  const columns: Column[] = measures.flatMap((measure) => [
    { name: measure.name, show: showOf(measure) },
    { name: t('reportBefore', { name: measure.name }), show: showOf(measure) },
  ])
  const cellsOf = (row: { Now: Figures; Before: Figures }) =>
    measures.flatMap(({ of }) => [row.Now[of], row.Before[of]])
  const dayName = (day: string) => recordedDay(day, language)
  const [first = '', last = ''] = [it.Days[0]?.Day, it.Days.at(-1)?.Day]
  return (
    <section className="desk-row grid gap-4 min-w-0" aria-labelledby={id}>
      <h2 id={id} className="type-h3">
        {title}
      </h2>
      <dl className="desk-headlines">
        {measures.map((measure) => (
          <Headline
            key={measure.of}
            measure={measure}
            now={it.Totals.Now}
            before={it.Totals.Before}
          />
        ))}
      </dl>
      {highest === 0 ? (
        <p className="type-small text-ink-2">{t('reportNothing')}</p>
      ) : (
        <>
          <Plot
            label={t('reportPlot', { name: drawn.name, most: mostText })}
            now={now}
            before={before}
            most={{ value: highest, text: mostText }}
            ends={[dayMonthYear(first, language), dayMonthYear(last, language)]}
          />
          <Legend />
          <ReportTables
            file={`${id}-${first}-${last}.csv`}
            sheets={[
              {
                id: `${id}-kinds`,
                title: t('reportByKind'),
                of: t('kind'),
                columns,
                rows: it.Kinds.map((row) => ({
                  key: row.Module,
                  name: nameOf(row.Module),
                  cells: cellsOf(row),
                })),
              },
              {
                id: `${id}-days`,
                title: t('reportByDay'),
                of: t('day'),
                columns,
                rows: it.Days.map((row) => ({
                  key: row.Day,
                  name: dayName(row.Day),
                  cells: cellsOf(row),
                })),
              },
            ]}
          />
        </>
      )}
    </section>
  )
}
