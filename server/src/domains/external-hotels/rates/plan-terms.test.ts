import { expect, test } from 'vitest'
import { planTerms } from './plan-terms.ts'

const at = (text: string): Date => new Date(text)
const stepsOf = (...cancellation: [from: string, charge: number][]) =>
  planTerms(
    {
      price: 300_000,
      cancellation: cancellation.map(([from, charge]) => ({ from: at(from), charge })),
    },
    '2026-12-10',
  ).steps

test('what cancelling costs is told as the share that comes back, until it costs more', () => {
  expect(stepsOf(['2026-12-01T21:59:00Z', 100_000], ['2026-12-08T21:59:00Z', 300_000])).toEqual([
    { until: '2026-12-01T21:59:00.000Z', percent: 100 },
    { until: '2026-12-08T21:59:00.000Z', percent: 66 },
  ])
})

test('where nothing is ever charged all comes back until the guests may check in', () => {
  expect(stepsOf()).toEqual([{ until: '2026-12-10T12:00:00.000Z', percent: 100 }])
})

test('where all is charged from the start nothing comes back', () => {
  const { steps } = planTerms(
    { price: 300_000, cancellation: [{ from: at('2026-11-21T10:00:00Z'), charge: 300_000 }] },
    '2026-12-10',
  )
  expect(steps).toEqual([{ until: '2026-11-21T10:00:00.000Z', percent: 100 }])
})
