import { describe, expect, it } from 'vitest'
import type { GatewayTransaction } from '../../ports/payment-gateway.ts'
import { attemptStates, mayBecome, type AttemptState } from './attempt.ts'
import { reconcile } from './reconcile.ts'

const attempt = {
  state: 'pending' as AttemptState,
  amount: 100_000,
  currency: 'EGP',
  reference: 'RH1-AA',
  transactionId: '1',
}
const paid: GatewayTransaction = {
  transactionId: '1',
  gatewayOrderId: '2',
  reference: 'RH1-AA',
  amount: 100_000,
  currency: 'EGP',
  outcome: 'paid',
  ours: true,
  kind: 'payment',
  dispute: null,
  refundedAmount: 0,
  message: null,
  cardEnd: null,
  snapshotKey: 'k',
}

describe('what a transaction means', () => {
  it.each<[string, Partial<typeof attempt>, Partial<GatewayTransaction>, string]>([
    ['a payment as agreed', {}, {}, 'paid'],
    ['the first news of it', { state: 'created' }, {}, 'paid'],
    ['a success after a decline', { state: 'failed' }, {}, 'paid'],
    ['a success after the time was up', { state: 'expired' }, {}, 'paid'],
    ['a gateway that doesn’t repeat our reference', {}, { reference: null }, 'paid'],
    ['a decline', {}, { outcome: 'failed' }, 'failed'],
    ['a decline after the time was up', { state: 'expired' }, { outcome: 'failed' }, 'failed'],
    ['a second decline', { state: 'failed' }, { outcome: 'failed' }, 'ignore'],
    ['a payment that is still open', {}, { outcome: 'pending' }, 'ignore'],
    ['the same success again', { state: 'paid' }, {}, 'ignore'],
    ['a decline after a success', { state: 'paid' }, { outcome: 'failed' }, 'ignore'],
    ['the right news of what looked wrong', { state: 'needs_review' }, {}, 'paid'],
    ['the same wrong news again', { state: 'needs_review' }, { amount: 1 }, 'ignore'],
    [
      'another wrong charge',
      { state: 'needs_review' },
      { transactionId: '2', amount: 1 },
      'second_charge',
    ],
    ['a decline of what looked wrong', { state: 'needs_review' }, { outcome: 'failed' }, 'ignore'],
    ['money for a page that sells nothing any more', { state: 'voided' }, {}, 'paid'],
    ['a decline there', { state: 'voided' }, { outcome: 'failed' }, 'ignore'],
    ['the wrong money there', { state: 'voided' }, { amount: 1 }, 'review'],
    ['the same money again that went back', { state: 'returned' }, {}, 'ignore'],
    [
      'another charge on a page that was paid',
      { state: 'paid' },
      { transactionId: '2' },
      'second_charge',
    ],
    [
      'another charge after money went back',
      { state: 'returned' },
      { transactionId: '2' },
      'second_charge',
    ],
    [
      'another decline on it',
      { state: 'paid' },
      { transactionId: '2', outcome: 'failed' },
      'ignore',
    ],
    ['a refund', { state: 'paid' }, { kind: 'refund' }, 'ignore'],
    ['a refund that comes first', {}, { kind: 'refund' }, 'ignore'],
    ['a void', {}, { kind: 'void' }, 'ignore'],
    ['too little', {}, { amount: 99_999 }, 'review'],
    ['too much', {}, { amount: 100_001 }, 'review'],
    ['another currency', {}, { currency: 'USD' }, 'review'],
    ['another order’s reference', {}, { reference: 'RH2-BB' }, 'review'],
    ['a method or mode that isn’t ours', {}, { ours: false }, 'review'],
    ['a wrong amount that was declined', {}, { amount: 1, outcome: 'failed' }, 'failed'],
  ])('%s', (_, change, news, verdict) => {
    expect(reconcile({ ...attempt, ...change }, { ...paid, ...news }).verdict).toBe(verdict)
  })

  it('says in words what is wrong', () => {
    expect(reconcile(attempt, { ...paid, amount: 1 })).toEqual({
      verdict: 'review',
      reason: '1 piastres instead of 100000',
    })
  })
})

describe('the table of attempt states', () => {
  const all = Object.keys(attemptStates) as AttemptState[]

  it.each<[AttemptState, AttemptState[]]>([
    ['created', ['pending', 'paid', 'failed', 'expired', 'voided', 'returned', 'needs_review']],
    [
      'pending',
      ['under_review', 'paid', 'failed', 'expired', 'voided', 'returned', 'needs_review'],
    ],
    ['under_review', ['pending', 'paid', 'failed', 'returned']],
    ['failed', ['paid', 'voided', 'returned', 'needs_review']],
    ['expired', ['under_review', 'paid', 'failed', 'voided', 'returned', 'needs_review']],
    ['voided', ['returned', 'needs_review']],
    ['needs_review', ['paid', 'returned']],
    ['returned', []],
    ['paid', []],
  ])('%s may become %j', (from, next) => {
    expect(all.filter((to) => mayBecome(from, to)).toSorted()).toEqual(next.toSorted())
  })

  it('never leads from a page that sells nothing any more to a sale', () => {
    expect(all.filter((to) => mayBecome('voided', to))).not.toContain('paid')
  })
})
