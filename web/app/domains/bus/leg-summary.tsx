import type { BusTrip } from '@rihla/contract/bus/trips'
import { commaOf } from '@rihla/contract/values/language'
import { ArrowRight } from '../../ui/brand/icons.ts'
import type { ReactNode } from 'react'
import { useLanguage } from '../../platform/locale/use-text.tsx'
import { Money } from '../../ui/card/money.tsx'
import { timesOf } from './times.ts'
import { useBusText } from './use-bus-text.ts'
import { useDuration } from './use-trip-text.ts'

/** One leg in three lines: when, from what time to what time, which seats and for how much. */
export function LegSummary({
  trip,
  title,
  detail,
  egp,
  status,
  onChange,
}: {
  trip: BusTrip
  title: string
  detail: ReactNode
  /** Null: it isn't known. */
  egp: number | null
  status?: ReactNode
  onChange?: (() => void) | undefined
}) {
  const t = useBusText()
  const duration = useDuration()
  const comma = commaOf(useLanguage())
  const { departure, arrival, nights } = timesOf(trip)
  return (
    <div className="bus-leg">
      <p className="flex items-baseline justify-between gap-3">
        <strong className="type-small font-semibold!">{title}</strong>
        {onChange && (
          <button
            type="button"
            className="link type-small -my-2 min-h-11"
            aria-label={t('changeLeg', { leg: title })}
            onClick={onChange}
          >
            {t('change')}
          </button>
        )}
      </p>
      <p className="flex flex-wrap items-center gap-x-2.5 font-semibold">
        <bdi dir="ltr">{departure.time}</bdi>
        <ArrowRight size={17} className="mirror" aria-hidden />
        <bdi dir="ltr">{arrival.time}</bdi>
        {nights > 0 && <span className="bus-next-day">{t('nextDay', { count: nights })}</span>}
        <span className="type-small flex-1 font-normal! whitespace-nowrap text-ink-2">
          {duration(trip.TimeMinutes)}
        </span>
        {status}
      </p>
      <p className="type-caption text-ink-2">
        <bdi>{t('route', { from: trip.StationNameFrom, to: trip.StationNameTo })}</bdi>
      </p>
      <p className="type-small flex items-baseline justify-between gap-3 text-ink-2">
        <span>
          {trip.TripClassName}
          {comma}
          {detail}
        </span>
        {egp !== null && (
          <span className="text-ink">
            <Money egp={egp} />
          </span>
        )}
      </p>
    </div>
  )
}
