import { beforeEach, describe, expect, test } from 'vitest'
import { type Gateway, type Intended, startGateway } from '../testing/gateway.ts'
import type { PaymentStory } from './payments.ts'

let gateway: Gateway
let intended: Intended
const paidCard = '4111111111111111'

beforeEach(async () => {
  gateway = startGateway()
  intended = await gateway.intend()
})

async function story(): Promise<PaymentStory | undefined> {
  const answer = await gateway.call('GET', '/control/payments')
  return ((await answer.json()) as PaymentStory[])[0]
}

describe('steering', () => {
  test('chooses the outcome of the next payments, whatever the card', async () => {
    await gateway.call('POST', '/control/payments/next', { outcome: 'declined', times: 2 })
    await gateway.payWith(paidCard, intended)
    await gateway.payWith(paidCard, intended)
    expect(await story()).toMatchObject({ state: 'declined' })
    await gateway.payWith(paidCard, intended)
    expect(await story()).toMatchObject({ state: 'paid', merchantOrderId: 'attempt-1' })
    expect((await story())?.transactions.map((one) => one.success)).toEqual([false, false, true])
  })

  test('refuses an outcome that it does not know, and names those it does', async () => {
    const answer = await gateway.call('POST', '/control/payments/next', { outcome: 'rain' })
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({ outcomes: expect.arrayContaining(['paid']) })
    const refund = await gateway.call('POST', '/control/refunds/next', { outcome: 'rain' })
    expect(refund.status).toBe(400)
  })

  test('switches the gateway off for a while, but not the control', async () => {
    await gateway.call('POST', '/control/down', { seconds: 30 })
    expect((await gateway.app.request(gateway.page(intended))).status).toBe(503)
    expect((await gateway.call('GET', '/control')).status).toBe(200)
    await gateway.timers.pass(30_000)
    expect((await gateway.app.request(gateway.page(intended))).status).toBe(200)
    expect((await gateway.call('POST', '/control/down', { seconds: 'x' })).status).toBe(400)
  })

  test('switches the sign-in providers off for a while, and on again by a reset', async () => {
    const asked = { seconds: 30 }
    const answer = await gateway.call('POST', '/control/identity/down', asked)
    expect(await answer.json()).toMatchObject({ identityDownUntil: '2026-03-20T12:00:30.123Z' })
    const page = '/identity/facebook/dialog/oauth'
    expect((await gateway.app.request(page)).status).toBe(503)
    await gateway.call('DELETE', '/control')
    expect((await gateway.app.request(page)).status).toBe(400)
  })

  test('sends a message again, well signed, and tells what came of it', async () => {
    await gateway.payWith('4000000000000507', intended)
    const path = `/control/payments/${intended.intention_order_id}/resend`
    const answer = await gateway.call('POST', path)
    expect(await answer.json()).toMatchObject({ state: 'delivered', attempts: [{ answer: '200' }] })
    expect(gateway.received).toHaveLength(1)
    expect((await gateway.call('POST', '/control/payments/1/resend')).status).toBe(404)
  })

  test('a reset forgets what was chosen, never what was paid', async () => {
    await gateway.payWith(paidCard, intended)
    await gateway.call('POST', '/control/payments/next', { outcome: 'declined' })
    await gateway.call('POST', '/control/down', { seconds: 30 })
    const answer = await gateway.call('DELETE', '/control')
    expect(await answer.json()).toEqual({
      next: [],
      nextRefunds: [],
      downUntil: null,
      identityDownUntil: null,
      requests: [],
    })
    expect(await story()).toMatchObject({ state: 'paid' })
  })
})

describe('what arrived', () => {
  test('lists requests without what they carried', async () => {
    await gateway.payWith(paidCard, intended)
    const answer = await gateway.call('GET', '/control')
    const text = await answer.text()
    expect(text).toContain('"path":"/paymob/v1/intention/","status":201')
    expect(text).not.toContain(intended.client_secret)
  })

  test('lists the messages and the answers', async () => {
    gateway.merchantAnswers.push(500)
    await gateway.payWith(paidCard, intended)
    await gateway.timers.pass(2000)
    const answers = (await story())?.callbacks[0]?.attempts.map((one) => one.answer)
    expect(answers).toEqual(['500', '200'])
  })
})

describe('the page', () => {
  test.each([
    ['en', 'Sandbox control', 'Declined by the bank'],
    ['ar', 'لوحة تحكم', 'رفض البنك العملية'],
  ])('lists everything in %s', async (language, title, outcome) => {
    await gateway.payWith(paidCard, intended)
    const text = await (await gateway.app.request(`/?lang=${language}`)).text()
    expect(text).toContain(title)
    expect(text).toContain(outcome)
    expect(text).toContain('attempt-1')
    expect(text).toContain('4000 0000 0000 0002')
  })

  test('steers by form, and comes back in the same language', async () => {
    const address = '/control/payments/next?lang=ar'
    const answer = await gateway.submit(address, { outcome: 'callback-late' })
    expect(answer.headers.get('location')).toBe('/?lang=ar')
    expect(await (await gateway.call('GET', '/control')).json()).toMatchObject({
      next: ['callback-late'],
    })
  })
})
