import { beforeEach, expect, test } from 'vitest'
import { type Gateway, type Intended, keys, startGateway } from '../testing/gateway.ts'

const good = '4111111111111111'
let gateway: Gateway
let references = 0

beforeEach(() => {
  gateway = startGateway()
})

const intend = (changes = {}): Promise<Intended> =>
  gateway.intend({ special_reference: `attempt-${(references += 1)}`, ...changes })

/** Pays one, or is declined; the transaction's number. */
async function pay(card = good): Promise<{ id: number; order: number }> {
  const intended = await intend()
  await gateway.payWith(card, intended)
  const { id } = await gateway.inquire(intended.intention_order_id)
  return { id, order: intended.intention_order_id }
}

const merchant = (kind: 'refund' | 'void', id: number, amount?: number) =>
  gateway.call(
    'POST',
    `/paymob/api/acceptance/void_refund/${kind}`,
    { transaction_id: id, amount_cents: amount },
    `Token ${keys.secretKey}`,
  )

async function fileOf(day: string): Promise<string[][]> {
  const answer = await gateway.app.request(`/control/settlement?day=${day}`)
  expect(answer.headers.get('content-disposition')).toContain(`settlement-${day}.csv`)
  const text = await answer.text()
  return text
    .trim()
    .split('\r\n')
    .slice(1)
    .map((line) => line.split(','))
}
/** Kind and amount of each line. */
const moved = async (day: string) => (await fileOf(day)).map((line) => [line[1], line[6]])

test('has every transaction that moved money, with its order, reference, fee and moment in Cairo', async () => {
  const { id, order } = await pay()
  const file = await gateway.app.request('/control/settlement')
  expect(await file.text()).toBe(
    'transaction_id,kind,parent_transaction_id,order_id,merchant_reference,currency,amount,fee,net,captured_at\r\n' +
      `${id},payment,,${order},attempt-${references},EGP,2750.00,78.63,2671.37,2026-03-20T14:00:00+02:00\r\n`,
  )
})

test('begins with the mark that lets spreadsheets read it', async () => {
  const bytes = await (await gateway.app.request('/control/settlement')).arrayBuffer()
  expect([...new Uint8Array(bytes).slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
})

test('has refunds and lost disputes, and what was really captured', async () => {
  const { id } = await pay()
  await merchant('refund', id, 100_000)
  await pay('4000000000000903')
  const disputed = await pay()
  const open = await gateway.call('POST', `/control/transactions/${disputed.id}/dispute`, {})
  const { transaction } = (await open.json()) as { transaction: number }
  await gateway.call('POST', `/control/disputes/${transaction}/lost`)
  expect(await moved('2026-03-20')).toEqual([
    ['payment', '2750.00'],
    ['refund', '-1000.00'],
    ['payment', '1375.00'],
    ['payment', '2750.00'],
    ['chargeback', '-2750.00'],
  ])
})

test('has nothing declined, open, disputed or won, and no code before it is paid', async () => {
  await pay('4000000000000002')
  await gateway.payWith('4000000000003220', await intend())
  const code = await intend({ payment_methods: [keys.integrations.kiosk] })
  expect(code.intention_order_id).toBeGreaterThan(0)
  const disputed = await pay()
  const open = await gateway.call('POST', `/control/transactions/${disputed.id}/dispute`, {})
  const { transaction } = (await open.json()) as { transaction: number }
  expect(await moved('2026-03-20')).toEqual([['payment', '2750.00']])
  await gateway.call('POST', `/control/disputes/${transaction}/won`)
  expect(await moved('2026-03-20')).toEqual([['payment', '2750.00']])
})

test('has nothing of what was voided on its own day; voided later, it goes back', async () => {
  const [today, later] = [await pay(), await pay()]
  await merchant('void', today.id)
  expect(await moved('2026-03-20')).toEqual([['payment', '2750.00']])
  await gateway.timers.pass(24 * 3_600_000)
  await merchant('void', later.id)
  expect(await moved('2026-03-20')).toEqual([['payment', '2750.00']])
  expect(await moved('2026-03-21')).toEqual([['refund', '-2750.00']])
})

test('ends its day at midnight in Cairo', async () => {
  await gateway.timers.pass((9 * 3600 + 3599) * 1000)
  await pay()
  await gateway.timers.pass(1000)
  await pay()
  expect((await fileOf('2026-03-20')).map((line) => line[9])).toEqual(['2026-03-20T23:59:59+02:00'])
  expect((await fileOf('2026-03-21')).map((line) => line[9])).toEqual(['2026-03-21T00:00:00+02:00'])
})

test('is of a day, and of nothing else', async () => {
  expect((await gateway.app.request('/control/settlement?day=all')).status).toBe(400)
})

test.each([
  ['en', 'Settlement file'],
  ['ar', 'ملف التسوية'],
])('is offered on the control page in %s, for today', async (language, title) => {
  const page = await (await gateway.app.request(`/?lang=${language}`)).text()
  expect(page).toContain(title)
  expect(page).toContain('value="2026-03-20"')
})
