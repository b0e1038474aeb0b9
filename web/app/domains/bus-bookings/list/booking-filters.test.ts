import { describe, expect, it } from 'vitest'
import { ALL, bookingTone, filterBookings, isFiltered, optionsOf } from './booking-filters.ts'
import { aBooking } from '../testing/bookings.ts'

const now = Date.parse('2026-12-17T12:00:00Z')
const bookings = [
  aBooking({ ReservationId: 101, ReferenceNumber: 'BUS-7K2M9QX4' }),
  aBooking({
    ReservationId: 205,
    ReferenceNumber: 'BUS-ABCD1234',
    StatusCode: 'Cancelled',
    ReservationStatus: 'Cancelled',
    FromStation: 'Aswan',
    ArrivalDate: '2026-12-17T11:59:00Z',
  }),
]
const ids = (change: Partial<typeof ALL>) =>
  filterBookings(bookings, { ...ALL, ...change }, now).map((it) => it.ReservationId)

describe('my bus bookings', () => {
  it.each([
    [{}, [101, 205]],
    [{ upcoming: true }, [101]],
    [{ status: 'Cancelled' }, [205]],
    [{ from: 'Aswan' }, [205]],
    [{ to: 'Hurghada, El Dahar' }, [101, 205]],
    [{ to: 'Hurghada' }, []],
    [{ reference: ' bus-7k' }, [101]],
    [{ reference: '05' }, [205]],
    [{ reference: 'nothing' }, []],
    [{ upcoming: true, status: 'Cancelled' }, []],
  ])('by %j: %j', (change, found) => {
    expect(ids(change)).toEqual(found)
  })

  it('know whether they are narrowed', () => {
    expect([isFiltered(ALL), isFiltered({ ...ALL, reference: ' ' })]).toEqual([false, false])
    expect(isFiltered({ ...ALL, from: 'Aswan' })).toBe(true)
  })

  it('offer each station once', () => {
    const twice = [...bookings, ...bookings]
    expect(optionsOf(twice, (it) => [it.FromStation, it.FromStation])).toHaveLength(2)
  })
})

describe('the colour of a status', () => {
  it.each([
    ['Confirmed', 'ok'],
    ['Active', 'ok'],
    ['Cancelled', 'bad'],
    ['Canceled', 'bad'],
    ['Pending Payment', 'warn'],
    ['Completed', 'warn'],
    ['Under Review', 'warn'],
  ] as const)('%s is %s', (status, tone) => {
    expect(bookingTone(status)).toBe(tone)
  })
})
