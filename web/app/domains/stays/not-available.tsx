import { addDays, daysBetween } from '@rihla/contract/values/dates'
import { Button } from '../../ui/button.tsx'
import type { BookingProps } from './booking.ts'
import { useDayText } from './party-text.ts'
import { fitDates } from './stay-days.ts'
import { nearestStart, useStartDays } from './use-start-days.ts'
import { useStaysText } from './use-stays-text.ts'

/** Nothing is free on these dates: says so, and moves the stay to the nearest day that is. */
export function NotAvailable({ kind, choice, days, onSave }: BookingProps) {
  const t = useStaysText()
  const dayText = useDayText()
  const start = useStartDays(choice.id, days)
  const nearest = start.days ? nearestStart(start.days, choice.arrival) : null
  const nights = daysBetween(choice.arrival, choice.departure)
  const move = (from: string): void => {
    const moved = fitDates({ from, to: addDays(from, nights) }, days)
    onSave({ ...choice, arrival: moved.from, departure: moved.to })
  }
  return (
    <div className="grid gap-3" role="status">
      <div>
        <h2 className="type-h3">{t('notAvailable')}</h2>
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
