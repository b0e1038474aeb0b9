import { expect, test } from 'vitest'
import { keys, order, startGateway } from '../testing/gateway.ts'

const merchant = `Token ${keys.secretKey}`
const create = '/paymob/v1/intention/'

test('creates an intention and answers as Paymob does', async () => {
  const gateway = startGateway()
  const answer = await gateway.call('POST', create, order, merchant)
  expect(answer.status).toBe(201)
  expect(await answer.json()).toMatchObject({
    id: expect.stringMatching(/^pi_test_/),
    client_secret: expect.stringMatching(/^egy_csk_test_/),
    intention_order_id: expect.any(Number),
    intention_detail: { amount: 275000, currency: 'EGP' },
    payment_keys: [{ integration: 5501, gateway_type: 'VPC', save_card: false }],
    special_reference: 'attempt-1',
    status: 'intended',
    confirmed: false,
  })
})

test.each([
  ['no key', {}, undefined, 401, 'detail'],
  ['another key', {}, 'Token egy_sk_test_two', 401, 'detail'],
  ['an amount with decimals', { amount: 2750.5 }, merchant, 400, 'amount'],
  ['items of another sum', { amount: 275001 }, merchant, 400, 'items'],
  ['no payment method', { payment_methods: [] }, merchant, 400, 'payment_methods'],
  ['an unknown integration', { payment_methods: [9] }, merchant, 404, 'detail'],
  ['another currency', { currency: 'USD' }, merchant, 404, 'detail'],
  ['no billing data', { billing_data: { first_name: 'Mona' } }, merchant, 400, 'billing_data'],
])('refuses an intention with %s', async (_, changes, authorization, status, field) => {
  const answer = await startGateway().call('POST', create, { ...order, ...changes }, authorization)
  expect(answer.status).toBe(status)
  expect(await answer.json()).toHaveProperty(field)
})

test('refuses a reference that was used before', async () => {
  const gateway = startGateway()
  await gateway.intend()
  const answer = await gateway.call('POST', create, order, merchant)
  expect(answer.status).toBe(400)
})

test('changes an intention until it is paid', async () => {
  const gateway = startGateway()
  const intended = await gateway.intend()
  const path = `/paymob/v1/intention/${intended.client_secret}`
  const change = { amount: 100, items: [] }
  const answer = await gateway.call('PUT', path, change, merchant)
  expect(await answer.json()).toMatchObject({ intention_detail: { amount: 100 } })
  expect((await gateway.call('PUT', `${path}x`, change, merchant)).status).toBe(404)
  expect((await gateway.call('PUT', path, change)).status).toBe(401)
  await gateway.payWith('4111111111111111', intended)
  expect((await gateway.call('PUT', path, change, merchant)).status).toBe(400)
})

test('finds a transaction by number, order and reference, for an hour with one token', async () => {
  const gateway = startGateway()
  const intended = await gateway.intend()
  await gateway.payWith('4111111111111111', intended)
  const { id } = await gateway.inquire(intended.intention_order_id)
  const tokens = await gateway.call('POST', '/paymob/api/auth/tokens', { api_key: keys.apiKey })
  const { token } = (await tokens.json()) as { token: string }
  const path = `/paymob/api/acceptance/transactions/${id}`
  const byNumber = await gateway.call('GET', path, undefined, `Bearer ${token}`)
  expect(await byNumber.json()).toMatchObject({ id, success: true, amount_cents: 275000 })
  const inquiry = '/paymob/api/ecommerce/orders/transaction_inquiry'
  const ask = (body: object) => gateway.call('POST', inquiry, { auth_token: token, ...body })
  expect((await ask({ merchant_order_id: 'attempt-1' })).status).toBe(200)
  expect((await ask({ merchant_order_id: 'attempt-2' })).status).toBe(404)
  expect((await ask({})).status).toBe(404)
  await gateway.timers.pass(3600_000)
  expect((await ask({ merchant_order_id: 'attempt-1' })).status).toBe(401)
  expect((await gateway.call('GET', path, undefined, 'Bearer x.y')).status).toBe(401)
  expect((await gateway.call('POST', '/paymob/api/auth/tokens', { api_key: 'x' })).status).toBe(403)
})
