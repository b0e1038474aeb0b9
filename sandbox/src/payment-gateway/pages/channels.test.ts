import { beforeEach, describe, expect, test } from 'vitest'
import { type Gateway, startGateway } from '../../testing/gateway.ts'

let gateway: Gateway
beforeEach(() => {
  gateway = startGateway()
})

const card = { number: '4111111111111111', name: 'Mona', expiry: '01/39', cvv: '123' }
const textOf = async (address: string) => (await gateway.app.request(address)).text()

describe('a wallet', () => {
  const intend = () => gateway.intend({ payment_methods: [5503] })

  test('has a page of its own, in both languages', async () => {
    const page = gateway.page(await intend())
    const text = await textOf(page)
    expect(text).toContain('Payment by mobile wallet')
    expect(text).toContain('2,750.00')
    expect(text).not.toContain('Card number')
    expect(await textOf(`${page}&lang=ar`)).toContain('رقم المحفظة')
  })

  test.each([
    ['01010101010', true],
    ['+20 10 1010 1010', true],
    ['٠١٠١٠١٠١٠١٠', true],
    ['01010101011', false],
    ['01234567890', false],
  ])('of %s pays: %s', async (phone, success) => {
    const intended = await intend()
    await gateway.submit(gateway.page(intended), { phone, pin: '123456' })
    await gateway.timers.pass(0)
    expect(gateway.received[0]?.obj).toMatchObject({
      success,
      integration_id: 5503,
      amount_cents: 275_000,
      source_data: { type: 'wallet', sub_type: 'wallet' },
    })
  })

  test.each([
    ['phone', { phone: '12345', pin: '123456' }],
    ['pin', { phone: '01010101010', pin: '000000' }],
  ])('points at a wrong %s', async (field, form) => {
    const answer = await gateway.submit(gateway.page(await intend()), form)
    expect(answer.status).toBe(422)
    const text = await answer.text()
    expect(text).toContain(`id="${field}-wrong"`)
    expect(text).not.toContain('value="000000"')
    expect(gateway.received).toHaveLength(0)
  })
})

describe('instalments', () => {
  test('ask over how many months, and say what each comes to', async () => {
    const intended = await gateway.intend({ payment_methods: [5502] })
    const text = await textOf(gateway.page(intended))
    expect(text).toContain('Card payment in instalments')
    expect(text).toMatch(/6 months, EGP\s458\.33 a month/)
    await gateway.submit(gateway.page(intended), { ...card, tenure: '12' })
    await gateway.timers.pass(0)
    expect(gateway.received[0]?.obj).toMatchObject({
      success: true,
      integration_id: 5502,
      source_data: { type: 'card', pan: '1111', tenure: 12 },
    })
  })

  test('aren’t asked of a plain card', async () => {
    const intended = await gateway.intend()
    expect(await textOf(gateway.page(intended))).not.toContain('months')
  })
})

test('each way to pay is named in what an intention answers', async () => {
  for (const [integration, type] of [
    [5501, 'VPC'],
    [5502, 'VPC'],
    [5503, 'UIG'],
    [5504, 'CAGG'],
  ] as const) {
    const change = { payment_methods: [integration], special_reference: `attempt-${integration}` }
    expect(await gateway.intend(change)).toMatchObject({
      payment_keys: [{ integration, gateway_type: type }],
    })
  }
})
