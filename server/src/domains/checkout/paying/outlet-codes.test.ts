import { api } from '@rihla/contract'
import { deviceTag, type Language } from '@rihla/contract/values/language'
import { cairoMoment } from '@rihla/contract/values/moments'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { auditBooks } from '../../../audit-books.ts'
import { testApp, type Browser } from '../../../testing/app.ts'
import {
  givenActivity,
  givenHeld,
  givenPlaces,
  statusOf,
  requestFor,
} from '../../../testing/booking.ts'
import { signIn } from '../../../testing/people.ts'
import { wrongInLedger, wrongInTill } from '../../../testing/till.ts'
import { isEverLost, withSlowHolds } from '../../inventory/testing/race.ts'
import { reconcilePayments } from '../../payments/index.ts'
import { endUnpaidBookings } from '../index.ts'
import { emptySales } from '../../../testing/empty-tables.ts'

// Limits as in production, times a hundred: the three that may wait at once are under test elsewhere.
const test = await testApp({ rateLimitScale: 100 })
await givenPlaces(test)
const { app, db, clock, gateway, browser, mailer } = test
let activity = 0
let buyer: Browser = browser()

const HOUR = 3600
const START = clock.now()
/** Sets the clock; the tests of a day each would otherwise run out of the days that are open. */
const goTo = (at: Date | string): void =>
  clock.advance((new Date(at).getTime() - clock.now().getTime()) / 1000)
const asked = (tempId: number) => ({ ReservationId: tempId, ModuleType: 'Activity' })
const choose = (tempId: number, change: object = {}, by = buyer) =>
  by.call(api.confirmPayment, { ...asked(tempId), PaymentMethod: 'Outlet_Code', ...change })
/** Asks for a code; answers the gateway's number of the order. */
const givenCode = async (tempId: number, by = buyer): Promise<string> => {
  const { body } = await choose(tempId, {}, by)
  if (!body.Data) throw new Error(body.Error ?? '')
  return gateway.orders.at(-1)?.gatewayOrderId ?? ''
}
const mine = async () => {
  const { Data } = await buyer.data(api.getUserReservation, { PageNumber: 1, PageSize: 10 })
  const { Id: ReservationId = 0 } = Data[0] ?? {}
  return buyer.data(api.getReservationDetails, { ReservationId, Module: 'Activity' })
}
const stock = async (item = activity) =>
  (
    await sql<{ held: number; sold: number }>`
      select held, sold from stock where item_id = ${item}`.execute(db)
  ).rows[0]
const alerts = async () =>
  (await sql<{ kind: string }>`select kind from staff_alerts order by id`.execute(db)).rows.map(
    (row) => row.kind,
  )
/** At 20:00, four hours before its day begins. */
const closesInTheEveningBefore = () =>
  sql`update activities set sale_closes_at = -240 where id = ${activity}`.execute(db)
const states = async () =>
  (
    await sql<{ state: string }>`select state from payment_attempts order by id`.execute(db)
  ).rows.map((row) => row.state)
const till = async () => [await wrongInTill(db), await wrongInLedger(db, gateway)]
const sweep = () => endUnpaidBookings(app.checkout)

beforeEach(async () => {
  goTo(START)
  gateway.down = false
  gateway.beforeWithdrawal = async () => undefined
  gateway.beforeStart = async () => undefined
  await emptySales(db)
  mailer.sent.length = 0
  gateway.refunds.length = 0
  gateway.withdrawn.length = 0
  activity = await givenActivity(test)
  buyer = browser()
  await signIn(test, buyer)
})

describe('a code to pay in cash', () => {
  it('is answered instead of a page, with its deadline, and stands on the reservation', async () => {
    const tempId = await givenHeld(buyer, activity)
    const { body } = await choose(tempId)
    const code = `77${gateway.orders.at(-1)?.gatewayOrderId}`
    const deadline = new Date(clock.now().getTime() + 24 * HOUR * 1000).toISOString()
    expect(body.Data).toMatchObject({
      PaymentUrl: '',
      Message: 'Your booking is held. We confirm as soon as your payment is here.',
      Instructions: expect.stringContaining('outlet'),
      Deadline: deadline,
    })
    expect(body.Data?.Fields).toMatchObject([
      { Label: 'Your code', Value: code, ShowCopyButton: true },
      { Label: 'Amount', Value: 'EGP\u00a01,000' },
      { Label: 'Pay by', Value: expect.stringMatching(/\d\d:\d\d/) },
    ])
    expect(gateway.orders.at(-1)?.order).toMatchObject({ method: 'Outlet_Code', amount: 100_000 })
    expect(gateway.orders.at(-1)?.order.expiresInSeconds).toBe(24 * HOUR)
    expect(await mine()).toMatchObject({
      Id: body.Data?.ReservationId,
      StatusCode: 'Pending Payment',
      PaymentMethod: 'Cash at an outlet',
      PaymentCompletionDeadline: deadline,
      PaymentMethodInstrucions: { Fields: [{ Value: code }, {}, {}] },
    })
    expect(await statusOf(buyer, tempId)).toMatchObject({
      State: 'awaiting',
      Awaiting: { Deadline: deadline, Amount: 1000, Fields: [{ Value: code }, {}, {}] },
    })
    await test.work()
    expect(mailer.sent).toHaveLength(1)
    expect(mailer.sent[0]?.text).toContain(code)
    const arabic = await buyer.call(api.paymentStatus, asked(tempId), {
      'accept-language': 'ar-EG',
    })
    expect(arabic.body.Data?.Awaiting?.Fields[0]).toMatchObject({ Label: 'الكود', Value: code })
  })

  it('R9: asked for again, and at the same time, it is the same', async () => {
    const tempId = await givenHeld(buyer, activity)
    const before = gateway.orders.length
    const answers = await Promise.all([choose(tempId), choose(tempId), choose(tempId)])
    clock.advance(HOUR)
    answers.push(await choose(tempId))
    const seen = answers.map(({ body }) => [body.Data?.Deadline, body.Data?.Fields[0]?.Value])
    expect(new Set(seen.map(String)).size).toBe(1)
    expect(gateway.orders).toHaveLength(before + 1)
    await test.work()
    expect(mailer.sent).toHaveLength(1)
  })

  it('keeps the places until it is paid, hours later: booked, and told', async () => {
    const tempId = await givenHeld(buyer, activity, { SeatsNumber: 10, AdultsCount: 10 })
    const order = await givenCode(tempId)
    clock.advance(23 * HOUR)
    expect(await sweep()).toBe(0)
    expect(await browser().call(api.setTempReservation, requestFor(activity))).toMatchObject({
      body: { code: 'sold_out' },
    })
    await test.deliver(gateway.settle(order))
    expect(await stock()).toEqual({ held: 0, sold: 10 })
    expect(await mine()).toMatchObject({
      StatusCode: 'Confirmed',
      PaymentMethodInstrucions: null,
      PaymentCompletionDeadline: null,
    })
    await test.work()
    expect(mailer.sent.at(-1)?.subject).toContain('Confirmed')
    expect(await till()).toEqual([[], []])
  })

  it('ends with its hold: taken back at the gateway, the places on sale again, Expired', async () => {
    const tempId = await givenHeld(buyer, activity)
    const order = await givenCode(tempId)
    clock.advance(24 * HOUR)
    expect(await sweep()).toBe(1)
    expect(gateway.withdrawn).toEqual([order])
    expect(await stock()).toEqual({ held: 0, sold: 0 })
    expect(await mine()).toMatchObject({ StatusCode: 'Expired', PaymentMethodInstrucions: null })
    expect(await statusOf(buyer, tempId)).toMatchObject({ State: 'none' })
    expect(await states()).toEqual(['expired'])
  })

  it('is not given back while the gateway can’t be asked, but not for ever', async () => {
    const tempId = await givenHeld(buyer, activity)
    await givenCode(tempId)
    clock.advance(24 * HOUR)
    gateway.down = true
    expect(await sweep()).toBe(0)
    clock.advance(HOUR / 2)
    expect(await sweep()).toBe(1)
  })

  it('is not offered, and refused, when there is too little time', async () => {
    const tempId = await givenHeld(buyer, activity)
    await closesInTheEveningBefore()
    goTo('2026-12-16T15:30:00Z')
    const late = await givenHeld(buyer, activity)
    const methods = await buyer.data(api.paymentMethods, asked(late))
    expect(methods.map((it) => it.MethodId)).not.toContain('Outlet_Code')
    expect(await choose(late)).toMatchObject({ status: 409, body: { code: 'method_needs_time' } })
    expect(await choose(tempId)).toMatchObject({ status: 409, body: { code: 'method_needs_time' } })
  })

  const noteOf = async (tempId: number, language: Language) => {
    const headers = { 'accept-language': deviceTag(language) }
    const { body } = await buyer.call(api.paymentMethods, asked(tempId), headers)
    return body.Data?.find((it) => it.MethodId === 'Outlet_Code')?.Note
  }

  it('says until when before it is chosen', async () => {
    const tempId = await givenHeld(buyer, activity)
    expect(await noteOf(tempId, 'en')).toMatch(
      /^With a code, at Fawry or Aman, by \w+ \d+ \w+ 2026, /,
    )
    const { body } = await choose(tempId)
    const deadline = cairoMoment(body.Data?.Deadline ?? '', 'ar')
    expect(await noteOf(tempId, 'ar')).toBe(`بكود في فوري أو أمان، قبل ${deadline}`)
  })

  it('lives no longer than the sale, and says so before it is chosen', async () => {
    await closesInTheEveningBefore()
    goTo('2026-12-16T12:00:00Z')
    const tempId = await givenHeld(buyer, activity)
    expect(await noteOf(tempId, 'en')).toMatch(/by Wed 16 Dec 2026, 20:00$/)
    expect((await choose(tempId)).body.Data?.Deadline).toBe('2026-12-16T18:00:00.000Z')
  })

  it('is another’s business to nobody else, and needs a sign-in', async () => {
    const tempId = await givenHeld(buyer, activity)
    const stranger = browser()
    expect(await choose(tempId, {}, stranger)).toMatchObject({ status: 401 })
    await signIn(test, stranger)
    expect(await choose(tempId, {}, stranger)).toMatchObject({ status: 404 })
  })

  it('keeps places no longer than a page would where none can be had', async () => {
    const tempId = await givenHeld(buyer, activity)
    gateway.down = true
    expect(await choose(tempId)).toMatchObject({ body: { code: 'payment_setup_failed' } })
    gateway.down = false
    clock.advance(HOUR / 4)
    expect(await sweep()).toBe(1)
  })
})

describe('a code and a change of mind', () => {
  it('an edit ends it: taken back, and its places are kept no longer than for a page', async () => {
    const tempId = await givenHeld(buyer, activity)
    const order = await givenCode(tempId)
    const one = { SeatsNumber: 1, AdultsCount: 1, TempReseravtionId: tempId, Edition: 9 }
    await buyer.data(api.setTempReservation, requestFor(activity, { UserName: 'Nour', ...one }))
    await test.work()
    expect(gateway.withdrawn).toEqual([order])
    clock.advance(HOUR / 4)
    expect(await sweep()).toBe(1)
    expect(await stock()).toEqual({ held: 0, sold: 0 })
  })

  it('paid by card instead: booked once, and the code is taken back', async () => {
    const tempId = await givenHeld(buyer, activity)
    const order = await givenCode(tempId)
    await choose(tempId, { PaymentMethod: 'Bank_Card' })
    const card = gateway.orders.at(-1)
    expect(card?.order.expiresInSeconds).toBe(900)
    expect(await mine()).toMatchObject({ PaymentMethodInstrucions: null })
    await test.deliver(gateway.settle(card?.gatewayOrderId ?? ''))
    await test.work()
    expect(gateway.withdrawn).toEqual([order])
    expect(await mine()).toMatchObject({ StatusCode: 'Confirmed', PaymentMethod: 'Bank card' })
    // Cash all the same, at an outlet that hadn't heard: it goes back by hand, since outlets give none.
    await test.deliver(gateway.settle(order))
    await test.work()
    expect(gateway.refunds).toEqual([])
    expect(await alerts()).toEqual(['paid_twice', 'refund_by_hand'])
    expect(await wrongInTill(db)).toEqual([])
  })
})

describe('P13: cash that comes late', () => {
  const letItEnd = async (tempId: number): Promise<string> => {
    const order = await givenCode(tempId)
    clock.advance(24 * HOUR)
    expect(await sweep()).toBe(1)
    return order
  }

  it('H2: the places are still free: booked from a new claim', async () => {
    const tempId = await givenHeld(buyer, activity)
    const order = await letItEnd(tempId)
    await test.deliver(gateway.settle(order))
    expect(await stock()).toEqual({ held: 0, sold: 2 })
    expect(await mine()).toMatchObject({ StatusCode: 'Confirmed' })
    expect(await till()).toEqual([[], []])
  })

  it('H3: they are another’s: owed back by hand, once, and told', async () => {
    const tempId = await givenHeld(buyer, activity, { SeatsNumber: 10, AdultsCount: 10 })
    const order = await letItEnd(tempId)
    await givenHeld(browser(), activity)
    const paid = gateway.settle(order)
    await Promise.all([test.deliver(paid), test.deliver(paid)])
    await test.work()
    expect(await alerts()).toEqual(['paid_but_gone', 'refund_by_hand'])
    expect(await statusOf(buyer, tempId)).toMatchObject({ State: 'refunded' })
    const { rows } = await sql<{
      id: number
      state: string
    }>`select id, state from refunds`.execute(db)
    expect(rows).toEqual([{ id: 1, state: 'by_hand' }])
    const { noteRefundByHand } = await import('../../payments/refunds/refund.ts')
    expect(await noteRefundByHand(app.payments, 1, 'IP-1')).toBe(true)
    expect(await noteRefundByHand(app.payments, 1, 'IP-1')).toBe(false)
    const { rows: ledger } = await sql<{ sum: number }>`
      select sum(amount)::bigint as sum from payment_ledger`.execute(db)
    expect(ledger).toEqual([{ sum: 0 }])
    expect(await auditBooks(app.payments)).toBe(0)
  })

  it('while the gateway keeps the code open: the same, and a look finds it without a callback', async () => {
    const tempId = await givenHeld(buyer, activity)
    const order = await givenCode(tempId)
    const { withdraw } = gateway
    const { GatewayRefused } = await import('../../../ports/payment-gateway.ts')
    Object.assign(gateway, {
      withdraw: async () => {
        throw new GatewayRefused('cards only')
      },
    })
    clock.advance(24 * HOUR)
    expect(await sweep()).toBe(1)
    Object.assign(gateway, { withdraw })
    gateway.settle(order)
    clock.advance(HOUR)
    await reconcilePayments(app.payments)
    expect(await mine()).toMatchObject({ StatusCode: 'Confirmed' })
  })
})

describe('H4: the end of a code and its cash at the same moment', () => {
  /** Who was first is left to chance; a rival takes what is given back. */
  async function race(run: number): Promise<string> {
    const offer = await givenActivity(test, 2)
    const tempId = await givenHeld(buyer, offer)
    const order = await givenCode(tempId)
    clock.advance(24 * HOUR)
    let paid = false
    const cash = async (): Promise<void> => {
      if (paid) return
      paid = true
      await test.deliver(gateway.settle(order))
    }
    // Sometimes the outlet takes the money while the code is being taken back.
    gateway.beforeWithdrawal = async () => (run % 3 === 0 ? cash() : undefined)
    await Promise.all([
      ...(run % 3 === 0 ? [] : [cash()]),
      endUnpaidBookings(app.checkout),
      endUnpaidBookings(app.checkout),
      browser().call(api.setTempReservation, requestFor(offer)),
    ])
    gateway.beforeWithdrawal = async () => undefined
    goTo(START)
    const { State } = await statusOf(buyer, tempId)
    const { rows } = await sql<{ held: number; sold: number; refunds: number }>`
      select held, sold, (select count(*) from refunds r join payment_attempts a on a.id = r.attempt_id
        where a.order_id = ${tempId}) as refunds from stock where item_id = ${offer}`.execute(db)
    const [row] = rows
    expect([State, row?.sold, row?.refunds]).toEqual(
      row?.sold === 2 ? ['paid', 2, 0] : ['refunded', 0, 1],
    )
    expect((row?.held ?? 0) + (row?.sold ?? 0)).toBeLessThanOrEqual(2)
    return State
  }

  it('50 times: booked or owed back, never both, never neither', async () => {
    for (let run = 0; run < 50; run += 1) await race(run)
    expect(await wrongInTill(db)).toEqual([])
  }, 120_000)

  it('control: a hold that isn’t locked is sold and given back at once', async () => {
    const isRight = async (): Promise<boolean> => {
      const offer = await givenActivity(test, 2)
      const tempId = await givenHeld(buyer, offer)
      const order = await givenCode(tempId)
      clock.advance(24 * HOUR)
      const { Activity } = app.checkout.sellables
      const booking = await sql<{ hold_id: number }>`
        select hold_id from temp_reservations where id = ${tempId}`.execute(db)
      const holdId = booking.rows[0]?.hold_id ?? 0
      // The sweep after its question to the gateway, at the moment in which the money settles.
      await Promise.allSettled([
        test.deliver(gateway.settle(order)),
        db
          .transaction()
          .execute((trx) => Activity?.release(trx, holdId, 'expired') ?? Promise.resolve(false)),
      ])
      goTo(START)
      const { held = 0, sold: places = 0 } = (await stock(offer)) ?? {}
      const { rows } = await sql<{
        state: string
      }>`select state from holds where id = ${holdId}`.execute(db)
      return rows[0]?.state === 'consumed' && held === 0 && places === 2
    }
    await withSlowHolds(db, true, async () => expect(await isRight()).toBe(true))
    await withSlowHolds(db, false, async () => expect(await isEverLost(isRight)).toBe(true))
  })
})
