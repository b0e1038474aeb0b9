import type { BusReservationDetails } from '@rihla/contract/bus/bookings'
import { expect, it } from 'vitest'
import { createTexts } from '../../../platform/locale/i18n.ts'
import type { TextOf } from '../../../platform/locale/text.ts'
import ar from '../messages.ar.ts'
import { theDetails } from '../testing/bookings.ts'
import { offlinePage } from './offline-page.ts'
import { ticketOf } from './ticket.ts'

const texts = createTexts('ar', { it: ar })
const t: TextOf<typeof import('../messages.en.ts').default> = (key, values) =>
  texts.read('ar', 'it', key, values)
const page = (PassengerName: string, change: Partial<BusReservationDetails> = {}): string => {
  const ticket = ticketOf(theDetails({ PassengerName, ...change }), null, 'ar', t)
  if (!ticket) throw new Error('no ticket')
  return offlinePage(ticket, [{ size: 21, path: 'M0 0h7v1h-7z' }])
}

it('holds everything that one shows at the bus', () => {
  const html = page('نور مصطفى')
  expect(html).toContain('<html lang="ar" dir="rtl">')
  for (const text of ['نور مصطفى', 'BUS-7K2M9QX4', '09:00', '7, 8', 'M0 0h7v1h-7z', '08:30'])
    expect(html).toContain(text)
})

it('fetches and runs nothing', () => {
  expect(page('Nour')).not.toMatch(/<script|<link|src=|url\(/)
})

it('takes a name for a name', () => {
  expect(page('<img src=x onerror=alert(1)>')).toContain('&lt;img src=x onerror=alert(1)&gt;')
})

it('names the day of a night: when to be there, and when one arrives', () => {
  const html = page('Nour', {
    DepartureDate: '2026-12-17T00:15:00+02:00',
    ArrivalDate: '2026-12-18T01:45:00+02:00',
  })
  expect(html).toContain('كن في المحطة يوم الأربعاء 16\u00a0ديسمبر الساعة 23:45')
  expect(html).toContain('الجمعة 18\u00a0ديسمبر')
})
