import { beforeEach, describe, expect, test } from 'vitest'
import { type Gateway, type Intended, keys, startGateway } from '../testing/gateway.ts'
import { signTransaction } from './hmac.ts'
import { outcomeNamed, outcomes } from './outcomes.ts'

let gateway: Gateway
let intended: Intended

beforeEach(async () => {
  gateway = startGateway()
  intended = await gateway.intend()
})

function cardOf(outcome: string): string {
  return outcomeNamed(outcome)?.cards[0] ?? ''
}

/** Pays and lets the clock run; the last received message, and where the browser went. */
async function pay(outcome: string, milliseconds = 0) {
  const paying = gateway.payWith(cardOf(outcome), intended)
  await gateway.timers.pass(milliseconds)
  const answer = await paying
  await gateway.timers.pass(0)
  return { answer, location: answer.headers.get('location') }
}

const isSigned = (place: number) => {
  const { url, obj } = gateway.received[place] ?? {}
  return url?.searchParams.get('hmac') === signTransaction(obj ?? {}, keys.hmacSecret)
}

describe('the card decides', () => {
  test('paid: the shop is told, signed, and the browser returns', async () => {
    const { answer, location } = await pay('paid')
    expect(answer.status).toBe(303)
    const back = new URL(location ?? '')
    expect(back.origin + back.pathname).toBe('http://shop.example/return')
    expect(Object.fromEntries(back.searchParams)).toMatchObject({
      attempt: '1',
      success: 'true',
      pending: 'false',
      order: String(intended.intention_order_id),
      merchant_order_id: 'attempt-1',
      amount_cents: '275000',
      'source_data.pan': '1111',
      'data.message': 'Approved',
    })
    expect(gateway.received).toHaveLength(1)
    expect(gateway.received[0]?.type).toBe('TRANSACTION')
    expect(gateway.received[0]?.url.searchParams.get('from')).toBe('paymob')
    expect(isSigned(0)).toBe(true)
    expect(back.searchParams.get('hmac')).toBe(gateway.received[0]?.url.searchParams.get('hmac'))
  })

  test.each(['declined', 'insufficient-funds'])(
    '%s: reported, and may be tried again',
    async (name) => {
      const { answer } = await pay(name)
      const text = await answer.text()
      expect(text).toContain('Payment declined')
      expect(text).toContain('success=false')
      expect(gateway.received[0]?.obj).toMatchObject({ success: false, pending: false })
      expect(gateway.received[0]?.obj.data['message']).toBe(outcomeNamed(name)?.message)
      expect((await pay('paid')).answer.status).toBe(303)
      expect(await gateway.inquire(intended.intention_order_id)).toMatchObject({ success: true })
    },
  )

  test('slow: nothing for fifteen seconds, and a second click does not pay twice', async () => {
    const paying = gateway.payWith(cardOf('slow'), intended)
    await gateway.timers.pass(14_999)
    expect(gateway.received).toHaveLength(0)
    expect((await gateway.payWith(cardOf('paid'), intended)).status).toBe(409)
    await gateway.timers.pass(1)
    expect((await paying).status).toBe(303)
    await gateway.timers.pass(0)
    expect(gateway.received).toHaveLength(1)
  })

  test('callback late: the browser is back long before the message', async () => {
    expect((await pay('callback-late')).answer.status).toBe(303)
    await gateway.timers.pass(19_999)
    expect(gateway.received).toHaveLength(0)
    await gateway.timers.pass(1)
    expect(gateway.received).toHaveLength(1)
  })

  test('callback twice: the same message again', async () => {
    await pay('callback-twice')
    await gateway.timers.pass(500)
    expect(gateway.received).toHaveLength(2)
    expect(gateway.received[1]?.obj).toEqual(gateway.received[0]?.obj)
  })

  test('callback never: only an inquiry finds the money', async () => {
    await pay('callback-never')
    await gateway.timers.pass(600_000)
    expect(gateway.received).toHaveLength(0)
    expect(await gateway.inquire(intended.intention_order_id)).toMatchObject({ success: true })
  })

  test('badly signed: the message must not be believed', async () => {
    await pay('callback-badly-signed')
    expect(gateway.received).toHaveLength(1)
    expect(isSigned(0)).toBe(false)
  })

  test('wrong amount: signed, but not the price', async () => {
    await pay('wrong-amount')
    expect(gateway.received[0]?.obj.amount_cents).toBe(100)
    expect(isSigned(0)).toBe(true)
  })

  test('browser never returns: told by message alone', async () => {
    const { answer, location } = await pay('browser-never-returns')
    expect(location).toBeNull()
    expect(await answer.text()).not.toContain('shop.example')
    expect(gateway.received).toHaveLength(1)
  })

  test('a card that is not a test card is declined', async () => {
    await gateway.payWith('5555555555554444', intended)
    await gateway.timers.pass(0)
    expect(gateway.received[0]?.obj.data['message']).toBe('Invalid card number')
  })

  test('every outcome has a name of its own, both languages, and its own cards', () => {
    const cards = outcomes.flatMap((outcome) => outcome.cards)
    expect(new Set(cards).size).toBe(cards.length)
    expect(new Set(outcomes.map((outcome) => outcome.name)).size).toBe(outcomes.length)
    for (const outcome of outcomes) expect(outcome.ar).toMatch(/[\u0600-\u06ff]/)
  })
})

describe('3-D Secure', () => {
  test('asks for the code, and the attempt is pending meanwhile', async () => {
    const { answer, location } = await pay('three-d-secure')
    expect(answer.status).toBe(303)
    const { id, pending } = await gateway.inquire(intended.intention_order_id)
    expect(pending).toBe(true)
    expect(location).toContain(`transaction=${id}`)
    expect(gateway.received).toHaveLength(0)
    expect(await (await gateway.app.request(location ?? '')).text()).toContain('123456')
    const done = await gateway.submit(location ?? '', { code: '123456' })
    expect(done.headers.get('location')).toContain('success=true')
    await gateway.timers.pass(0)
    expect(gateway.received[0]?.obj).toMatchObject({ id, is_3d_secure: true, success: true })
  })

  test('declines after the third wrong code, or when it is cancelled', async () => {
    const { location } = await pay('three-d-secure')
    const first = await gateway.submit(location ?? '', { code: '000000' })
    expect(first.status).toBe(422)
    await gateway.submit(location ?? '', { code: '000000' })
    const third = await gateway.submit(location ?? '', { code: '000000' })
    expect(await third.text()).toContain('Payment declined')
    const again = await pay('three-d-secure')
    await gateway.submit(again.location ?? '', { cancel: '1' })
    await gateway.timers.pass(0)
    const messages = gateway.received.map(({ obj }) => obj.data['message'])
    expect(messages).toEqual(['Authentication failed', 'Authentication failed'])
  })

  test('may still be declined by the bank', async () => {
    const { location } = await pay('three-d-secure-declined')
    const done = await gateway.submit(location ?? '', { code: '123456' })
    expect(await done.text()).toContain('Payment declined')
  })

  test('does not answer for the payment of somebody else', async () => {
    const { location } = await pay('three-d-secure')
    const other = await gateway.intend({ special_reference: 'attempt-2' })
    const id = new URL(location ?? '', 'http://bank.example').searchParams.get('transaction')
    const address = `${gateway.page(other, 'code')}&transaction=${id}`
    expect((await gateway.submit(address, { code: '123456' })).status).toBe(404)
  })
})
