import { Section, StepList } from '../../catalogue/index.ts'
import { useStaysText } from '../use-stays-text.ts'
import type { Sailing } from './use-start-days.ts'

const dayKeys = ['day-0', 'day-1', 'day-2', 'day-3', 'day-4', 'day-5', 'day-6'] as const

type Props = { sailings: readonly Sailing[]; chosen: Sailing | undefined }

/** Where a ship goes on each weekday that it leaves; that of the chosen day is open. */
export function Sailings({ sailings, chosen = sailings[0] }: Props) {
  const t = useStaysText()
  if (sailings.length === 0) return null
  return (
    <Section id="sailings" title={t('sailings')}>
      <p className="type-small text-ink-2">{t('sailingsText')}</p>
      <div className="grid gap-3">
        {sailings.map(({ Weekday, Nights, Name, Steps, Boarding }) => (
          <details key={Weekday} className="panel sailing" open={Weekday === chosen?.Weekday}>
            <summary>
              <span className="type-title">{t(dayKeys[Weekday] ?? 'day-0')}</span>
              <span className="text-ink-2">
                {Name} · {t('nights', { count: Nights })}
              </span>
            </summary>
            {Boarding && (
              <p className="type-small text-ink-2">{t('boardsAt', { port: Boarding.Port })}</p>
            )}
            <StepList steps={Steps} />
          </details>
        ))}
      </div>
    </Section>
  )
}
