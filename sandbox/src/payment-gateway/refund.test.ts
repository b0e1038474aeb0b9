import { beforeEach, describe, expect, test } from 'vitest'
import { type Gateway, type Intended, keys, startGateway } from '../testing/gateway.ts'
import type { Transaction } from './wire.ts'

let gateway: Gateway
let intended: Intended
let paid: Transaction

beforeEach(async () => {
  gateway = startGateway()
  intended = await gateway.intend()
  await gateway.payWith('4111111111111111', intended)
  paid = await gateway.inquire(intended.intention_order_id)
  await gateway.timers.pass(0)
  gateway.received.length = 0
})

function giveBack(kind: 'refund' | 'void', amount?: number, key = keys.secretKey) {
  const path = `/paymob/api/acceptance/void_refund/${kind}`
  const body = { transaction_id: paid.id, amount_cents: amount }
  return gateway.call('POST', path, body, `Token ${key}`)
}

async function parent(): Promise<Transaction> {
  const tokens = await gateway.call('POST', '/paymob/api/auth/tokens', { api_key: keys.apiKey })
  const { token } = (await tokens.json()) as { token: string }
  const path = `/paymob/api/acceptance/transactions/${paid.id}`
  const answer = await gateway.call('GET', path, undefined, `Bearer ${token}`)
  return (await answer.json()) as Transaction
}

describe('giving money back', () => {
  test('in parts, down to nothing left', async () => {
    const first = await giveBack('refund', 100_000)
    expect(first.status).toBe(201)
    expect(await first.json()).toMatchObject({
      success: true,
      amount_cents: 100_000,
      is_refund: true,
      has_parent_transaction: true,
      parent_transaction: paid.id,
    })
    expect(await parent()).toMatchObject({ refunded_amount_cents: 100_000, is_refunded: false })
    expect((await giveBack('refund', 175_001)).status).toBe(400)
    expect((await giveBack('refund', 175_000)).status).toBe(201)
    expect(await parent()).toMatchObject({ refunded_amount_cents: 275_000, is_refunded: true })
    expect((await giveBack('refund', 1)).status).toBe(400)
  })

  test('tells the merchant about the child, which is then the last of its order', async () => {
    await giveBack('refund', 275_000)
    await gateway.timers.pass(0)
    expect(gateway.received).toHaveLength(1)
    expect(gateway.received[0]?.obj).toMatchObject({ parent_transaction: paid.id })
    const last = await gateway.inquire(intended.intention_order_id)
    expect(last).toMatchObject({ is_refund: true, amount_cents: 275_000 })
  })

  test('by voiding the whole, once', async () => {
    expect((await giveBack('void')).status).toBe(201)
    expect(await parent()).toMatchObject({ is_voided: true, refunded_amount_cents: 0 })
    expect((await giveBack('void')).status).toBe(400)
    expect((await giveBack('refund', 1)).status).toBe(400)
  })

  test.each([0, -5, 1.5, undefined])('not for the amount %s', async (amount) => {
    expect((await giveBack('refund', amount)).status).toBe(400)
  })

  test('not without the key', async () => {
    expect((await giveBack('refund', 100, 'another')).status).toBe(401)
  })

  test('not when the bank is told to refuse', async () => {
    await gateway.call('POST', '/control/refunds/next', { outcome: 'refused' })
    expect((await giveBack('refund', 100)).status).toBe(400)
    expect((await parent()).refunded_amount_cents).toBe(0)
  })

  test('really, even when the answer is lost', async () => {
    await gateway.call('POST', '/control/refunds/next', { outcome: 'unanswered' })
    expect((await giveBack('refund', 100)).status).toBe(504)
    expect((await parent()).refunded_amount_cents).toBe(100)
  })
})
