import { beforeEach, describe, expect, test } from 'vitest'
import { keys, type Gateway, type Intended, startGateway } from '../testing/gateway.ts'

let gateway: Gateway
let intended: Intended & { payment_keys?: { key: string }[] }
beforeEach(async () => {
  gateway = startGateway()
  intended = await gateway.intend({ payment_methods: [5504] })
})

const aggregator = { identifier: 'AGGREGATOR', subtype: 'AGGREGATOR' }
const open = async (source: object = aggregator, token = intended.payment_keys?.[0]?.key) =>
  gateway.call('POST', '/paymob/api/acceptance/payments/pay', { source, payment_token: token })
const codeOf = async (): Promise<number> => {
  const { data } = (await (await open()).json()) as { data: { bill_reference: number } }
  return data.bill_reference
}
const pay = async (code: number, late = false) => {
  const answer = await gateway.call('POST', `/control/codes/${code}/pay`, { late })
  await gateway.timers.pass(0)
  return answer.status
}
const giveBack = (kind: string, id: number) =>
  gateway.call(
    'POST',
    `/paymob/api/acceptance/void_refund/${kind}`,
    { transaction_id: id, amount_cents: 100 },
    `Token ${keys.secretKey}`,
  )

describe('a code', () => {
  test('is given for the token of a kiosk intention alone', async () => {
    const answer = await open()
    expect(await answer.json()).toMatchObject({
      pending: true,
      success: false,
      order: intended.intention_order_id,
      source_data: { type: 'aggregator', sub_type: 'AGGREGATOR', pan: '' },
    })
    expect((await open({})).status).toBe(400)
    expect((await open(aggregator, 'other')).status).toBe(400)
    const card = (await gateway.intend({ special_reference: 'card' })) as typeof intended
    expect((await open(aggregator, card.payment_keys?.[0]?.key)).status).toBe(400)
  })

  test('is paid in cash once, and the shop is told', async () => {
    const code = await codeOf()
    expect(await pay(code)).toBe(200)
    expect(gateway.received.map(({ obj }) => [obj.id, obj.success, obj.pending])).toEqual([
      [code, true, false],
    ])
    expect(await pay(code)).toBe(409)
    expect(await pay(999)).toBe(409)
    expect((await giveBack('void', code)).status).toBe(400)
    expect((await giveBack('refund', code)).status).toBe(400)
  })

  test('ends with its time, or when it is taken back; late cash still gets through', async () => {
    const [first, second] = [await codeOf(), await codeOf()]
    expect((await giveBack('void', first)).status).toBe(201)
    expect(await pay(first)).toBe(409)
    await gateway.timers.pass(3600_000)
    expect(await pay(second)).toBe(409)
    expect(gateway.received).toHaveLength(0)
    expect([await pay(first, true), await pay(second, true)]).toEqual([200, 200])
    expect(gateway.received.map(({ obj }) => [obj.success, obj.is_voided])).toEqual([
      [true, false],
      [true, false],
    ])
  })

  test('can be paid by the buttons of the control page', async () => {
    const code = await codeOf()
    const page = await (await gateway.app.request('/')).text()
    expect(page).toContain(`/control/codes/${code}/pay`)
    await gateway.submit(`/control/codes/${code}/pay?lang=en`, { late: '' })
    expect(await (await gateway.app.request('/')).text()).not.toContain(`/codes/${code}/pay`)
  })
})
