import type { HotelDetails } from '@rihla/contract/catalogue/hotels'
import { Section, StepList } from '../../catalogue/index.ts'
import { useStaysText } from '../use-stays-text.ts'

const dayKeys = ['day-0', 'day-1', 'day-2', 'day-3', 'day-4', 'day-5', 'day-6'] as const

/** Where a ship goes on each weekday that it leaves. */
export function Sailings({ sailings }: { sailings: HotelDetails['Sailings'] }) {
  const t = useStaysText()
  if (sailings.length === 0) return null
  return (
    <Section id="sailings" title={t('sailings')}>
      <p className="type-small text-ink-2">{t('sailingsText')}</p>
      <div className="grid gap-3">
        {sailings.map(({ Weekday, Nights, Name, Steps }, at) => (
          <details key={Weekday} className="panel sailing" open={at === 0}>
            <summary>
              <span className="type-title">{t(dayKeys[Weekday] ?? 'day-0')}</span>
              <span className="text-ink-2">
                {Name} · {t('nights', { count: Nights })}
              </span>
            </summary>
            <StepList steps={Steps} />
          </details>
        ))}
      </div>
    </Section>
  )
}
