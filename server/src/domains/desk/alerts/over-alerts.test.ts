import { api } from '@rihla/contract'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { GatewayRefused } from '../../../ports/payment-gateway.ts'
import { testApp } from '../../../testing/app.ts'
import { givenActivity, givenHeld, givenPaying, givenPlaces } from '../../../testing/booking.ts'
import { emptySales } from '../../../testing/empty-tables.ts'
import { signIn } from '../../../testing/people.ts'
import { wrongInLedger, wrongInTill } from '../../../testing/till.ts'
import { reconcilePayments, resumeRefunds, watchPaid } from '../../payments/index.ts'
import { givenStaff } from '../testing/desk.ts'

// What staff were alerted about ends by itself: the alert ends with it.

const test = await testApp({ rateLimitScale: 1000 })
await givenPlaces(test)
const { app, clock, db, gateway } = test
const agent = await givenStaff(test, 'agent')
const START = clock.now()
const MINUTE = 60

beforeEach(async () => {
  await test.work()
  await emptySales(db)
  gateway.refunds.length = 0
  gateway.down = false
  gateway.beforeRefund = async () => undefined
  clock.advance((START.getTime() - clock.now().getTime()) / 1000)
})

const alerts = async () =>
  (await agent.data(api.getAlerts, {})).Items.map(({ Kind, At }) => [Kind, At])
const kinds = async () => (await alerts()).map(([kind]) => kind)
async function givenPage() {
  const buyer = test.browser()
  await signIn(test, buyer)
  const page = await givenPaying(test, buyer, await givenHeld(buyer, await givenActivity(test)))
  return { buyer, page }
}
/** A paid booking, cancelled: all of it is owed back. Answers its payment. */
async function givenOwed() {
  const { buyer, page } = await givenPage()
  const payment = gateway.settle(page)
  await test.deliver(payment)
  const { rows } = await sql<{ id: number }>`select max(id) as id from reservations`.execute(db)
  await buyer.data(api.cancelBooking, { id: rows[0]?.id ?? 0 })
  return payment
}
const resumeAfter = async (minutes: number): Promise<void> => {
  clock.advance(minutes * MINUTE)
  await resumeRefunds(app.payments)
}
async function expectRight(): Promise<void> {
  expect([await wrongInTill(db), await wrongInLedger(db, gateway)]).toEqual([[], []])
}

describe('an alert of a refund', () => {
  it('that is late has its first moment while it is, and ends when it is sent', async () => {
    await givenOwed()
    gateway.down = true
    await resumeAfter(40)
    const late = [['refund_late', clock.now().toISOString()]]
    expect(await alerts()).toEqual(late)
    await resumeAfter(10)
    expect(await alerts()).toEqual(late)
    gateway.down = false
    await sql`delete from jobs.job where state in ('failed', 'retry')`.execute(db)
    await resumeAfter(10)
    await test.work()
    expect([await alerts(), gateway.refunds.length]).toEqual([[], 1])
    await expectRight()
  })

  it('that is late and then refused is of what the gateway refused alone', async () => {
    await givenOwed()
    await resumeAfter(40)
    gateway.beforeRefund = () => Promise.reject(new GatewayRefused('closed account'))
    await test.work()
    expect(await kinds()).toEqual(['refund_refused'])
  })

  it('that was refused ends when it is given back in the gateway’s panel', async () => {
    gateway.beforeRefund = () => Promise.reject(new GatewayRefused('closed account'))
    const { transactionId, amount } = await givenOwed()
    await test.work()
    expect(await kinds()).toEqual(['refund_refused'])
    gateway.refundInPanel(transactionId, amount)
    clock.advance(86_400)
    await watchPaid(app.payments)
    clock.advance(-86_400)
    expect(await kinds()).toEqual([])
    await expectRight()
  })
})

describe('an alert of money that came not as agreed', () => {
  it.each<[string, (payment: ReturnType<typeof gateway.settle>) => Promise<void>]>([
    ['a callback', async (payment) => void (await test.deliver(payment))],
    ['the clock', () => reconcilePayments(app.payments)],
  ])('ends where %s brings the news that it did', async (_, hear) => {
    const { page } = await givenPage()
    const wrong = gateway.settle(page, { amount: 500_00 })
    await test.deliver(wrong)
    expect(await kinds()).toEqual(['payment_needs_review'])
    clock.advance(10 * MINUTE)
    const { transactionId } = wrong
    await hear(gateway.settle(page, { transactionId, snapshotKey: `${transactionId}:again` }))
    expect([await kinds(), await wrongInTill(db)]).toEqual([[], []])
  })
})

describe('an alert of a payment that couldn’t be taken in', () => {
  const given = async () => {
    const { page } = await givenPage()
    await sql`
      insert into staff_alerts (kind, subject, detail, at)
      select 'payment_stuck', max(id)::text, '{"amount": 100000}', ${clock.now()} from payment_attempts`.execute(
      db,
    )
    return page
  }
  const notes = async () =>
    (
      await sql<{
        detail: object
      }>`select detail from staff_alerts where kind = 'payment_stuck'`.execute(db)
    ).rows

  it.each<[string, (page: string) => Promise<void>]>([
    ['paid', async (page) => void (await test.deliver(gateway.settle(page)))],
    [
      'declined',
      async (page) => void (await test.deliver(gateway.settle(page, { outcome: 'failed' }))),
    ],
    [
      'over, and nobody paid it',
      async () => {
        clock.advance(60 * MINUTE)
        await reconcilePayments(app.payments)
      },
    ],
  ])('is closed by the system, with a note, once it is %s', async (_, settle) => {
    const page = await given()
    expect(await kinds()).toEqual(['payment_stuck'])
    await settle(page)
    expect(await kinds()).not.toContain('payment_stuck')
    expect(await notes()).toMatchObject([{ detail: { amount: 100000, note: 'settled by itself' } }])
    const { Closed } = await agent.data(api.getAlerts, {})
    expect(Closed.filter(({ Kind }) => Kind === 'payment_stuck')).toMatchObject([
      {
        ClosedAt: expect.any(String),
        By: null,
        Note: expect.stringContaining('Closed by the system'),
      },
    ])
  })

  it('stays while the gateway can’t be asked', async () => {
    await given()
    gateway.down = true
    clock.advance(60 * MINUTE)
    await reconcilePayments(app.payments)
    gateway.down = false
    expect(await kinds()).toContain('payment_stuck')
  })
})
