import type { Language } from '@rihla/contract/values/language'
import { expect, test } from 'vitest'
import { reservationPath, type BusFacts } from '../facts.ts'
import { facts } from '../testing/post-office.ts'
import { calendarEntry } from './calendar-entry.ts'
import { stopMovedMail } from './changing/stop-moved.ts'
import { reservationConfirmedMail } from './reservation-confirmed.ts'
import { reservationLines } from './reservation-facts.ts'
import { roundTripConfirmedMail } from './round-trip-confirmed.ts'

const NOW = new Date('2026-11-21T10:00:00Z')
const WITH = { site: 'https://rihla.example', now: NOW, tickets: [] }
const bus: BusFacts = {
  fromEn: 'Ramses',
  fromAr: 'رمسيس',
  toEn: 'Hurghada',
  toAr: 'الغردقة',
  boardingEn: 'Gate 4, behind the station',
  boardingAr: 'بوابة 4 خلف المحطة',
  classEn: 'Royal VIP 2+1',
  classAr: 'رويال 2+1',
  departsAt: '2026-12-24T05:30:00Z',
  arrivesAt: '2026-12-24T11:30:00Z',
  seats: ['12', '13'],
}
const booked = facts({
  module: 'Bus',
  reservationId: 44,
  nameEn: 'Ramses to Hurghada',
  nameAr: 'رمسيس إلى الغردقة',
  reference: 'BUS-7K2M9QX4',
  fromDate: '2026-12-24',
  toDate: null,
  startsAt: bus.departsAt,
  bus,
  where: {
    placeEn: 'Ramses - Gate 4, behind the station',
    placeAr: 'رمسيس - بوابة 4 خلف المحطة',
    addressEn: null,
    addressAr: null,
    latitude: 30.062,
    longitude: 31.247,
    startsAt: bus.departsAt,
    endsAt: bus.arrivesAt,
  },
  phone: '+20 2 5550 0142',
})
const plain = (text: string): string => text.replaceAll(/[\u2066-\u2069]/g, '')
const lines = (language: Language): string[] =>
  reservationLines(booked, language).map(([label, value]) => plain(`${label}: ${value}`))

test('a ticket is listed with stations, boarding point, hours of Cairo, class and seats', () => {
  expect(lines('en').slice(0, 8)).toEqual([
    'Reference: BUS-7K2M9QX4',
    'From: Ramses',
    'Boarding point: Gate 4, behind the station',
    'To: Hurghada',
    'Departure: Thu 24 December, 07:30',
    'Arrival: Thu 24 December, 13:30',
    'Class: Royal VIP 2+1',
    'Seats: 12, 13',
  ])
  expect(lines('ar').slice(0, 8)).toEqual([
    'رقم الحجز: BUS-7K2M9QX4',
    'من: رمسيس',
    'مكان الركوب: بوابة 4 خلف المحطة',
    'إلى: الغردقة',
    expect.stringMatching(/^المغادرة: الخميس.*07:30/),
    expect.stringMatching(/^الوصول: الخميس.*13:30/),
    'الدرجة: رويال 2+1',
    'المقاعد: 12, 13',
  ])
})

const MAP = 'https://www.openstreetmap.org/?mlat=30.062&mlon=31.247#map=16/30.062/31.247'

test.each(['en', 'ar'] as const)('in %s the boarding point leads to the map', (language) => {
  const { html, text } = reservationConfirmedMail(language, booked, WITH)
  expect(html).toContain(`href="${MAP.replace('&', '&amp;')}"`)
  expect(text).toContain(`\n${MAP}\n`)
  expect(html).toContain('href="tel:+20255500142"')
})

test('a class and seats keep their order after Arabic letters', () => {
  const { html, text } = reservationConfirmedMail('ar', booked, WITH)
  expect(text).toContain('رويال \u20662+1\u2069')
  expect(html).toContain('رويال <bdi dir="ltr">2+1</bdi>')
  expect(html).toContain('<bdi dir="ltr">12, 13</bdi>')
})

test('its calendar entry lasts from departure to arrival, at the station', () => {
  const link = 'https://rihla.example/bus-bookings/44'
  const entry = calendarEntry('en', booked, link, NOW).replaceAll('\r\n ', '')
  expect(entry).toContain('DTSTART:20261224T053000Z')
  expect(entry).toContain('DTEND:20261224T113000Z')
  expect(entry).toContain(String.raw`LOCATION:Ramses - Gate 4\, behind the station`)
  expect(entry).toContain(String.raw`Reference: BUS-7K2M9QX4\nSeats: 12\, 13`)
})

test('its mail leads to the page with the ticket', () => {
  expect(reservationPath(booked)).toBe('/bus-bookings/44')
  const mail = reservationConfirmedMail('ar', booked, WITH)
  expect(mail.text).toContain('https://rihla.example/bus-bookings/44')
  expect(mail.subject).toContain('رمسيس إلى الغردقة')
})

const stop = (en: string, latitude: number) => ({
  name: { en, ar: en },
  latitude,
  longitude: 31.2,
})

test.each([
  ['en', 'the place where you board and the place where you arrive have moved', 'You now board at'],
  ['ar', 'مكان ركوب الأتوبيس ومكان وصول الأتوبيس', 'مكان الركوب الآن'],
] as const)(
  'a guest is told by the link of their booking what stop has moved (%s)',
  (language, which, now) => {
    const guest = { ...booked, userId: null, guest: { pin: '123456', key: 'k1' } }
    const stops = [
      { what: 'boarding', before: stop('Gate 4', 30.1), after: stop('Gate 9', 30.2) },
      { what: 'alighting', before: stop('Port', 27.1), after: stop('Port', 27.2) },
    ] as const
    const cancelling = { en: 'Cancel by then.', ar: 'ألغِ قبلها.' }
    const mail = stopMovedMail(language, guest, { stops, cancelling, isBooked: true }, WITH)
    const text = plain(mail.text)
    for (const said of [which, `${now}: Gate 9`, 'mlat=27.2&', cancelling[language], '07:30'])
      expect(text).toContain(said)
    expect(text).toContain('/find-booking?reference=BUS-7K2M9QX4&key=k1')
    expect(mail.attachments.map((it) => it.filename)).toEqual(['BUS-7K2M9QX4.ics'])
  },
)

const returning = {
  ...booked,
  reservationId: 45,
  reference: 'BUS-9ZXW4RTQ',
  nameEn: 'Hurghada to Ramses',
  nameAr: 'الغردقة إلى رمسيس',
  startsAt: '2026-12-27T05:30:00Z',
  amountPiastres: 5000,
}

test.each([
  ['en', 'Confirmed: Ramses to Hurghada, round trip, Thu 24 December, 07:30', /^Total: EGP\s950$/m],
  ['ar', 'تم تأكيد حجزك: رمسيس إلى الغردقة، ذهاب وعودة، الخميس', /^الإجمالي: 950\s/m],
] as const)(
  'both ways stand in one mail, with a calendar entry each (%s)',
  (language, subject, total) => {
    const ways = { going: { ...booked, amountPiastres: 90_000 }, back: returning }
    const mail = roundTripConfirmedMail(language, ways, WITH)
    expect(plain(mail.subject)).toContain(subject)
    expect(plain(mail.text)).toMatch(total)
    expect(mail.text).toContain('https://rihla.example/bus-bookings')
    expect(mail.attachments.map((it) => it.filename)).toEqual([
      'BUS-7K2M9QX4.ics',
      'BUS-9ZXW4RTQ.ics',
    ])
    expect(mail.attachments[1]?.content).toContain('https://rihla.example/bus-bookings/45')
  },
)
