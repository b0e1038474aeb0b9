import { api } from '@rihla/contract'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { testApp, type Browser } from '../../../testing/app.ts'
import { givenActivity, givenHeld, givenPaying, givenPlaces } from '../../../testing/booking.ts'
import { emptyTables, tables } from '../../../testing/empty-tables.ts'
import { signIn } from '../../../testing/people.ts'
import { wrongInLedger, wrongInTill } from '../../../testing/till.ts'
import { addStock } from '../../catalogue/test-offers.ts'
import { endUnpaidBookings } from '../../checkout/index.ts'
import { forgetNotesOf } from '../reservations/forget-notes.ts'
import {
  backAtWork,
  givenByHand,
  givenHandMethods,
  givenReceipt,
  givenStaff,
  why,
} from '../testing/desk.ts'

const test = await testApp({ rateLimitScale: 1000 })
await givenPlaces(test)
await givenHandMethods(test)
const { db, gateway, mailer } = test
const agent = await givenStaff(test, 'agent')
const manager = await givenStaff(test, 'manager')
const other = await givenStaff(test, 'manager')
let activity = 0
let buyer: Browser = test.browser()
let email = ''

beforeEach(async () => {
  const kept = ['payment_proofs', 'staff_alerts', 'desk_approvals', 'desk_notes'] as const
  const emptied = [
    ...tables.payments,
    ...tables.bookings,
    ...tables.inventory,
    ...tables.messages,
    ...kept,
  ]
  await test.work()
  await emptyTables(db, emptied)
  await sql`update desk_settings set refund_limit = 1000000`.execute(db)
  await backAtWork(test)
  gateway.down = false
  gateway.refunds.length = 0
  mailer.sent.length = 0
  activity = await givenActivity(test)
  buyer = test.browser()
  email = `${crypto.randomUUID()}@example.org`
  await signIn(test, buyer, { email })
})

const newest = async (): Promise<{ id: number; attemptId: number }> => {
  const { rows } = await sql<{ id: number; attemptId: number }>`
    select (select max(id) from reservations) as id, (select max(id) from payment_attempts) as "attemptId"`.execute(
    db,
  )
  return rows[0] ?? { id: 0, attemptId: 0 }
}

/** Somebody stands on the gateway's page. */
async function givenOnPage() {
  const order = await givenPaying(test, buyer, await givenHeld(buyer, activity))
  return { order, ...(await newest()) }
}
const look = (id: number) => agent.data(api.getDeskReservation, { id })
const open = async (id: number) => (await look(id)).OpenMoney
const kinds = async (id: number) => (await open(id)).map(({ Kind }) => Kind)
const refundsOf = async () =>
  (await sql<{ amount: number; state: string }>`select amount, state from refunds`.execute(db)).rows

describe('asking the gateway about money that came too late', () => {
  /** Paid once its hold had died and others had its places; nobody has heard of it. */
  async function givenLate(): Promise<{ id: number; attemptId: number }> {
    activity = await givenActivity(test, 2)
    const { order, id, attemptId } = await givenOnPage()
    test.clock.advance(2 * 3600)
    await endUnpaidBookings(test.app.checkout)
    await sql`update stock set capacity = 0 where item_id = ${activity}`.execute(db)
    gateway.settle(order)
    return { id, attemptId }
  }
  const ask = (id: number) => agent.data(api.askGateway, { id, ...why() })

  it('H3: says that it goes back, not that it counts', async () => {
    const { id, attemptId } = await givenLate()
    expect(await ask(attemptId)).toEqual({ State: 'returned' })
    expect((await look(id)).Reservation.StatusCode).toBe('Cancelled')
    expect(await refundsOf()).toMatchObject([{ amount: 1000_00 }])
    expect([await wrongInTill(db), await wrongInLedger(db, gateway)]).toEqual([[], []])
    test.clock.advance(-2 * 3600)
  })

  it('H3: says that its traveller chooses, where there is another day', async () => {
    const { id, attemptId } = await givenLate()
    await addStock(db, activity, '2026-12-18', { capacity: 5 })
    expect(await ask(attemptId)).toEqual({ State: 'chooses' })
    expect((await look(id)).Reservation.StatusCode).toBe('Under Review')
    expect(await refundsOf()).toEqual([])
    expect(await wrongInTill(db)).toEqual([])
    test.clock.advance(-2 * 3600)
  })
})

describe('why a payment is stuck', () => {
  it('a page that was paid, and of which nobody has heard', async () => {
    const { id, attemptId } = await givenOnPage()
    expect(await open(id)).toMatchObject([
      {
        Kind: 'page_open',
        Id: attemptId,
        Amount: 1000,
        MayAsk: true,
        AskedAt: null,
        SilentSince: null,
      },
    ])
    expect((await open(id))[0]?.Until).not.toBeNull()
  })

  it('a page whose time is over while the gateway is away; since when it is silent', async () => {
    const { id, attemptId } = await givenOnPage()
    gateway.down = true
    expect(await agent.data(api.askGateway, { id: attemptId, ...why() })).toEqual({
      State: 'silent',
    })
    const first = (await open(id))[0]?.SilentSince
    expect(first).toBe(test.clock.now().toISOString())
    test.clock.advance(3600)
    await agent.data(api.askGateway, { id: attemptId, ...why() })
    expect(await open(id)).toMatchObject([
      {
        Kind: 'page_over',
        Until: null,
        SilentSince: first,
        AskedAt: test.clock.now().toISOString(),
      },
    ])
    gateway.down = false
    await agent.data(api.askGateway, { id: attemptId, ...why() })
    expect((await open(id))[0]?.SilentSince ?? null).toBeNull()
  })

  it('a transfer, cash and a receipt, each by its name', async () => {
    const transfer = await givenByHand(test, buyer, activity, 'Bank_Transfer')
    expect(await kinds(transfer.id)).toEqual(['transfer_waits'])
    const cash = await givenByHand(test, buyer, await givenActivity(test), 'Cash_On_Delivery')
    expect(await open(cash.id)).toMatchObject([{ Kind: 'cash_waits', MayAsk: false }])
    const receipt = await givenReceipt(test, buyer, await givenActivity(test))
    expect(await kinds(receipt.id)).toEqual(['receipt_waits'])
    test.clock.advance(2 * 86_400)
    await backAtWork(test)
    expect(await kinds(cash.id)).toEqual(['hand_over'])
  })

  it('nothing of cash once its booking is paid by card', async () => {
    const { id, tempId } = await givenByHand(test, buyer, activity, 'Cash_On_Delivery')
    expect(await kinds(id)).toEqual(['cash_waits'])
    await test.deliver(gateway.settle(await givenPaying(test, buyer, tempId)))
    expect(await look(id)).toMatchObject({
      Reservation: { StatusCode: 'Confirmed' },
      OpenMoney: [],
    })
  })

  it('a card that was declined, with the bank’s words; nothing once it is paid', async () => {
    const { id, order } = await givenOnPage()
    await test.deliver(gateway.settle(order, { outcome: 'failed', message: 'Do not honour' }))
    expect(await open(id)).toMatchObject([{ Kind: 'declined', Text: 'Do not honour' }])
    const called = (await look(id)).Timeline.find(({ Source }) => Source === 'gateway')
    expect(called?.Text).toMatch(/ · declined · Do not honour$/)
    await test.deliver(gateway.settle(order))
    expect(await open(id)).toEqual([])
  })

  it.each(['en', 'ar'])(
    'a page that the gateway didn’t open, which no bank declined (%s)',
    async (language) => {
      const tempId = await givenHeld(buyer, activity)
      gateway.down = true
      const asked = {
        ReservationId: tempId,
        ModuleType: 'Activity',
        PaymentMethod: 'Bank_Card',
      } as const
      expect((await buyer.call(api.confirmPayment, asked)).body).toMatchObject({
        code: 'payment_setup_failed',
      })
      const { id } = await newest()
      const seen = await agent.call(api.getDeskReservation, { id }, { 'accept-language': language })
      expect(seen.body.Data?.OpenMoney).toMatchObject([
        { Kind: 'page_missing', Text: null, MayAsk: false },
      ])
      const moments = seen.body.Data?.Timeline.filter(({ Source }) => Source === 'payment') ?? []
      expect(moments.map(({ What }) => What)).toEqual(['began', 'no_page'])
      expect(moments[1]?.Text).toBeNull()
    },
  )

  it('says what came instead in the reader’s language', async () => {
    const { id, order } = await givenOnPage()
    await test.deliver(gateway.settle(order, { amount: 50_000 }))
    expect(await open(id)).toMatchObject([{ Kind: 'review', Amount: 1000, Taken: 500 }])
    const { body } = await agent.call(api.getDeskReservation, { id }, { 'accept-language': 'ar' })
    const arabic = body.Data
    expect(arabic?.OpenMoney[0]?.Text).toContain('بدلًا من')
    const moment = arabic?.Timeline.find(({ What }) => What === 'needs_review')
    expect(moment?.Text).toBe(arabic?.OpenMoney[0]?.Text)
  })
})

describe('asking the gateway', () => {
  it('settles a payment whose message was lost, once', async () => {
    const { id, order, attemptId } = await givenOnPage()
    gateway.settle(order)
    const deed = { id: attemptId, ...why('She says that she paid') }
    expect(await agent.data(api.askGateway, deed)).toEqual({ State: 'paid' })
    expect(await agent.data(api.askGateway, deed)).toEqual({ State: 'paid' })
    await test.work()
    expect(await look(id)).toMatchObject({
      Reservation: { StatusCode: 'Confirmed' },
      OpenMoney: [],
    })
    expect(mailer.sent.filter(({ to }) => to === email)).toHaveLength(1)
    const again = await agent.call(api.askGateway, { id: attemptId, ...why() })
    expect(again.body).toMatchObject({ code: 'nothing_to_ask' })
    expect(await wrongInLedger(db, gateway)).toEqual([])
  })

  it('says that nothing is known, and that a card was declined', async () => {
    const { order, attemptId } = await givenOnPage()
    expect(await agent.data(api.askGateway, { id: attemptId, ...why() })).toEqual({
      State: 'unpaid',
    })
    gateway.settle(order, { outcome: 'failed' })
    expect(await agent.data(api.askGateway, { id: attemptId, ...why() })).toEqual({
      State: 'declined',
    })
  })

  it('has nothing to ask of money that comes by hand', async () => {
    const { attemptId } = await givenByHand(test, buyer, activity, 'Bank_Transfer')
    const asked = await agent.call(api.askGateway, { id: attemptId, ...why() })
    expect(asked.body).toMatchObject({ code: 'nothing_to_ask' })
  })
})

describe('P19: money that came not as agreed', () => {
  const givenHalf = async () => {
    const it = await givenOnPage()
    const taken = gateway.settle(it.order, { amount: 50_000 })
    await test.deliver(taken)
    mailer.sent.length = 0
    return { ...it, taken }
  }
  const alerts = async () => (await agent.data(api.getAlerts, {})).Items.map(({ Kind }) => Kind)

  it('goes back, its traveller reads why, and may pay again', async () => {
    const { id, attemptId } = await givenHalf()
    expect(await alerts()).toEqual(['payment_needs_review'])
    const deed = { id: attemptId, ...why('Half came') }
    expect(await manager.data(api.returnPayment, deed)).toEqual({ State: 'done' })
    expect(await manager.data(api.returnPayment, deed)).toEqual({ State: 'done' })
    await test.work()
    expect(await refundsOf()).toEqual([{ amount: 50_000, state: 'done' }])
    expect(gateway.refunds.map(({ amount }) => amount)).toEqual([50_000])
    expect(await alerts()).toEqual([])
    expect(mailer.sent.map(({ to, text }) => [to, text.includes('EGP\u00a0500')])).toEqual([
      [email, true],
    ])
    expect((await look(id)).Timeline.find(({ What }) => What === 'returned')).toMatchObject({
      Amount: 500,
      Text: 'EGP\u00a0500 instead of EGP\u00a01,000',
    })
    expect(await wrongInTill(db)).toEqual([])
    expect(await wrongInLedger(db, gateway)).toEqual([])
    expect(await open(id)).toEqual([])

    const { tempId } = (
      await sql<{ tempId: number }>`select max(id) as "tempId" from temp_reservations`.execute(db)
    ).rows[0] ?? { tempId: 0 }
    await test.deliver(gateway.settle(await givenPaying(test, buyer, tempId)))
    expect((await look(id)).Reservation.StatusCode).toBe('Confirmed')
  })

  it('counts where the gateway says by now that it is as agreed', async () => {
    const { id, order, attemptId, taken } = await givenHalf()
    gateway.settle(order, { transactionId: taken.transactionId })
    expect(await manager.data(api.returnPayment, { id: attemptId, ...why() })).toEqual({
      State: 'paid',
    })
    expect(await refundsOf()).toEqual([])
    expect((await look(id)).Reservation.StatusCode).toBe('Confirmed')
    expect(await alerts()).toEqual([])
  })

  it('stays where the gateway doesn’t answer', async () => {
    const { attemptId } = await givenHalf()
    gateway.down = true
    const asked = await manager.call(api.returnPayment, { id: attemptId, ...why() })
    expect(asked.body).toMatchObject({ code: 'gateway_silent' })
    expect(await refundsOf()).toEqual([])
    expect(await alerts()).toEqual(['payment_needs_review'])
  })

  it('needs a second person above the limit', async () => {
    const { attemptId } = await givenHalf()
    await sql`update desk_settings set refund_limit = 10000`.execute(db)
    expect(await manager.data(api.returnPayment, { id: attemptId, ...why() })).toEqual({
      State: 'waiting',
    })
    expect(await refundsOf()).toEqual([])
    const [asked] = (await other.data(api.getApprovals, {})).Items
    expect(asked).toMatchObject({ Action: 'returnPayment', Amount: 500 })
    await other.data(api.decideApproval, { id: asked?.Id ?? 0, Agree: true, ...why() })
    expect(await refundsOf()).toHaveLength(1)
  })

  it('is no agent’s to give back, and none of what was paid as agreed', async () => {
    const { order, attemptId } = await givenOnPage()
    expect((await agent.call(api.returnPayment, { id: attemptId, ...why() })).status).toBe(403)
    await test.deliver(gateway.settle(order))
    const asked = await manager.call(api.returnPayment, { id: attemptId, ...why() })
    expect(asked.body).toMatchObject({ code: 'nothing_to_return' })
  })
})

describe('a letter to a traveller', () => {
  const Text = 'We found your payment.\nYour booking is confirmed <b>now</b>.'

  it('is mailed once in the language chosen, and stands in what happened', async () => {
    const { id } = await givenOnPage()
    const deed = { id, Text, Language: 'ar' as const, ...why('letter') }
    await agent.data(api.writeToTraveller, deed)
    await agent.data(api.writeToTraveller, deed)
    const letter = async () => (await look(id)).Timeline.find(({ Text: text }) => text === Text)
    expect(await letter()).toMatchObject({ What: 'writing' })
    await test.work()
    expect(mailer.sent).toHaveLength(1)
    expect(mailer.sent[0]).toMatchObject({ to: email })
    expect(mailer.sent[0]?.subject).toContain('بخصوص حجزك')
    expect(mailer.sent[0]?.html).toContain('&lt;b&gt;now&lt;/b&gt;')
    expect(await letter()).toMatchObject({
      Source: 'message',
      What: 'written',
      Who: 'Nour Mostafa',
    })
    const log = await sql`
      select from audit_log where reason like '%payment%' and action = 'writeToTraveller'`.execute(
      db,
    )
    expect(log.rows).toEqual([])
  })

  it('goes with its traveller', async () => {
    const { id } = await givenOnPage()
    await agent.data(api.writeToTraveller, { id, Text, Language: 'en', ...why() })
    const { rows } = await sql<{ user_id: number }>`
      select user_id from reservations where id = ${id}`.execute(db)
    await db.transaction().execute((trx) => forgetNotesOf(trx, rows[0]?.user_id ?? 0))
    expect((await look(id)).Timeline.filter(({ Text: text }) => text === Text)).toEqual([])
  })

  it('is refused where there is no address, and nothing is kept', async () => {
    const { id } = await givenOnPage()
    await sql`update users set email = null where email = ${email}`.execute(db)
    const sent = await agent.call(api.writeToTraveller, { id, Text, Language: 'en', ...why() })
    expect(sent.body).toMatchObject({ code: 'no_address' })
    expect((await sql`select from desk_notes`.execute(db)).rows).toEqual([])
  })
})
