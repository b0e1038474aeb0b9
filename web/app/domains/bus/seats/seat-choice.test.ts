import { describe, expect, it } from 'vitest'
import { aBus, aSeat, aTrip } from '../testing/trips.ts'
import { allowedStep, nextStep, statusOf, toggled, withoutLost } from './seat-choice.ts'

const chosen = (...ids: number[]) => ids.map((id) => ({ id, number: String(id) }))
const seat = (id: number) => aSeat(id, 160, 0)

describe('choosing a seat', () => {
  it('adds it, and lets it go when it is pressed again', () => {
    expect(toggled(chosen(1), seat(2), 2)).toEqual(chosen(1, 2))
    expect(toggled(chosen(1, 2), seat(1), 2)).toEqual(chosen(2))
  })

  it('never chooses more than there are passengers', () => {
    expect(toggled(chosen(1, 2), seat(3), 2)).toBeNull()
  })

  it('moves a single traveller', () => {
    expect(toggled(chosen(1), seat(3), 1)).toEqual(chosen(3))
  })
})

describe('seats that others took meanwhile', () => {
  it('are not chosen any more', () => {
    const seats = aBus(1).map((it) => (it.SeatID === 2 ? { ...it, SeatStatus: 1 } : it))
    expect(withoutLost(chosen(1, 2), seats)).toEqual({ left: chosen(1), lost: chosen(2) })
  })

  it('differ from my own hold, and from not knowing', () => {
    const mine = aBus(1).map((it) => ({ ...it, SeatStatus: 1, IsMine: true }))
    expect(withoutLost(chosen(1), mine).lost).toEqual([])
    expect(withoutLost(chosen(1), undefined).lost).toEqual([])
  })
})

describe('the steps', () => {
  const journey = (going: number[], back: number[] | null) => ({
    passengers: 2,
    back: back && aTrip({ TripID: 2 }),
    seats: { going: chosen(...going), back: chosen(...(back ?? [])) },
  })
  it.each([
    [journey([], []), 'going'],
    [journey([1], [3, 4]), 'going'],
    [journey([1, 2], []), 'back'],
    [journey([1, 2], [3, 4]), 'summary'],
    [journey([1, 2], null), 'summary'],
  ] as const)('%#: next is %s', (it, step) => {
    expect(nextStep(it)).toBe(step)
  })

  it('are kept only as far as the seats allow', () => {
    expect(allowedStep(journey([1], []), 'summary')).toBe('going')
    expect(allowedStep(journey([1], []), 'back')).toBe('going')
    expect(allowedStep(journey([1, 2], null), 'back')).toBe('going')
    expect(allowedStep(journey([1, 2], [3]), 'back')).toBe('back')
    expect(allowedStep(journey([1, 2], [3, 4]), 'going')).toBe('going')
  })

  it('are completed, active or pending', () => {
    const it = journey([1, 2], [])
    expect([statusOf(it, 'going', 'back'), statusOf(it, 'back', 'back')]).toEqual([
      'completed',
      'active',
    ])
    expect(statusOf(it, 'back', 'going')).toBe('pending')
  })
})
