import { addDays, daysBetween, type CalendarDate } from '@rihla/contract/values/dates'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '../../../platform/api/use-api.ts'
import { Button } from '../../../ui/button/button.tsx'
import type { BookingProps } from './booking.ts'
import { useDayText } from '../use-party-text.ts'
import { fitDates } from '../dates/stay-days.ts'
import { nearestStart, sailingFrom } from '../dates/use-start-days.ts'
import { wholeStayQuery } from '../queries.ts'
import { useStaysText } from '../use-stays-text.ts'

/**
 * Nothing is free on these dates: says so, and moves the stay to the nearest day that is; of a partner's hotel
 * nobody knows one before it is asked for that very stay.
 */
export default function NotAvailable({ kind, hotel, choice, days, prices, onSave }: BookingProps) {
  const t = useStaysText()
  const dayText = useDayText()
  const start = useQuery({ ...wholeStayQuery(useApi(), choice, days), enabled: !hotel.IsExternal })
  const requestedNights = daysBetween(choice.arrival, choice.departure)
  const nightsFrom = (day: CalendarDate): number =>
    sailingFrom(hotel, day)?.Nights ?? requestedNights
  // A ship that does set out on that day comes back on another.
  const sailsThen =
    start.data?.get(choice.arrival) && nightsFrom(choice.arrival) !== requestedNights
  const nearest = sailsThen
    ? choice.arrival
    : !hotel.IsExternal && start.data && nearestStart(start.data, choice.arrival)
  const whys = new Set(prices.pricing?.Rooms.map(({ UnavailableText }) => UnavailableText))
  const [why] = whys.size === 1 ? whys : []
  const move = (from: string): void => {
    const moved = fitDates({ from, to: addDays(from, nightsFrom(from)) }, days)
    onSave({ ...choice, arrival: moved.from, departure: moved.to })
  }
  return (
    <div className="grid gap-3" role="status">
      <div>
        <h2 className="type-h3">{t('notAvailable')}</h2>
        {why && <p className="mt-1 font-medium">{why}</p>}
        <p className="type-small mt-1 text-ink-2">
          {t(`notAvailableText-${kind}`, {
            from: dayText(choice.arrival),
            to: dayText(choice.departure),
          })}{' '}
          {nearest && t('nearestStart', { date: dayText(nearest) })}
        </p>
      </div>
      {nearest && (
        <Button kind="soft" block onClick={() => move(nearest)}>
          {t('moveTo', { date: dayText(nearest) })}
        </Button>
      )}
    </div>
  )
}
