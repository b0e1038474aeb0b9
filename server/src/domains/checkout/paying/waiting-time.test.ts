import { describe, expect, it } from 'vitest'
import { deadlineOf } from './waiting-time.ts'

const now = new Date('2026-12-01T10:00:00Z')
const at = (text: string): Date => new Date(text)

describe('until when something can be paid later', () => {
  it.each([
    [
      'a day from the hold',
      24,
      '2026-12-01T09:30:00Z',
      '2026-12-17T08:00:00Z',
      '2026-12-02T09:30:00Z',
    ],
    [
      'as the method says',
      48,
      '2026-12-01T10:00:00Z',
      '2026-12-17T08:00:00Z',
      '2026-12-03T10:00:00Z',
    ],
    [
      'until the sale ends',
      24,
      '2026-12-01T10:00:00Z',
      '2026-12-01T18:00:00Z',
      '2026-12-01T18:00:00Z',
    ],
    ['three hours', 24, '2026-12-01T10:00:00Z', '2026-12-01T13:00:00Z', '2026-12-01T13:00:00Z'],
    ['a second less', 24, '2026-12-01T10:00:00Z', '2026-12-01T12:59:59Z', null],
    ['a sale that is over', 24, '2026-12-01T10:00:00Z', '2026-12-01T09:00:00Z', null],
    ['an old hold', 24, '2026-11-30T11:00:00Z', '2026-12-17T08:00:00Z', null],
  ])('%s', (_, hours, heldAt, saleEndsAt, deadline) => {
    const times = { now, heldAt: at(heldAt), saleEndsAt: at(saleEndsAt) }
    const method = { hoursToPay: hours, openHours: null }
    expect(deadlineOf(method, times)).toEqual(deadline === null ? null : at(deadline))
  })

  // In Cairo it is noon of a Tuesday; the counter is open from nine to nine, but for Wednesdays.
  const openHours = { weekdays: [6, 0, 1, 2, 4], opens: 540, closes: 1260 }
  it.each([
    ['no later than the counter is open', '2026-12-01T10:00:00Z', '2026-12-01T19:00:00Z'],
    ['not when it closes too soon', '2026-12-01T16:30:00Z', null],
  ])('%s', (_, moment, deadline) => {
    const times = { now: at(moment), heldAt: at(moment), saleEndsAt: at('2026-12-17T08:00:00Z') }
    const until = deadlineOf({ hoursToPay: 24, openHours }, times)
    expect(until).toEqual(deadline === null ? null : at(deadline))
  })

  it('none for what is paid at once', () => {
    const times = { now, heldAt: now, saleEndsAt: at('2026-12-17T08:00:00Z') }
    expect(deadlineOf({ hoursToPay: null, openHours: null }, times)).toBeNull()
  })
})
