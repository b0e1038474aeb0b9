import { api } from '@rihla/contract'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { testApp, type Browser } from '../../../testing/app.ts'
import {
  givenActivity,
  givenHeld,
  givenPaying,
  givenPlaces,
  statusOf,
  requestFor,
} from '../../../testing/booking.ts'
import { signIn } from '../../../testing/people.ts'
import { expireHolds } from '../../inventory/index.ts'
import { endUnpaidBookings } from '../index.ts'
import { emptySales, emptyTables } from '../../../testing/empty-tables.ts'

const test = await testApp()
await givenPlaces(test)
const { app, clock, gateway, mailer, db, browser } = test
let activity = 0
let buyer: Browser = browser()

const stock = async () => {
  const { rows } = await sql<{
    held: number
    sold: number
  }>`select held, sold from stock where item_id = ${activity}`.execute(db)
  return rows[0]
}
const pay = (tempId: number, by = buyer, headers = {}) =>
  by.call(
    api.confirmPayment,
    { ReservationId: tempId, ModuleType: 'Activity', PaymentMethod: 'BANK_CARD' },
    headers,
  )
const reservations = (by = buyer) =>
  by.data(api.getUserReservation, { PageNumber: 1, PageSize: 10, Filters: null })
const ledger = async () => {
  const { rows } = await sql<{
    kind: string
    amount: number
  }>`select kind, amount from payment_ledger order by id`.execute(db)
  return rows
}

beforeEach(async () => {
  gateway.down = false
  gateway.beforeStart = async () => undefined
  gateway.beforeRefundAnswers = async () => undefined
  await emptySales(db)
  mailer.sent.length = 0
  gateway.refunds.length = 0
  activity = await givenActivity(test)
  buyer = browser()
  await signIn(test, buyer)
})

describe('ConfirmPayment', () => {
  it('opens the gateway’s page for the amount of our own records', async () => {
    const tempId = await givenHeld(buyer, activity)
    const answer = await pay(tempId)
    expect(answer.body.Data).toMatchObject({
      Message: 'Pay on the next page to confirm your booking.',
    })
    expect(gateway.orders.at(-1)?.order).toMatchObject({
      amount: 100_000,
      currency: 'EGP',
      buyer: { name: 'Nour Mostafa', phone: '+201012345678' },
    })
    expect((await reservations()).Data[0]).toMatchObject({
      StatusCode: 'Pending Payment',
      Price: 1000,
    })
  })

  it('R9: repeated and at the same time is one attempt, with the same page', async () => {
    const tempId = await givenHeld(buyer, activity)
    const before = gateway.orders.length
    let open = (): void => undefined
    const opened = new Promise<void>((resolve) => {
      open = resolve
    })
    gateway.beforeStart = () => opened
    const answers = [pay(tempId), pay(tempId), pay(tempId)]
    setTimeout(open, 50)
    const pages = (await Promise.all(answers)).map((answer) => answer.body.Data?.PaymentUrl)
    expect(new Set(pages).size).toBe(1)
    expect(gateway.orders.length).toBe(before + 1)
    expect((await pay(tempId)).body.Data?.PaymentUrl).toBe(pages[0])
  })

  it('R9 control: without the rule of one live attempt, each repeat opens another', async () => {
    const tempId = await givenHeld(buyer, activity)
    await sql`drop index payment_attempts_live`.execute(db)
    await sql`create unique index payment_attempts_live on payment_attempts (order_kind, order_id, method, amount, terms_key, id) where state in ('created', 'pending')`.execute(
      db,
    )
    const insert = () =>
      sql`
      insert into payment_attempts (order_kind, order_id, user_id, method, gateway, amount, state, reference, language, created_at, expires_at)
      values ('checkout', ${tempId}, 1, 'Bank_Card', 'test', 100000, 'created', gen_random_uuid()::text, 'en', now(), now())`.execute(
        db,
      )
    await insert()
    await insert()
    const { rows } = await sql`select 1 from payment_attempts where order_id = ${tempId}`.execute(
      db,
    )
    expect(rows).toHaveLength(2)
    await emptyTables(db, ['payment_attempts'])
    await sql`drop index payment_attempts_live`.execute(db)
    await sql`create unique index payment_attempts_live on payment_attempts (order_kind, order_id, method, amount, terms_key) where state in ('created', 'pending')`.execute(
      db,
    )
    await insert()
    await expect(insert()).rejects.toThrow(/payment_attempts_live/)
  })

  it.each([
    ['en-US', 'Please login to continue with your booking'],
    ['ar-EG', 'من فضلك سجّل الدخول لإكمال حجزك'],
  ])('asks a visitor to sign in first (%s)', async (language, text) => {
    const visitor = browser()
    const tempId = await givenHeld(visitor, activity)
    expect(await pay(tempId, visitor, { 'accept-language': language })).toMatchObject({
      status: 401,
      body: { code: 'login_to_book', Error: text },
    })
  })

  it('refuses a stranger, a missing name, an unknown method and a gateway that is down', async () => {
    const tempId = await givenHeld(buyer, activity)
    const stranger = browser()
    await signIn(test, stranger)
    expect(await pay(tempId, stranger)).toMatchObject({ status: 404 })
    const nameless = (
      await buyer.data(api.setTempReservation, requestFor(await givenActivity(test)))
    ).TempId
    expect(await pay(nameless)).toMatchObject({ status: 400, body: { code: 'name_required' } })
    expect(
      await buyer.call(api.confirmPayment, {
        ReservationId: tempId,
        ModuleType: 'Activity',
        PaymentMethod: 'PayPal',
      }),
    ).toMatchObject({ status: 400, body: { code: 'payment_method_unknown' } })
    gateway.down = true
    expect(await pay(tempId)).toMatchObject({ status: 409, body: { code: 'payment_setup_failed' } })
    gateway.down = false
    expect(await pay(tempId)).toMatchObject({ status: 200 })
  })

  it.each([
    ['en-US', 'The payment page didn’t open. Nothing was taken. You can try again.'],
    ['ar-EG', 'لم تُفتح صفحة الدفع، ولم يُسحب أي مبلغ. يمكنك المحاولة مرة أخرى.'],
  ])('says in %s that no page opened, and not that a bank declined', async (language, text) => {
    const tempId = await givenHeld(buyer, activity)
    gateway.down = true
    await pay(tempId)
    gateway.down = false
    const { body } = await buyer.call(
      api.paymentStatus,
      { ReservationId: tempId, ModuleType: 'Activity' },
      { 'accept-language': language },
    )
    expect(body.Data).toMatchObject({ State: 'failed', Message: text })
  })

  it('P15: shows a changed price before anybody pays it', async () => {
    const tempId = await givenHeld(buyer, activity)
    await sql`update activities set price = 60000 where id = ${activity}`.execute(db)
    const refused = await pay(tempId)
    expect(refused.body).toMatchObject({
      code: 'price_changed',
      Error: expect.stringContaining('1,200') as string,
    })
    expect(await pay(tempId)).toMatchObject({ status: 200 })
    expect(gateway.orders.at(-1)?.order.amount).toBe(120_000)
  })
})

describe('a payment that succeeds', () => {
  it('sells the places, confirms the reservation, and tells by mail and bell', async () => {
    const tempId = await givenHeld(buyer, activity)
    const order = await givenPaying(test, buyer, tempId)
    expect(await statusOf(buyer, tempId)).toMatchObject({ State: 'checking' })
    expect(await test.deliver(gateway.settle(order))).toBe(204)
    expect(await stock()).toEqual({ held: 0, sold: 2 })
    const { State, Confirmation } = await statusOf(buyer, tempId)
    expect(State).toBe('paid')
    expect(Confirmation).toMatchObject({ Module: 'Activity', Currency: 'EGP', TotalAmount: 1000 })
    expect(Confirmation?.Fields[0]).toMatchObject({
      Label: 'Reference number',
      ShowCopyButton: true,
    })
    await test.work()
    expect(mailer.sent).toHaveLength(1)
    expect(mailer.sent[0]?.attachments?.map((it) => it.filename)).toEqual([
      expect.stringMatching(/^ticket-ACT-.*\.pdf$/),
      expect.stringMatching(/^ACT-.*\.ics$/),
    ])
    expect(await buyer.data(api.getUserNotificationsCount, {})).toBe(1)
  })

  it('P3: without any callback, a look at the gateway finds it; while it is down, it is being checked', async () => {
    const tempId = await givenHeld(buyer, activity)
    gateway.settle(await givenPaying(test, buyer, tempId))
    clock.advance(5)
    gateway.down = true
    expect(await statusOf(buyer, tempId)).toMatchObject({ State: 'checking', Message: null })
    gateway.down = false
    clock.advance(5)
    expect(await statusOf(buyer, tempId)).toMatchObject({ State: 'paid' })
  })

  it('P3: the browser’s return makes us look, and a forged one changes nothing', async () => {
    const tempId = await givenHeld(buyer, activity)
    const order = await givenPaying(test, buyer, tempId)
    const back = (Query: string) => browser().data(api.paymentReturn, { Query })
    expect(await back(`order=${order}&hmac=forged&success=true`)).toEqual({
      State: 'checking',
      Message: null,
    })
    expect(await statusOf(buyer, tempId)).toMatchObject({ State: 'checking' })
    gateway.settle(order)
    expect(await back(`order=${order}&hmac=signed`)).toEqual({ State: 'paid', Message: null })
  })
})

describe('a payment that fails', () => {
  it('keeps the places, says so, and lets another card pay', async () => {
    const tempId = await givenHeld(buyer, activity)
    const first = await givenPaying(test, buyer, tempId)
    await test.deliver(gateway.settle(first, { outcome: 'failed' }))
    expect(await statusOf(buyer, tempId)).toEqual({
      State: 'failed',
      Message: 'The bank declined the card.',
      Confirmation: null,
      Awaiting: null,
    })
    const second = await givenPaying(test, buyer, tempId)
    expect(second).not.toBe(first)
    await test.deliver(gateway.settle(second))
    expect(await statusOf(buyer, tempId)).toMatchObject({ State: 'paid' })
  })

  it('P5: a failure told after the success changes nothing; a success after a failure stands', async () => {
    const tempId = await givenHeld(buyer, activity)
    const order = await givenPaying(test, buyer, tempId)
    const failed = gateway.settle(order, { outcome: 'failed' })
    await test.deliver(failed)
    await test.deliver(gateway.settle(order))
    await test.deliver({ ...failed, snapshotKey: 'late' })
    expect(await statusOf(buyer, tempId)).toMatchObject({ State: 'paid' })
    expect(await stock()).toEqual({ held: 0, sold: 2 })
  })

  it.each([
    ['a wrong signature', {}, true, 403],
    ['a wrong amount', { amount: 99_900 }, false, 204],
    ['a wrong currency', { currency: 'USD' }, false, 204],
    ['another merchant’s reference', { reference: 'RH-other' }, false, 204],
    ['another integration or mode', { ours: false }, false, 204],
  ])('P7: %s books nothing and is put before the staff', async (_, change, forged, status) => {
    const tempId = await givenHeld(buyer, activity)
    const order = await givenPaying(test, buyer, tempId)
    expect(await test.deliver(gateway.settle(order, change), forged)).toBe(status)
    expect((await stock())?.sold).toBe(0)
    if (!forged) expect(await statusOf(buyer, tempId)).toMatchObject({ State: 'checking' })
    const { rows } = await sql`select kind from staff_alerts`.execute(db)
    expect(rows).toHaveLength(1)
  })

  it('P7 control: the same message, right in every point, books', async () => {
    const tempId = await givenHeld(buyer, activity)
    await test.deliver(gateway.settle(await givenPaying(test, buyer, tempId), {}))
    expect((await stock())?.sold).toBe(2)
  })
})

describe('money and the end of a hold', () => {
  it('H1: paid a second before the end, told 90 s later: booked, and never free in between', async () => {
    const tempId = await givenHeld(buyer, activity, { SeatsNumber: 10, AdultsCount: 10 })
    clock.advance(599)
    const order = await givenPaying(test, buyer, tempId)
    clock.advance(90)
    await expireHolds(db, clock.now())
    await endUnpaidBookings(app.checkout)
    expect(await browser().call(api.setTempReservation, requestFor(activity))).toMatchObject({
      body: { code: 'sold_out' },
    })
    await test.deliver(gateway.settle(order))
    expect(await stock()).toEqual({ held: 0, sold: 10 })
  })

  it('H1 control: a hold that isn’t kept alive while somebody pays is another’s before the money comes', async () => {
    const tempId = await givenHeld(buyer, activity, { SeatsNumber: 10, AdultsCount: 10 })
    clock.advance(599)
    await givenPaying(test, buyer, tempId)
    await sql`update holds set state = 'active', expires_at = ${new Date(clock.now().getTime() + 1000)}`.execute(
      db,
    )
    clock.advance(90)
    await expireHolds(db, clock.now())
    expect(await browser().call(api.setTempReservation, requestFor(activity))).toMatchObject({
      status: 200,
    })
  })

  const letItEnd = async (tempId: number): Promise<void> => {
    clock.advance(1000)
    expect(await endUnpaidBookings(app.checkout)).toBe(1)
    expect(await statusOf(buyer, tempId)).toMatchObject({ State: 'none' })
    expect((await reservations()).Data[0]).toMatchObject({ StatusCode: 'Expired' })
  }

  it('H2: dead hold, places still free: booked from a new claim, told once', async () => {
    const tempId = await givenHeld(buyer, activity)
    const order = await givenPaying(test, buyer, tempId)
    await letItEnd(tempId)
    expect(await stock()).toEqual({ held: 0, sold: 0 })
    await test.deliver(gateway.settle(order))
    await test.work()
    expect(await stock()).toEqual({ held: 0, sold: 2 })
    expect(mailer.sent.map((mail) => mail.to)).toHaveLength(1)
    expect((await reservations()).Data[0]).toMatchObject({ StatusCode: 'Confirmed' })
  })

  it.each([
    ['kept all along: booked', false, 'Confirmed', []],
    ['given back: owed back', true, 'Cancelled', [{ reason: 'already_begun' }]],
  ])(
    'H1, H9: the gateway’s word comes after the start, of places %s',
    async (_, swept, StatusCode, owed) => {
      const before = clock.now().getTime()
      clock.advance((Date.parse('2026-12-16T17:50:00Z') - before) / 1000)
      buyer = browser()
      await signIn(test, buyer)
      const tempId = await givenHeld(buyer, activity)
      const order = await givenPaying(test, buyer, tempId)
      clock.advance(14 * 3600)
      if (swept) expect(await endUnpaidBookings(app.checkout)).toBe(1)
      await test.deliver(gateway.settle(order))
      expect((await reservations()).Data[0]).toMatchObject({ StatusCode })
      const { rows } = await sql<object>`select reason from refunds`.execute(db)
      expect(rows).toEqual(owed)
      clock.advance((before - clock.now().getTime()) / 1000)
    },
  )

  it('H3: dead hold, places sold to another: not booked, refunded once, told, on the staff’s list', async () => {
    const tempId = await givenHeld(buyer, activity, { SeatsNumber: 10, AdultsCount: 10 })
    const order = await givenPaying(test, buyer, tempId)
    await letItEnd(tempId)
    await givenHeld(browser(), activity)
    const paid = gateway.settle(order)
    await Promise.all([test.deliver(paid), test.deliver(paid)])
    await test.work()
    expect(gateway.refunds).toMatchObject([{ amount: 500_000 }])
    expect((await ledger()).reduce((sum, line) => sum + line.amount, 0)).toBe(0)
    expect(await statusOf(buyer, tempId)).toMatchObject({ State: 'refunded' })
    expect(mailer.sent).toHaveLength(1)
    const { rows } = await sql<{ kind: string }>`select kind from staff_alerts`.execute(db)
    expect(rows).toEqual([{ kind: 'paid_but_gone' }])
    expect(await stock()).toEqual({ held: 2, sold: 0 })
  })

  it('H4: the sweeper and the callback at the same moment, 200 times: booked or refunded, never both, never neither', async () => {
    const AT_ONCE = 4
    const one = async () => {
      const offer = await givenActivity(test, 2)
      const tempId = await givenHeld(buyer, offer)
      return { offer, tempId, order: await givenPaying(test, buyer, tempId) }
    }
    for (let run = 0; run < 200; run += AT_ONCE) {
      const all = await Promise.all(Array.from({ length: AT_ONCE }, one))
      clock.advance(1000)
      const paid = all.map(({ order }) => gateway.settle(order))
      await Promise.all([
        ...paid.map((it) => test.deliver(it)),
        endUnpaidBookings(app.checkout),
        ...all.map(({ offer }) => browser().call(api.setTempReservation, requestFor(offer))),
      ])
      for (const { offer, tempId } of all) {
        const { State } = await statusOf(buyer, tempId)
        const { rows } = await sql<{ held: number; sold: number; refunds: number }>`
          select held, sold, (select count(*) from refunds r join payment_attempts a on a.id = r.attempt_id where a.order_id = ${tempId}) as refunds
          from stock where item_id = ${offer}`.execute(db)
        const [row] = rows
        expect([State, row?.sold, row?.refunds]).toEqual(
          row?.sold === 2 ? ['paid', 2, 0] : ['refunded', 0, 1],
        )
        expect((row?.held ?? 0) + (row?.sold ?? 0)).toBeLessThanOrEqual(2)
      }
    }
  }, 120_000)

  it('H4 control: a sweeper that doesn’t ask the gateway gives paid places away', async () => {
    const tempId = await givenHeld(buyer, activity, { SeatsNumber: 10, AdultsCount: 10 })
    const paid = gateway.settle(await givenPaying(test, buyer, tempId))
    clock.advance(4000)
    // With the gateway out of reach past the hard cap, the sweep is as blind as one that doesn't ask.
    gateway.down = true
    await endUnpaidBookings(app.checkout)
    gateway.down = false
    await givenHeld(browser(), activity)
    await test.deliver(paid)
    expect(await statusOf(buyer, tempId)).toMatchObject({ State: 'refunded' })
  })

  it('H5: one that can’t be ended keeps no other from its turn', async () => {
    const stuck = await givenPaying(test, buyer, await givenHeld(buyer, activity))
    const other = browser()
    await signIn(test, other)
    await givenPaying(test, other, await givenHeld(other, activity))
    clock.advance(1000)
    gateway.beforeInquiry = (order) =>
      order === stuck ? Promise.reject(new Error('Not what we know')) : Promise.resolve()
    expect(await endUnpaidBookings(app.checkout)).toBe(1)
    gateway.beforeInquiry = async () => undefined
    expect(await endUnpaidBookings(app.checkout)).toBe(1)
    expect(await stock()).toEqual({ held: 0, sold: 0 })
  })

  it('asks the gateway before it gives anything back', async () => {
    const tempId = await givenHeld(buyer, activity)
    gateway.settle(await givenPaying(test, buyer, tempId))
    clock.advance(1000)
    gateway.down = true
    expect(await endUnpaidBookings(app.checkout)).toBe(0)
    gateway.down = false
    expect(await endUnpaidBookings(app.checkout)).toBe(0)
    expect(await statusOf(buyer, tempId)).toMatchObject({ State: 'paid' })
  })

  it('a refund whose answer was lost is not sent twice', async () => {
    const tempId = await givenHeld(buyer, activity, { SeatsNumber: 10, AdultsCount: 10 })
    const order = await givenPaying(test, buyer, tempId)
    await letItEnd(tempId)
    await givenHeld(browser(), activity)
    gateway.beforeRefundAnswers = async () => {
      throw new Error('lost')
    }
    await test.deliver(gateway.settle(order))
    await expect(test.work()).rejects.toThrow('lost')
    gateway.beforeRefundAnswers = async () => undefined
    const { rows } = await sql<{ id: number }>`select id from refunds`.execute(db)
    const { sendRefund } = await import('../../payments/index.ts')
    await sendRefund(app.payments, rows[0]?.id ?? 0)
    expect(gateway.refunds).toHaveLength(1)
    expect((await ledger()).at(-1)).toMatchObject({ kind: 'refund', amount: -500_000 })
  })
})
