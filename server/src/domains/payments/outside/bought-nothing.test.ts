import { api } from '@rihla/contract'
import { readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { auditBooks } from '../../../audit-books.ts'
import type { GatewayTransaction } from '../../../ports/payment-gateway.ts'
import { testApp, type Browser } from '../../../testing/app.ts'
import { givenActivity, givenHeld, givenPaying, givenPlaces } from '../../../testing/booking.ts'
import { emptySales } from '../../../testing/empty-tables.ts'
import { signIn } from '../../../testing/people.ts'
import { wrongInLedger, wrongInTill } from '../../../testing/till.ts'
import { endUnpaidBalances, endUnpaidBookings } from '../../checkout/index.ts'
import { watchPaid } from '../index.ts'

// Money that never bought anything and goes back without us: of two places for 1,000 EGP it takes nothing away.

const test = await testApp({ rateLimitScale: 100 })
await givenPlaces(test)
const { app, db, clock, gateway } = test
let buyer: Browser
const START = clock.now()

beforeEach(async () => {
  await test.work()
  await emptySales(db, ['deposit_terms'])
  gateway.refunds.length = 0
  clock.advance((START.getTime() - clock.now().getTime()) / 1000)
  buyer = test.browser()
  await signIn(test, buyer)
})

const newest = async (): Promise<{ id: number; tempId: number }> => {
  const { rows } = await sql<{ id: number; tempId: number }>`
    select (select max(id) from reservations) as id, (select max(id) from temp_reservations) as "tempId"`.execute(
    db,
  )
  return rows[0] ?? { id: 0, tempId: 0 }
}
const stands = async () =>
  (
    await sql<object>`
      select status, paid, taken_back as back from reservations order by id desc limit 1`.execute(
      db,
    )
  ).rows[0]
const details = async () =>
  buyer.data(api.getReservationDetails, { ReservationId: (await newest()).id, Module: 'Activity' })
const orderOf = (address: string): string => address.split('/').at(-1) ?? ''
/** The page of what is still due of the booking; answers the gateway's number of its order. */
const payRest = async (): Promise<string> =>
  orderOf(
    await buyer.data(api.completePayment, {
      ReservationId: (await newest()).id,
      Module: 'Activity',
    }),
  )
const sentBack = () => gateway.refunds.map(({ amount }) => amount)

/** The gateway's page of a booking that was begun, or of its deposit of 300 EGP. */
const givenPage = async (deposit = false): Promise<string> => {
  if (deposit)
    await sql`insert into deposit_terms (kind, percent, balance_days, unpaid) values ('activity', 30, 7, 'terms')`.execute(
      db,
    )
  return givenPaying(test, buyer, await givenHeld(buyer, await givenActivity(test, 2)))
}
const pay = async (
  order: string,
  change?: Partial<GatewayTransaction>,
): Promise<GatewayTransaction> => {
  const taken = gateway.settle(order, change)
  await test.deliver(taken)
  return taken
}
/** Somebody gives all of it back in the gateway's own panel, and the clock finds out. */
const giveBackInPanel = async ({ transactionId, amount }: GatewayTransaction): Promise<void> => {
  gateway.refundInPanel(transactionId, amount)
  clock.advance(86_400)
  await watchPaid(app.payments)
  await test.work()
}
const loseDispute = async (taken: GatewayTransaction): Promise<void> => {
  await test.deliver(gateway.dispute(taken, 'open'))
  await test.deliver(gateway.dispute(taken, 'lost'))
  await test.work()
}
async function expectRight(): Promise<void> {
  const audit = await auditBooks(app.payments)
  expect([await wrongInTill(db), await wrongInLedger(db, gateway), audit]).toEqual([[], [], 0])
}

describe('what of a booking counts as paid', () => {
  it('P11: isn’t less by a rest that came not as agreed and was given back in the panel', async () => {
    await pay(await givenPage(true))
    await giveBackInPanel(await pay(await payRest(), { amount: 5000 }))
    expect(await stands()).toEqual({ status: 'Deposit Paid', paid: 300_00, back: 0 })
    expect(await details()).toMatchObject({ DueAmount: 700 })
    await expectRight()
    await pay(await payRest())
    expect(await stands()).toEqual({ status: 'Full Paid', paid: 1000_00, back: 0 })
    await expectRight()
  })

  it('P11: is theirs again where it was less by such a rest', async () => {
    await pay(await givenPage(true))
    await giveBackInPanel(await pay(await payRest(), { amount: 5000 }))
    // As it was left behind once.
    await sql`update payment_attempts set state = 'needs_review' where order_kind = 'checkout:balance'`.execute(
      db,
    )
    await sql`update reservations set paid = 25000, taken_back = 5000`.execute(db)
    const migration = new URL('../../../../migrations/546_wrongly_less_paid.sql', import.meta.url)
    const mend = sql.raw(await readFile(migration, 'utf8'))
    await db.transaction().execute((trx) => mend.execute(trx))
    expect(await stands()).toEqual({ status: 'Deposit Paid', paid: 300_00, back: 0 })
    await expectRight()
  })

  it('P18: isn’t less by a second charge on its page that a bank took back', async () => {
    const page = await givenPage()
    await pay(page)
    await loseDispute(await pay(page))
    expect(await stands()).toEqual({ status: 'Confirmed', paid: 1000_00, back: 0 })
    await expectRight()
    const { id } = await newest()
    expect(await buyer.data(api.cancelBooking, { id })).toMatchObject({ RefundAmount: 1000 })
    await test.work()
    expect(sentBack()).toEqual([1000_00])
    await expectRight()
  })

  it('P18: is less by what a bank took of the payment itself, though it was charged twice', async () => {
    const page = await givenPage()
    const first = await pay(page)
    await pay(page)
    await loseDispute(first)
    expect(await stands()).toEqual({ status: 'Confirmed', paid: 0, back: 1000_00 })
  })
})

describe('P19: what came not as agreed and is all gone again', () => {
  const stateOf = async () =>
    (
      await sql<object>`
        select state, failure is not null as why from payment_attempts order by id desc limit 1`.execute(
        db,
      )
    ).rows[0]
  const openAlerts = async () =>
    (
      await sql<{ kind: string }>`
        select kind from staff_alerts where settled_at is null order by kind`.execute(db)
    ).rows.map(({ kind }) => kind)
  const holds = async () =>
    (await sql<{ state: string }>`select state from holds`.execute(db)).rows.map((it) => it.state)
  const half = { amount: 500_00 }

  it.each<[string, (taken: GatewayTransaction) => Promise<void>, string, number]>([
    ['in the panel', giveBackInPanel, 'refunded_outside', 1],
    ['by a bank', loseDispute, 'dispute_lost', 0],
  ])('%s: is waited for no longer, and its places are free again', async (_, back, alert, told) => {
    const taken = await pay(await givenPage(), half)
    await test.work()
    test.mailer.sent.length = 0
    await back(taken)
    expect(await stateOf()).toEqual({ state: 'returned', why: true })
    expect(await openAlerts()).toEqual([alert])
    expect(test.mailer.sent).toHaveLength(told)
    const { tempId } = await newest()
    const asked = { ReservationId: tempId, ModuleType: 'Activity' as const }
    expect(await buyer.data(api.paymentStatus, asked)).not.toMatchObject({ State: 'checking' })
    clock.advance(86_400)
    expect(await endUnpaidBookings(app.checkout)).toBe(1)
    expect([await holds(), await stands()]).toEqual([
      ['expired'],
      { status: 'Expired', paid: 0, back: 0 },
    ])
    await expectRight()
  })

  it('keeps no deposit’s booking from being cancelled', async () => {
    await pay(await givenPage(true))
    await giveBackInPanel(await pay(await payRest(), half))
    const { id } = await newest()
    expect(await buyer.data(api.cancelBooking, { id })).toMatchObject({ RefundAmount: 300 })
    await test.work()
    expect(sentBack()).toEqual([500_00, 300_00])
    await expectRight()
  })

  it('keeps no unpaid rest from ending its booking', async () => {
    await pay(await givenPage(true))
    await giveBackInPanel(await pay(await payRest(), half))
    clock.advance(24 * 86_400)
    expect(await endUnpaidBalances(app.checkout)).toBe(1)
    expect(await stands()).toMatchObject({ status: 'Cancelled' })
    await expectRight()
  })

  it('in part is still to be decided about', async () => {
    const taken = await pay(await givenPage(), half)
    await giveBackInPanel({ ...taken, amount: 200_00 })
    expect(await stateOf()).toMatchObject({ state: 'needs_review' })
    expect(await openAlerts()).toEqual(['payment_needs_review', 'refunded_outside'])
    clock.advance(6 * 86_400)
    await giveBackInPanel({ ...taken, amount: 300_00 })
    expect(await stateOf()).toMatchObject({ state: 'returned' })
    await expectRight()
  })

  it('of which nobody noticed that nothing is left is found by the clock', async () => {
    await giveBackInPanel(await pay(await givenPage(), half))
    // As it was left behind once.
    await sql`update payment_attempts set state = 'needs_review'`.execute(db)
    await sql`update staff_alerts set settled_at = null`.execute(db)
    await watchPaid(app.payments)
    expect(await stateOf()).toEqual({ state: 'returned', why: true })
    expect(await openAlerts()).toEqual(['refunded_outside'])
  })
})
