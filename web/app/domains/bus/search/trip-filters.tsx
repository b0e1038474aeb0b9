import { TIME_BANDS } from '@rihla/contract/bus/limits'
import { Moon, MoonStar, Sun, Sunrise } from 'lucide-react'
import { Chip } from '../../../ui/button/chip.tsx'
import { useBusText } from '../use-bus-text.ts'
import type { TripFilter } from './trip-list.ts'

const icons = [MoonStar, Sunrise, Sun, Moon] as const
const clock = (hour: number): string => String(hour % 24).padStart(2, '0')

/** Class, one of them, and times of day, any of them. */
export function TripFilters({
  classes,
  filter,
  onChange,
}: {
  classes: readonly string[]
  filter: TripFilter
  onChange: (filter: TripFilter) => void
}) {
  const t = useBusText()
  const { className, bands } = filter
  const toggle = (band: number): void =>
    onChange({
      ...filter,
      bands: bands.includes(band) ? bands.filter((it) => it !== band) : [...bands, band],
    })
  return (
    <div className="bus-filters">
      <div role="group" aria-label={t('classes')}>
        <Chip
          text={t('allClasses')}
          on={className === null}
          onChange={() => onChange({ ...filter, className: null })}
        />
        {classes.map((name) => (
          <Chip
            key={name}
            text={name}
            on={className === name}
            onChange={(on) => onChange({ ...filter, className: on ? name : null })}
          />
        ))}
      </div>
      <div role="group" aria-label={t('times')}>
        {TIME_BANDS.map(({ from, to }, band) => {
          const Icon = icons[band] ?? Sun
          return (
            <button
              key={from}
              type="button"
              className="chip"
              aria-pressed={bands.includes(band)}
              title={t('band', { from: `${clock(from)}:00`, to: `${clock(to)}:00` })}
              onClick={() => toggle(band)}
            >
              <Icon aria-hidden />
              <bdi dir="ltr">{`${clock(from)}–${clock(to)}`}</bdi>
            </button>
          )
        })}
      </div>
    </div>
  )
}
