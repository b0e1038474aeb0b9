import { describe, expect, it } from 'vitest'
import { stepState, toneOf } from './status.ts'

describe('the colour of a status', () => {
  it.each([
    ['Pending Payment', 'warn'],
    ['Under Review', 'warn'],
    ['Confirmed', 'ok'],
    ['Deposit Paid', 'ok'],
    ['Full Paid', 'ok'],
    ['Completed', 'info'],
    ['Cancelled', 'bad'],
    ['Rejected', 'bad'],
    ['Expired', 'bad'],
    ['Unpaid', 'warn'],
    ['Pending', 'warn'],
    ['Paid', 'ok'],
    ['Failed', 'bad'],
    ['Refunded', 'plain'],
  ] as const)('%s is %s', (code, tone) => {
    expect(toneOf(code)).toBe(tone)
  })
})

it('reads the state of a progress step', () => {
  expect([2, 1, 0, 7].map(stepState)).toEqual(['done', 'now', 'next', 'next'])
})
