import type { CalendarDate } from '@rihla/contract/values/dates'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { useApi } from '../../../platform/api/use-api.ts'
import { weekdayDayMonth } from '../../../platform/locale/dates.ts'
import { useLanguage } from '../../../platform/locale/use-text.tsx'
import { Money } from '../../../ui/card/money.tsx'
import { cheapestDaysQuery, type Ride } from '../queries.ts'
import { useBusText } from '../use-bus-text.ts'
import type { Days } from './days.ts'

/** The days around, each with its cheapest seat and a link to it; nothing when they can't be loaded. */
export function DayStrip({
  ride,
  days,
  name,
  hrefOf,
}: {
  ride: Ride
  days: Days
  name: string
  hrefOf: (date: CalendarDate) => string
}) {
  const t = useBusText()
  const api = useApi()
  const language = useLanguage()
  const { data, isError } = useQuery(cheapestDaysQuery(api, language, ride))
  const box = useRef<HTMLElement>(null)
  useEffect(() => {
    const now = box.current?.querySelector<HTMLElement>('[aria-current]')
    const strip = box.current
    if (!data || !now || !strip) return
    strip.scrollLeft += now.getBoundingClientRect().left - strip.getBoundingClientRect().left - 90
  }, [data])
  if (isError) return null
  const shown = data?.filter(({ Date: day }) => day >= days.min && day <= days.max)
  const prices = shown?.flatMap(({ Price }) => Price ?? []) ?? []
  const cheapest = new Set(prices).size > 1 ? Math.min(...prices) : null
  return (
    <nav ref={box} className="bus-days" aria-label={t('days', { leg: name })}>
      {shown?.map(({ Date: day, Price }) => (
        <Link
          key={day}
          to={hrefOf(day)}
          replace
          preventScrollReset
          className="bus-day"
          aria-current={day === ride.date ? 'date' : undefined}
          data-cheapest={Price !== null && Price === cheapest ? '' : undefined}
        >
          <span>{weekdayDayMonth(day, language)}</span>
          {Price === null ? (
            <>
              <strong aria-hidden>–</strong>
              <span className="sr-only">{t('dayNone')}</span>
            </>
          ) : (
            <strong>
              <Money egp={Price} />
              {Price === cheapest && <span className="sr-only"> {t('cheapestDay')}</span>}
            </strong>
          )}
        </Link>
      ))}
    </nav>
  )
}
