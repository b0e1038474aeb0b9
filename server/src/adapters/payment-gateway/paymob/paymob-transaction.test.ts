import { describe, expect, it } from 'vitest'
import { fromReturnQuery, toTransaction } from './paymob-transaction.ts'

const mode = { integrationIds: new Set(['5501']), live: false }
const body = {
  id: 410007,
  order: { id: 880123, merchant_order_id: 'RH1-AA' },
  amount_cents: 275000,
  currency: 'EGP',
  success: true,
  pending: false,
  is_live: false,
  integration_id: 5501,
  source_data: { pan: '2346', type: 'card' },
  data: { message: 'Approved' },
}

describe('Paymob’s transaction', () => {
  it('is read in our words', () => {
    expect(toTransaction(body, mode)).toEqual({
      transactionId: '410007',
      gatewayOrderId: '880123',
      reference: 'RH1-AA',
      amount: 275000,
      currency: 'EGP',
      outcome: 'paid',
      ours: true,
      kind: 'payment',
      dispute: null,
      refundedAmount: 0,
      message: 'Approved',
      cardEnd: '2346',
      snapshotKey: '410007:true:false:false:false',
    })
  })

  it.each([
    ['open', { success: false, pending: true }, { outcome: 'pending' }],
    ['declined', { success: false }, { outcome: 'failed' }],
    ['paid by another integration', { integration_id: 7 }, { ours: false }],
    ['paid in the other mode', { is_live: true }, { ours: false }],
    ['voided', { is_voided: true }, { kind: 'void' }],
    [
      'refunded',
      { is_refunded: true, refunded_amount_cents: 275000 },
      { kind: 'refund', refundedAmount: 275000 },
    ],
    ['a refund child', { has_parent_transaction: true }, { kind: 'refund' }],
    [
      'with a card that is masked',
      { source_data: { pan: 'xxxx-2346', type: 'card' } },
      { cardEnd: '2346' },
    ],
    ['by a wallet', { source_data: { pan: '01012345678', type: 'wallet' } }, { cardEnd: null }],
    ['without its means', { source_data: null }, { cardEnd: null }],
    ['without a message', { data: null }, { message: null }],
    [
      'with its order as a bare number',
      { order: 880123, merchant_order_id: 'RH1-AA' },
      { gatewayOrderId: '880123', reference: 'RH1-AA' },
    ],
  ])('%s', (_, change, expected) => {
    expect(toTransaction({ ...body, ...change }, mode)).toMatchObject(expected)
  })

  it.each([null, 'text', {}, { ...body, success: 'yes' }, { ...body, id: undefined }])(
    'is nothing when it is nonsense: %j',
    (nonsense) => {
      expect(toTransaction(nonsense, mode)).toBeNull()
    },
  )

  it('is read from the browser’s query, in both spellings', () => {
    const query = (order: string, message: string) =>
      new URLSearchParams(
        `id=410007&${order}=880123&merchant_order_id=RH1-AA&amount_cents=275000&currency=EGP&success=false&pending=false&is_live=false&integration_id=5501&${message}=Declined`,
      )
    for (const it of [query('order', 'data.message'), query('order_id', 'data_message')])
      expect(toTransaction(fromReturnQuery(it), mode)).toMatchObject({
        gatewayOrderId: '880123',
        outcome: 'failed',
        message: 'Declined',
      })
  })
})
