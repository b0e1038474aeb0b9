import { describe, expect, it } from 'vitest'
import { hoursOf, leavesIn, timesOf } from './times.ts'

const at = (TripDateTime: string, TimeMinutes = 330) => ({ TripDateTime, TimeMinutes })

describe('the times of a trip', () => {
  it('are given by Cairo’s clock', () => {
    expect(timesOf(at('2026-12-17T07:00:00Z'))).toEqual({
      departure: { date: '2026-12-17', time: '09:00' },
      arrival: { date: '2026-12-17', time: '14:30' },
      nights: 0,
    })
  })

  it('arrive an hour later by the clock in the night when summer time begins', () => {
    const trip = timesOf(at('2026-04-23T23:00:00+02:00', 390))
    expect(trip.arrival).toEqual({ date: '2026-04-24', time: '06:30' })
    expect(trip.nights).toBe(1)
  })

  it('are long in hours and minutes', () => {
    expect([hoursOf(330), hoursOf(360), hoursOf(45)]).toEqual([
      { h: 5, m: 30 },
      { h: 6, m: 0 },
      { h: 0, m: 45 },
    ])
  })
})

describe('a time of day', () => {
  it.each([
    ['2026-12-17T00:30:00+02:00', [0, 3]],
    ['2026-12-17T05:59:00+02:00', [0, 3]],
    ['2026-12-17T06:00:00+02:00', [1]],
    ['2026-12-17T12:00:00+02:00', [2]],
    ['2026-12-17T18:00:00+02:00', [3]],
    ['2026-12-17T23:59:00+02:00', [3]],
  ])('%s is in %j', (time, bands) => {
    expect([0, 1, 2, 3].filter((band) => leavesIn(at(time), band))).toEqual(bands)
  })
})
