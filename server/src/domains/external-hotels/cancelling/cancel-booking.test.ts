import { api } from '@rihla/contract'
import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { auditBooks } from '../../../audit-books.ts'
import type { Browser } from '../../../testing/app.ts'
import { signIn } from '../../../testing/people.ts'
import { completeReservations } from '../../reservations/index.ts'
import { externalCancellingAmong, finishExternalCancellings } from '../index.ts'
import {
  givenBooked,
  givenPaid,
  givenPaying,
  givenPlaced,
  paymentOf,
  staffAlerts,
  standOf,
} from '../testing/bookings.ts'
import { hotelApp } from '../testing/hotel-app.ts'
import { down, lost, type Call } from '../testing/supplier.ts'
import { emptyTables, tables } from '../../../testing/empty-tables.ts'

const test = await hotelApp()
const { supplier, clock, db, gateway, external, mailer } = test
const START = clock.now().getTime()
let hotel: number
let traveller: Browser

beforeAll(async () => {
  hotel = await test.given({ name: { en: 'Pearl Palace', ar: 'قصر اللؤلؤ' } })
})
beforeEach(async () => {
  supplier.reset()
  await sql`delete from jobs.job`.execute(db)
  await emptyTables(db, [
    ...tables.payments,
    'staff_alerts',
    'external_bookings',
    'external_rate_plans',
    'reservations',
    'reservation_events',
    'sent_mails',
  ])
  gateway.refunds.length = 0
  mailer.sent.length = 0
  clock.advance((START - clock.now().getTime()) / 1000)
  traveller = test.browser()
  await signIn(test, traveller)
})

const during =
  (which: Call, what: () => Promise<void>) =>
  (call: Call): Promise<void> =>
    call === which ? what() : Promise.resolve()
const ask = (id: number) =>
  traveller.data(api.getCancellation, { id, Module: 'Hotel', Detailed: true })
const cancel = (id: number, Refund?: number) =>
  traveller.call(api.cancelBooking, {
    id,
    Module: 'Hotel',
    ...(Refund !== undefined && { Refund }),
  })
const cancelled = () => supplier.calls.filter((it) => it.call === 'cancel').length
const later = async (minutes: number): Promise<void> => {
  for (let passed = 0; passed < minutes; passed += 5) {
    clock.advance(300)
    await finishExternalCancellings(external)
  }
  await test.work()
  await test.work()
}

/** The dearer, free to cancel until a week before the arrival; then a quarter is charged, then all. */
async function givenRefundable(): Promise<number> {
  const id = await givenBooked(test, traveller, hotel)
  await sql`
    update external_bookings set offer = offer || jsonb_build_object('cancellation',
      jsonb_build_array(jsonb_build_object('from', '2026-12-03T21:59:00Z', 'charge', 189000),
        jsonb_build_object('from', '2026-12-08T21:59:00Z', 'charge', 756000)))
    where id = ${id}`.execute(db)
  supplier.switches.charge = 0
  return id
}

async function isCancelled(id: number, refund: number): Promise<void> {
  expect(await standOf(test, id)).toMatchObject({
    state: 'cancelled',
    status: 'Cancelled',
    paid: 756_000 - refund,
  })
  await test.work()
  expect(gateway.refunds.map(({ amount }) => amount)).toEqual(refund > 0 ? [refund] : [])
  expect(await auditBooks(test.app.payments)).toBe(0)
}

describe('cancelling', () => {
  it('gives back what the supplier leaves, and never less than was promised', async () => {
    const id = await givenRefundable()
    expect(await ask(id)).toMatchObject({ IsCancelable: true, RefundAmount: 7560, KeptAmount: 0 })
    expect(await cancel(id, 7560)).toMatchObject({
      body: { Data: { IsSuccess: true, RefundAmount: 7560 } },
    })
    await isCancelled(id, 756_000)
    expect((await standOf(test, id)).state).toBe('cancelled')
    expect(supplier.confirmed((await standOf(test, id)).code)).toEqual([])
  })

  it.each([
    ['charges a quarter as was sold', 168_750, 5670],
    ['charges less than was sold', 0, 7560],
    ['charges more than was sold: ours to bear', 675_000, 5670],
  ])('in the last week, and the supplier %s', async (_, charge, refund) => {
    const id = await givenRefundable()
    clock.advance((Date.parse('2026-12-05T10:00:00Z') - clock.now().getTime()) / 1000)
    supplier.switches.charge = charge
    expect(await ask(id)).toMatchObject({ RefundAmount: refund, KeptAmount: 7560 - refund })
    await cancel(id, refund)
    await isCancelled(id, refund * 100)
  })

  it('of what can’t be refunded gives nothing back, and says so before', async () => {
    const id = await givenBooked(test, traveller, hotel)
    expect(await ask(id)).toMatchObject({ RefundAmount: 0, KeptAmount: 7560 })
    await cancel(id, 0)
    await isCancelled(id, 0)
  })

  it('of what can’t be refunded promises nothing while the hotel is silent', async () => {
    const id = await givenBooked(test, traveller, hotel)
    supplier.switches.after = during('cancel', lost)
    const { Result } = (await cancel(id, 0)).body.Data ?? {}
    expect(Result).toContain('We have asked the hotel to cancel. Nothing comes back')
    expect(Result).not.toContain('EGP')
  })

  it('for another refund than was shown is refused', async () => {
    const id = await givenRefundable()
    expect(await cancel(id, 1)).toMatchObject({ status: 409, body: { code: 'refund_changed' } })
    expect(cancelled()).toBe(0)
  })

  it('C1: pressed twice at once: one cancelling, one refund', async () => {
    const id = await givenRefundable()
    const answers = await Promise.all([cancel(id), cancel(id), cancel(id)])
    expect(answers.map((it) => it.status)).toEqual([200, 200, 200])
    expect(cancelled()).toBe(1)
    await isCancelled(id, 756_000)
    expect((await cancel(id)).status).toBe(200)
    await isCancelled(id, 756_000)
  })

  it('the answer lost: says that the hotel was asked, and is found out', async () => {
    const id = await givenRefundable()
    supplier.switches.after = during('cancel', lost)
    const asked = await cancel(id)
    expect(asked.body.Data).toMatchObject({ IsSuccess: true, RefundAmount: 7560, IsOver: false })
    expect(asked.body.Data?.Result).toContain('We have asked the hotel to cancel')
    expect(await standOf(test, id)).toMatchObject({ state: 'booked', status: 'Confirmed' })
    expect(await externalCancellingAmong(db, [id])).toEqual([id])
    // It was asked for already: there is nothing to press again.
    const shown = { ReservationId: id, Module: 'Hotel' } as const
    expect(await traveller.data(api.getReservationDetails, shown)).toMatchObject({
      StatusCode: 'Confirmed',
      ShowCancelButton: false,
    })
    // Over or not, it isn't completed while nobody knows.
    const publish = external.publish
    await completeReservations({
      ...test,
      ...test.app.checkout,
      publish,
      stillOpen: (ids) => externalCancellingAmong(db, ids),
    })
    supplier.switches.after = async () => undefined
    await later(10)
    expect(cancelled()).toBe(1)
    await isCancelled(id, 756_000)
  })

  it('a supplier that can’t be asked is asked again; after a while the staff is told', async () => {
    const id = await givenRefundable()
    supplier.switches.before = down
    expect((await cancel(id)).body.Data?.Result).toContain('We have asked the hotel')
    await later(20)
    expect(await staffAlerts(test)).toContain('external_cancellation_open')
    supplier.switches.before = async () => undefined
    await later(15)
    await isCancelled(id, 756_000)
    expect(await staffAlerts(test)).not.toContain('external_cancellation_open')
  })

  it('refused by the supplier: the guests are expected, and the staff is told', async () => {
    const id = await givenRefundable()
    supplier.switches.refusesToCancel = true
    expect(await cancel(id)).toMatchObject({ body: { code: 'not_cancelable' } })
    expect(await standOf(test, id)).toMatchObject({ state: 'booked', status: 'Confirmed' })
    expect(await staffAlerts(test)).toContain('external_cancellation_refused')
    // Agreed to after all: it doesn't stand any more.
    supplier.switches.refusesToCancel = false
    expect(await cancel(id)).toMatchObject({ status: 200 })
    await isCancelled(id, 756_000)
    expect(await staffAlerts(test)).not.toContain('external_cancellation_refused')
  })

  it.each(['en', 'ar'] as const)(
    'refused after a silence: its traveller reads that it stands, once, in %s',
    async (language) => {
      const id = await givenRefundable()
      await sql`update reservations set language = ${language} where id = ${id}`.execute(db)
      supplier.switches.before = down
      await cancel(id)
      await test.work()
      mailer.sent.length = 0
      supplier.reset()
      supplier.switches.refusesToCancel = true
      await later(20)
      expect(await standOf(test, id)).toMatchObject({ state: 'booked', status: 'Confirmed' })
      expect(mailer.sent.map(({ subject }) => subject)).toEqual([
        expect.stringMatching(language === 'en' ? /^Not cancelled: / : /^لم يُلغَ حجزك: /),
      ])
      const { Data } = await traveller.data(api.getUserNotifications, {
        PageNumber: 1,
        PageSize: 9,
      })
      const refused = Data.filter((it) => it.NotificationType === 'CancellingRefused')
      expect(refused.map(({ Message }) => Message)).toEqual([expect.stringContaining('stands')])
    },
  )

  it('what isn’t paid is let go; a page that is paid later gives back', async () => {
    const placed = await givenPlaced(traveller, hotel)
    expect(await cancel(placed, 0)).toMatchObject({ status: 200 })
    expect(await standOf(test, placed)).toMatchObject({ state: 'cancelled', status: 'Cancelled' })
    const { reservation, order } = await givenPaying(traveller, hotel)
    await cancel(reservation)
    await test.deliver(gateway.settle(order))
    await test.work()
    expect(gateway.refunds).toHaveLength(1)
    expect(supplier.calls.some((it) => it.call === 'book')).toBe(false)
  })

  it('while the hotel’s yes is awaited, and once the stay has begun, is refused', async () => {
    const paid = await givenPaid(test, traveller, hotel)
    expect(await cancel(paid)).toMatchObject({ body: { code: 'not_cancelable' } })
    await test.work()
    clock.advance((Date.parse('2026-12-10T13:00:00Z') - clock.now().getTime()) / 1000)
    expect(await cancel(paid)).toMatchObject({ body: { code: 'not_cancelable' } })
  })

  it.each([
    ['all of it', 0, 'EGP 7,560 goes back to you.', 'نعيد إليك'],
    ['a part', 168_750, 'EGP 5,670 goes back to you, after a fee of EGP 1,890.', 'بعد خصم رسوم'],
    ['nothing', 675_000, 'Nothing is refunded.', 'لا يوجد مبلغ مسترد'],
  ])('says to who looks at its payment that %s came back', async (what, charge, en, ar) => {
    const id =
      what === 'nothing' ? await givenBooked(test, traveller, hotel) : await givenRefundable()
    if (what === 'a part')
      clock.advance((Date.parse('2026-12-05T10:00:00Z') - clock.now().getTime()) / 1000)
    supplier.switches.charge = charge
    await cancel(id)
    const shown = await paymentOf(traveller, id)
    expect(shown.State).toBe('refunded')
    expect(shown.Message?.replaceAll('\u00a0', ' ')).toBe(`Your booking is cancelled. ${en}`)
    const wanted = { ReservationId: id, ModuleType: 'Hotel' } as const
    const arabic = await traveller.call(api.paymentStatus, wanted, { 'accept-language': 'ar-EG' })
    expect(arabic.body.Data?.Message).toContain(ar)
  })

  it('says of what was never paid that nothing was charged, and that late money goes back', async () => {
    const { reservation, order } = await givenPaying(traveller, hotel)
    await cancel(reservation)
    expect(await paymentOf(traveller, reservation)).toMatchObject({
      State: 'none',
      Message: 'Your booking is cancelled. Nothing was charged.',
    })
    await test.deliver(gateway.settle(order))
    expect(await paymentOf(traveller, reservation)).toMatchObject({
      State: 'refunded',
      Message: expect.stringContaining('If you have just paid, that money is on its way back.'),
    })
  })

  it('S1: somebody else’s isn’t found', async () => {
    const id = await givenRefundable()
    const other = test.browser()
    await signIn(test, other)
    for (const answer of [
      await other.call(api.getCancellation, { id }),
      await other.call(api.cancelBooking, { id }),
      await other.call(api.getReservationDetails, { ReservationId: id, Module: 'Hotel' }),
    ])
      expect(answer).toMatchObject({ status: 404, body: { code: 'reservation_not_found' } })
  })
})
