import type { BusReservationDetails } from '@rihla/contract/bus/bookings'
import { calendarUid } from '@rihla/contract/calendar-entry'
import { calendarFileOf } from '../../../platform/calendar-file.ts'
import type { TextOf } from '../../../platform/locale/text.ts'
import { boardingTime } from '../boarding-times.ts'

type Texts = TextOf<typeof import('../messages.en.ts').default>

/** The rides of a journey for any calendar, with a reminder two hours before each; `comma` as the language has it. */
export const calendarFile = (
  rides: readonly BusReservationDetails[],
  t: Texts,
  comma: string,
  now: number = Date.now(),
): string =>
  calendarFileOf(
    rides.map((it) => ({
      uid: calendarUid('Bus', it.ReservationId),
      sequence: it.ChangesCount,
      when: { from: new Date(it.DepartureDate), until: new Date(it.ArrivalDate) },
      summary: t('calendarTitle', { to: it.ToStation }),
      location: [it.FromStation, it.BoardingPoint].filter(Boolean).join(comma),
      position:
        it.FromStationLatitude !== null && it.FromStationLongitude !== null
          ? { latitude: it.FromStationLatitude, longitude: it.FromStationLongitude }
          : null,
      description: t('calendarText', {
        reference: it.ReferenceNumber,
        seats: t('seats', { count: it.SeatsCount, seats: it.SeatNumbers }),
        time: boardingTime(it.DepartureDate).time,
      }),
      alarm: t('alarm'),
    })),
    new Date(now),
  )
