import { addDays, daysBetween, type CalendarDate } from '@rihla/contract/values/dates'
import type { Language } from '@rihla/contract/values/language'
import { formatEgp } from '@rihla/contract/values/money'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '../../../platform/api/use-api.ts'
import { useLanguage } from '../../../platform/locale/use-text.tsx'
import { Button } from '../../../ui/button/button.tsx'
import type { DayNote } from '../../../ui/calendar/calendar-parts.tsx'
import RangeCalendar from '../../../ui/calendar/range-calendar.tsx'
import { PRICE_DAYS, priceCalendarQuery } from '../queries.ts'
import type { Days, StayDates } from './stay-days.ts'
import { cannotChoose, useStartDays } from './use-start-days.ts'
import { useStaysText } from '../use-stays-text.ts'

const amount = (egp: number): string => egp.toLocaleString('en-US')

/** Prices begin at the first free day or some days before the stay, whichever is later. */
function firstPriced(days: Days, from: CalendarDate): CalendarDate {
  const before = addDays(from, -14)
  const last = addDays(days.max, 1 - PRICE_DAYS)
  const wanted = before < last ? before : last
  return wanted > days.min ? wanted : days.min
}

/** The first of the days whose prices are shown: others once the stay has moved out of them. */
function usePricedFrom(days: Days, { from, to }: StayDates): CalendarDate {
  const wanted = firstPriced(days, from)
  const [first, setFirst] = useState(wanted)
  const isWithin = from >= first && to <= addDays(first, PRICE_DAYS)
  if (isWithin || first === wanted) return first
  setFirst(wanted)
  return wanted
}

type Prices = ReadonlyMap<CalendarDate, number | null>

/** The price of a day as a note; the cheapest ones stand out. */
export function notesOf(
  prices: Prices,
  language: Language,
): (date: CalendarDate) => DayNote | null {
  const all = [...prices.values()].filter((price) => price !== null)
  const least = Math.min(...all)
  return (date) => {
    const price = prices.get(date)
    if (!price) return null
    return { text: amount(price), said: formatEgp(price, language), best: price === least }
  }
}

function Legend({ priced }: { priced: boolean }) {
  const t = useStaysText()
  if (!priced) return <p className="type-caption text-ink-2">{t('unpricedLegend')}</p>
  return (
    <p className="type-caption flex flex-wrap gap-x-6 gap-y-1 text-ink-2">
      <span>{t('priceLegend')}</span>
      <span className="font-medium text-ok-ink">{t('cheapestLegend')}</span>
      <span>
        <s aria-hidden>24</s> {t('notStartLegend')}
      </span>
    </p>
  )
}

/** Free days with the cheapest night of each; a stay chosen here is taken at once. */
export default function StayCalendar({
  hotelId,
  priced,
  days,
  dates,
  onChoose,
}: {
  hotelId: number
  priced: boolean
  days: Days
  dates: StayDates
  onChoose: (dates: StayDates) => void
}) {
  const t = useStaysText()
  const api = useApi()
  const language = useLanguage()
  const from = usePricedFrom(days, dates)
  const start = useStartDays(hotelId, days)
  const prices = useQuery({ ...priceCalendarQuery(api, hotelId, from), enabled: priced })
  if (start.failed || prices.isError) {
    return (
      <div className="notice notice-bad items-center" role="alert">
        <p className="flex-1">{t('calendarFailed')}</p>
        <Button size="small" onClick={() => (start.retry(), void prices.refetch())}>
          {t('tryAgain')}
        </Button>
      </div>
    )
  }
  return (
    <div className="grid gap-4">
      <RangeCalendar
        inline
        label={t(priced ? 'datesAndPrices' : 'datesTab')}
        value={dates}
        min={days.min}
        max={days.max}
        isUnavailable={cannotChoose(start.days, dates)}
        noteOf={prices.data ? notesOf(prices.data, language) : () => null}
        onChange={({ from, to }) =>
          onChoose({ from, to: daysBetween(from, to) < 1 ? addDays(from, 1) : to })
        }
      />
      <Legend priced={priced} />
    </div>
  )
}
