import { describe, expect, it } from 'vitest'
import { cannotChoose, nearestStart, sailingFrom } from './use-start-days.ts'

const days = new Map([
  ['2026-12-22', true],
  ['2026-12-23', false],
  ['2026-12-24', false],
  ['2026-12-25', false],
  ['2026-12-26', false],
  ['2026-12-27', true],
])

describe('the nearest free start', () => {
  it('is the nearest on either side', () => {
    expect(nearestStart(days, '2026-12-23')).toBe('2026-12-22')
    expect(nearestStart(days, '2026-12-26')).toBe('2026-12-27')
  })
  it('is none when nothing is free for months', () => {
    expect(nearestStart(new Map(), '2026-12-23')).toBeNull()
  })
})

describe('a day of the calendar', () => {
  const cannot = cannotChoose(days, { from: '2026-12-22', to: '2026-12-24' })
  it('can not be a start when the hotel says so', () => {
    expect(cannot('2026-12-23')).toBe(true)
    expect(cannot('2026-12-22')).toBe(false)
    expect(cannot('2027-01-01')).toBe(false)
  })
  it('can end a stay that has begun', () => {
    expect(cannot('2026-12-25', '2026-12-22')).toBe(false)
    expect(cannot('2026-12-23', '2026-12-25')).toBe(true)
  })
  it('may be the end that is shown', () => {
    expect(cannot('2026-12-24')).toBe(false)
  })
})

describe('the sailing of a day', () => {
  const sailing = (Weekday: number, Nights: number) => ({
    Weekday,
    Nights,
    Name: '',
    Steps: [],
    Boarding: null,
  })
  const ship = { Sailings: [sailing(3, 3), sailing(6, 4)] }
  it.each([
    ['2026-12-12', 4],
    ['2026-12-09', 3],
    ['2026-12-10', undefined],
  ])('from %s lasts %s nights', (day, nights) => {
    expect(sailingFrom(ship, day)?.Nights).toBe(nights)
  })

  it('is none of a hotel', () => {
    expect(sailingFrom({ Sailings: [] }, '2026-12-12')).toBeUndefined()
  })
})
