import type { Language } from '@rihla/contract/values/language'
import { afterEach, describe, expect, test } from 'vitest'
import { facts } from '../testing/post-office.ts'
import { calendarEntry } from './calendar-entry.ts'

const NOW = new Date('2026-11-21T10:00:00Z')
const LINK = 'https://rihla.example/reservations/Activity/7'

/** An iCalendar file as name to value, long lines joined again (RFC 5545, 3.1). */
function read(changes: Parameters<typeof facts>[0] = {}, language: Language = 'en') {
  const text = calendarEntry(language, facts(changes), LINK, NOW)
  const lines = text.replaceAll('\r\n ', '').trim().split('\r\n')
  expect([lines[0], lines.at(-1)]).toEqual(['BEGIN:VCALENDAR', 'END:VCALENDAR'])
  return new Map(
    lines.map((line) => {
      const [, name = '', value = ''] = /^([^:]+):(.*)$/.exec(line) ?? []
      return [name, value]
    }),
  )
}

const zone = process.env['TZ']
afterEach(() => {
  if (zone === undefined) delete process.env['TZ']
  else process.env['TZ'] = zone
})

describe('the calendar entry of a reservation', () => {
  test('names it', () => {
    const entry = read()
    expect(Object.fromEntries(entry)).toMatchObject({
      VERSION: '2.0',
      METHOD: 'PUBLISH',
      UID: 'Activity-7@rihla',
      DTSTAMP: '20261121T100000Z',
      SUMMARY: 'Sunrise over Abu Simbel',
      LOCATION: 'Aswan',
      DESCRIPTION: 'Reference: RH-7KM2QX',
      'URL;VALUE=URI': LINK,
    })
  })

  test('speaks Arabic', () => {
    const entry = read({}, 'ar')
    expect(entry.get('SUMMARY')).toBe('شروق أبو سمبل')
    expect(entry.get('DESCRIPTION')).toBe('رقم الحجز: RH-7KM2QX')
  })

  test.each(['UTC', 'Africa/Cairo', 'Pacific/Kiritimati', 'Pacific/Pago_Pago', 'America/New_York'])(
    'has the same days on a machine in %s, the night of the clock change too',
    (TZ) => {
      process.env['TZ'] = TZ
      expect(new Intl.DateTimeFormat().resolvedOptions().timeZone, 'the zone took effect').toBe(TZ)
      const day = read({ fromDate: '2026-04-24' })
      expect(day.get('DTSTART;VALUE=DATE')).toBe('20260424')
      expect(day.get('DTEND;VALUE=DATE')).toBe('20260425')
      const stay = read({ fromDate: '2026-12-30', toDate: '2027-01-02' })
      expect(stay.get('DTSTART;VALUE=DATE')).toBe('20261230')
      expect(stay.get('DTEND;VALUE=DATE')).toBe('20270103')
      expect(read({ startsAt: '2026-07-01T15:30:00Z' }).get('DTSTART')).toBe('20260701T153000Z')
    },
  )

  test('takes line ends and commas in a name for text', () => {
    const entry = read({ nameEn: 'Aswan, Luxor; x\r\nBEGIN:VALARM' })
    expect(entry.get('SUMMARY')).toBe(String.raw`Aswan\, Luxor\; x\nBEGIN:VALARM`)
  })
})
