import { readFile } from 'node:fs/promises'
import { api } from '@rihla/contract'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { auditBooks } from '../../../audit-books.ts'
import { GatewayRefused, GatewayUnreachable } from '../../../ports/payment-gateway.ts'
import { testApp, type Browser } from '../../../testing/app.ts'
import { givenActivity, givenHeld, givenPaying, givenPlaces } from '../../../testing/booking.ts'
import { emptySales } from '../../../testing/empty-tables.ts'
import { signIn } from '../../../testing/people.ts'
import { withFunction } from '../../../testing/replace-function.ts'
import { wrongInTill } from '../../../testing/till.ts'
import { watchPaid } from '../../payments/index.ts'
import { givenStaff, why } from '../testing/desk.ts'

const test = await testApp({ rateLimitScale: 1000 })
await givenPlaces(test)
const { app, db, clock, gateway, mailer } = test
const agent = await givenStaff(test, 'agent')
const manager = await givenStaff(test, 'manager')
const other = await givenStaff(test, 'manager')
let buyer: Browser = test.browser()

beforeEach(async () => {
  await test.work()
  await emptySales(db, ['staff_alerts', 'desk_approvals'])
  await sql`update desk_settings set refund_limit = 1000000`.execute(db)
  gateway.refunds.length = 0
  gateway.beforeRefund = async () => undefined
  mailer.sent.length = 0
  buyer = test.browser()
  await signIn(test, buyer)
})

/** A cancelled booking whose 1,000 EGP the gateway doesn't give back, since the card's account is closed. */
async function givenRefused() {
  const tempId = await givenHeld(buyer, await givenActivity(test))
  const payment = gateway.settle(await givenPaying(test, buyer, tempId))
  await test.deliver(payment)
  const [mine] = (await buyer.data(api.getUserReservation, { PageNumber: 1, PageSize: 10 })).Data
  gateway.beforeRefund = () => Promise.reject(new GatewayRefused('closed account'))
  await buyer.data(api.cancelBooking, { id: mine?.Id ?? 0, Module: 'Activity' })
  await test.work()
  gateway.beforeRefund = async () => undefined
  const [refund] = (await agent.data(api.getRefunds, {})).Items
  expect(refund).toMatchObject({ State: 'failed', Amount: 1000 })
  return { id: refund?.Id ?? 0, reservationId: mine?.Id ?? 0, payment }
}
const retry = (id: number) => manager.call(api.retryRefund, { id, ...why() })
const note = (id: number) => other.call(api.noteRefund, { id, ...why('Transfer 4711') })
const openAlerts = async () => (await agent.data(api.getAlerts, {})).Items.map(({ Kind }) => Kind)

describe('a refund that the gateway refuses', () => {
  it('is given by hand, once, and its traveller reads and is written so', async () => {
    const { id, reservationId } = await givenRefused()
    mailer.sent.length = 0
    expect((await agent.call(api.noteRefund, { id, ...why() })).status).toBe(403)
    const deed = { id, ...why('Transfer 4711') }
    expect(await manager.data(api.noteRefund, deed)).toEqual({ State: 'done' })
    expect(await manager.data(api.noteRefund, deed)).toEqual({ State: 'done' })
    expect((await note(id)).body).toMatchObject({ code: 'refund_not_by_hand' })
    expect((await retry(id)).body).toMatchObject({ code: 'refund_not_failed' })
    await test.work()
    expect((await agent.data(api.getRefunds, {})).Total).toBe(0)
    expect(await openAlerts()).toEqual([])
    expect(gateway.refunds).toEqual([])
    expect(await wrongInTill(db)).toEqual([])
    const { Refunds } = await buyer.data(api.getReservationDetails, {
      ReservationId: reservationId,
      Module: 'Activity',
    })
    expect(Refunds).toMatchObject([{ Amount: 1000, State: 'arrived' }])
    expect(Refunds[0]?.Steps.at(-1)).toMatchObject({ Text: 'Given back to you' })
    expect(mailer.sent.map(({ text }) => text).join()).not.toContain('bank')
    expect(mailer.sent).toHaveLength(1)
  })

  it('is not sent again while a second person is asked whether it was given by hand', async () => {
    const { id } = await givenRefused()
    await sql`update desk_settings set refund_limit = 99999`.execute(db)
    expect((await manager.data(api.noteRefund, { id, ...why() })).State).toBe('waiting')
    expect((await retry(id)).body).toMatchObject({ code: 'approval_waiting' })
    const [asked] = (await other.data(api.getApprovals, {})).Items
    const decided = { id: asked?.Id ?? 0, Agree: true, ...why() }
    expect(await other.data(api.decideApproval, decided)).toEqual({ State: 'agreed' })
    expect((await agent.data(api.getRefunds, {})).Total).toBe(0)
  })

  it('P11: given by hand, and in the gateway’s panel as well, is known to be back twice', async () => {
    const { id, payment } = await givenRefused()
    await note(id)
    gateway.refundInPanel(payment.transactionId, payment.amount)
    clock.advance(86_400)
    await watchPaid(app.payments)
    await test.work()
    clock.advance(-86_400)
    const { rows } = await sql`select kind from staff_alerts where settled_at is null`.execute(db)
    expect(rows).toEqual([{ kind: 'refunded_outside' }])
  })
})

describe('P18: a refund that was being sent while a bank took the money', () => {
  /** A cancelled booking whose 1,000 EGP the gateway never got to send, without saying so; the bank takes so much. */
  async function givenTaken(amount: number) {
    const tempId = await givenHeld(buyer, await givenActivity(test))
    const payment = gateway.settle(await givenPaying(test, buyer, tempId))
    await test.deliver(payment)
    const [mine] = (await buyer.data(api.getUserReservation, { PageNumber: 1, PageSize: 10 })).Data
    const reservationId = mine?.Id ?? 0
    gateway.beforeRefund = () => Promise.reject(new GatewayUnreachable('reset'))
    await buyer.data(api.cancelBooking, { id: reservationId, Module: 'Activity' })
    await expect(test.work()).rejects.toThrow('reset')
    const { rows } = await sql<{ id: number; state: string }>`
      select id, state from refunds`.execute(db)
    expect(rows).toMatchObject([{ state: 'sent' }])
    gateway.beforeRefund = async () => undefined
    await test.deliver(gateway.dispute(payment, 'open', amount))
    await test.deliver(gateway.dispute(payment, 'lost'))
    await test.work()
    return { id: rows[0]?.id ?? 0, reservationId }
  }
  const refundsAtDesk = async () =>
    (await agent.data(api.getRefunds, {})).Items.map(({ State, Amount }) => [State, Amount])

  it('is owed no more, and stands in no list', async () => {
    const { id, reservationId } = await givenTaken(1000_00)
    expect(gateway.refunds).toEqual([])
    expect(await refundsAtDesk()).toEqual([])
    expect(await openAlerts()).toEqual(['dispute_lost'])
    expect((await retry(id)).body).toMatchObject({ code: 'refund_not_failed' })
    expect((await note(id)).body).toMatchObject({ code: 'refund_not_by_hand' })
    const shown = await agent.data(api.getDeskReservation, { id: reservationId })
    expect(shown.OpenMoney).toEqual([])
    const told = shown.Timeline.filter(({ Source }) => Source === 'refund')
    expect(told).toContainEqual(expect.objectContaining({ What: 'back_already', Text: null }))
    const { Refunds } = await buyer.data(api.getReservationDetails, {
      ReservationId: reservationId,
      Module: 'Activity',
    })
    expect(Refunds.map(({ Amount, State }) => [Amount, State])).toEqual([[1000, 'arrived']])
    expect(await wrongInTill(db)).toEqual([])
    expect(await auditBooks(app.payments)).toBe(0)
  })

  it('is sent for what the bank hasn’t taken', async () => {
    await givenTaken(300_00)
    expect(gateway.refunds.map(({ amount }) => amount)).toEqual([700_00])
    expect(await refundsAtDesk()).toEqual([])
    expect(await openAlerts()).toEqual(['dispute_lost'])
    expect(await wrongInTill(db)).toEqual([])
    expect(await auditBooks(app.payments)).toBe(0)
  })

  it.each([
    [1000_00, 'nothing', []],
    [300_00, 'the rest', [['failed', 700]]],
  ] as const)('that an earlier version left as refused is owed %s: %s', async (amount, _, owed) => {
    const { id } = await givenTaken(amount)
    await sql`
      update refunds set state = 'failed', amount = 100000, failure = 'The money of this payment is back already',
        gateway_ref = null, settled_at = null where id = ${id}`.execute(db)
    await sql`delete from payment_ledger where amount = -70000`.execute(db)
    const migration = new URL(
      '../../../../migrations/681_refunds_that_are_back.sql',
      import.meta.url,
    )
    const mend = sql.raw(await readFile(migration, 'utf8'))
    await db.transaction().execute((trx) => mend.execute(trx))
    expect(await refundsAtDesk()).toEqual(owed)
  })
})

describe('K16: a refund that one person sends again and another gives by hand at once', () => {
  /** How often the money goes back. */
  async function once(): Promise<number> {
    const { id } = await givenRefused()
    await Promise.all([note(id), retry(id).then(() => test.work())])
    await test.work()
    const { rows } = await sql<{ n: number }>`
      select count(*) as n from payment_ledger where kind = 'refund' and gateway_ref like 'hand:%'`.execute(
      db,
    )
    const times = (rows[0]?.n ?? 0) + gateway.refunds.length
    await emptySales(db, ['staff_alerts', 'desk_approvals'])
    gateway.refunds.length = 0
    return times
  }

  it('goes back once', async () => {
    for (let run = 0; run < 10; run += 1) expect(await once()).toBe(1)
    expect(await auditBooks(app.payments)).toBe(0)
  })

  it('control: without the lock of its payment it goes back twice', async () => {
    await withFunction(
      db,
      'lock_attempt',
      () => 'select a.* from payment_attempts a where a.id = its_id',
      () =>
        withFunction(
          db,
          'charges_of',
          (body) =>
            body.replace(
              'from payment_attempts a',
              'from (select pg_sleep(0.1)) late, payment_attempts a',
            ),
          async () => {
            const times: number[] = []
            for (let run = 0; run < 10 && !times.includes(2); run += 1) times.push(await once())
            expect(times).toContain(2)
          },
        ),
    )
  })
})
