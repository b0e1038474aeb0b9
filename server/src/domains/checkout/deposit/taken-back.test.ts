import { api } from '@rihla/contract'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { auditBooks } from '../../../audit-books.ts'
import type { GatewayTransaction } from '../../../ports/payment-gateway.ts'
import { testApp, type Browser } from '../../../testing/app.ts'
import { givenActivity, givenHeld, givenPaying, givenPlaces } from '../../../testing/booking.ts'
import { emptyTables, tables } from '../../../testing/empty-tables.ts'
import { signIn } from '../../../testing/people.ts'
import { wrongInLedger, wrongInTill } from '../../../testing/till.ts'
import { watchPaid } from '../../payments/index.ts'

const test = await testApp()
await givenPlaces(test)
const { app, clock, db, gateway } = test
let buyer: Browser
let id = 0
let deposit: GatewayTransaction

/** Two places at 500 EGP, of which 300 are paid now. */
beforeEach(async () => {
  gateway.refunds.length = 0
  await sql`delete from jobs.job`.execute(db)
  await emptyTables(db, [
    ...tables.payments,
    ...tables.bookings,
    ...tables.inventory,
    'deposit_terms',
    'staff_alerts',
  ])
  const activity = await givenActivity(test)
  await sql`insert into deposit_terms (kind, percent, balance_days, unpaid) values ('activity', 30, 7, 'terms')`.execute(
    db,
  )
  buyer = test.browser()
  await signIn(test, buyer)
  deposit = gateway.settle(await givenPaying(test, buyer, await givenHeld(buyer, activity)))
  await test.deliver(deposit)
  const { Data } = await buyer.data(api.getUserReservation, { PageNumber: 1, PageSize: 1 })
  id = Data[0]?.Id ?? 0
})

const mine = () => ({ ReservationId: id, Module: 'Activity' })
const seen = async () => {
  const it = await buyer.data(api.getReservationDetails, mine())
  return { status: it.StatusCode, due: it.DueAmount }
}
const payRest = async (): Promise<GatewayTransaction> => {
  const page = await buyer.data(api.completePayment, mine())
  const rest = gateway.settle(page.split('/').at(-1) ?? '')
  await test.deliver(rest)
  return rest
}
const givenInPanel = async (payment: GatewayTransaction, amount: number): Promise<void> => {
  gateway.refundInPanel(payment.transactionId, amount)
  clock.advance(86_400)
  await watchPaid(app.payments)
  clock.advance(-86_400)
}
async function expectRight(): Promise<void> {
  await test.work()
  const books = [await wrongInTill(db), await wrongInLedger(db, gateway)]
  expect([...books, await auditBooks(app.payments)]).toEqual([[], [], 0])
}

describe('a booking with a deposit', () => {
  it('P11: of which a part was given back in the panel, has that much more of its rest to pay', async () => {
    await givenInPanel(deposit, 10_000)
    expect(await seen()).toEqual({ status: 'Deposit Paid', due: 800 })
    await expectRight()
    const rest = await payRest()
    expect([rest.amount, await seen()]).toEqual([80_000, { status: 'Full Paid', due: 0 }])
    await expectRight()
    expect((await buyer.call(api.cancelBooking, { id })).status).toBe(200)
    await test.work()
    expect(gateway.refunds.map((it) => it.amount).toSorted()).toEqual([10_000, 20_000, 80_000])
    await expectRight()
  })

  it('P18: whose deposit a bank took back stands, and only the rest goes back with it', async () => {
    const rest = await payRest()
    await test.deliver(gateway.dispute(deposit, 'open'))
    await test.deliver(gateway.dispute(deposit, 'lost'))
    expect(await seen()).toEqual({ status: 'Full Paid', due: 0 })
    await expectRight()
    await buyer.call(api.cancelBooking, { id })
    await test.work()
    expect(gateway.refunds).toEqual([{ transactionId: rest.transactionId, amount: 70_000 }])
    await expectRight()
  })

  it('P18: waits with the refund of its rest alone, where only that is disputed', async () => {
    const rest = await payRest()
    await test.deliver(gateway.dispute(rest, 'open'))
    await buyer.call(api.cancelBooking, { id })
    await test.work()
    expect(gateway.refunds).toEqual([{ transactionId: deposit.transactionId, amount: 30_000 }])
    await test.deliver(gateway.dispute(rest, 'won'))
    await test.work()
    expect(gateway.refunds.map((it) => it.amount)).toEqual([30_000, 70_000])
    await expectRight()
  })
})
