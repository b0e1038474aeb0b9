import type { BusReservationDetails } from '@rihla/contract/bus/bookings'
import { calendarUid } from '@rihla/contract/calendar-entry'
import { commaOf, type Language } from '@rihla/contract/values/language'
import { calendarFileOf } from '../../../platform/calendar-file.ts'
import type { TextOf } from '../../../platform/locale/text.ts'
import { boardingText } from '../boarding-times.ts'

type Texts = TextOf<typeof import('../messages.en.ts').default>

type Around = {
  /** Whom its traveller calls; null: nobody by phone. */
  readonly phone: string | null
  readonly now?: number
}

/** The rides of a journey for any calendar, with a reminder two hours before each. */
export const calendarFile = (
  rides: readonly BusReservationDetails[],
  t: Texts,
  language: Language,
  { phone, now = Date.now() }: Around,
): string =>
  calendarFileOf(
    rides.map((it) => ({
      uid: calendarUid('Bus', it.ReservationId),
      sequence: it.ChangesCount,
      when: { from: new Date(it.DepartureDate), until: new Date(it.ArrivalDate) },
      summary: t('calendarTitle', { to: it.ToStation }),
      location: [it.FromStation, it.BoardingPoint].filter(Boolean).join(commaOf(language)),
      position:
        it.FromStationLatitude !== null && it.FromStationLongitude !== null
          ? { latitude: it.FromStationLatitude, longitude: it.FromStationLongitude }
          : null,
      description: [
        t('calendarText', {
          reference: it.ReferenceNumber,
          seats: t('seats', { count: it.SeatsCount, seats: it.SeatNumbers }),
          when: boardingText(it.DepartureDate, language, t),
        }),
        ...(phone ? [`${t('callUs')}: ${phone}`] : []),
      ].join('\n'),
      alarm: t('alarm'),
    })),
    new Date(now),
  )
