import { addDays } from '@rihla/contract/values/dates'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '../../../platform/api/use-api.ts'
import { useLanguage } from '../../../platform/locale/use-text.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { recordedSpan } from '../moments.ts'
import { PeriodFields } from '../money/period-fields.tsx'
import { usePeriod, type Period } from '../money/use-period.ts'
import { reportQuery } from '../queries.ts'
import { DeskPage } from '../shell/desk-page.tsx'
import { NotThereYet } from '../shell/not-there-yet.tsx'
import { useDeskText } from '../use-desk-text.ts'
import { FunnelSection } from './funnel.tsx'
import { Occupancy } from './occupancy.tsx'
import { ReportSection } from './report-section.tsx'
import type { Report } from './report-types.ts'
import { cairoToday } from '../../../platform/clock.ts'

/** Periods that are looked at often, each up to today. */
function Presets({ period, change }: { period: Period; change: (to: Period) => void }) {
  const t = useDeskText()
  const [today] = useState(cairoToday)
  const presets = [
    { text: t('reportLast7'), from: addDays(today, -6) },
    { text: t('reportLast30'), from: addDays(today, -29) },
    { text: t('reportThisMonth'), from: `${today.slice(0, 7)}-01` },
    { text: t('reportLastYear'), from: addDays(today, -364) },
  ]
  return (
    <div className="desk-presets" role="group" aria-label={t('reportPeriods')}>
      {presets.map(({ text, from }) => (
        <Button
          key={text}
          size="small"
          aria-pressed={period.from === from && period.to === today}
          onClick={() => change({ from, to: today })}
        >
          {text}
        </Button>
      ))}
    </div>
  )
}

function Sections({ it, period }: { it: Report; period: Period }) {
  const t = useDeskText()
  return (
    <>
      <ReportSection
        id="bookings"
        title={t('reportBookings')}
        it={it}
        measures={[
          { of: 'Bookings', name: t('reportBookings'), isMoney: false },
          { of: 'Booked', name: t('reportBooked'), isMoney: true },
        ]}
      />
      <ReportSection
        id="takings"
        title={t('reportTakings')}
        it={it}
        measures={[
          { of: 'In', name: t('reportIn'), isMoney: true },
          { of: 'Back', name: t('reportBack'), isMoney: true },
        ]}
      />
      <ReportSection
        id="cancellations"
        title={t('reportCancellations')}
        it={it}
        measures={[
          { of: 'Cancellations', name: t('reportCancellations'), isMoney: false },
          { of: 'Cancelled', name: t('reportCancelled'), isMoney: true },
        ]}
      />
      <Occupancy it={it} />
      <FunnelSection it={it} days={`${period.from}-${period.to}`} />
    </>
  )
}

/** /desk/reports: how business goes, beside how it went before. */
export function ReportsPage() {
  const t = useDeskText()
  const language = useLanguage()
  const [period, change] = usePeriod()
  const { data: it, error, refetch } = useQuery(reportQuery(useApi(), period))
  const span = (from: string, to: string): string => recordedSpan(from, to, language)
  return (
    <DeskPage
      title={t('reports')}
      path="/desk/reports"
      text={
        it
          ? t('reportsText', {
              days: span(period.from, period.to),
              before: span(it.Before.From, it.Before.To),
            })
          : span(period.from, period.to)
      }
    >
      <Presets period={period} change={change} />
      <PeriodFields period={period} change={change} />
      {error || !it ? (
        <NotThereYet error={error} retry={refetch} />
      ) : (
        <Sections it={it} period={period} />
      )}
    </DeskPage>
  )
}
