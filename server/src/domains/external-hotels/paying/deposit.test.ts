import { api } from '@rihla/contract'
import type { ExternalBooking } from '@rihla/contract/external-hotels'
import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { auditBooks } from '../../../audit-books.ts'
import type { Browser } from '../../../testing/app.ts'
import { signIn } from '../../../testing/people.ts'
import { wrongInLedger, wrongInTill } from '../../../testing/till.ts'
import { endUnpaidBalances, remindBalances } from '../../checkout/index.ts'
import { guestKeys } from '../../reservations/index.ts'
import { bookDue, finishExternalCancellings } from '../index.ts'
import { GUESTS, staffAlerts, standOf, tokenOf, FAMILY } from '../testing/bookings.ts'
import { hotelApp, STAY } from '../testing/hotel-app.ts'
import { down, lost, type Call } from '../testing/supplier.ts'

const test = await hotelApp()
const { supplier, clock, db, gateway, mailer, external, app } = test
/** Free to cancel until a week before the arrival; the rest is due nine days before, at eight in Cairo. */
const START = Date.parse('2026-11-20T10:00:00Z')
const DUE = Date.parse('2026-12-01T18:00:00Z')
const MINUTE = 60_000
/** 7500 net for three nights, 12 % on top: a quarter of it now. */
const PRICE = 840_000
const DEPOSIT = 210_000
let hotel: number
let guest: Browser

const setClock = (at: number): void => clock.advance((at - clock.now().getTime()) / 1000)
const terms = (unpaid: 'terms' | 'kept', offer: number | null = null, percent = 25) =>
  sql`insert into deposit_terms (kind, offer_id, percent, balance_days, unpaid)
    values ('partner_hotel', ${offer}, ${percent}, 9, ${unpaid})`.execute(db)

beforeAll(async () => {
  setClock(START)
  hotel = await test.given({ name: { en: 'Pearl Palace', ar: 'قصر اللؤلؤ' } })
})
beforeEach(async () => {
  supplier.reset()
  gateway.down = false
  await sql`delete from jobs.job`.execute(db)
  await sql`truncate staff_alerts, external_bookings, external_rate_plans, reservations, reservation_events, payment_attempts,
    payment_ledger, refunds, gateway_events, sent_mails, notifications, deposit_terms cascade`.execute(
    db,
  )
  setClock(START)
  mailer.sent.length = 0
  gateway.refunds.length = 0
  guest = test.browser()
  await terms('kept')
})

const during =
  (which: Call, what: () => Promise<void>) =>
  (call: Call): Promise<void> =>
    call === which ? what() : Promise.resolve()
const subjects = () => mailer.sent.map(({ subject }) => subject.replaceAll('\u00a0', ' '))

/** The second plan can be cancelled free of charge; the first, the cheapest, never. */
const quote = async (PayDeposit = true, nth = 1, by = guest): Promise<ExternalBooking> =>
  by.data(api.getExternalBooking, {
    id: hotel,
    ...STAY,
    RatePlanToken: await tokenOf(by, hotel, FAMILY, nth),
    PayDeposit,
  })
const place = async (it: ExternalBooking, by = guest): Promise<number> => {
  const { ReservationId } = await by.data(api.bookExternal, {
    id: hotel,
    TempReservationId: it.TempReservationId,
    Paxes: [...GUESTS],
    PayableAmount: it.HotelPricingInformation.PayableAmount,
  })
  return ReservationId
}
const open = async (ReservationId: number, by = guest): Promise<string> => {
  const { PaymentUrl } = await by.data(api.confirmPayment, {
    ReservationId,
    ModuleType: 'Hotel',
    PaymentMethod: 'BANK_CARD',
  })
  return PaymentUrl.split('/').at(-1) ?? ''
}
/** The deposit is paid, and the supplier hasn't been asked yet. */
async function givenPaid(by = guest): Promise<number> {
  const id = await place(await quote(true, 1, by), by)
  await test.deliver(gateway.settle(await open(id, by)))
  return id
}
async function givenBooked(by = guest): Promise<number> {
  const id = await givenPaid(by)
  await test.work()
  await test.work()
  return id
}
const payRest = async (ReservationId: number, by = guest) => {
  const { status, body } = await by.call(api.completePayment, { ReservationId, Module: 'Hotel' })
  const page = String(body.Data).split('/').at(-1) ?? ''
  return { status, code: body.Error === null ? null : body.code, page }
}
const restOf = (ReservationId: number, by = guest) =>
  by.data(api.paymentStatus, { ReservationId, ModuleType: 'Hotel', Balance: true })
const seen = (ReservationId: number, by = guest) =>
  by.data(api.getReservationDetails, { ReservationId, Module: 'Hotel' })
const cancel = (id: number, by = guest) => by.call(api.cancelBooking, { id, Module: 'Hotel' })
const bookings = async (id: number) => supplier.confirmed((await standOf(test, id)).code)
const back = () => gateway.refunds.map(({ amount }) => amount)
const sumBack = () => back().reduce((sum, amount) => sum + amount, 0)

async function isRight(): Promise<void> {
  expect([
    await wrongInTill(db),
    await wrongInLedger(db, gateway),
    await auditBooks(app.payments),
  ]).toEqual([[], [], 0])
}
/** Everything that a minute brings, until nothing moves. */
async function minute(): Promise<void> {
  await endUnpaidBalances(app.checkout)
  await finishExternalCancellings(external)
  await test.work()
  await test.work()
}

describe('what a hotel takes as a deposit', () => {
  it('is offered, on unless it is switched off, with what happens to the rest', async () => {
    const { DepositOptions, HotelPricingInformation } = await quote()
    expect(DepositOptions).toEqual({
      DepositEnabled: true,
      DepositAmount: 2100,
      DepositCurrency: 'EGP',
      Balance: 6300,
      BalanceDueAt: new Date(DUE).toISOString(),
      Policy: expect.stringContaining('the deposit is not refunded'),
    })
    expect(HotelPricingInformation.PayableAmount).toBe(2100)
    const lines = HotelPricingInformation.AmountDetails.map(({ Label }) => Label)
    expect(lines.slice(-2)).toEqual([expect.stringContaining('1 Dec'), 'Deposit to pay now'])
  })

  it('switched off: all of it is paid now, and it can be switched on again', async () => {
    const off = await quote(false)
    expect(off.DepositOptions.DepositEnabled).toBe(true)
    expect(off.HotelPricingInformation.PayableAmount).toBe(8400)
    const on = await guest.data(api.getExternalBooking, {
      id: hotel,
      ...STAY,
      RatePlanToken: await tokenOf(guest, hotel, FAMILY, 1),
      PayDeposit: true,
      TempReservationId: off.TempReservationId,
    })
    expect(on.HotelPricingInformation.PayableAmount).toBe(2100)
    expect(on.TempReservationId).toBe(off.TempReservationId)
  })

  it.each([
    ['what can’t be cancelled for less than the deposit', () => Promise.resolve(), 0, START],
    [
      'a rest that would be due in less than two days',
      () => Promise.resolve(),
      1,
      DUE - 47 * 3_600_000,
    ],
    [
      'a hotel that takes none',
      () => sql`update deposit_terms set percent = null, amount = 900000`.execute(db),
      1,
      START,
    ],
    ['no terms', () => sql`truncate deposit_terms`.execute(db), 1, START],
    [
      'terms of its own that are switched off',
      async () => {
        await terms('kept', hotel)
        await sql`update deposit_terms set active = false where offer_id = ${hotel}`.execute(db)
      },
      1,
      START,
    ],
    [
      'a rest that is due when cancelling costs more already',
      () => sql`update deposit_terms set balance_days = 6`.execute(db),
      1,
      START,
    ],
  ])('none with %s', async (_, change, nth, at) => {
    await change()
    setClock(at)
    const { DepositOptions, HotelPricingInformation } = await quote(true, nth)
    expect(DepositOptions).toMatchObject({ DepositEnabled: false, DepositAmount: 0, Policy: null })
    expect(HotelPricingInformation.PayableAmount).toBe(nth === 0 ? 7560 : 8400)
  })

  it('a page that was opened for all of it isn’t taken for the deposit', async () => {
    const full = await quote(false)
    const id = await place(full)
    const page = await open(id)
    await guest.data(api.getExternalBooking, {
      id: hotel,
      ...STAY,
      RatePlanToken: await tokenOf(guest, hotel, FAMILY, 1),
      PayDeposit: true,
      TempReservationId: id,
    })
    await test.deliver(gateway.settle(page))
    await test.work()
    expect(back()).toEqual([PRICE])
    expect(supplier.calls.some(({ call }) => call === 'book')).toBe(false)
  })
})

describe('a guest without an account', () => {
  it('pays the deposit, the hotel confirms, and the rest stays to be paid', async () => {
    const id = await givenBooked()
    expect(await standOf(test, id)).toMatchObject({
      state: 'booked',
      status: 'Deposit Paid',
      payment: 'Deposit Paid',
      paid: DEPOSIT,
      total: PRICE,
    })
    expect(await bookings(id)).toHaveLength(1)
    expect(
      await guest.data(api.paymentStatus, { ReservationId: id, ModuleType: 'Hotel' }),
    ).toMatchObject({
      State: 'paid',
      Confirmation: { TotalAmount: 2100, Message: expect.stringContaining('your deposit is paid') },
    })
    expect(await seen(id)).toMatchObject({
      StatusCode: 'Deposit Paid',
      ShowCompletePaymentButton: true,
      DueAmount: 6300,
      PaymentReservationId: id,
    })
    expect(subjects()).toEqual([expect.stringContaining('Booked with a deposit')])
    await isRight()
  })

  it.each(['e-mail', 'mailed link'] as const)(
    'pays the rest in another browser: %s',
    async (by) => {
      const id = await givenBooked()
      const { ReferenceNumber: Reference } = await seen(id)
      const elsewhere = test.browser()
      expect((await payRest(id, elsewhere)).status).toBe(404)
      const { key } = await guestKeys(db, Reference)
      expect(mailer.sent[0]?.text).toContain(key)
      await elsewhere.data(api.findBooking, {
        Reference,
        ...(by === 'e-mail' ? { EmailOrPin: 'nour@example.com' } : { Key: key }),
      })
      const { page } = await payRest(id, elsewhere)
      expect((await payRest(id, elsewhere)).page).toBe(page)
      expect(await restOf(id, elsewhere)).toMatchObject({ State: 'checking' })
      await test.deliver(gateway.settle(page))
      await test.work()
      expect(await standOf(test, id)).toMatchObject({
        status: 'Full Paid',
        payment: 'Paid',
        paid: PRICE,
        total: PRICE,
      })
      expect(await restOf(id, elsewhere)).toMatchObject({
        State: 'paid',
        Confirmation: { TotalAmount: 8400 },
      })
      expect(subjects().at(-1)).toContain('Paid in full')
      expect(await payRest(id, elsewhere)).toMatchObject({ code: 'already_booked' })
      expect(await bookings(id)).toHaveLength(1)
      await isRight()
    },
  )

  it('P1: told twice that the rest is here: one line in the books, one mail', async () => {
    const id = await givenBooked()
    const news = gateway.settle((await payRest(id)).page)
    await Promise.all([test.deliver(news), test.deliver(news)])
    await test.deliver(news)
    await test.work()
    expect(await standOf(test, id)).toMatchObject({ status: 'Full Paid', paid: PRICE })
    expect(subjects().filter((it) => it.includes('Paid in full'))).toHaveLength(1)
    await isRight()
  })

  it('P15: pays the rest that was shown, whatever the card costs: the fee is ours', async () => {
    const id = await givenBooked()
    const charge = (basisPoints: number) =>
      sql`update payment_methods set fee_basis_points = ${basisPoints} where id = 'Bank_Card'`.execute(
        db,
      )
    await charge(250)
    const { page } = await payRest(id)
    await charge(0)
    await test.deliver(gateway.settle(page))
    expect(await standOf(test, id)).toMatchObject({
      status: 'Full Paid',
      paid: PRICE,
      total: PRICE,
    })
    await isRight()
  })

  it('is reminded three days before and one day before', async () => {
    const id = await givenBooked()
    mailer.sent.length = 0
    for (const hours of [73, 71, 25, 23]) {
      setClock(DUE - hours * 3_600_000)
      await remindBalances(app.checkout)
      await test.work()
    }
    expect(subjects()).toHaveLength(2)
    expect(mailer.sent[0]?.text).toContain(`/find-booking?reference=`)
    expect((await seen(id)).StatusCode).toBe('Deposit Paid')
  })
})

describe('S1: somebody else', () => {
  it('neither pays the rest nor sees it', async () => {
    const id = await givenBooked()
    const other = test.browser()
    await signIn(test, other)
    expect((await payRest(id, other)).status).toBe(404)
    expect(
      (
        await other.call(api.paymentStatus, {
          ReservationId: id,
          ModuleType: 'Hotel',
          Balance: true,
        })
      ).status,
    ).toBe(404)
  })
})

describe('a deposit that the hotel doesn’t book for', () => {
  it('goes back in full', async () => {
    const id = await givenPaid()
    supplier.switches.gone = 'at booking'
    await test.work()
    await test.work()
    expect(await standOf(test, id)).toMatchObject({
      status: 'Cancelled',
      payment: 'Refunded',
      paid: 0,
    })
    expect(back()).toEqual([DEPOSIT])
    await isRight()
  })

  it('X1: an answer that got lost: under review, booked once, then the deposit counts', async () => {
    const id = await givenPaid()
    supplier.switches.after = during('book', lost)
    await test.work()
    expect(await standOf(test, id)).toMatchObject({
      status: 'Under Review',
      payment: 'Deposit Paid',
    })
    expect((await payRest(id)).code).toBe('already_booked')
    supplier.switches.after = async () => undefined
    clock.advance(60)
    await bookDue(external)
    expect(await standOf(test, id)).toMatchObject({ status: 'Deposit Paid', paid: DEPOSIT })
    expect(await bookings(id)).toHaveLength(1)
    await isRight()
  })
})

describe('a rest that isn’t paid', () => {
  it.each([
    ['kept', 0],
    ['terms', DEPOSIT],
  ] as const)('is cancelled with the hotel, and the deposit is %s', async (unpaid, refund) => {
    await sql`update deposit_terms set unpaid = ${unpaid}`.execute(db)
    const id = await givenBooked()
    supplier.switches.charge = 0
    setClock(DUE + 14 * MINUTE)
    await minute()
    expect((await standOf(test, id)).status).toBe('Deposit Paid')
    expect((await payRest(id)).code).toBe('balance_overdue')
    setClock(DUE + 16 * MINUTE)
    await minute()
    expect(await standOf(test, id)).toMatchObject({
      state: 'cancelled',
      status: 'Cancelled',
      paid: DEPOSIT - refund,
    })
    expect(await bookings(id)).toEqual([])
    expect(sumBack()).toBe(refund)
    expect(subjects().at(-1)).toMatch(/since the rest was not paid|Refund|refund/)
    await isRight()
  })

  it('while the bank can’t be asked it stands; paid at the last moment, it is kept', async () => {
    const id = await givenBooked()
    const { page } = await payRest(id)
    gateway.down = true
    setClock(DUE + 16 * MINUTE)
    await minute()
    expect((await standOf(test, id)).status).toBe('Deposit Paid')
    gateway.down = false
    gateway.settle(page)
    await minute()
    expect(await standOf(test, id)).toMatchObject({ status: 'Full Paid', paid: PRICE })
    expect(await bookings(id)).toHaveLength(1)
    await isRight()
  })

  it('a hotel that can’t be asked is asked until it answers; money that comes meanwhile goes back', async () => {
    const id = await givenBooked()
    const { page } = await payRest(id)
    setClock(DUE + 16 * MINUTE)
    supplier.switches.before = down
    await minute()
    await test.deliver(gateway.settle(page))
    await test.work()
    expect(sumBack()).toBe(PRICE - DEPOSIT)
    expect(await seen(id)).toMatchObject({
      ShowCompletePaymentButton: false,
      ShowCancelButton: false,
    })
    supplier.switches.before = async () => undefined
    clock.advance(900)
    await minute()
    expect(await standOf(test, id)).toMatchObject({ status: 'Cancelled', paid: DEPOSIT })
    expect(await bookings(id)).toEqual([])
    await isRight()
  })

  it('a hotel that refuses to cancel: the staff is told, and it isn’t asked each minute', async () => {
    await givenBooked()
    supplier.switches.refusesToCancel = true
    setClock(DUE + 16 * MINUTE)
    await minute()
    await minute()
    expect(supplier.calls.filter(({ call }) => call === 'cancel')).toHaveLength(1)
    expect(await staffAlerts(test)).toContain('external_cancellation_refused')
  })
})

describe('cancelled by its guest', () => {
  it('with the deposit paid: what was paid comes back, and an open page ends', async () => {
    const id = await givenBooked()
    const { page } = await payRest(id)
    supplier.switches.charge = 0
    expect(await cancel(id)).toMatchObject({ body: { Data: { RefundAmount: 2100 } } })
    await test.deliver(gateway.settle(page))
    await minute()
    expect(await standOf(test, id)).toMatchObject({ status: 'Cancelled', paid: 0 })
    expect(sumBack()).toBe(PRICE)
    await isRight()
  })

  it('in the last week, all paid: the rest goes back first, a quarter is kept', async () => {
    const id = await givenBooked()
    await test.deliver(gateway.settle((await payRest(id)).page))
    setClock(Date.parse('2026-12-05T10:00:00Z'))
    expect(await cancel(id)).toMatchObject({ body: { Data: { RefundAmount: 6300 } } })
    await minute()
    expect(await standOf(test, id)).toMatchObject({ status: 'Cancelled', paid: DEPOSIT })
    expect(back()).toEqual([PRICE - DEPOSIT])
    await isRight()
  })
})
