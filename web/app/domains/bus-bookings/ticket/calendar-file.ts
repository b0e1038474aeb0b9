import type { BusReservationDetails } from '@rihla/contract/bus/bookings'
import type { TextOf } from '../../../platform/locale/text.ts'
import { boardingTime } from '../boarding-times.ts'

type Texts = TextOf<typeof import('../messages.en.ts').default>

const escape = (text: string): string =>
  text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll(/\r?\n/g, String.raw`\n`)

const stamp = (instant: number): string =>
  new Date(instant).toISOString().replaceAll(/[-:]|\.\d{3}/g, '')

/** No line may be longer than 75 bytes (RFC 5545, 3.1): the rest goes on after a space. */
function folded(line: string): string {
  const lines: string[] = []
  let now = ''
  let bytes = 0
  for (const character of line) {
    const size = new TextEncoder().encode(character).length
    if (bytes + size > 73) {
      lines.push(now)
      now = ''
      bytes = 0
    }
    now += character
    bytes += size
  }
  return [...lines, now].join('\r\n ')
}

/** The rides of a journey for any calendar, with a reminder two hours before each. */
export function calendarFile(
  rides: readonly BusReservationDetails[],
  t: Texts,
  now: number = Date.now(),
): string {
  const events = rides.flatMap((it) => [
    'BEGIN:VEVENT',
    `UID:${it.ReferenceNumber}@rihla`,
    `DTSTAMP:${stamp(now)}`,
    `DTSTART:${stamp(Date.parse(it.DepartureDate))}`,
    `DTEND:${stamp(Date.parse(it.ArrivalDate))}`,
    `SUMMARY:${escape(t('calendarTitle', { to: it.ToStation }))}`,
    `LOCATION:${escape([it.FromStation, it.BoardingPoint].filter(Boolean).join(', '))}`,
    ...(it.FromStationLatitude !== null && it.FromStationLongitude !== null
      ? [`GEO:${it.FromStationLatitude};${it.FromStationLongitude}`]
      : []),
    `DESCRIPTION:${escape(
      t('calendarText', {
        reference: it.ReferenceNumber,
        seats: t('seats', { count: it.SeatsCount, seats: it.SeatNumbers }),
        time: boardingTime(it.DepartureDate).time,
      }),
    )}`,
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escape(t('alarm'))}`,
    'TRIGGER:-PT2H',
    'END:VALARM',
    'END:VEVENT',
  ])
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Rihla//Bus tickets//EN',
    ...events,
    'END:VCALENDAR',
  ]
    .map(folded)
    .join('\r\n')
    .concat('\r\n')
}
