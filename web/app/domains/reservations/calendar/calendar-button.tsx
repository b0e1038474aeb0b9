import type { ReservationDetails } from '@rihla/contract/reservations'
import { commaOf } from '@rihla/contract/values/language'
import { CalendarPlus } from '../../../ui/brand/icons.ts'
import { useLanguage } from '../../../platform/locale/use-text.tsx'
import { saveFile } from '../../../platform/save-file.ts'
import { Button } from '../../../ui/button/button.tsx'
import { useReservationsText } from '../use-reservations-text.ts'

// What is needed comes when it is pressed.
const load = () =>
  Promise.all([import('../../../platform/calendar-file.ts'), import('./reservation-event.ts')])

/** Puts a booking into the traveller's calendar. */
export function CalendarButton({ it }: { it: ReservationDetails }) {
  const t = useReservationsText()
  const comma = commaOf(useLanguage())
  const add = async (): Promise<void> => {
    const [{ calendarBlob, calendarFileOf }, { reservationEvent }] = await load()
    const event = reservationEvent(it, {
      reference: t('reference'),
      call: t('support'),
      pickUp: t('pickUp'),
      comma,
    })
    saveFile(calendarBlob(calendarFileOf([event])), `rihla-${it.ReferenceNumber}.ics`)
  }
  return (
    <Button block onClick={() => void add()}>
      <CalendarPlus aria-hidden />
      {t('calendar')}
    </Button>
  )
}
