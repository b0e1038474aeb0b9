import type { Language } from '@rihla/contract/values/language'
import { expect, test } from 'vitest'
import type { StayFacts } from '../facts.ts'
import { facts } from '../testing/post-office.ts'
import { calendarEntry } from './calendar-entry.ts'
import { reservationConfirmedMail } from './reservation-confirmed.ts'
import { reservationLines } from './reservation-facts.ts'

const NOW = new Date('2026-11-21T10:00:00Z')
const stay: StayFacts = {
  hotelEn: 'Coral Bay',
  hotelAr: 'كورال باي',
  roomEn: 'Sea room',
  roomAr: 'غرفة بحرية',
  rooms: 2,
  nights: 3,
  adults: 4,
  children: 1,
  checkInFrom: '14:00',
  checkOutUntil: '12:00',
}
const booked = facts({ module: 'Hotel', fromDate: '2026-12-17', toDate: '2026-12-20', stay })
const plain = (text: string): string => text.replaceAll(/[\u2066-\u2069]/g, '')
const lines = (language: Language): string[] =>
  reservationLines(booked, language).map(([label, value]) => plain(`${label}: ${value}`))

test('a stay is listed with hotel, room, both days with their hours, nights and guests', () => {
  expect(lines('en').slice(1, 9)).toEqual([
    'Hotel: Coral Bay',
    'Room: Sea room',
    'Rooms: 2',
    'Place: Aswan',
    'Check-in: Thu 17 December 2026, from 14:00',
    'Check-out: Sun 20 December 2026, until 12:00',
    'Nights: 3 nights',
    'Guests: 4 adults, 1 child',
  ])
})

test.each([
  ['en', ['Ship: Coral Bay', 'Cabin: Sea room', 'Cabins: 2']],
  ['ar', ['الباخرة: كورال باي', 'الكابينة: غرفة بحرية', 'عدد الكبائن: 2']],
] as const)('the papers of a ship name the ship and the cabin, in %s', (language, named) => {
  const cruise = facts({ ...booked, module: 'NileCruise' })
  const said = reservationLines(cruise, language).map(([name, value]) => plain(`${name}: ${value}`))
  expect(said.slice(1, 4)).toEqual(named)
})

test('and in Arabic', () => {
  expect(lines('ar').slice(1, 9)).toEqual([
    'الفندق: كورال باي',
    'الغرفة: غرفة بحرية',
    'عدد الغرف: 2',
    'المكان: أسوان',
    'الوصول: الخميس 17 ديسمبر 2026، من 14:00',
    'المغادرة: الأحد 20 ديسمبر 2026، حتى 12:00',
    'المدة: 3 ليالٍ',
    'عدد الأفراد: 4 بالغين وطفل',
  ])
})

test('one room isn’t counted', () => {
  const single = facts({ toDate: '2026-12-20', stay: { ...stay, rooms: 1 } })
  expect(reservationLines(single, 'en').map(([label]) => label)).not.toContain('Rooms')
})

test.each([
  ['en', 'Check-in from 14:00\\nCheck-out until 12:00'],
  ['ar', 'تسجيل الوصول من 14:00\\nتسجيل المغادرة حتى 12:00'],
] as const)(
  'its calendar entry spans its days and says from when until when (%s)',
  (language, hours) => {
    const entry = calendarEntry(language, booked, 'https://rihla.example/x', NOW).replaceAll(
      '\r\n ',
      '',
    )
    expect(entry).toContain('DTSTART;VALUE=DATE:20261217')
    expect(entry).toContain('DTEND;VALUE=DATE:20261221')
    expect(entry).toContain(hours)
  },
)

test('the mail leads to the reservation by its module', () => {
  const mail = reservationConfirmedMail('en', booked, {
    site: 'https://rihla.example',
    now: NOW,
    tickets: [],
  })
  expect(mail.text).toContain('https://rihla.example/reservations/Hotel/')
  expect(plain(mail.text)).toContain('Coral Bay')
})
