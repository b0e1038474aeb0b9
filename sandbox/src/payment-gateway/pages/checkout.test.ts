import { beforeEach, describe, expect, test } from 'vitest'
import { type Gateway, type Intended, startGateway } from '../../testing/gateway.ts'

let gateway: Gateway
let intended: Intended

beforeEach(async () => {
  gateway = startGateway()
  intended = await gateway.intend()
})

const good = { number: '4111 1111 1111 1111', name: 'Mona', expiry: '01/39', cvv: '123' }

describe('the card page', () => {
  test('says what is paid, and that it is a test', async () => {
    const answer = await gateway.app.request(gateway.page(intended))
    const text = await answer.text()
    expect(text).toContain('2,750.00')
    expect(text).toContain('attempt-1')
    expect(text).toContain('Test bank: no real money moves.')
    expect(text).not.toMatch(/(src|href)="https?:/)
  })

  test('speaks Arabic when asked, by address or by browser', async () => {
    const accepts = { headers: { 'accept-language': 'fr, ar-EG;q=0.8, en;q=0.5' } }
    for (const answer of [
      await gateway.app.request(`${gateway.page(intended)}&lang=ar`),
      await gateway.app.request(gateway.page(intended), accepts),
    ]) {
      const text = await answer.text()
      expect(text).toContain('<html lang="ar" dir="rtl">')
      expect(text).toContain('رقم البطاقة')
    }
  })

  test('may be framed, loads nothing, and may lead to the shop alone', async () => {
    const answer = await gateway.app.request(gateway.page(intended))
    const policy = answer.headers.get('content-security-policy')
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("form-action 'self' http://shop.example;")
    expect(policy).not.toContain('frame-ancestors')
    expect(answer.headers.get('x-frame-options')).toBeNull()
    expect(answer.headers.get('set-cookie')).toBeNull()
  })

  test.each([
    ['number', '4111 1111 1111 1112'],
    ['number', ''],
    ['name', ' '],
    ['expiry', '03/20'],
    ['expiry', '13/39'],
    ['cvv', '12'],
  ])('points at a wrong %s (%s) and keeps the name', async (field, value) => {
    const answer = await gateway.submit(gateway.page(intended), { ...good, [field]: value })
    const text = await answer.text()
    expect(answer.status).toBe(422)
    expect(text).toContain(`id="${field}-wrong"`)
    expect(text).not.toContain('value="4111')
    if (field !== 'name') expect(text).toContain('value="Mona"')
  })

  test('reads Arabic digits', async () => {
    const arabic = { ...good, expiry: '٠١/٣٩', cvv: '١٢٣' }
    expect((await gateway.submit(gateway.page(intended), arabic)).status).toBe(303)
  })

  test('escapes what it shows', async () => {
    const bad = await gateway.intend({ special_reference: '<script>x' })
    expect(await (await gateway.app.request(gateway.page(bad))).text()).not.toContain('<script>x')
  })
})

describe('the card page refuses', () => {
  test('an unknown payment and another merchant', async () => {
    const unknown = { ...intended, client_secret: 'egy_csk_test_x' }
    expect((await gateway.app.request(gateway.page(unknown))).status).toBe(404)
    const foreign = gateway.page(intended).replace('egy_pk_test_one', 'egy_pk_test_two')
    expect((await gateway.app.request(foreign)).status).toBe(404)
    expect((await gateway.submit(foreign, good)).status).toBe(404)
  })

  test('a second payment of the same order, and shows the way back', async () => {
    await gateway.submit(gateway.page(intended), good)
    for (const answer of [
      await gateway.app.request(gateway.page(intended)),
      await gateway.submit(gateway.page(intended), good),
    ]) {
      const text = await answer.text()
      expect(text).toContain('Already paid')
      expect(text).toContain('success=true')
    }
    await gateway.timers.pass(0)
    expect(gateway.received).toHaveLength(1)
  })

  test('an order whose time is over', async () => {
    await gateway.timers.pass(3600_000)
    expect((await gateway.app.request(gateway.page(intended))).status).toBe(410)
    expect((await gateway.submit(gateway.page(intended), good)).status).toBe(410)
  })
})
