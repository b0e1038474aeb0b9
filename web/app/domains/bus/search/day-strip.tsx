import type { CalendarDate } from '@rihla/contract/values/dates'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { useApi } from '../../../platform/api/use-api.ts'
import { weekdayDayMonth } from '../../../platform/locale/dates.ts'
import { useLanguage } from '../../../platform/locale/use-text.tsx'
import { Money } from '../../../ui/card/money.tsx'
import { cheapestDaysQuery, type PartyRide } from '../queries.ts'
import { useBusText } from '../use-bus-text.ts'
import { dayPrices, type Days } from './days.ts'

/** The days around, each with the cheapest seat that all can have and a link to it; nothing when they can't be loaded. */
export function DayStrip({
  ride,
  round,
  days,
  name,
  hrefOf,
}: {
  ride: PartyRide
  /** A leg of a round trip: its price is another. */
  round: boolean
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
    const list = box.current
    if (!data || !now || !list) return
    list.scrollLeft += now.getBoundingClientRect().left - list.getBoundingClientRect().left - 90
  }, [data])
  if (isError) return null
  const shown = data?.filter(({ Date: day }) => day >= days.min && day <= days.max)
  const strip = dayPrices(shown ?? [], round)
  return (
    <nav ref={box} className="bus-days" aria-label={t('days', { leg: name })}>
      {strip.map(({ date: day, price, isCheapest }) => (
        <Link
          key={day}
          to={hrefOf(day)}
          replace
          preventScrollReset
          className="bus-day"
          aria-current={day === ride.date ? 'date' : undefined}
          data-cheapest={isCheapest ? '' : undefined}
        >
          <span>{weekdayDayMonth(day, language)}</span>
          {price === null ? (
            <>
              <strong aria-hidden>–</strong>
              <span className="sr-only">{t('dayNone')}</span>
            </>
          ) : (
            <strong>
              <Money egp={price} />
              {isCheapest && <span className="sr-only"> {t('cheapestDay')}</span>}
            </strong>
          )}
        </Link>
      ))}
    </nav>
  )
}
