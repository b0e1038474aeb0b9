import { TIME_BANDS } from '@rihla/contract/bus/limits'
import type { TripFilter } from '@rihla/contract/bus/trip-filters'
import { Moon, MoonStar, Sun, Sunrise } from '../../../ui/brand/icons.ts'
import { Chip } from '../../../ui/button/chip.tsx'
import { useBusText } from '../use-bus-text.ts'

const icons = [MoonStar, Sunrise, Sun, Moon] as const
const clock = (hour: number): string => String(hour % 24).padStart(2, '0')

/** Class, one of them, and times of day, any of them. */
export function TripFilters({
  classes,
  filter,
  onChange,
}: {
  classes: readonly { code: string; name: string }[]
  filter: TripFilter
  onChange: (filter: TripFilter) => void
}) {
  const t = useBusText()
  const { class: chosen, times } = filter
  const toggle = (band: number): void =>
    onChange({
      ...filter,
      times: times.includes(band)
        ? times.filter((it) => it !== band)
        : [...times, band].sort((a, b) => a - b),
    })
  return (
    <div className="bus-filters">
      <div role="group" aria-label={t('classes')}>
        <Chip
          text={t('allClasses')}
          on={chosen === ''}
          onChange={() => onChange({ ...filter, class: '' })}
        />
        {classes.map(({ code, name }) => (
          <Chip
            key={code}
            text={name}
            on={chosen === code}
            onChange={(on) => onChange({ ...filter, class: on ? code : '' })}
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
              aria-pressed={times.includes(band)}
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
