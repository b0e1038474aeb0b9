import { describe, expect, it } from 'vitest'
import { agreeDeposit } from './agree-deposit.ts'

const share = { percent: 30, amount: null, balanceDays: 7, unpaid: 'kept' } as const
const facts = {
  payable: 100_000,
  fromDate: '2026-12-17',
  now: new Date('2026-12-01T10:00:00Z'),
  inFull: false,
}

describe('the deposit of a booking', () => {
  it('is a share, rounded up to the pound, and its rest is due at eight in the evening in Cairo', () => {
    expect(agreeDeposit(share, { ...facts, payable: 33_350 })).toEqual({
      amount: 10_100,
      balanceDueAt: '2026-12-10T18:00:00.000Z',
      unpaid: 'kept',
      isChosen: true,
    })
  })

  it('is a sum, where the terms say so', () => {
    const terms = { ...share, percent: null, amount: 20_000 }
    expect(agreeDeposit(terms, facts)?.amount).toBe(20_000)
  })

  it('stands beside paying everything at once', () => {
    expect(agreeDeposit(share, { ...facts, inFull: true })?.isChosen).toBe(false)
  })

  it.each([
    ['the offer takes none', null, {}],
    ['it would be all of the price', { ...share, percent: null, amount: 100_000 }, {}],
    ['its rest would be due within two days', share, { now: new Date('2026-12-08T18:00:01Z') }],
  ] as const)('is none where %s', (_, terms, change) => {
    expect(agreeDeposit(terms, { ...facts, ...change })).toBeNull()
  })

  it('is there two days before its rest is due, to the second', () => {
    const now = new Date('2026-12-08T18:00:00Z')
    expect(agreeDeposit(share, { ...facts, now })).not.toBeNull()
  })

  it('keeps to the clocks in Cairo in summer', () => {
    const now = new Date('2026-06-01T10:00:00Z')
    expect(agreeDeposit(share, { ...facts, now, fromDate: '2026-07-17' })?.balanceDueAt).toBe(
      '2026-07-10T17:00:00.000Z',
    )
  })
})
