import type { Language } from '@rihla/contract/values/language'
import { expect, test } from 'vitest'
import type { ReservationFacts, StayFacts, WhereFacts } from '../facts.ts'
import { facts } from '../testing/post-office.ts'
import { calendarEntry } from './calendar-entry.ts'
import { reservationConfirmedMail } from './reservation-confirmed.ts'
import { reservationLines } from './reservation-facts.ts'

const where: WhereFacts = {
  placeEn: 'Hotel pick-up on both banks, around 04:30',
  placeAr: 'من فندقك شرق النيل أو غربه، حوالي 4:30 فجرًا',
  addressEn: 'Luxor',
  addressAr: 'الأقصر',
  latitude: 25.7,
  longitude: 32.64,
  startsAt: '2026-12-17T02:30:00.000Z',
  endsAt: '2026-12-17T06:00:00.000Z',
}
const booked = facts({ fromDate: '2026-12-17', where, phone: '+20 2 5550 0142' })
const plain = (text: string): string => text.replaceAll(/[\u2066-\u2069]/g, '')
const linesOf = (it = booked) =>
  new Map(reservationLines(it, 'en').map(([label, value]) => [label, plain(value)]))
const entryOf = (it = booked): string =>
  calendarEntry('en', it, 'https://rihla.example/1', new Date(0)).replaceAll(/\r\n /g, '')

test('a balloon at dawn says in the mail when and where it picks up, and whom to call', () => {
  const lines = linesOf()
  const hrefs = new Map(reservationLines(booked, 'en').map(([label, , href]) => [label, href]))
  expect(lines.get('Begins')).toContain('04:30')
  expect(lines.get('Ends')).toContain('08:00')
  expect(lines.get('Where')).toBe('Hotel pick-up on both banks, around 04:30, Luxor')
  expect(hrefs.get('Where')).toContain('mlat=25.7&mlon=32.64')
  expect(hrefs.get('Call us')).toBe('tel:+20255500142')
  expect(lines.get('Call us')).toBe('+20 2 5550 0142')
})

test('its calendar file has the instants, the place and the position, not a day and a town', () => {
  const entry = entryOf()
  expect(entry).toContain('DTSTART:20261217T023000Z')
  expect(entry).toContain('DTEND:20261217T060000Z')
  expect(entry).toContain('GEO:25.7;32.64')
  expect(entry).toContain(String.raw`LOCATION:Hotel pick-up on both banks\, around 04:30\nLuxor`)
  expect(entry).toContain('Call us: +20 2 5550 0142')
})

test('a journey whose end is not known to the hour lasts to the end of its last day', () => {
  const trip = facts({ toDate: '2026-12-20', where: { ...where, endsAt: null } })
  expect(linesOf(trip).has('Ends')).toBe(false)
  expect(linesOf(trip).has('Place'), 'where it leads is not where it begins').toBe(false)
  expect(entryOf(trip)).toContain('DTEND:20261220T220000Z')
})

test('a sailing says where it is boarded, and no other place', () => {
  const stay: StayFacts = {
    hotelEn: 'M/S Nefer',
    hotelAr: 'نفر',
    roomEn: 'Cabin',
    roomAr: 'كابينة',
    rooms: 1,
    nights: 3,
    adults: 2,
    children: 0,
    checkInFrom: '12:00',
    checkOutUntil: '08:00',
  }
  const sailing = facts({ module: 'NileCruise', toDate: '2026-12-20', stay, where })
  expect(linesOf(sailing).has('Place')).toBe(false)
  expect(linesOf(sailing).get('Where')).toContain('pick-up')
  const hotel = facts({ module: 'Hotel', toDate: '2026-12-20', stay, where })
  expect(linesOf(hotel).get('Place')).toBe('Aswan')
})

const NOW = new Date('2026-12-01T10:00:00Z')
const mailOf = (it: Partial<ReservationFacts>, language: Language = 'en', now = NOW): string =>
  plain(
    reservationConfirmedMail(
      language,
      facts({ fromDate: '2026-12-17', where, phone: '+20 2 5550 0142', ...it }),
      { site: 'https://rihla.example', now, tickets: [] },
    ).text,
  )

test.each([
  ['en', 'We fetch you from', 'Which hotel do we fetch you from?'],
  ['ar', 'نصطحبك من', 'من أي فندق نصطحبك؟'],
] as const)('says in %s which hotel people are fetched from, or asks', (language, says, asks) => {
  const known = mailOf({ pickUp: { from: 'Nile Palace' } }, language)
  expect(known).toContain(`${says}: Nile Palace`)
  expect(known).not.toContain(asks)
  expect(mailOf({ pickUp: { from: null } }, language)).toContain(asks)
  expect(mailOf({}, language)).not.toContain(asks)
})

test('who can still say their hotel on the page of the booking is told so, others are to call', () => {
  const pickUp = { from: null }
  const guest = { pin: '123456', key: 'key' }
  const sameDay = new Date('2026-12-16T22:00:00Z')
  expect(mailOf({ pickUp })).toContain('press “Change”')
  for (const said of [mailOf({ pickUp, guest }), mailOf({ pickUp }, 'en', sameDay)]) {
    expect(said).toContain('Please call us and tell us: +20 2 5550 0142.')
    expect(said).not.toContain('press “Change”')
  }
  expect(mailOf({ pickUp, guest, phone: null })).toContain('Please contact us and tell us.')
  expect(mailOf({ pickUp }, 'en', new Date(where.startsAt))).not.toContain('Which hotel')
})

test('its calendar file says which hotel, and its refund none', () => {
  const fetched = { ...booked, pickUp: { from: 'Nile Palace' } }
  expect(entryOf(fetched)).toContain('We fetch you from: Nile Palace')
  expect(entryOf({ ...booked, pickUp: { from: null } })).not.toContain('fetch you')
  const labels = reservationLines(fetched, 'en', 'refund').map(([label]) => label)
  expect(labels).not.toContain('We fetch you from')
})
