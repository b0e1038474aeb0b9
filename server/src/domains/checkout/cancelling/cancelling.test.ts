import { api } from '@rihla/contract'
import type { CancellationNow } from '@rihla/contract/cancellation/calls'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { auditBooks } from '../../../audit-books.ts'
import { GatewayRefused } from '../../../ports/payment-gateway.ts'
import { testApp, type Browser } from '../../../testing/app.ts'
import {
  DAY,
  givenActivity,
  givenHeld,
  givenPaying,
  givenPlaces,
  statusOf,
  requestFor,
} from '../../../testing/booking.ts'
import { signIn } from '../../../testing/people.ts'
import { wrongInLedger, wrongInTill } from '../../../testing/till.ts'
import { takeByHand } from '../../payments/by-hand/take-by-hand.ts'
import { emptySales } from '../../../testing/empty-tables.ts'

const test = await testApp()
await givenPlaces(test)
const { app, clock, gateway, mailer, db, browser } = test
let activity = 0
let buyer: Browser = browser()
/** 09:00 in Cairo on the day: free until a day before, half until twelve hours before. */
const FREE_UNTIL = Date.parse('2026-12-16T07:00:00Z')
const HALF_UNTIL = Date.parse('2026-12-16T19:00:00Z')
const BEGINS = Date.parse('2026-12-17T07:00:00Z')

const setClock = (at: number): void => clock.advance((at - clock.now().getTime()) / 1000)
const stock = async () => {
  const { rows } = await sql<{ held: number; sold: number }>`
    select held, sold from stock where item_id = ${activity}`.execute(db)
  return rows[0]
}
const reservationId = async (by = buyer): Promise<number> => {
  const { Data } = await by.data(api.getUserReservation, { PageNumber: 1, PageSize: 1 })
  return Data[0]?.Id ?? 0
}
const details = (id: number, by = buyer) =>
  by.data(api.getReservationDetails, { ReservationId: id, Module: 'Activity' })
const refunds = async () => {
  const { rows } = await sql<{ amount: number; state: string; reason: string }>`
    select amount, state, reason from refunds order by id`.execute(db)
  return rows
}

/** Two places at 500 EGP, paid: the reservation's id. */
async function givenBooked(by = buyer): Promise<number> {
  const tempId = await givenHeld(by, activity)
  await test.deliver(gateway.settle(await givenPaying(test, by, tempId)))
  return reservationId(by)
}

/** The same, with its payment page open. */
async function givenUnpaid(): Promise<{ id: number; tempId: number; page: string }> {
  const tempId = await givenHeld(buyer, activity)
  const page = await givenPaying(test, buyer, tempId)
  return { id: await reservationId(), tempId, page }
}

const look = async (id: number, by = buyer) =>
  (await by.data(api.getCancellation, { id, Detailed: true })) as CancellationNow
const cancel = (id: number, Refund?: number, by = buyer) =>
  by.call(api.cancelBooking, { id, Refund })

/** Everything that must be true of the books, whatever was cancelled. */
async function expectRight(): Promise<void> {
  expect([
    await wrongInTill(db),
    await wrongInLedger(db, gateway),
    await auditBooks(app.payments),
  ]).toEqual([[], [], 0])
}

beforeEach(async () => {
  gateway.down = false
  gateway.beforeRefund = async () => undefined
  setClock(Date.parse('2026-12-01T10:00:00Z'))
  await emptySales(db)
  mailer.sent.length = 0
  gateway.refunds.length = 0
  activity = await givenActivity(test)
  buyer = browser()
  await signIn(test, buyer)
})

describe('what cancelling gives back', () => {
  it('is told in words to whoever asks in the specified way, and in numbers on request', async () => {
    const id = await givenBooked()
    setClock(FREE_UNTIL - 1000)
    expect(await buyer.data(api.getCancellation, { id })).toBe(
      [
        'Cancel by Wed 16 Dec 2026, 09:00 and EGP\u00a01,000 comes back to you. No fee is kept.',
        'Full refund until Wed 16 Dec 2026, 09:00',
        '50% refund until Wed 16 Dec 2026, 21:00',
        'No refund after that',
      ].join('\n'),
    )
    expect(await look(id)).toMatchObject({
      IsCancelable: true,
      PaidAmount: 1000,
      RefundAmount: 1000,
      KeptAmount: 0,
      Until: new Date(FREE_UNTIL).toISOString(),
    })
    const arabic = await buyer.call(api.getCancellation, { id }, { 'accept-language': 'ar-EG' })
    expect(arabic.body.Data).toContain('بلا أي رسوم')
  })

  it.each([
    [FREE_UNTIL - 1, 1000, 0],
    [FREE_UNTIL, 500, 500],
    [HALF_UNTIL - 1, 500, 500],
    [HALF_UNTIL, 0, 1000],
    [BEGINS - 1, 0, 1000],
  ])('C1: at the boundary, %i: %i back, %i kept, shown and done alike', async (at, back, kept) => {
    const id = await givenBooked()
    setClock(at)
    expect(await look(id)).toMatchObject({ RefundAmount: back, KeptAmount: kept })
    expect((await cancel(id, back)).body).toMatchObject({ Data: { RefundAmount: back } })
    await test.work()
    expect(gateway.refunds.map((it) => it.amount)).toEqual(back > 0 ? [back * 100] : [])
    await expectRight()
  })

  it('C2: is only looked at: nothing changes, however often', async () => {
    const id = await givenBooked()
    const before = await details(id)
    for (let n = 0; n < 5; n += 1) await look(id)
    await test.work()
    expect(await details(id)).toEqual(before)
    expect([await refunds(), await stock()]).toEqual([[], { held: 0, sold: 2 }])
  })

  it('is the promise of the day on which it was booked, whatever the offer says since', async () => {
    const id = await givenBooked()
    await sql`update activities set free_cancellation_hours = null, cancellation_steps = '[]'
      where id = ${activity}`.execute(db)
    expect(await look(id)).toMatchObject({ RefundAmount: 1000 })
  })

  it('is the rule of its kind for a booking of before', async () => {
    const id = await givenBooked()
    await sql`update reservations set sold = sold - 'cancellation'`.execute(db)
    setClock(FREE_UNTIL)
    expect(await look(id)).toMatchObject({ RefundAmount: 500, KeptAmount: 500 })
    expect((await cancel(id, 500)).status).toBe(200)
  })

  it.each([
    ['signed out', 401, 'unauthenticated'],
    ['somebody else', 404, 'reservation_not_found'],
  ] as const)('is not told to somebody %s, who cannot cancel either', async (who, status, code) => {
    const id = await givenBooked()
    const other = browser()
    if (who === 'somebody else') await signIn(test, other)
    for (const answer of [
      await other.call(api.getCancellation, { id }),
      await other.call(api.cancelBooking, { id }),
    ])
      expect(answer).toMatchObject({ status, body: { code } })
    expect((await details(id)).StatusCode).toBe('Confirmed')
  })

  it('of another module, or of none, is not found', async () => {
    const id = await givenBooked()
    const asked = (Module: 'Hotel' | 'Activity') => buyer.call(api.getCancellation, { id, Module })
    expect((await asked('Hotel')).status).toBe(404)
    expect((await asked('Activity')).status).toBe(200)
    expect((await buyer.call(api.getCancellation, { id: id + 99 })).status).toBe(404)
  })
})

describe('cancelling', () => {
  it('gives places and money back, and tells by mail and bell', async () => {
    const id = await givenBooked()
    await test.work()
    mailer.sent.length = 0
    setClock(FREE_UNTIL)
    const { body } = await cancel(id, 500)
    expect(body.Data).toEqual({
      IsSuccess: true,
      Result:
        'Your booking is cancelled. EGP\u00a0500 goes back to you, after a fee of EGP\u00a0500.',
      RefundAmount: 500,
      IsOver: true,
    })
    expect(await stock()).toEqual({ held: 0, sold: 0 })
    expect(await refunds()).toEqual([{ amount: 50_000, state: 'requested', reason: 'cancelled' }])
    const { rows } = await sql<{ actor: string; kind: string; detail: object }>`
      select actor, kind, detail from reservation_events order by id desc limit 1`.execute(db)
    expect(rows[0]).toMatchObject({
      actor: expect.stringMatching(/^user:\d+$/) as string,
      kind: 'cancelled',
      detail: { refund: 50_000, kept: 50_000 },
    })
    await test.work()
    // The mail about the refund is queued once the gateway has it.
    await test.work()
    expect(mailer.sent.map((mail) => mail.subject)).toEqual([
      expect.stringContaining('Cancelled'),
      'Your refund is with your bank: EGP\u00a0500',
    ])
    expect(mailer.sent[0]?.text).toContain('EGP\u00a0500 is kept as the cancellation fee')
    expect(await buyer.data(api.getUserNotificationsCount, {})).toBe(3)
    await expectRight()
  })

  it('C1: pressed again, and again next day: the same answer, one refund', async () => {
    const id = await givenBooked()
    const first = await cancel(id, 1000)
    clock.advance(86_400)
    for (const again of [await cancel(id, 1000), await cancel(id, 3), await cancel(id)])
      expect(again.body).toEqual(first.body)
    await test.work()
    expect(gateway.refunds).toHaveLength(1)
    expect(mailer.sent.filter((mail) => mail.subject.startsWith('Cancelled'))).toHaveLength(1)
    await expectRight()
  })

  const goingBack = [
    { at: FREE_UNTIL - 1, back: 1000, before: 30_000, all: [30_000, 70_000] },
    { at: FREE_UNTIL, back: 500, before: 30_000, all: [30_000, 20_000] },
    { at: FREE_UNTIL - 1, back: 1000, before: 100_000, all: [100_000] },
  ]
  it.each(goingBack)('C4: owes what another refund doesn’t give back: $all', async (it) => {
    const { at, back, before, all } = it
    const id = await givenBooked()
    await sql`
        insert into refunds (attempt_id, amount, reason, state, requested_at)
        select id, ${before}, 'goodwill', 'requested', now() from payment_attempts`.execute(db)
    setClock(at)
    const first = await cancel(id, back)
    expect(first).toMatchObject({ status: 200, body: { Data: { RefundAmount: back } } })
    expect((await cancel(id, back)).body).toEqual(first.body)
    expect((await refunds()).map(({ amount }) => amount)).toEqual(all)
    await expectRight()
  })

  it('is refused with what it comes to by now, when that isn’t what was shown', async () => {
    const id = await givenBooked()
    setClock(FREE_UNTIL)
    expect(await cancel(id, 1000)).toMatchObject({
      status: 409,
      body: {
        code: 'refund_changed',
        Error: 'What comes back has changed to EGP\u00a0500. Please look at it before you cancel.',
      },
    })
    expect((await details(id)).StatusCode).toBe('Confirmed')
    expect((await cancel(id)).body).toMatchObject({ Data: { RefundAmount: 500 } })
  })

  it.each([BEGINS, BEGINS + 86_400_000])('C1: from its beginning on is refused', async (at) => {
    const id = await givenBooked()
    setClock(at)
    for (const answer of [await cancel(id, 0), await buyer.call(api.getCancellation, { id })])
      expect(answer).toMatchObject({ status: 409, body: { code: 'not_cancelable' } })
    expect(await details(id)).toMatchObject({ ShowCancelButton: false, Cancellation: [] })
  })

  it('C2: by another site is refused, as all that a cookie signs in', async () => {
    const id = await givenBooked()
    const answer = await buyer.call(
      api.cancelBooking,
      { id },
      { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
    )
    expect(answer).toMatchObject({ status: 403, body: { code: 'cross_site' } })
    const bare = await app.http.request(`/api/Hotels/CancelBooking/${id}`, {
      method: 'DELETE',
      headers: { cookie: `session=${buyer.token}` },
    })
    expect(bare.status).toBe(403)
    expect((await details(id)).StatusCode).toBe('Confirmed')
  })

  it('is watched by the nightly audit: of what was paid exactly the fee is kept', async () => {
    const id = await givenBooked()
    setClock(FREE_UNTIL)
    await cancel(id, 500)
    await test.work()
    expect(await auditBooks(app.payments)).toBe(0)
    await sql`update reservations set paid = paid + 100`.execute(db)
    expect(await auditBooks(app.payments)).toBe(1)
  })

  it('C3: what was cancelled is sold again while its refund is pending; both histories stand', async () => {
    const id = await givenBooked()
    gateway.down = true
    await cancel(id, 1000)
    gateway.down = false
    const other = browser()
    await signIn(test, other)
    const theirs = await givenBooked(other)
    expect(await stock()).toEqual({ held: 0, sold: 2 })
    await test.work()
    expect(await details(id)).toMatchObject({ StatusCode: 'Cancelled', PaymentStatus: 'Refunded' })
    expect(await details(theirs, other)).toMatchObject({ StatusCode: 'Confirmed' })
    await expectRight()
  })

  it('keeps its hold from being edited, renewed or paid again', async () => {
    const { id, tempId } = await givenUnpaid()
    await cancel(id)
    const pay = {
      ReservationId: tempId,
      ModuleType: 'Activity',
      PaymentMethod: 'Bank_Card',
    } as const
    const edit = requestFor(activity, { TempReseravtionId: tempId, Edition: 9, UserName: 'Nour' })
    for (const answer of [
      await buyer.call(api.confirmPayment, pay),
      await buyer.call(api.setTempReservation, edit),
      await buyer.call(api.renewTempReservation, { TempReseravtionId: tempId }),
    ])
      expect(answer).toMatchObject({ status: 409, body: { code: 'booking_cancelled' } })
    expect(await statusOf(buyer, tempId)).toMatchObject({ State: 'none' })
  })
})

describe('a reservation that waits for its payment', () => {
  it('is let go, with its page and its places; nothing is charged', async () => {
    const { id, page } = await givenUnpaid()
    expect(await look(id)).toMatchObject({ IsCancelable: true, RefundAmount: 0, PaidAmount: 0 })
    expect((await cancel(id, 0)).body.Data?.Result).toBe(
      'Your booking is cancelled. Nothing was charged.',
    )
    expect(await stock()).toEqual({ held: 0, sold: 0 })
    expect(await details(id)).toMatchObject({
      StatusCode: 'Cancelled',
      PaymentStatusCode: 'Cancelled',
      ShowCancelButton: false,
    })
    // The page was open all the time: what is paid there bought nothing, and goes back.
    await test.deliver(gateway.settle(page))
    await test.work()
    expect(gateway.refunds).toHaveLength(1)
    expect(await details(id)).toMatchObject({ StatusCode: 'Cancelled' })
    await expectRight()
  })

  it('by a transfer says no more than that it hasn’t come, and what to do if it was made', async () => {
    await sql`update payment_methods set active = true, fields = '[{"label": {"en": "Account", "ar": "الحساب"},
      "value": {"en": "1", "ar": "1"}, "copy": true, "half": true}]' where id = 'Bank_Transfer'`.execute(
      db,
    )
    const about = {
      ReservationId: await givenHeld(buyer, activity),
      ModuleType: 'Activity' as const,
    }
    await buyer.data(api.confirmPayment, { ...about, PaymentMethod: 'Bank_Transfer' })
    const id = await reservationId()
    const { Text } = await look(id)
    expect(Text).toMatch(/^No payment has reached us\..*If you made the transfer/)
    const { Result } = (await cancel(id, 0)).body.Data ?? {}
    expect(Result).toMatch(/cancelled\. No payment has reached us\. If you made the transfer/)
    await test.work()
    const mail = mailer.sent.at(-1)?.text.replaceAll(/\s+/g, ' ')
    expect(mail).toContain('is cancelled. No payment has reached us.')
  })

  /** What is said of money that comes after all. */
  const saidOfLate = async () => {
    await test.work()
    const { rows: notices } = await sql<{ en: string; ar: string }>`
      select message_en as en, message_ar as ar from notifications where type = 'ReservationRefunded'`.execute(
      db,
    )
    const { rows: alerts } = await sql<{ kind: string }>`
      select kind from staff_alerts where kind <> 'refund_by_hand'`.execute(db)
    const mail = mailer.sent.at(-1)?.text.replaceAll(/\s+/g, ' ') ?? ''
    const reasons = (await refunds()).map(({ reason }) => reason)
    return { notices, alerts: alerts.map(({ kind }) => kind), mail, reasons }
  }
  const asOver = {
    notices: [
      {
        en: expect.stringContaining('after the booking had been cancelled') as string,
        ar: expect.stringContaining('بعد إلغاء الحجز') as string,
      },
    ],
    alerts: ['booking_over'],
    mail: expect.not.stringContaining('pay for it while it is held') as string,
    reasons: ['booking_over'],
  }

  it('and is let go: what is paid on its page says that it is over, not that it was changed', async () => {
    const { id, page } = await givenUnpaid()
    await cancel(id, 0)
    await test.deliver(gateway.settle(page))
    expect(await saidOfLate()).toEqual(asOver)
    await expectRight()
  })

  it('and is let go: so does cash that is taken by an old list', async () => {
    await sql`update payment_methods set active = true, fields = '[{"label": {"en": "At", "ar": "في"},
      "value": {"en": "1", "ar": "1"}, "copy": true, "half": true}]' where id = 'Cash_On_Delivery'`.execute(
      db,
    )
    const tempId = await givenHeld(buyer, activity)
    const about = { ReservationId: tempId, ModuleType: 'Activity' as const }
    await buyer.data(api.confirmPayment, { ...about, PaymentMethod: 'Cash_On_Delivery' })
    await cancel(await reservationId(), 0)
    const { rows } = await sql<{ id: number }>`select id from payment_attempts`.execute(db)
    const taken = { attemptId: rows[0]?.id ?? 0, staff: 'amira' }
    expect(await takeByHand(app.payments, taken)).toBe('returned')
    expect(await saidOfLate()).toEqual(asOver)
    await expectRight()
  })

  it('P3: paid without a callback, is found to be paid before it is let go', async () => {
    const { id, page } = await givenUnpaid()
    gateway.settle(page)
    expect(await cancel(id, 0)).toMatchObject({ status: 409, body: { code: 'refund_changed' } })
    expect((await details(id)).StatusCode).toBe('Confirmed')
    expect((await cancel(id, 1000)).status).toBe(200)
    await test.work()
    await expectRight()
  })

  it('stays while the gateway cannot be asked', async () => {
    const { id } = await givenUnpaid()
    gateway.down = true
    expect(await cancel(id, 0)).toMatchObject({ status: 409, body: { code: 'payment_open' } })
    expect((await details(id)).StatusCode).toBe('Pending Payment')
  })
})

describe('the page of a cancelled reservation', () => {
  it('says how much of what came back, and how far the refund is', async () => {
    const id = await givenBooked()
    expect(await details(id)).toMatchObject({ ShowCancelButton: true, Refunds: [] })
    setClock(FREE_UNTIL)
    await cancel(id, 500)
    const now = await details(id)
    expect(now).toMatchObject({
      StatusCode: 'Cancelled',
      PaymentStatus: 'Refund on its way',
      ShowCancelButton: false,
      Cancellation: [],
      Refunds: [{ Amount: 500, State: 'requested', Title: 'Refund of EGP\u00a0500' }],
    })
    expect(now.AmountDetails.slice(-3).map(({ Label, Text }) => `${Label} ${Text}`)).toEqual([
      'Total EGP\u00a01,000',
      'Cancellation fee EGP\u00a0500',
      'Refund EGP\u00a0500',
    ])
    expect(now.ReservationSteps.at(-1)).toEqual({
      Text: 'Cancelled',
      Description: 'This booking was cancelled. Refund: EGP\u00a0500 of EGP\u00a01,000.',
      Status: 2,
    })
    await test.work()
    const sent = await details(id)
    expect(sent).toMatchObject({
      PaymentStatus: 'Partly refunded',
      PaymentStatusCode: 'Refunded',
      Refunds: [{ State: 'sent' }],
    })
    expect(sent.Refunds[0]?.Steps.map((step) => step.Status)).toEqual([2, 2, 1])
    expect(sent.Refunds[0]?.Steps[2]?.Description).toBe(
      'Banks take up to 14 days: by Wed 30 Dec 2026 at the latest.',
    )
    clock.advance(15 * 86_400)
    const last = (await details(id)).Refunds[0]
    expect([last?.State, last?.Steps.map((step) => step.Status)]).toEqual(['arrived', [2, 2, 2]])
  })

  it('says that we are on it when the gateway refuses, and the staff is alerted', async () => {
    const id = await givenBooked()
    gateway.beforeRefund = async () => {
      throw new GatewayRefused('closed account')
    }
    await cancel(id, 1000)
    await test.work()
    const { Refunds } = await details(id)
    expect(Refunds[0]).toMatchObject({ State: 'failed', Amount: 1000 })
    expect(Refunds[0]?.Steps.map((step) => step.Text)).toContain('We are on it')
    const { rows } = await sql<{ kind: string; detail: object }>`
      select kind, detail from staff_alerts`.execute(db)
    // What the bank said of its payer stands with the refund, and goes with the account.
    const detail = { amount: 100_000, reason: 'cancelled' }
    expect(rows).toEqual([{ kind: 'refund_refused', detail }])
  })

  it('speaks Arabic, in its mails too', async () => {
    const reader = browser()
    await signIn(test, reader, { language: 'ar' })
    const tempId = await givenHeld(reader, activity)
    const { PaymentUrl } = (
      await reader.call(
        api.confirmPayment,
        { ReservationId: tempId, ModuleType: 'Activity', PaymentMethod: 'Bank_Card' },
        { 'accept-language': 'ar-EG' },
      )
    ).body.Data ?? { PaymentUrl: '' }
    await test.deliver(gateway.settle(PaymentUrl.split('/').at(-1) ?? ''))
    await test.work()
    const id = await reservationId(reader)
    setClock(HALF_UNTIL - 60_000)
    await cancel(id, 500, reader)
    await test.work()
    await test.work()
    const [confirmed, cancelled, sent] = mailer.sent
    expect(confirmed?.text).toContain('يُرد المبلغ بالكامل حتى')
    expect(cancelled?.text).toMatch(/نخصم 500\u00a0ج\.م رسوم إلغاء/)
    expect(sent?.subject).toContain('المبلغ المسترد لدى البنك')
    const page = await reader.call(
      api.getReservationDetails,
      { ReservationId: id, Module: 'Activity' },
      { 'accept-language': 'ar-EG' },
    )
    for (const step of page.body.Data?.Refunds[0]?.Steps ?? [])
      expect(`${step.Text} ${step.Description}`).not.toMatch(/[a-z]/i)
  })
})

it('what is cancelled on a day stays bookable for others on it', async () => {
  const id = await givenBooked()
  await cancel(id)
  const { Data } = await browser().data(api.getActivities, {
    PageNumber: 1,
    PageSize: 20,
    Filters: { ActivityDate: DAY, AdultsCount: 10 },
  })
  expect(Data.map((card) => card.ActivityId)).toContain(activity)
})
