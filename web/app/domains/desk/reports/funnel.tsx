import { useDeskText } from '../use-desk-text.ts'
import { useModuleName } from '../use-module-name.ts'
import { Money } from '../../../ui/card/money.tsx'
import { Change } from './report-section.tsx'
import { ReportTables } from './report-table.tsx'
import type { Report, Step } from './report-types.ts'
import { sumSteps } from './sum-steps.ts'

const stepNames = {
  search: 'stepSearch',
  view_offer: 'stepViewOffer',
  hold: 'stepHold',
  payment_page: 'stepPaymentPage',
  paid: 'stepPaid',
} as const satisfies Record<Step['Step'], string>

const count = (value: number) => <bdi>{value.toLocaleString('en-US')}</bdi>

/** How many came how far: bars that get shorter, and the numbers by kind behind them. */
export function FunnelSection({ it, days }: { it: Report; days: string }) {
  const t = useDeskText()
  const nameOf = useModuleName()
  const steps = sumSteps(it.Funnel)
  const most = Math.max(...steps.map(({ Count }) => Count))
  const first = steps[0]?.Count ?? 0
  return (
    <section className="desk-row grid gap-4 min-w-0" aria-labelledby="funnel">
      <div>
        <h2 id="funnel" className="type-h3">
          {t('reportFunnel')}
        </h2>
        <p className="type-small text-ink-2">{t('reportFunnelText')}</p>
      </div>
      {most === 0 ? (
        <p className="type-small text-ink-2">{t('reportNothing')}</p>
      ) : (
        <>
          <ol className="desk-funnel">
            {steps.map(({ Step, Count, Value, Before }) => (
              <li key={Step}>
                <span>{t(stepNames[Step])}</span>
                <span className="desk-funnel-track" aria-hidden>
                  <span style={{ inlineSize: `${(Count / most) * 100}%` }} />
                </span>
                <span className="flex flex-wrap items-baseline gap-x-2">
                  <strong>{count(Count)}</strong>
                  {first > 0 && Step !== 'search' && (
                    <span className="type-caption text-ink-2">
                      <bdi>{t('percentOf', { percent: Math.round((Count / first) * 100) })}</bdi>{' '}
                      {t('reportOfFirst')}
                    </span>
                  )}
                  {Value > 0 && <Money egp={Value} />}
                  <Change now={Count} before={Before} />
                </span>
              </li>
            ))}
          </ol>
          <ReportTables
            file={`funnel-${days}.csv`}
            sheets={[
              {
                id: 'funnel-kinds',
                title: t('reportByKind'),
                of: t('kind'),
                columns: steps.map(({ Step }) => ({ name: t(stepNames[Step]), show: count })),
                rows: [
                  { Module: '', Steps: steps },
                  ...it.Funnel.filter(({ Steps }) => Steps.some(({ Count }) => Count > 0)),
                ].map(({ Module, Steps }) => ({
                  key: Module,
                  name: Module === '' ? t('allKinds') : nameOf(Module),
                  cells: Steps.map(({ Count }) => Count),
                })),
              },
            ]}
          />
        </>
      )}
    </section>
  )
}
