import { api } from '@rihla/contract'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { auditBooks } from '../../../audit-books.ts'
import type { GatewayTransaction } from '../../../ports/payment-gateway.ts'
import { testApp, type Browser } from '../../../testing/app.ts'
import { givenActivity, givenHeld, givenPaying, givenPlaces } from '../../../testing/booking.ts'
import { emptySales } from '../../../testing/empty-tables.ts'
import { signIn } from '../../../testing/people.ts'
import { wrongInLedger, wrongInTill } from '../../../testing/till.ts'
import { watchPaid } from '../../payments/index.ts'
import { givenStaff, why } from '../testing/desk.ts'

// The gateway takes money on one page more than once: two places for 1,000 EGP.

const test = await testApp({ rateLimitScale: 1000 })
await givenPlaces(test)
const { app, clock, db, gateway, mailer } = test
const agent = await givenStaff(test, 'agent')
const manager = await givenStaff(test, 'manager')
const START = clock.now()
let buyer: Browser
let page = ''

beforeEach(async () => {
  await test.work()
  await emptySales(db, ['desk_approvals'])
  gateway.refunds.length = 0
  mailer.sent.length = 0
  clock.advance((START.getTime() - clock.now().getTime()) / 1000)
  buyer = test.browser()
  await signIn(test, buyer)
  page = await givenPaying(test, buyer, await givenHeld(buyer, await givenActivity(test)))
})

const pay = async (change?: Partial<GatewayTransaction>): Promise<GatewayTransaction> => {
  const taken = gateway.settle(page, change)
  await test.deliver(taken)
  await test.work()
  mailer.sent.length = 0
  return taken
}
const newest = async () =>
  (
    await sql<{ id: number; attemptId: number }>`
      select (select max(id) from reservations) as id, (select max(id) from payment_attempts) as "attemptId"`.execute(
      db,
    )
  ).rows[0] ?? { id: 0, attemptId: 0 }
const look = async () => agent.data(api.getDeskReservation, { id: (await newest()).id })
const open = async () =>
  (await look()).OpenMoney.map(({ Kind, Amount, Taken, MayAsk }) => ({
    Kind,
    Amount,
    Taken,
    MayAsk,
  }))
const alerts = async () =>
  (await agent.data(api.getAlerts, {})).Items.map(({ Kind, Amount }) => [Kind, Amount])
const money = async () =>
  (await manager.data(api.getMoney, { From: '2026-10-15', To: '2026-12-31' })).Totals
const giveBack = async () => {
  const deed = { id: (await newest()).attemptId, ...why() }
  const done = await manager.data(api.returnPayment, deed)
  await test.work()
  return done
}
const sentBack = () => gateway.refunds.map(({ transactionId, amount }) => [transactionId, amount])
const stands = async () =>
  (await sql<object>`select status, paid, taken_back as back from reservations`.execute(db)).rows
const paidOnce = [{ status: 'Confirmed', paid: 1000_00, back: 0 }]
async function expectRight(): Promise<void> {
  const audit = await auditBooks(app.payments)
  expect([await wrongInTill(db), await wrongInLedger(db, gateway), audit]).toEqual([[], [], 0])
}

describe('P6: a page that was charged twice', () => {
  it('holds the second charge until it is given back at the desk, and its traveller reads why', async () => {
    await pay()
    const second = await pay()
    expect(await open()).toEqual([
      { Kind: 'charged_again', Amount: 1000, Taken: 1000, MayAsk: false },
    ])
    expect(await alerts()).toEqual([['payment_needs_review', 1000]])
    expect(await money()).toMatchObject({ In: 2000, Held: 1000, Taken: 1000 })
    await expectRight()
    expect(await giveBack()).toEqual({ State: 'done' })
    expect(sentBack()).toEqual([[second.transactionId, 1000_00]])
    expect([await open(), await alerts(), await stands()]).toEqual([[], [], paidOnce])
    expect(await money()).toMatchObject({ In: 2000, Held: 0, Taken: 1000, Returned: 1000 })
    expect(mailer.sent.map(({ text }) => text.includes('more than once'))).toEqual([true])
    await expectRight()
    const again = await manager.call(api.returnPayment, {
      id: (await newest()).attemptId,
      ...why(),
    })
    expect(again.body).toMatchObject({ code: 'nothing_to_return' })
  })

  it('gives each charge back by its own number, where the booking is cancelled, too', async () => {
    const first = await pay()
    const second = await pay()
    await buyer.data(api.cancelBooking, { id: (await newest()).id })
    await test.work()
    await giveBack()
    expect(sentBack()).toEqual([
      [first.transactionId, 1000_00],
      [second.transactionId, 1000_00],
    ])
    await expectRight()
  })

  it('P11: has nothing to decide once the second is given back in the panel', async () => {
    await pay()
    const { transactionId } = await pay()
    gateway.refundInPanel(transactionId, 1000_00)
    clock.advance(86_400)
    await watchPaid(app.payments)
    clock.advance(-86_400)
    expect([await open(), await stands()]).toEqual([[], paidOnce])
    expect(await alerts()).toEqual([['refunded_outside', 1000]])
    expect(await money()).toMatchObject({ In: 2000, Held: 0, Taken: 1000, Returned: 1000 })
    const { Timeline } = await look()
    expect(Timeline.filter(({ Source }) => Source === 'refund')).toMatchObject([{ What: 'panel' }])
    await expectRight()
  })

  it('P11: of which the first is given back in the panel pays for that much less', async () => {
    const { transactionId } = await pay()
    await pay()
    gateway.refundInPanel(transactionId, 400_00)
    clock.advance(86_400)
    await watchPaid(app.payments)
    clock.advance(-86_400)
    expect(await stands()).toEqual([{ status: 'Confirmed', paid: 600_00, back: 400_00 }])
    expect(await open()).toMatchObject([{ Kind: 'charged_again', Taken: 1000 }])
    await expectRight()
  })
})

describe('P19: a page that took another amount first', () => {
  it('counts what came as agreed after it, and gives the first back at the desk', async () => {
    const wrong = await pay({ amount: 500_00 })
    await pay()
    expect(await open()).toMatchObject([{ Kind: 'charged_again', Amount: 1000, Taken: 500 }])
    expect(await money()).toMatchObject({ In: 1500, Held: 500, Taken: 1000 })
    expect(await alerts()).toEqual([['payment_needs_review', 1000]])
    await expectRight()
    await giveBack()
    expect(sentBack()).toEqual([[wrong.transactionId, 500_00]])
    expect([await open(), await alerts(), await stands()]).toEqual([[], [], paidOnce])
    await expectRight()
  })

  it('and another wrong one gives both back', async () => {
    const first = await pay({ amount: 500_00 })
    const second = await pay({ amount: 400_00 })
    expect(await open()).toMatchObject([{ Kind: 'review', Taken: 900 }])
    expect(await money()).toMatchObject({ In: 900, Held: 900 })
    await giveBack()
    expect(sentBack().toSorted()).toEqual([
      [first.transactionId, 500_00],
      [second.transactionId, 400_00],
    ])
    expect([await open(), await alerts()]).toEqual([[], []])
    await expectRight()
  })

  it('of which the places were gone gives back what came as agreed by itself', async () => {
    await pay({ amount: 500_00 })
    await sql`update temp_reservations set cancelled_at = now()`.execute(db)
    const { transactionId } = await pay()
    expect(sentBack()).toEqual([[transactionId, 1000_00]])
    expect(await open()).toMatchObject([{ Kind: 'charged_again', Taken: 500 }])
    await giveBack()
    expect(await open()).toEqual([])
    await expectRight()
  })
})
