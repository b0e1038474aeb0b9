import { expect, it } from 'vitest'
import { createTexts } from '../../../platform/locale/i18n.ts'
import type { TextOf } from '../../../platform/locale/text.ts'
import ar from '../messages.ar.ts'
import { theDetails } from '../testing/bookings.ts'
import { calendarFile } from './calendar-file.ts'

const texts = createTexts('ar', { it: ar })
const t: TextOf<typeof import('../messages.en.ts').default> = (key, values) =>
  texts.read('ar', 'it', key, values)
const file = calendarFile(
  [theDetails(), theDetails({ ReservationId: 45, ChangesCount: 1 })],
  t,
  'ar',
  { phone: '+20 2 5550 0142', now: 0 },
)
const lines = file.replaceAll('\r\n ', '').split('\r\n')

it('has an event for each ride, in UTC', () => {
  expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(2)
  expect(lines).toContain('DTSTART:20261217T070000Z')
  expect(lines).toContain('DTEND:20261217T123000Z')
})

it('takes the place of what a mail has put there, and of its own edition before a change', () => {
  expect(lines).toContain('UID:Bus-45@rihla')
  expect(lines).toContain('SEQUENCE:1')
})

it('escapes commas, and names the place', () => {
  expect(lines).toContain(String.raw`LOCATION:Cairo\, Ramses، In front of the main gate`)
  expect(lines).toContain(String.raw`SUMMARY:أتوبيس إلى Hurghada\, El Dahar`)
  expect(lines).toContain('GEO:30.062;31.247')
})

it('names the day to be there by where the bus leaves after midnight', () => {
  const late = theDetails({ DepartureDate: '2026-12-17T00:15:00+02:00' })
  expect(calendarFile([late], t, 'ar', { phone: null, now: 0 }).replaceAll('\r\n ', '')).toContain(
    'كن هناك يوم الأربعاء 16\u00a0ديسمبر الساعة 23:45.',
  )
  expect(file.replaceAll('\r\n ', '')).toContain('كن هناك الساعة 08:30.')
})

it('says whom to call, where there is a number', () => {
  expect(
    lines.filter((line) => line.endsWith(String.raw`\nاتصل بنا: +20 2 5550 0142`)),
  ).toHaveLength(2)
  const nobody = calendarFile([theDetails()], t, 'ar', { phone: null, now: 0 })
  expect(nobody).not.toContain('اتصل بنا')
})

it('has no line longer than 75 bytes, nor a letter cut in two', () => {
  const bytes = file.split('\r\n').map((line) => new TextEncoder().encode(line).length)
  expect(Math.max(...bytes)).toBeLessThanOrEqual(75)
  expect(file).not.toContain('\ufffd')
})
