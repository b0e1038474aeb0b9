import { api } from '@rihla/contract'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Browser } from '../../../testing/app.ts'
import { signIn } from '../../../testing/people.ts'
import { watchPaid } from '../../payments/index.ts'
import { settleSales } from '../index.ts'
import {
  alertsOf,
  book,
  busApp,
  givenPaying,
  givenJourney,
  givenTraveller,
  holdSeats,
  legOf,
  rowsOf,
  statusOf,
  takenOf,
  type Bookable,
  type TempIds,
} from '../testing/bus-app.ts'

const test = await busApp()
const { operator, clock, gateway, mailer, db } = test
let out: Bookable
let back: Bookable
let traveller: Browser

beforeEach(async () => {
  gateway.beforeStart = async () => undefined
  gateway.beforeRefundAnswers = async () => undefined
  ;({ out, back, traveller } = await givenJourney(test))
})
afterEach(() => operator.reset())

async function givenHeld(roundTrip = false): Promise<TempIds> {
  const request = { Going: legOf(out, 0, 1), ...(roundTrip && { Return: legOf(back, 0, 1) }) }
  const { body } = await holdSeats(traveller, request)
  if (!body.Data) throw new Error(body.Error)
  return body.Data
}
const reservations = () =>
  rowsOf(
    test,
    sql<{ status: string; payment_status: string; paid: number }>`
      select status, payment_status, paid from reservations order by id`,
  )
const references = async (): Promise<string[]> =>
  (
    await rowsOf(test, sql<{ reference: string }>`select reference from reservations order by id`)
  ).map((row) => row.reference)
const refunds = () =>
  rowsOf(test, sql<{ amount: number; reason: string }>`select amount, reason from refunds`)
/** Advances the clock, then runs queued jobs and the scheduled settling of sales. */
const workLater = async (seconds: number): Promise<void> => {
  clock.advance(seconds)
  await test.work()
  await settleSales(test.app.bus)
}
/** Makes every confirmation fail: the state that a crash after the commit leaves. */
const crashAfterCommit = (): void => {
  operator.switches.before = async (call) => {
    if (call === 'confirm' || call === 'lookUp') throw new Error('the process is gone')
  }
}

describe('BookReservation', () => {
  it('opens the card page for both legs as one amount, with a reservation for each', async () => {
    const held = await givenHeld(true)
    const answer = await book(traveller, held)
    expect(answer.body.Data).toMatch(/^https:\/\/bank\.example\/pay\//)
    expect(gateway.orders.at(-1)?.order).toMatchObject({
      amount: 1000_00,
      currency: 'EGP',
      buyer: { name: 'Nour Mostafa', phone: '+201012345678' },
      expiresInSeconds: 900,
    })
    expect(await reservations()).toEqual([
      { status: 'Pending Payment', payment_status: 'Unpaid', paid: 0 },
      { status: 'Pending Payment', payment_status: 'Unpaid', paid: 0 },
    ])
  })

  it('R9: repeated, at once and later, is one attempt with the same page', async () => {
    const held = await givenHeld(true)
    const before = gateway.orders.length
    const answers = await Promise.all([1, 2, 3].map(() => book(traveller, held)))
    clock.advance(30)
    answers.push(await book(traveller, held, { PaymentMethod: 'BANK_CARD' }))
    expect(new Set(answers.map((it) => it.body.Data)).size).toBe(1)
    expect(gateway.orders.length).toBe(before + 1)
    expect(await reservations()).toHaveLength(2)
  })

  it('takes a number without its prefix for one of the traveller’s country', async () => {
    const held = await givenHeld()
    await sql`update users set country_code = 'EG'`.execute(db)
    await book(traveller, held, { Phone: '0100 555 (66)-77' })
    expect(gateway.orders.at(-1)?.order.buyer.phone).toBe('+201005556677')
  })

  it.each([
    ['no name', { UserName: ' ' }, 400, 'full_name_required'],
    ['no phone', { Phone: '' }, 400, 'phone_invalid'],
    ['a phone of no country', { Phone: '+2010' }, 400, 'phone_invalid'],
    ['another way to pay', { PaymentMethod: 'PayPal' }, 400, 'payment_method_unknown'],
    ['a booking that isn’t there', { GoingReservationId: 999_999 }, 404, 'booking_not_found'],
    ['a return that isn’t there', { ReturnReservationId: 999_999 }, 404, 'booking_not_found'],
  ])('refuses %s', async (_, change, status, code) => {
    const held = await givenHeld()
    expect(await book(traveller, held, change)).toMatchObject({ status, body: { code } })
    expect(await reservations()).toEqual([])
  })

  it('refuses one leg of two, visitors, strangers, and a gateway that is down', async () => {
    const held = await givenHeld(true)
    expect(await book(traveller, { ...held, ReturnTempID: null })).toMatchObject({ status: 404 })
    expect(await book(test.browser(), held)).toMatchObject({ status: 401 })
    expect(await book(await givenTraveller(test), held)).toMatchObject({ status: 404 })
    gateway.down = true
    expect(await book(traveller, held)).toMatchObject({
      status: 409,
      body: { code: 'payment_setup_failed' },
    })
    gateway.down = false
    const asked = { GoingReservationId: held.GoingTempID }
    expect(await traveller.data(api.busPaymentStatus, asked)).toMatchObject({
      State: 'failed',
      Message: 'The payment page didn’t open. Nothing was taken. You can try again.',
    })
    expect(await book(traveller, held)).toMatchObject({ status: 200 })
  })

  it('takes 0 for no return', async () => {
    expect(await book(traveller, await givenHeld(), { ReturnReservationId: 0 })).toMatchObject({
      status: 200,
    })
  })

  it('P15: charges what was agreed when the seats were held', async () => {
    const held = await givenHeld(true)
    operator.setPrice(out.id, 900_00, 800_00)
    await book(traveller, held)
    expect(gateway.orders.at(-1)?.order.amount).toBe(1000_00)
  })

  it('refuses a hold that ended, by our clock or by the operator’s', async () => {
    const ended = { status: 409, body: { code: 'hold_ended' } }
    const held = await givenHeld()
    clock.advance(600)
    expect(await book(traveller, held)).toMatchObject(ended)
    const other = await givenHeld()
    const key = operator.calls.at(-1)?.key ?? ''
    operator.switches.before = async (call) => {
      if (call === 'keepForPayment') await operator.release(key)
    }
    expect(await book(traveller, other)).toMatchObject(ended)
    expect(await takenOf(test, out)).toEqual({})
    expect(await reservations()).toEqual([])
  })

  it.each(['before', 'after'] as const)(
    'without an answer to keeping the hold is told to try again, and may (%s)',
    async (moment) => {
      const held = await givenHeld()
      operator.switches[moment] = async (call) => {
        if (call === 'keepForPayment') throw new Error('lost')
      }
      expect(await book(traveller, held)).toMatchObject({ status: 409, body: { code: 'busy' } })
      operator.reset()
      expect(await book(traveller, held)).toMatchObject({ status: 200 })
      expect(await takenOf(test, out)).toEqual({ 0: 'held', 1: 'held' })
    },
  )

  it('an operator who can’t keep a hold longer limits the page to it', async () => {
    operator.switches.keepsForPayment = false
    const held = await givenHeld()
    clock.advance(200)
    await book(traveller, held)
    expect(gateway.orders.at(-1)?.order.expiresInSeconds).toBe(400)
  })
})

describe('a payment that succeeds', () => {
  it('is confirmed at once, told in one mail and by bell for each leg, and shown', async () => {
    const paying = await givenPaying(traveller, {
      Going: legOf(out, 0, 1),
      Return: legOf(back, 2, 3),
    })
    expect(await statusOf(traveller, paying)).toMatchObject({ State: 'checking' })
    expect(await test.deliver(gateway.settle(paying.order))).toBe(204)
    expect(await takenOf(test, out)).toEqual({ 0: 'sold', 1: 'sold' })
    expect(await takenOf(test, back)).toEqual({ 2: 'sold', 3: 'sold' })
    expect(await reservations()).toEqual([
      { status: 'Confirmed', payment_status: 'Paid', paid: 500_00 },
      { status: 'Confirmed', payment_status: 'Paid', paid: 500_00 },
    ])
    const { State, Confirmation } = await statusOf(traveller, paying)
    expect(State).toBe('paid')
    expect(Confirmation).toMatchObject({ Currency: 'EGP', TotalAmount: 1000 })
    expect(Confirmation?.Fields[0]).toMatchObject({
      Label: 'Reference number',
      Value: expect.stringMatching(/^BUS-/) as string,
      ShowCopyButton: true,
    })
    expect(Confirmation?.Fields[1]).toMatchObject({ Label: 'Return reference number' })
    expect(Confirmation?.Fields.slice(2, 4)).toMatchObject([
      { Label: 'Outbound', Value: expect.stringMatching(/^Ramses to Hurghada, Tue/) as string },
      { Label: 'Return', Value: expect.stringMatching(/^Hurghada to Ramses, Thu/) as string },
    ])
    await test.work()
    const [mail, ...more] = mailer.sent
    expect(more).toEqual([])
    const [first = '', second = ''] = await references()
    const told = [...(mail?.text ?? '').matchAll(/^(?:Going|Return|Reference|Seats|Total): .*/gm)]
    expect(told.map(([line]) => line)).toEqual([
      expect.stringMatching(/^Going: Ramses to Hurghada, Tue 24 November/),
      expect.stringMatching(/^Return: Hurghada to Ramses, Thu 26 November/),
      'Going: Ramses to Hurghada',
      `Reference: ${first}`,
      'Seats: 1, 2',
      'Return: Hurghada to Ramses',
      `Reference: ${second}`,
      'Seats: 3, 4',
      'Total: EGP\u00a01,000',
    ])
    expect(mail?.attachments?.map((it) => it.filename)).toEqual([
      `bus-ticket-${first}.pdf`,
      `bus-ticket-${second}.pdf`,
      `${first}.ics`,
      `${second}.ics`,
    ])
    expect(await traveller.data(api.getUserNotificationsCount, {})).toBe(2)
  })

  it('P1: told ten times at once and again next day: one sale, one mail, one charge', async () => {
    const paying = await givenPaying(traveller, { Going: legOf(out, 0), Return: legOf(back, 0) })
    const paid = gateway.settle(paying.order)
    await Promise.all(Array.from({ length: 10 }, () => test.deliver(paid)))
    clock.advance(3600)
    await test.deliver({ ...paid, snapshotKey: 'again' })
    await test.work()
    expect(operator.calls.filter(({ call }) => call === 'confirm')).toHaveLength(1)
    expect(mailer.sent).toHaveLength(1)
    expect(await rowsOf(test, sql`select from payment_ledger`)).toHaveLength(1)
    expect(await refunds()).toEqual([])
  })

  it('P3: without any callback is found by a look at the gateway, and confirmed by the same look', async () => {
    const paying = await givenPaying(traveller, { Going: legOf(out, 0) })
    gateway.settle(paying.order)
    clock.advance(5)
    expect(await statusOf(traveller, paying)).toMatchObject({ State: 'paid' })
  })

  it('P4, P9: after a crash at once after the commit is confirmed by the queue', async () => {
    const paying = await givenPaying(traveller, { Going: legOf(out, 0) })
    crashAfterCommit()
    expect(await test.deliver(gateway.settle(paying.order))).toBe(204)
    expect(await reservations()).toEqual([
      { status: 'Under Review', payment_status: 'Paid', paid: 300_00 },
    ])
    operator.reset()
    await workLater(5)
    expect(await reservations()).toMatchObject([{ status: 'Confirmed', paid: 300_00 }])
  })

  it('P6: paid twice, in two pages: one booking, the second amount goes back once', async () => {
    const held = await givenHeld()
    const first = (await book(traveller, held)).body.Data?.split('/').at(-1) ?? ''
    await test.deliver(gateway.settle(first, { outcome: 'failed' }))
    expect(await statusOf(traveller, held)).toMatchObject({
      State: 'failed',
      Message: 'The bank declined the card.',
    })
    const second = (await book(traveller, held)).body.Data?.split('/').at(-1) ?? ''
    await test.deliver(gateway.settle(second))
    await test.deliver(gateway.settle(first))
    await test.work()
    expect(gateway.refunds).toMatchObject([{ amount: 600_00 }])
    expect(await alertsOf(test)).toEqual(['paid_twice'])
    expect(await statusOf(traveller, held)).toMatchObject({ State: 'paid' })
  })

  it.each([
    ['a wrong amount', { amount: 1 }, false],
    ['a wrong currency', { currency: 'USD' }, false],
    ['a wrong signature', {}, true],
  ])('P7: with %s books nothing', async (_, change, forged) => {
    const paying = await givenPaying(traveller, { Going: legOf(out, 0) })
    await test.deliver(gateway.settle(paying.order, change), forged)
    expect(await takenOf(test, out)).toEqual({ 0: 'held' })
    expect(await alertsOf(test)).toHaveLength(1)
  })
})

describe('an operator that takes its time', () => {
  const inAMinute = () => ({
    state: 'processing' as const,
    askAgainAt: new Date(clock.now().getTime() + 60_000),
  })
  const asked = () => operator.calls.filter(({ call }) => call === 'lookUp').length

  it('is asked again when it said, and until then nobody hears that it failed', async () => {
    const paying = await givenPaying(traveller, { Going: legOf(out, 0) })
    operator.switches.sale = inAMinute
    await test.deliver(gateway.settle(paying.order))
    const checking = {
      State: 'checking',
      Message: expect.stringContaining('waiting for the bus company') as string,
      Confirmation: null,
    }
    expect(await statusOf(traveller, paying)).toEqual(checking)
    clock.advance(59)
    expect(await statusOf(traveller, paying)).toEqual(checking)
    expect(asked()).toBe(0)
    clock.advance(1)
    expect(await statusOf(traveller, paying)).toEqual(checking)
    expect(asked()).toBe(1)
    operator.switches.sale = null
    clock.advance(60)
    expect(await statusOf(traveller, paying)).toMatchObject({ State: 'paid' })
    expect(operator.calls.filter(({ call }) => call === 'confirm')).toHaveLength(1)
  })

  it('has its paid ways shown as paid and under review, not as waiting for money', async () => {
    const paying = await givenPaying(traveller, { Going: legOf(out, 0), Return: legOf(back, 0) })
    operator.switches.sale = inAMinute
    await test.deliver(gateway.settle(paying.order))
    const awaited = { status: 'Under Review', payment_status: 'Paid', paid: 250_00 }
    expect(await reservations()).toEqual([awaited, awaited])
    const { Data } = await traveller.data(api.getBusReservations, {})
    for (const { ReservationId, StatusCode, ShownAmount, Unpaid } of Data) {
      expect({ StatusCode, Unpaid }).toEqual({ StatusCode: 'Under Review', Unpaid: null })
      expect(ShownAmount).toEqual({ Label: 'Paid', Amount: 250 })
      expect(await traveller.data(api.getBusReservationDetails, { ReservationId })).toMatchObject({
        PaymentStatusCode: 'Paid',
        ToBePaidPrice: 0,
        IsCancelable: false,
      })
    }
    expect(Data).toHaveLength(2)
    expect(mailer.sent).toEqual([])
  })

  it('P11: and meanwhile a part was given back in the panel: confirmed with that much less paid', async () => {
    const paying = await givenPaying(traveller, { Going: legOf(out, 0) })
    operator.switches.sale = inAMinute
    const paid = gateway.settle(paying.order)
    await test.deliver(paid)
    gateway.refundInPanel(paid.transactionId, 100_00)
    clock.advance(86_400)
    await watchPaid(test.app.payments)
    clock.advance(-86_400)
    expect(await reservations()).toMatchObject([{ status: 'Under Review', paid: 200_00 }])
    operator.switches.sale = null
    await workLater(60)
    expect(await reservations()).toMatchObject([{ status: 'Confirmed', paid: 200_00 }])
  })

  it('whose answer was lost is looked up, not confirmed anew', async () => {
    const paying = await givenPaying(traveller, { Going: legOf(out, 0) })
    operator.switches.after = async (call) => {
      if (call === 'confirm') throw new Error('lost')
    }
    await test.deliver(gateway.settle(paying.order))
    expect(await statusOf(traveller, paying)).toMatchObject({ State: 'checking' })
    await workLater(5)
    expect(await statusOf(traveller, paying)).toMatchObject({ State: 'paid' })
    expect(operator.calls.map(({ call }) => call).slice(-2)).toEqual(['confirm', 'lookUp'])
  })

  it('that never heard of the confirmation is asked to confirm again', async () => {
    const paying = await givenPaying(traveller, { Going: legOf(out, 0) })
    crashAfterCommit()
    await test.deliver(gateway.settle(paying.order))
    operator.reset()
    await workLater(5)
    expect(operator.calls.map(({ call }) => call)).toEqual(['lookUp', 'confirm'])
    expect(await statusOf(traveller, paying)).toMatchObject({ State: 'paid' })
  })

  it('is asked ever more seldom, and after ten minutes the staff knows', async () => {
    const paying = await givenPaying(traveller, { Going: legOf(out, 0) })
    operator.switches.sale = () => ({ state: 'unknown' })
    await test.deliver(gateway.settle(paying.order))
    for (let minute = 0; minute < 30; minute += 1) await workLater(60)
    expect(operator.calls.filter(({ call }) => call === 'confirm').length).toBeLessThan(15)
    expect(await alertsOf(test)).toEqual(['bus_sale_open'])
    expect(await statusOf(traveller, paying)).toMatchObject({ State: 'checking' })
    expect(await reservations()).toMatchObject([{ status: 'Under Review', paid: 300_00 }])
    operator.switches.sale = null
    await workLater(600)
    expect(await statusOf(traveller, paying)).toMatchObject({ State: 'paid' })
    expect(await alertsOf(test)).toEqual([])
  })

  it('that says no gives the money back once, and traveller and staff are told', async () => {
    const paying = await givenPaying(traveller, { Going: legOf(out, 0), Return: legOf(back, 0) })
    operator.switches.refuses = true
    const paid = gateway.settle(paying.order)
    await Promise.all([test.deliver(paid), test.deliver(paid)])
    await test.work()
    await workLater(600)
    expect(gateway.refunds).toMatchObject([{ amount: 500_00 }])
    expect(await refunds()).toEqual([{ amount: 500_00, reason: 'places_gone' }])
    expect(await statusOf(traveller, paying)).toMatchObject({ State: 'refunded' })
    expect(await reservations()).toEqual([
      { status: 'Cancelled', payment_status: 'Refunded', paid: 0 },
      { status: 'Cancelled', payment_status: 'Refunded', paid: 0 },
    ])
    expect(await alertsOf(test)).toEqual(['paid_but_gone'])
    expect(mailer.sent).toHaveLength(2)
  })
})

describe('a bus that has left before it is paid for', () => {
  it('gives the money back, and says why', async () => {
    const paying = await givenPaying(traveller, { Going: legOf(out, 0) })
    operator.switches.refuses = true
    const { rows } = await sql<{ departs_at: Date }>`select departs_at from bus_legs`.execute(db)
    const left = rows[0]?.departs_at.getTime() ?? 0
    const before = clock.now().getTime()
    clock.advance((left - before) / 1000)
    await test.deliver(gateway.settle(paying.order))
    await test.work()
    expect(await refunds()).toMatchObject([{ reason: 'already_begun' }])
    expect(await alertsOf(test)).toEqual(['paid_but_begun'])
    expect(mailer.sent.at(-1)?.text.replaceAll(/\s+/g, ' ')).toContain('had already left')
    clock.advance((before - clock.now().getTime()) / 1000)
  })
})

describe('messages', () => {
  it('are in the traveller’s language', async () => {
    const arabic = test.browser()
    await signIn(test, arabic, { language: 'ar' })
    const held = (await holdSeats(arabic, { Going: legOf(out, 4) })).body.Data
    if (!held) throw new Error('nothing held')
    const page = await book(arabic, held, {}, { 'accept-language': 'ar-EG' })
    expect(gateway.orders.at(-1)?.order.language).toBe('ar')
    await test.deliver(gateway.settle(page.body.Data?.split('/').at(-1) ?? ''))
    await test.work()
    expect(mailer.sent[0]?.text).toContain('المقاعد: ')
    expect(mailer.sent[0]?.subject).not.toContain('ذهاب وعودة')
    const status = await arabic.call(
      api.busPaymentStatus,
      { GoingReservationId: held.GoingTempID },
      { 'accept-language': 'ar-EG' },
    )
    expect(status.body.Data?.Confirmation?.Message).toContain('تم حجز مقاعدك')
  })

  it('tell of both ways in one mail, in Arabic too, also when the queue confirms', async () => {
    const arabic = test.browser()
    await signIn(test, arabic, { language: 'ar' })
    const request = { Going: legOf(out, 0), Return: legOf(back, 0) }
    const held = (await holdSeats(arabic, request)).body.Data
    if (!held) throw new Error('nothing held')
    const page = await book(arabic, held, {}, { 'accept-language': 'ar-EG' })
    crashAfterCommit()
    await test.deliver(gateway.settle(page.body.Data?.split('/').at(-1) ?? ''))
    operator.reset()
    await workLater(5)
    await workLater(600)
    await test.work()
    expect(mailer.sent).toHaveLength(1)
    expect(mailer.sent[0]).toMatchObject({
      language: 'ar',
      subject: expect.stringContaining('ذهاب وعودة') as string,
      text: expect.stringMatching(
        /^الذهاب: .*رمسيس إلى الغردقة.*^العودة: .*الغردقة إلى رمسيس/ms,
      ) as string,
    })
    expect(await arabic.data(api.getUserNotificationsCount, {})).toBe(2)
  })
})
