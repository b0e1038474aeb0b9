import { expect, it } from 'vitest'
import { calendarFileOf } from '../../../platform/calendar-file.ts'
import { aReservation } from '../testing/details.ts'
import { reservationEvent } from './reservation-event.ts'

const words = {
  reference: 'Reference',
  call: 'Call us',
  pickUp: 'We fetch you from',
  comma: ', ',
}
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

it('of a stay is from the hour of its check-in to that of its check-out', () => {
  const EndsAt = '2026-12-31T10:00:00.000Z'
  const lines = linesOf({ Where: { ...where, EndsAt }, DepartureDate: '2026-12-31' })
  expect(lines).toContain('DTSTART:20261217T140000Z')
  expect(lines).toContain('DTEND:20261231T100000Z')
})

it('says which hotel people are fetched from', () => {
  const lines = linesOf({ PickUpFrom: 'Nile Palace' })
  expect(lines).toContain(
    String.raw`DESCRIPTION:Reference: ACT-7K2M9QX4\nWe fetch you from: Nile Palace`,
  )
})

it('names nobody to call where there is no number', () => {
  const lines = linesOf({ Where: { ...where, Phone: '' } })
  expect(lines).toContain('DESCRIPTION:Reference: ACT-7K2M9QX4')
})

it('of a journey begins at its hour, and lasts to the end of its last day', () => {
  const lines = linesOf({ Where: { ...where, EndsAt: null }, DepartureDate: '2026-12-20' })
  expect(lines).toContain('DTSTART:20261217T140000Z')
  expect(lines).toContain('DTEND:20261220T220000Z')
})

it('takes the place of what a mail has put there, and of its own edition before a change', () => {
  const lines = linesOf({ ChangesCount: 2 })
  expect(lines).toContain('UID:Activity-12@rihla')
  expect(lines).toContain('SEQUENCE:2')
})

it('of a booking of before, without a place, is its days and its city', () => {
  const stay = linesOf({ DepartureDate: '2026-12-31' })
  expect(stay).toContain('DTEND;VALUE=DATE:20270101')
  const lines = linesOf({})
  expect(lines).toContain('DTSTART;VALUE=DATE:20261217')
  expect(lines).toContain('LOCATION:Luxor')
})
