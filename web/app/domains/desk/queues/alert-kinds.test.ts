import { expect, it } from 'vitest'
import { needsOf, pageOf } from './alert-kinds.ts'

const detail = (Name: string, Value: string) => ({ Name, Value })

it('leads to the days that an alert is about, where it names some', () => {
  const Details = [detail('from', '2026-12-01'), detail('to', '2026-12-03')]
  expect(pageOf({ Kind: 'settlement_differs', Details })).toBe(
    '/desk/money/settlement?from=2026-12-01&to=2026-12-03',
  )
  expect(pageOf({ Kind: 'refund_late', Details: [] })).toBe('/desk/refunds')
})

it('is for those alone who may open its page', () => {
  expect(needsOf('settlement_differs')).toBe('getSettlement')
  expect(needsOf('refund_late')).toBeNull()
})

it('leads nowhere for what is settled with a note, and for what it doesn’t know', () => {
  for (const Kind of ['paid_twice', 'something_new'])
    expect(pageOf({ Kind, Details: [] })).toBeNull()
})
