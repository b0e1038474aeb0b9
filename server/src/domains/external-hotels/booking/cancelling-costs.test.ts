import { expect, it } from 'vitest'
import { cancellingCosts } from './cancelling-costs.ts'

const cancellation = [
  { from: new Date('2026-12-01T10:00:00Z'), charge: 25_000 },
  { from: new Date('2026-12-03T10:00:00Z'), charge: 50_000 },
  { from: new Date('2026-12-05T10:00:00Z'), charge: 100_000 },
]
const said = (now: string, steps = cancellation) =>
  cancellingCosts({ cancellation: steps }, new Date(now), 'en').map(({ Description }) =>
    Description.replaceAll('\u00a0', ' '),
  )

it.each([
  ['2026-11-30T10:00:00Z', ['EGP 250', 'EGP 500', 'EGP 1,000'], [true, true, true]],
  ['2026-12-02T10:00:00Z', ['EGP 250', 'EGP 500', 'EGP 1,000'], [false, true, true]],
  ['2026-12-03T10:00:00Z', ['EGP 500', 'EGP 1,000'], [false, true]],
  ['2026-12-06T10:00:00Z', ['EGP 1,000'], [false]],
])('at %s cancelling costs one amount now, and others later', (now, amounts, later) => {
  const lines = said(now)
  expect(lines.map((it) => /EGP [\d,]+/.exec(it)?.[0])).toEqual(amounts)
  expect(lines.map((it) => it.startsWith('From '))).toEqual(later)
})

it('costs nothing where no step charges anything', () => {
  const free = [{ from: new Date('2026-12-01T10:00:00Z'), charge: 0 }]
  for (const steps of [[], free])
    expect(said('2026-12-02T10:00:00Z', steps)).toEqual([
      'You can cancel free of charge until your stay begins.',
    ])
})
