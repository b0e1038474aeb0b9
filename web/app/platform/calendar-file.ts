import type { CalendarTimes } from '@rihla/contract/calendar-entry'

/** What stands in a calendar. */
export type CalendarEvent = {
  /** The same event always has the same one: a second file updates the first. */
  readonly uid: string
  /** Of two files with the same one the greater counts. */
  readonly sequence: number
  readonly when: CalendarTimes
  readonly summary: string
  readonly location: string
  readonly position: { readonly latitude: number; readonly longitude: number } | null
  readonly description: string
  /** Two hours before it; null: none. */
  readonly alarm: string | null
}

const escape = (text: string): string =>
  text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll(/\r?\n/g, String.raw`\n`)

const stamp = (at: Date): string => at.toISOString().replaceAll(/[-:]|\.\d{3}/g, '')
const day = (date: string): string => date.replaceAll('-', '')
/** The end of whole days is the day after (RFC 5545, 3.6.1). */
const dayAfter = (date: string): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10)

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

const whenLines = (when: CalendarEvent['when']): string[] =>
  'from' in when
    ? [`DTSTART:${stamp(when.from)}`, `DTEND:${stamp(when.until)}`]
    : [
        `DTSTART;VALUE=DATE:${day(when.firstDay)}`,
        `DTEND;VALUE=DATE:${day(dayAfter(when.lastDay))}`,
      ]

const eventLines = (it: CalendarEvent, now: Date): string[] => [
  'BEGIN:VEVENT',
  `UID:${it.uid}`,
  `SEQUENCE:${it.sequence}`,
  `DTSTAMP:${stamp(now)}`,
  ...whenLines(it.when),
  `SUMMARY:${escape(it.summary)}`,
  `LOCATION:${escape(it.location)}`,
  ...(it.position ? [`GEO:${it.position.latitude};${it.position.longitude}`] : []),
  `DESCRIPTION:${escape(it.description)}`,
  ...(it.alarm === null
    ? []
    : [
        'BEGIN:VALARM',
        'ACTION:DISPLAY',
        `DESCRIPTION:${escape(it.alarm)}`,
        'TRIGGER:-PT2H',
        'END:VALARM',
      ]),
  'END:VEVENT',
]

/** Events as a file for any calendar. */
export const calendarFileOf = (events: readonly CalendarEvent[], now = new Date()): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Rihla//Rihla//EN',
    ...events.flatMap((it) => eventLines(it, now)),
    'END:VCALENDAR',
  ]
    .map(folded)
    .join('\r\n')
    .concat('\r\n')

/** The same, to be saved. */
export const calendarBlob = (file: string): Blob =>
  new Blob([file], { type: 'text/calendar;charset=utf-8' })
