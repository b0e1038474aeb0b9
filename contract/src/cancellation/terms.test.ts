import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cairoInstant } from '../values/dates.ts'
import {
  cancellationAmounts,
  cancellationTerms,
  mayBeCancelled,
  type CancellationTerms,
} from './terms.ts'

const at = (iso: string): Date => new Date(iso)
const paid = 99_999
/** A trip on a winter day at 09:00 in Cairo (UTC+2): all until a week before, half until two days before. */
const trip: CancellationTerms = cancellationTerms(at('2026-12-17T07:00:00Z'), [
  { until: at('2026-12-10T07:00:00Z'), percent: 100 },
  { until: at('2026-12-15T07:00:00Z'), percent: 50 },
])

describe('what cancelling comes to, to the second', () => {
  it.each([
    ['2026-11-21T10:00:00Z', 99_999, 0, '2026-12-10T07:00:00.000Z'],
    ['2026-12-10T06:59:59Z', 99_999, 0, '2026-12-10T07:00:00.000Z'],
    ['2026-12-10T06:59:59.999Z', 99_999, 0, '2026-12-10T07:00:00.000Z'],
    ['2026-12-10T07:00:00Z', 49_900, 50_099, '2026-12-15T07:00:00.000Z'],
    ['2026-12-15T06:59:59Z', 49_900, 50_099, '2026-12-15T07:00:00.000Z'],
    ['2026-12-15T07:00:00Z', 0, 99_999, null],
    ['2026-12-17T06:59:59Z', 0, 99_999, null],
  ])('at %s: %i back, %i kept', (now, refund, kept, until) => {
    expect(cancellationAmounts(trip, paid, at(now))).toEqual({ refund, kept, until })
    expect(mayBeCancelled(trip, at(now))).toBe(true)
  })

  it.each(['2026-12-17T07:00:00Z', '2026-12-20T07:00:00Z'])('not at all at %s', (now) => {
    expect(mayBeCancelled(trip, at(now))).toBe(false)
  })

  // The clocks go forward in the night to 24 April 2026, and back in the night to 30 October.
  it.each([
    ['a summer morning', '2026-07-01', 540, 24, '2026-06-30T06:00:00.000Z'],
    ['the morning after they went forward', '2026-04-24', 540, 24, '2026-04-23T07:00:00.000Z'],
    ['the morning after they went back', '2026-10-30', 540, 24, '2026-10-29T06:00:00.000Z'],
    ['a deadline in the hour that is twice', '2026-10-30', 1410, 24, '2026-10-29T21:30:00.000Z'],
    ['a deadline at the midnight that is not', '2026-04-24', 0, 0, '2026-04-23T22:00:00.000Z'],
  ])('%s: so many hours before by the clocks in Cairo', (_, day, minute, hours, until) => {
    const deadline = { until: cairoInstant(day, minute - hours * 60), percent: 100 }
    const terms = cancellationTerms(at('2027-01-01T00:00:00Z'), [deadline])
    expect(terms.steps).toEqual([{ until, percent: 100 }])
    const before = new Date(Date.parse(until) - 1000)
    expect(cancellationAmounts(terms, paid, before).refund).toBe(paid)
    expect(cancellationAmounts(terms, paid, at(until)).refund).toBe(0)
  })
})

describe('terms from deadlines', () => {
  const begin = at('2026-12-17T07:00:00Z')
  const until = (hours: number) => new Date(begin.getTime() - hours * 3_600_000)
  const shares = (...deadlines: [hours: number, percent: number][]) =>
    cancellationTerms(
      begin,
      deadlines.map(([hours, percent]) => ({ until: until(hours), percent })),
    ).steps.map((step) => [(begin.getTime() - Date.parse(step.until)) / 3_600_000, step.percent])

  it('stand in order of time, whatever order they come in', () => {
    expect(shares([12, 25], [48, 100], [24, 50])).toEqual([
      [48, 100],
      [24, 50],
      [12, 25],
    ])
  })

  it('leave out what a better share outlives', () => {
    expect(shares([24, 100], [24, 50], [48, 75])).toEqual([[24, 100]])
  })

  it('are one step where two have the same share', () => {
    expect(shares([48, 50], [24, 50])).toEqual([[24, 50]])
  })

  it('end where it begins', () => {
    expect(shares([-5, 100])).toEqual([[0, 100]])
  })

  it('give nothing back without any', () => {
    const terms = cancellationTerms(begin, [])
    expect(cancellationAmounts(terms, paid, until(500))).toEqual({
      refund: 0,
      kept: paid,
      until: null,
    })
  })

  it('never give back more than was paid, nor more later than before', () => {
    const deadline = fc.record({ hours: fc.nat(400), percent: fc.integer({ min: 1, max: 100 }) })
    fc.assert(
      fc.property(fc.array(deadline), fc.nat(10_000_000), fc.nat(500), (all, amount, hours) => {
        const terms = cancellationTerms(
          begin,
          all.map((it) => ({ until: until(it.hours), percent: it.percent })),
        )
        const early = cancellationAmounts(terms, amount, until(hours + 1))
        const late = cancellationAmounts(terms, amount, until(hours))
        expect(early.refund + early.kept).toBe(amount)
        expect(late.refund).toBeLessThanOrEqual(early.refund)
        const best = Math.max(0, ...all.filter((it) => it.hours < hours).map((it) => it.percent))
        expect(late.refund).toBe(best === 100 ? amount : Math.floor((amount * best) / 10_000) * 100)
      }),
    )
  })
})
