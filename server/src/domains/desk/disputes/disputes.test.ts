import { readFile } from 'node:fs/promises'
import { api } from '@rihla/contract'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { auditBooks } from '../../../audit-books.ts'
import type { GatewayTransaction } from '../../../ports/payment-gateway.ts'
import { testApp, type Browser } from '../../../testing/app.ts'
import { givenActivity, givenHeld, givenPaying, givenPlaces } from '../../../testing/booking.ts'
import { emptyTables, tables } from '../../../testing/empty-tables.ts'
import { signIn } from '../../../testing/people.ts'
import { withFunction } from '../../../testing/replace-function.ts'
import { wrongInLedger, wrongInTill } from '../../../testing/till.ts'
import { resumeRefunds, watchDisputes, watchPaid } from '../../payments/index.ts'
import { givenStaff, why } from '../testing/desk.ts'

const test = await testApp({ rateLimitScale: 100 })
await givenPlaces(test)
const { app, db, clock, gateway } = test
const agent = await givenStaff(test, 'agent')
const manager = await givenStaff(test, 'manager')
const DAY = 86_400
const START = clock.now()
const goTo = (at: Date): void => clock.advance((at.getTime() - clock.now().getTime()) / 1000)

beforeEach(async () => {
  gateway.down = false
  gateway.beforeInquiry = async () => undefined
  gateway.refunds.length = 0
  goTo(START)
  await sql`delete from jobs.job`.execute(db)
  await emptyTables(db, [
    ...tables.payments,
    ...tables.bookings,
    ...tables.inventory,
    'staff_alerts',
  ])
})

type Paid = { id: number; buyer: Browser; payment: GatewayTransaction }

/** Two places for 1,000 EGP, paid. */
async function givenPaid(): Promise<Paid> {
  const buyer = test.browser()
  await signIn(test, buyer)
  const tempId = await givenHeld(buyer, await givenActivity(test))
  const payment = gateway.settle(await givenPaying(test, buyer, tempId))
  await test.deliver(payment)
  const { rows } = await sql<{ id: number }>`
    select id from reservations where source_id = ${tempId}`.execute(db)
  return { id: rows[0]?.id ?? 0, buyer, payment }
}
const reservation = async (id: number) => {
  const { rows } = await sql<{ status: string; paid: number; back: number }>`
    select status, paid, taken_back as back from reservations where id = ${id}`.execute(db)
  return rows[0]
}
const ledger = async () =>
  (
    await sql<{ amount: number }>`select amount from payment_ledger order by id`.execute(db)
  ).rows.map((row) => row.amount)
const alerts = async () =>
  (await agent.data(api.getAlerts, {})).Items.map(({ Kind, Reservation, Amount }) => ({
    Kind,
    id: Reservation?.Id,
    Amount,
  }))
const disputes = async () => (await agent.data(api.getDisputes, {})).Items
const money = async () =>
  (await manager.data(api.getMoney, { From: '2026-11-01', To: '2027-01-31' })).Totals
/** The bank has decided for the payer. */
const lostOf = ({ gatewayOrderId, transactionId, amount, dispute }: GatewayTransaction) =>
  gateway.settle(gatewayOrderId, {
    transactionId,
    amount,
    kind: 'dispute',
    outcome: 'paid',
    dispute: dispute && { ...dispute, state: 'lost' },
    snapshotKey: `${transactionId}:lost`,
  })
const cancelFree = ({ id, buyer }: Paid) => buyer.call(api.cancelBooking, { id })
const sentBack = () => gateway.refunds.map((it) => it.amount)

/** Nothing is wrong in the till, nor anywhere in the books. */
async function expectRight(): Promise<void> {
  const audit = await auditBooks(app.payments)
  expect([await wrongInTill(db), await wrongInLedger(db, gateway), audit]).toEqual([[], [], 0])
}

describe('P18: a payment that its payer’s bank asks back', () => {
  it('is disputed until it is decided, wherever staff look, and told ten times is one', async () => {
    const paid = await givenPaid()
    const told = gateway.dispute(paid.payment, 'open')
    await Promise.all(Array.from({ length: 10 }, () => test.deliver(told)))
    await test.deliver(told)
    expect(await disputes()).toMatchObject([
      {
        State: 'open',
        Amount: 1000,
        Reservation: { Id: paid.id, StatusCode: 'Confirmed' },
        Reference: told.transactionId,
        Payment: paid.payment.transactionId,
        Cause: 'Not recognised',
        RespondBy: '2026-12-24T10:00:00.000Z',
        IsLate: false,
        Note: null,
        Waiting: 0,
      },
    ])
    expect(await alerts()).toEqual([{ Kind: 'payment_disputed', id: paid.id, Amount: 1000 }])
    expect(await money()).toMatchObject({ In: 1000, Taken: 0, Disputed: 1000, Returned: 0 })
    expect(await ledger()).toEqual([100_000])
    const { Timeline } = await agent.data(api.getDeskReservation, { id: paid.id })
    expect(Timeline.filter((it) => it.Source === 'dispute')).toMatchObject([
      { What: 'open', Amount: 1000, Text: 'Not recognised' },
    ])
    await expectRight()
  })

  it('is believed of the gateway alone: a callback only makes us ask', async () => {
    const paid = await givenPaid()
    const told = gateway.dispute(paid.payment, 'open')
    const { dispute } = told
    await test.deliver({ ...told, amount: 5, dispute: dispute && { ...dispute, state: 'lost' } })
    expect(await disputes()).toMatchObject([{ State: 'open', Amount: 1000 }])
    gateway.down = true
    await test.deliver(gateway.dispute(paid.payment, 'lost'))
    expect(await disputes()).toMatchObject([{ State: 'open' }])
    // Nobody told us again: it is asked about by the clock.
    gateway.down = false
    clock.advance(7 * 3600)
    await watchDisputes(app.payments)
    expect(await disputes()).toMatchObject([{ State: 'lost' }])
    await expectRight()
  })

  it('whose first message was lost is found by the clock, while it can be answered', async () => {
    const paid = await givenPaid()
    let questions = 0
    gateway.beforeInquiry = async () => void (questions += 1)
    const days = async (from: number, to: number): Promise<void> => {
      for (let day = from; day <= to; day += 1) {
        goTo(new Date(START.getTime() + day * DAY * 1000))
        await watchPaid(app.payments)
      }
      goTo(START)
    }
    await days(1, 50)
    gateway.dispute(paid.payment, 'open')
    expect(await disputes()).toEqual([])
    await days(51, 57)
    expect(await disputes()).toMatchObject([{ State: 'open', Amount: 1000 }])
    // An end that nobody told us is found in the same way, and looking ends after half a year.
    gateway.dispute(paid.payment, 'won')
    await days(58, 64)
    expect(await disputes()).toMatchObject([{ State: 'won' }])
    await days(65, 200)
    expect(questions).toBeLessThan(50)
    await expectRight()
  })

  it('isn’t given back by us as well: the refund waits, and goes once it is won', async () => {
    const paid = await givenPaid()
    await test.deliver(gateway.dispute(paid.payment, 'open'))
    expect((await cancelFree(paid)).status).toBe(200)
    await test.work()
    const cancelled = test.mailer.sent.find(({ subject }) => subject.startsWith('Cancelled'))
    expect(cancelled?.text).toContain('the bank decides first')
    clock.advance(3600)
    expect(await resumeRefunds(app.payments)).toBe(0)
    await test.work()
    expect([sentBack(), await ledger()]).toEqual([[], [100_000]])
    expect(await disputes()).toMatchObject([{ Waiting: 1000 }])
    expect(await manager.data(api.getRefunds, {})).toMatchObject({ Items: [{ IsDisputed: true }] })
    const { OpenMoney } = await manager.data(api.getDeskReservation, { id: paid.id })
    expect(OpenMoney.map(({ Kind }) => Kind)).toEqual(['refund_disputed'])
    expect(await money()).toMatchObject({ Disputed: 1000, Owed: 0, Taken: 0 })
    await test.deliver(gateway.dispute(paid.payment, 'won'))
    await test.work()
    expect([sentBack(), await ledger()]).toEqual([[100_000], [100_000, -100_000]])
    expect(await money()).toMatchObject({ Disputed: 0, Returned: 1000 })
    expect((await alerts()).map((it) => it.Kind)).toEqual([])
    await expectRight()
  })

  it('that is lost pays what we owed of it: nothing goes back twice', async () => {
    const paid = await givenPaid()
    await test.deliver(gateway.dispute(paid.payment, 'open'))
    await cancelFree(paid)
    await test.deliver(gateway.dispute(paid.payment, 'lost'))
    await test.work()
    await test.work()
    expect([sentBack(), await ledger()]).toEqual([[], [100_000, -100_000]])
    const { Refunds } = await paid.buyer.data(api.getReservationDetails, {
      ReservationId: paid.id,
      Module: 'Activity',
    })
    expect(Refunds[0]?.Steps.map(({ Text }) => Text)).toEqual(['Given back by the bank'])
    const { rows } =
      await sql`select from notifications n join reservations r on r.user_id = n.user_id
      where r.id = ${paid.id} and n.type = 'ReservationRefunded'`.execute(db)
    expect(rows, 'we sent nothing, so nothing says that we did').toEqual([])
    expect(await money()).toMatchObject({ In: 1000, Returned: 1000, Owed: 0, Taken: 0 })
    await expectRight()
  })

  it('that is lost leaves the booking to the staff, with nothing paid, whatever comes later', async () => {
    const paid = await givenPaid()
    const open = gateway.dispute(paid.payment, 'open')
    await test.deliver(open)
    const lost = gateway.dispute(paid.payment, 'lost')
    await test.deliver(lost)
    await test.deliver(lost)
    expect(await reservation(paid.id)).toEqual({ status: 'Confirmed', paid: 0, back: 100_000 })
    expect(await alerts()).toEqual([{ Kind: 'dispute_lost', id: paid.id, Amount: 1000 }])
    expect(await money()).toMatchObject({ In: 1000, Disputed: 0, Returned: 1000 })
    // A success after the loss, and the first message once more: it stays lost.
    await test.deliver(gateway.dispute(paid.payment, 'won'))
    await test.deliver(open)
    expect(await disputes()).toMatchObject([{ State: 'lost' }])
    expect(await ledger()).toEqual([100_000, -100_000])
    await expectRight()
    // Cancelled by the staff, nothing is owed.
    const asked = { id: paid.id, ByTerms: true, ...why() }
    expect(await manager.data(api.cancelAtDesk, asked)).toEqual({ State: 'done' })
    await test.work()
    expect([sentBack(), await ledger()]).toEqual([[], [100_000, -100_000]])
    await expectRight()
  })

  it('for a part leaves the rest where it is', async () => {
    const paid = await givenPaid()
    await test.deliver(gateway.dispute(paid.payment, 'open', 30_000))
    expect(await money()).toMatchObject({ In: 1000, Taken: 700, Disputed: 300 })
    await test.deliver(gateway.dispute(paid.payment, 'lost'))
    expect(await reservation(paid.id)).toMatchObject({ status: 'Confirmed', paid: 70_000 })
    expect(await money()).toMatchObject({ In: 1000, Taken: 700, Returned: 300 })
    await expectRight()
    await cancelFree(paid)
    await test.work()
    expect(sentBack()).toEqual([70_000])
    await expectRight()
  })

  it('has an alert of its own beside another about the same payment', async () => {
    const paid = await givenPaid()
    const first = gateway.dispute(paid.payment, 'open', 30_000)
    await test.deliver(first)
    const second = gateway.dispute(paid.payment, 'open', 20_000)
    await test.deliver(second)
    const disputed = { Kind: 'payment_disputed', id: paid.id }
    expect(await alerts()).toEqual([
      { ...disputed, Amount: 300 },
      { ...disputed, Amount: 200 },
    ])
    await test.deliver(lostOf(first))
    expect(await alerts()).toEqual([
      { ...disputed, Amount: 200 },
      { Kind: 'dispute_lost', id: paid.id, Amount: 300 },
    ])
    await test.deliver(lostOf(second))
    expect((await alerts()).map(({ Kind, Amount }) => [Kind, Amount])).toEqual([
      ['dispute_lost', 300],
      ['dispute_lost', 200],
    ])
    await expectRight()
  })

  it('has its alert back where an earlier version kept one for both', async () => {
    const paid = await givenPaid()
    const first = gateway.dispute(paid.payment, 'open', 30_000)
    await test.deliver(first)
    clock.advance(60)
    await test.deliver(gateway.dispute(paid.payment, 'open', 20_000))
    const before = await alerts()
    // As it was: the second stands in the place of the first, by the payment's number.
    await sql`delete from staff_alerts where subject like ${`%:${first.transactionId}`}`.execute(db)
    await sql`update staff_alerts set subject = detail ->> 'attemptId'`.execute(db)
    const migration = new URL('../../../../migrations/680_alerts_by_dispute.sql', import.meta.url)
    const mend = sql.raw(await readFile(migration, 'utf8'))
    await db.transaction().execute((trx) => mend.execute(trx))
    expect(await alerts()).toEqual(before)
    await test.deliver(lostOf(first))
    expect((await alerts()).map(({ Kind, Amount }) => [Kind, Amount])).toEqual([
      ['payment_disputed', 200],
      ['dispute_lost', 300],
    ])
  })

  it('has a note of the staff, which the audit log keeps', async () => {
    const paid = await givenPaid()
    await test.deliver(gateway.dispute(paid.payment, 'open'))
    const [{ Id: id } = { Id: 0 }] = await disputes()
    const note = { id, ...why('Sent the signed voucher') }
    for (const _ of [1, 2])
      expect(await agent.data(api.noteDispute, note)).toEqual({ State: 'done' })
    expect(await disputes()).toMatchObject([{ Note: 'Sent the signed voucher' }])
    const { Items } = await manager.data(api.getAudit, { Action: 'noteDispute' })
    expect(Items).toHaveLength(1)
    const unknown = await agent.call(api.noteDispute, { ...note, ...why(), id: id + 1 })
    expect([unknown.status, unknown.body]).toMatchObject([404, { code: 'dispute_not_found' }])
  })

  it('is waited for by a refund that is owed already; control: it goes without the guard', async () => {
    async function once(): Promise<boolean> {
      const paid = await givenPaid()
      await cancelFree(paid)
      const told = gateway.dispute(paid.payment, 'open')
      await test.deliver(told)
      await test.work()
      return sentBack().length === 0
    }
    expect(await once()).toBe(true)
    await emptyTables(db, [...tables.payments, ...tables.bookings, ...tables.inventory])
    const blind = () => ' select false '
    await withFunction(db, 'is_disputed', blind, async () => expect(await once()).toBe(false))
  })
})

describe('P11: money that is given back in the gateway’s own panel', () => {
  it('has a line of its own, once; the booking stands with less paid, and staff hear of it', async () => {
    const paid = await givenPaid()
    gateway.refundInPanel(paid.payment.transactionId, 40_000)
    clock.advance(2 * DAY)
    for (const _ of [1, 2]) await watchPaid(app.payments)
    clock.advance(30 * DAY)
    await watchPaid(app.payments)
    goTo(START)
    expect(await ledger()).toEqual([100_000, -40_000])
    expect(await reservation(paid.id)).toEqual({ status: 'Confirmed', paid: 60_000, back: 40_000 })
    expect(await alerts()).toEqual([{ Kind: 'refunded_outside', id: paid.id, Amount: 400 }])
    expect(await money()).toMatchObject({ In: 1000, Taken: 600, Returned: 400 })
    const { Timeline } = await agent.data(api.getDeskReservation, { id: paid.id })
    expect(Timeline.filter((it) => it.Source === 'refund')).toMatchObject([
      { What: 'panel', Amount: 400 },
    ])
    await expectRight()
  })

  it('isn’t given back by us once more, though nobody had noticed it before', async () => {
    const paid = await givenPaid()
    await cancelFree(paid)
    gateway.refundInPanel(paid.payment.transactionId, 100_000)
    await test.work()
    expect(sentBack()).toEqual([100_000])
    expect(await ledger()).toEqual([100_000, -100_000])
    expect(await reservation(paid.id)).toMatchObject({ status: 'Cancelled', back: 0 })
    await expectRight()
  })

  it('of a part pays that part of what we owe; we send the rest', async () => {
    const paid = await givenPaid()
    await cancelFree(paid)
    gateway.refundInPanel(paid.payment.transactionId, 25_000)
    await test.work()
    expect(sentBack()).toEqual([25_000, 75_000])
    expect((await ledger()).toSorted((a, b) => a - b)).toEqual([-75_000, -25_000, 100_000])
    await expectRight()
  })

  it('is noticed by the callback about it, and our own refund is no other’s', async () => {
    const paid = await givenPaid()
    gateway.refundInPanel(paid.payment.transactionId, 40_000)
    const child = gateway.settle(paid.payment.gatewayOrderId, { kind: 'refund', amount: 40_000 })
    await test.deliver(child)
    expect(await reservation(paid.id)).toMatchObject({ paid: 60_000, back: 40_000 })
    await cancelFree(paid)
    await test.work()
    expect(sentBack()).toEqual([40_000, 60_000])
    clock.advance(2 * DAY)
    await watchPaid(app.payments)
    expect(await ledger()).toEqual([100_000, -40_000, -60_000])
  })
})

it('P7: a payment of which a part was captured is looked at by staff, and buys nothing', async () => {
  const buyer = test.browser()
  await signIn(test, buyer)
  const tempId = await givenHeld(buyer, await givenActivity(test))
  const page = await givenPaying(test, buyer, tempId)
  await test.deliver(gateway.settle(page, { amount: 50_000 }))
  expect((await alerts()).map((it) => it.Kind)).toEqual(['payment_needs_review'])
  expect(await money()).toMatchObject({ In: 500, Held: 500, Taken: 0 })
  const { rows } = await sql`select 1 from reservations where status = 'Confirmed'`.execute(db)
  expect(rows).toEqual([])
})
