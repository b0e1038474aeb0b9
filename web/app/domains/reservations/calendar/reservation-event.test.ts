import { expect, it } from 'vitest'
import { calendarFileOf } from '../../../platform/calendar-file.ts'
import { aReservation } from '../testing/details.ts'
import { reservationEvent } from './reservation-event.ts'

const words = { reference: 'Reference', call: 'Call us', comma: ', ' }
const where = {
  Place: 'Luxor, Corniche',
  Address: null,
  Latitude: 25.7,
  Longitude: 32.64,
  StartsAt: '2026-12-17T14:00:00.000Z',
  EndsAt: '2026-12-17T16:00:00.000Z',
  Phone: '+20 2 5550 0142',
}
const linesOf = (change: Parameters<typeof aReservation>[0]): string[] =>
  calendarFileOf([reservationEvent(aReservation(change), words)], new Date(0))
    .replaceAll('\r\n ', '')
    .split('\r\n')

it('of a visit is from its first hour to its last, at its place', () => {
  const lines = linesOf({ Where: where })
  expect(lines).toContain('DTSTART:20261217T140000Z')
  expect(lines).toContain('DTEND:20261217T160000Z')
  expect(lines).toContain('GEO:25.7;32.64')
  expect(lines).toContain(String.raw`LOCATION:Luxor\, Corniche`)
  expect(lines).toContain(String.raw`DESCRIPTION:Reference: ACT-7K2M9QX4\nCall us: +20 2 5550 0142`)
})

it('of a stay is its days, with the one of leaving', () => {
  const lines = linesOf({ Where: where, DepartureDate: '2026-12-31' })
  expect(lines).toContain('DTSTART;VALUE=DATE:20261217')
  expect(lines).toContain('DTEND;VALUE=DATE:20270101')
})

it('names nobody to call where there is no number', () => {
  const lines = linesOf({ Where: { ...where, Phone: '' } })
  expect(lines).toContain('DESCRIPTION:Reference: ACT-7K2M9QX4')
})

it('of a booking of before, without a place, is its day and its city', () => {
  const lines = linesOf({})
  expect(lines).toContain('DTSTART;VALUE=DATE:20261217')
  expect(lines).toContain('LOCATION:Luxor')
})
