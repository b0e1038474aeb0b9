import { describe, expect, it } from 'vitest'
import { honeymoonDates, tripDates } from './package-dates.ts'

const now = new Date('2026-12-17T10:00:00Z')

describe('days a package can begin on', () => {
  it('are those of the settings, never before today', () => {
    const set = { HoneymoonMinDate: '2026-12-20', HoneymoonMaxDate: '2027-03-01' }
    expect(honeymoonDates(set, now)).toEqual({ min: '2026-12-20', max: '2027-03-01' })
    const past = { HoneymoonMinDate: '2026-01-01', HoneymoonMaxDate: '2027-03-01' }
    expect(honeymoonDates(past, now).min).toBe('2026-12-17')
  })
  it('reach a year ahead when no last one is set', () => {
    expect(honeymoonDates({}, now).max).toBe('2027-12-17')
    expect(tripDates(undefined, now)).toEqual({ min: '2026-12-17', max: '2027-12-17' })
  })
  it('are read day first for trips', () => {
    const set = { TripMinDate: '02/01/2027', TripMaxDate: '03/04/2027' }
    expect(tripDates(set, now)).toEqual({ min: '2027-01-02', max: '2027-04-03' })
    expect(tripDates({ TripMaxDate: '2027-04-03' }, now).max).toBe('2027-12-17')
  })
})
