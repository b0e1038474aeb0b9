import type { BusTrip } from '@rihla/contract/bus/trips'
import { addDays, type CalendarDate } from '@rihla/contract/values/dates'
import { weekdayDayMonth } from '../../../platform/locale/dates.ts'
import { useLanguage } from '../../../platform/locale/use-text.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { EmptyBlock } from '../../../ui/feedback/result-block.tsx'
import { timesOf } from '../times.ts'
import { useBusText } from '../use-bus-text.ts'

type Props = {
  going: BusTrip
  /** The day of the way back, and the last one that can be booked. */
  day: CalendarDate
  last: CalendarDate
  onDay: (day: CalendarDate) => void
  onChangeGoing: () => void
}

/** Where there are trips back, but each leaves before the chosen one has arrived. */
export function NoneAfter({ going, day, last, onDay, onChangeGoing }: Props) {
  const t = useBusText()
  const language = useLanguage()
  const dateText = (date: CalendarDate): string => weekdayDayMonth(date, language)
  const { arrival } = timesOf(going)
  const next = arrival.date > day ? arrival.date : addDays(day, 1)
  const at = { date: dateText(arrival.date), time: arrival.time }
  return (
    <EmptyBlock
      title={t('noneAfter', at)}
      text={t(next <= last ? 'noneAfterText' : 'noneAfterLast')}
      actions={
        <>
          {next <= last && (
            <Button kind="teal" onClick={() => onDay(next)}>
              {t('returnOn', { date: dateText(next) })}
            </Button>
          )}
          <Button onClick={onChangeGoing}>{t('chooseOutbound')}</Button>
        </>
      }
    />
  )
}
