import { describe, expect, it } from 'vitest'
import { ALL_TRIPS } from '@rihla/contract/bus/trip-filters'
import { aTrip } from '../testing/trips.ts'
import { classesOf, filterTrips, sortTrips, tripsAfter } from './trip-list.ts'

const trips = [
  aTrip({ TripID: 1, TripDateTime: '2026-12-17T06:30:00+02:00', TimeMinutes: 345, Price: 310 }),
  aTrip({
    TripID: 2,
    TripClassName: 'Economy',
    TripClassCode: 'economy',
    Price: 230,
    TimeMinutes: 360,
  }),
  aTrip({ TripID: 3, TripDateTime: '2026-12-17T23:30:00+02:00', Price: 310 }),
]
const ids = (list: typeof trips) => list.map(({ TripID }) => TripID)

describe('a list of trips', () => {
  it('names each class once', () => {
    expect(classesOf(trips)).toEqual([
      { code: 'elite', name: 'Elite' },
      { code: 'economy', name: 'Economy' },
    ])
  })

  it('is narrowed by class and by any of the times chosen', () => {
    expect(ids(filterTrips(trips, ALL_TRIPS))).toEqual([1, 2, 3])
    expect(ids(filterTrips(trips, { class: 'elite', times: [] }))).toEqual([1, 3])
    expect(ids(filterTrips(trips, { class: '', times: [3] }))).toEqual([3])
    expect(ids(filterTrips(trips, { class: 'economy', times: [3] }))).toEqual([])
    expect(ids(filterTrips(trips, { class: '', times: [1, 3] }))).toEqual([1, 2, 3])
  })

  it('is sorted by departure, duration or price, equals by departure', () => {
    const mixed = [trips[2], trips[0], trips[1]].filter((it) => it !== undefined)
    expect(ids(sortTrips(mixed, 'departure'))).toEqual([1, 2, 3])
    expect(ids(sortTrips(mixed, 'duration'))).toEqual([3, 1, 2])
    expect(ids(sortTrips(mixed, 'price'))).toEqual([2, 1, 3])
  })

  it('home has no trip that leaves before the chosen one has arrived', () => {
    const home = trips.map((trip) => ({ ...trip }))
    // Arrives at 14:30; the others leave at 06:30 and 09:00.
    expect(ids([...(tripsAfter(home, aTrip()) ?? [])])).toEqual([3])
    expect(ids([...(tripsAfter(home, null) ?? [])])).toEqual([1, 2, 3])
    expect(tripsAfter(undefined, aTrip())).toBeUndefined()
  })
})
