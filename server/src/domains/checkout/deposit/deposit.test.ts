import { api } from '@rihla/contract'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { auditBooks } from '../../../audit-books.ts'
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
import { isEverLost, lostOf, RUNS } from '../../inventory/testing/race.ts'
import { withoutBookingLock } from '../testing/without-booking-lock.ts'
import { reconcilePayments, returnReviewed } from '../../payments/index.ts'
import { completeReservations } from '../../reservations/index.ts'
import { endUnpaidBalances, endUnpaidBookings, remindBalances } from '../index.ts'
import { emptySales } from '../../../testing/empty-tables.ts'

const test = await testApp({ connections: 30 })
await givenPlaces(test)
const { app, clock, gateway, mailer, db, browser } = test
let activity = 0
let buyer: Browser = browser()
/** Two places at 500 EGP: 300 now, 700 a week before the day, at eight in the evening in Cairo. */
const DUE = Date.parse('2026-12-10T18:00:00Z')
const GRACE = 16 * 60_000

const setClock = (at: number): void => clock.advance((at - clock.now().getTime()) / 1000)
const stock = async () => {
  const { rows } = await sql<{ held: number; sold: number }>`
    select held, sold from stock where item_id = ${activity}`.execute(db)
  return rows[0]
}
const terms = (unpaid: 'terms' | 'kept', offer: number | null = null) =>
  sql`insert into deposit_terms (kind, offer_id, percent, balance_days, unpaid)
    values ('activity', ${offer}, 30, 7, ${unpaid})`.execute(db)
const reservationId = async (tempId: number): Promise<number> => {
  const { rows } = await sql<{ id: number }>`
    select id from reservations where source_id = ${tempId}`.execute(db)
  return rows[0]?.id ?? 0
}
const details = (id: number, by = buyer) =>
  by.data(api.getReservationDetails, { ReservationId: id, Module: 'Activity' })
const refunds = async () => {
  const { rows } = await sql<{ amount: number; reason: string }>`
    select f.amount, f.reason from refunds f order by f.id`.execute(db)
  return rows
}
/** Of the newest mail, in one line. */
const lastText = () => mailer.sent.at(-1)?.text.replaceAll(/\s+/g, ' ')
const mails = () => mailer.sent.map(({ subject }) => subject.replaceAll('\u00a0', ' '))

/** Booked with the deposit; what the reservation and the hold are called. */
async function givenBooked(by = buyer, change = {}): Promise<{ id: number; tempId: number }> {
  const tempId = await givenHeld(by, activity, change)
  await test.deliver(gateway.settle(await givenPaying(test, by, tempId)))
  return { id: await reservationId(tempId), tempId }
}
const payRest = async (id: number, by = buyer, Amount?: number) => {
  const { body, status } = await by.call(api.completePayment, {
    ReservationId: id,
    Module: 'Activity',
    Amount,
  })
  return {
    status,
    code: body.Error === null ? null : body.code,
    page: String(body.Data).split('/').at(-1) ?? '',
  }
}
const restStatus = (tempId: number) =>
  buyer.data(api.paymentStatus, { ReservationId: tempId, ModuleType: 'Activity', Balance: true })

async function expectRight(): Promise<void> {
  expect([
    await wrongInTill(db),
    await wrongInLedger(db, gateway),
    await auditBooks(app.payments),
  ]).toEqual([[], [], 0])
}

/** Pays a page at the bank, and tells us, right after the gateway was asked for the n-th time. */
function payMeanwhile(page: string, nth: number): Promise<unknown> {
  const { promise, resolve } = Promise.withResolvers<unknown>()
  let asked = 0
  gateway.beforeInquiry = async () => {
    asked += 1
    if (asked === nth) setImmediate(() => resolve(test.deliver(gateway.settle(page))))
  }
  return promise
}

/** Paid in full with its places, or over with the rest on its way back; and the books are right. */
async function isWhole(id: number): Promise<boolean> {
  gateway.beforeInquiry = async () => undefined
  await reconcilePayments(app.payments)
  await test.work()
  await test.work()
  const { StatusCode } = await details(id)
  const sold = (await stock())?.sold
  const back = (await refunds()).some(({ amount }) => amount === 70_000)
  const isOne = StatusCode === 'Full Paid' ? sold === 2 && !back : sold === 0 && back
  const wrong = [...(await wrongInTill(db)), ...(await wrongInLedger(db, gateway))]
  return isOne && wrong.length === 0 && (await auditBooks(app.payments)) === 0
}

async function emptyTill(): Promise<void> {
  gateway.down = false
  setClock(Date.parse('2026-12-01T10:00:00Z'))
  await emptySales(db, ['promocodes', 'deposit_terms'])
  mailer.sent.length = 0
  gateway.refunds.length = 0
  activity = await givenActivity(test)
  buyer = browser()
  await signIn(test, buyer)
}

beforeEach(async () => {
  await emptyTill()
  await terms('kept')
})

describe('what a deposit is offered as', () => {
  const config = () =>
    buyer.data(api.checkoutConfig, { Id: activity, ModuleType: 'Activity', FromDate: DAY })

  it('is on, and said with its rest, its deadline and what happens otherwise', async () => {
    expect(await config()).toMatchObject({ DepositEnabled: true, DepositAmount: 300 })
    const held = await buyer.data(api.setTempReservation, requestFor(activity))
    expect(held).toMatchObject({
      PayableAmount: 300,
      Deposit: {
        Amount: 300,
        Balance: 700,
        BalanceDueAt: new Date(DUE).toISOString(),
        IsChosen: true,
      },
    })
    expect(held.Deposit?.Policy).toBe(
      'The rest is due by Thu 10 Dec 2026, 20:00. If it isn’t paid by then, the booking is cancelled and the deposit is not refunded.',
    )
    expect(held.AmountDetails.at(-1)?.Text).toBe('EGP\u00a01,000')
  })

  it('is off when its amount is sent back, and on again with 0', async () => {
    const tempId = await givenHeld(buyer, activity)
    const set = (DepositAmount: number, Edition: number) =>
      buyer.data(
        api.setTempReservation,
        requestFor(activity, { TempReseravtionId: tempId, DepositAmount, Edition }),
      )
    expect(await set(300, 2)).toMatchObject({ PayableAmount: 1000, Deposit: { IsChosen: false } })
    expect(await set(0, 3)).toMatchObject({ PayableAmount: 300, Deposit: { IsChosen: true } })
  })

  it('is the offer’s own where it has terms, and none where these are off', async () => {
    await sql`insert into deposit_terms (kind, offer_id, amount, balance_days, unpaid)
      values ('activity', ${activity}, 12000, 3, 'terms')`.execute(db)
    expect(await config()).toMatchObject({ DepositAmount: 120 })
    await sql`update deposit_terms set active = false where offer_id = ${activity}`.execute(db)
    expect(await config()).toMatchObject({ DepositEnabled: false, DepositAmount: 0 })
    expect(await buyer.data(api.setTempReservation, requestFor(activity))).toMatchObject({
      PayableAmount: 1000,
      Deposit: null,
    })
  })

  it('is of the price with the promocode taken off', async () => {
    await sql`insert into promocodes (code, percent) values ('HALF', 50)`.execute(db)
    const held = await buyer.data(
      api.setTempReservation,
      requestFor(activity, { Promocode: 'HALF' }),
    )
    expect(held).toMatchObject({ PayableAmount: 150, Deposit: { Amount: 150, Balance: 350 } })
  })

  it('is asked for by every way to pay, with the fee of what is paid now', async () => {
    await sql`update payment_methods set fee_basis_points = 200 where id = 'Wallet'`.execute(db)
    const tempId = await givenHeld(buyer, activity)
    const methods = await buyer.data(api.paymentMethods, {
      ReservationId: tempId,
      ModuleType: 'Activity',
    })
    expect(methods.find((it) => it.MethodId === 'Wallet')).toMatchObject({
      Price: 300,
      Fees: 6,
      PriceWithFees: 306,
    })
    await sql`update payment_methods set fee_basis_points = 0 where id = 'Wallet'`.execute(db)
  })
})

describe('booked with a deposit', () => {
  it('the places are sold, and page, papers and mail say what is left', async () => {
    const { id, tempId } = await givenBooked()
    expect(await stock()).toEqual({ held: 0, sold: 2 })
    expect(await statusOf(buyer, tempId)).toMatchObject({
      State: 'paid',
      Confirmation: { TotalAmount: 300 },
    })
    const it = await details(id)
    expect(it).toMatchObject({
      StatusCode: 'Deposit Paid',
      PaymentStatusCode: 'Deposit Paid',
      Price: 1000,
      DueAmount: 700,
      PaymentCompletionDeadline: new Date(DUE).toISOString(),
      ShowCompletePaymentButton: true,
      ShowCancelButton: true,
    })
    expect(
      it.AmountDetails.slice(-3).map((line) => [line.Label, line.Text.replace('\u00a0', ' ')]),
    ).toEqual([
      ['Total', 'EGP 1,000'],
      ['Paid so far', 'EGP 300'],
      ['Left to pay by Thu 10 Dec 2026, 20:00', 'EGP 700'],
    ])
    const papers = await buyer.data(api.getReservationPapers, {
      ReservationId: id,
      Module: 'Activity',
    })
    const amounts = papers.Invoice?.Amounts.map((line) => [
      line.Key,
      line.Value.en.replace('\u00a0', ' '),
    ])
    expect(amounts).toEqual([
      ['total', 'EGP 1,000'],
      ['paid', 'EGP 300'],
      ['due', 'EGP 700'],
    ])
    await test.work()
    expect(mails()).toEqual([expect.stringContaining('Booked with a deposit')])
    expect(mailer.sent[0]?.text).toContain('Left to pay: EGP\u00a0700')
    await expectRight()
  })

  it('it says so in Arabic, too', async () => {
    const { id } = await givenBooked()
    const { body } = await buyer.call(
      api.getReservationDetails,
      { ReservationId: id, Module: 'Activity' },
      { 'accept-language': 'ar-EG' },
    )
    expect(body.Data).toMatchObject({ ReservationStatus: 'تم دفع العربون' })
    expect(body.Data?.DepositPolicy).toContain('لا يُرد العربون')
  })

  it('the rest is paid on a page, and then nothing is left', async () => {
    const { id, tempId } = await givenBooked()
    await test.work()
    const { page } = await payRest(id)
    expect((await payRest(id)).page).toBe(page)
    expect(await restStatus(tempId)).toMatchObject({ State: 'checking' })
    const paid = gateway.settle(page)
    await Promise.all([test.deliver(paid), test.deliver(paid), test.deliver(paid)])
    expect(await restStatus(tempId)).toMatchObject({ State: 'paid' })
    expect(await details(id)).toMatchObject({
      StatusCode: 'Full Paid',
      PaymentStatusCode: 'Paid',
      DueAmount: 0,
      PaymentCompletionDeadline: null,
      ShowCompletePaymentButton: false,
    })
    await test.work()
    expect(mails()).toEqual([
      expect.stringContaining('Booked with a deposit'),
      expect.stringContaining('Paid in full'),
    ])
    expect(mailer.sent[1]?.attachments?.length).toBeGreaterThan(0)
    await expectRight()
    setClock(Date.parse(`${DAY}T23:00:00Z`))
    expect(await completeReservations({ ...app.checkout, stillOpen: async () => [] })).toBe(1)
    await expectRight()
  })

  it('a rest that is declined leaves the booking as it is, and can be paid again', async () => {
    const { id, tempId } = await givenBooked()
    const { page } = await payRest(id)
    await test.deliver(gateway.settle(page, { outcome: 'failed' }))
    expect(await restStatus(tempId)).toMatchObject({ State: 'failed' })
    expect(await details(id)).toMatchObject({ StatusCode: 'Deposit Paid', DueAmount: 700 })
    const again = await payRest(id)
    expect(again.page).not.toBe(page)
    await test.deliver(gateway.settle(again.page))
    expect(await details(id)).toMatchObject({ StatusCode: 'Full Paid' })
    await expectRight()
  })

  it('P6: a rest that is paid twice goes back once', async () => {
    const { id } = await givenBooked()
    const first = await payRest(id)
    await test.deliver(gateway.settle(first.page, { outcome: 'failed' }))
    const second = await payRest(id)
    await test.deliver(gateway.settle(second.page))
    await test.deliver(gateway.settle(first.page))
    await test.work()
    expect(await refunds()).toEqual([{ amount: 70_000, reason: 'paid_twice' }])
    await expectRight()
  })

  it('each part has its own fee, and the total has both', async () => {
    await sql`update payment_methods set fee_basis_points = 200 where id = 'Bank_Card'`.execute(db)
    const { id } = await givenBooked()
    expect(await details(id)).toMatchObject({ Price: 1006, DueAmount: 700, DueFee: 14 })
    await test.deliver(gateway.settle((await payRest(id, buyer, 714)).page))
    await sql`update payment_methods set fee_basis_points = 0 where id = 'Bank_Card'`.execute(db)
    const it = await details(id)
    expect(it).toMatchObject({ StatusCode: 'Full Paid', Price: 1020 })
    expect(it.AmountDetails.find(({ Label }) => Label === 'Payment fee')?.Text).toBe('EGP\u00a020')
    await expectRight()
  })

  it('P15: refuses to charge another fee than was shown', async () => {
    const { id } = await givenBooked()
    expect(await details(id)).toMatchObject({ DueAmount: 700, DueFee: 0 })
    await sql`update payment_methods set fee_basis_points = 200 where id = 'Bank_Card'`.execute(db)
    const refused = await payRest(id, buyer, 700)
    await sql`update payment_methods set fee_basis_points = 0 where id = 'Bank_Card'`.execute(db)
    expect(refused).toMatchObject({ status: 409, code: 'price_changed' })
    expect((await payRest(id, buyer, 700)).status).toBe(200)
  })

  it('nobody else pays it, and nobody after it is due', async () => {
    const { id } = await givenBooked()
    const other = browser()
    await signIn(test, other)
    expect(await payRest(id, other)).toMatchObject({ status: 404 })
    expect((await payRest(id, browser())).status).toBe(401)
    setClock(DUE)
    expect(await payRest(id)).toMatchObject({ status: 409, code: 'balance_overdue' })
  })
})

describe('reminders of the rest', () => {
  it('come three days before and one day before, once each', async () => {
    await givenBooked()
    const told: number[] = []
    for (const hours of [73, 72, 71, 25, 24, 23, 1]) {
      setClock(DUE - hours * 3_600_000 + 1000)
      told.push(await remindBalances(app.checkout), await remindBalances(app.checkout))
    }
    expect(told).toEqual([0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0])
    await test.work()
    expect(mails().slice(1)).toEqual([
      expect.stringContaining('EGP 700 is due by'),
      expect.stringContaining('EGP 700 is due by'),
    ])
  })

  it('don’t come to whoever has paid', async () => {
    const { id } = await givenBooked()
    await test.deliver(gateway.settle((await payRest(id)).page))
    setClock(DUE - 3_600_000)
    expect(await remindBalances(app.checkout)).toBe(0)
  })
})

describe('P12: a rest that isn’t paid in time', () => {
  it('ends the booking as was said: the deposit is kept, the places go back on sale', async () => {
    const { id } = await givenBooked()
    setClock(DUE + 60_000)
    expect(await endUnpaidBalances(app.checkout)).toBe(0)
    setClock(DUE + GRACE)
    expect([await endUnpaidBalances(app.checkout), await endUnpaidBalances(app.checkout)]).toEqual([
      1, 0,
    ])
    expect(await details(id)).toMatchObject({ StatusCode: 'Cancelled', DueAmount: 0 })
    expect(await stock()).toEqual({ held: 0, sold: 0 })
    await test.work()
    expect(await refunds()).toEqual([])
    expect(mails().at(-1)).toContain('Cancelled, since the rest was not paid')
    expect(mailer.sent.at(-1)?.text).toContain('EGP\u00a0300 of the deposit is kept')
    expect((await payRest(id)).code).toBe('booking_cancelled')
    await expectRight()
  })

  it('gives the deposit back where cancelling by then would', async () => {
    await sql`update deposit_terms set unpaid = 'terms'`.execute(db)
    const { id } = await givenBooked()
    setClock(DUE + GRACE)
    await endUnpaidBalances(app.checkout)
    await test.work()
    expect(await refunds()).toEqual([{ amount: 30_000, reason: 'cancelled' }])
    expect((await details(id)).AmountDetails.slice(-2).map((line) => line.Text)).toEqual([
      'EGP\u00a0300',
      'EGP\u00a0300',
    ])
    await expectRight()
  })

  it('waits for the gateway’s word while it is away, but not for ever', async () => {
    const { id } = await givenBooked()
    await payRest(id)
    gateway.down = true
    setClock(DUE + GRACE)
    expect(await endUnpaidBalances(app.checkout)).toBe(0)
    expect(await details(id)).toMatchObject({ StatusCode: 'Deposit Paid' })
    gateway.down = false
    expect(await endUnpaidBalances(app.checkout)).toBe(1)
    await expectRight()
  })

  it('doesn’t end what was paid at the last moment, though nobody has told us', async () => {
    const { id } = await givenBooked()
    setClock(DUE - 1000)
    gateway.settle((await payRest(id)).page)
    setClock(DUE + GRACE)
    expect(await endUnpaidBalances(app.checkout)).toBe(0)
    expect(await details(id)).toMatchObject({ StatusCode: 'Full Paid' })
    await expectRight()
  })

  it('a deposit that comes when the rest would be due goes back, since the booking is over', async () => {
    const tempId = await givenHeld(buyer, activity)
    const page = await givenPaying(test, buyer, tempId)
    setClock(DUE + 2 * 3_600_000)
    await endUnpaidBookings(app.checkout)
    await test.deliver(gateway.settle(page))
    await test.work()
    expect(await refunds()).toEqual([{ amount: 300_00, reason: 'booking_over' }])
    expect(mailer.sent.at(-1)?.text.replaceAll(/\s+/g, ' ')).toContain('or its time was over')
    expect(await details(await reservationId(tempId))).toMatchObject({ StatusCode: 'Expired' })
  })

  it('money that comes after the end goes back in full', async () => {
    const { id } = await givenBooked()
    const { page } = await payRest(id)
    setClock(DUE + GRACE)
    await endUnpaidBalances(app.checkout)
    await test.deliver(gateway.settle(page))
    await test.work()
    expect(await refunds()).toEqual([{ amount: 70_000, reason: 'booking_over' }])
    expect(lastText()).toContain('or its time was over')
    expect(lastText()).not.toContain('If you have not paid since')
    expect(await details(id)).toMatchObject({ StatusCode: 'Cancelled' })
    await expectRight()
  })

  it('P19: a rest that came not as agreed goes back, and the mail says that it is still due', async () => {
    const { id } = await givenBooked()
    await test.deliver(gateway.settle((await payRest(id)).page, { amount: 50_000 }))
    const { rows } = await sql<{ id: number }>`
      select id from payment_attempts where state = 'needs_review'`.execute(db)
    expect(await returnReviewed(app.payments, rows[0]?.id ?? 0, 50_000)).toBe('returned')
    await test.work()
    expect(lastText()).toContain('did not reach us as it was agreed')
    expect(lastText()).toContain('the rest of your booking is still to be paid')
    expect(lastText()).not.toContain('not confirmed yet')
    await expectRight()
  })

  // Locks stand in two places here: on the booking, and on the attempt that is settled.
  /** Ended while its rest is paid, just after the gateway was asked for the last time. */
  async function once(): Promise<boolean> {
    await emptyTill()
    await terms('kept')
    const { id } = await givenBooked()
    setClock(DUE - 1000)
    const told = payMeanwhile((await payRest(id)).page, 2)
    setClock(DUE + GRACE)
    await endUnpaidBalances(app.checkout)
    await told
    return isWhole(id)
  }

  it(`paid in full or over, never both, ${RUNS} times`, { timeout: 240_000 }, async () => {
    expect(await lostOf(RUNS, once)).toBe(0)
  })
})

describe('cancelled by its traveller', () => {
  const cancel = (id: number, Refund?: number) => buyer.call(api.cancelBooking, { id, Refund })

  it('what was paid comes back by the terms: the deposit, and never more', async () => {
    const { id } = await givenBooked()
    expect(await buyer.data(api.getCancellation, { id, Detailed: true })).toMatchObject({
      PaidAmount: 300,
      RefundAmount: 300,
    })
    expect((await cancel(id, 300)).body).toMatchObject({ Data: { RefundAmount: 300 } })
    await test.work()
    expect(await refunds()).toEqual([{ amount: 30_000, reason: 'cancelled' }])
    expect(await stock()).toEqual({ held: 0, sold: 0 })
    await expectRight()
  })

  it('after the rest was paid both parts come back, each from its own payment', async () => {
    const { id } = await givenBooked()
    await test.deliver(gateway.settle((await payRest(id)).page))
    expect((await cancel(id)).body).toMatchObject({ Data: { RefundAmount: 1000 } })
    await test.work()
    expect(await refunds()).toEqual([
      { amount: 70_000, reason: 'cancelled' },
      { amount: 30_000, reason: 'cancelled' },
    ])
    expect((await details(id)).Refunds.map((it) => it.Amount)).toEqual([700, 300])
    await expectRight()
  })

  it('paid in part at our office it comes back in two ways, and page and mail say which', async () => {
    const { id } = await givenBooked()
    await test.deliver(gateway.settle((await payRest(id)).page))
    await sql`update payment_attempts set method = 'Cash_On_Delivery', gateway = 'by_hand'
      where order_kind = 'checkout'`.execute(db)
    await test.work()
    mailer.sent.length = 0
    await cancel(id)
    await test.work()
    const { text } = mailer.sent.find(({ subject }) => subject.startsWith('Cancelled')) ?? {}
    expect(text).toContain('EGP\u00a0700 goes back, the way you paid.')
    expect(text).toContain('You paid EGP\u00a0300 of it in cash or by transfer')
    const ways = (await details(id)).Refunds.map(({ Steps }) => Steps[1]?.Description ?? '')
    expect(ways).toEqual([
      expect.stringContaining('Bank card'),
      expect.stringContaining('Cash at our office'),
    ])
  })

  it('a page for the rest that is open ends with it, and what is paid there goes back', async () => {
    const { id } = await givenBooked()
    const { page } = await payRest(id)
    await cancel(id)
    await test.deliver(gateway.settle(page))
    await test.work()
    expect((await refunds()).map((it) => it.amount)).toEqual([30_000, 70_000])
    expect(lastText()).toContain('after the booking had been cancelled')
    expect(lastText()).not.toContain('If you have not paid since')
    await expectRight()
  })

  async function once(): Promise<boolean> {
    await emptyTill()
    await terms('kept')
    const { id } = await givenBooked()
    const told = payMeanwhile((await payRest(id)).page, 1)
    await cancel(id)
    await told
    return isWhole(id)
  }

  it(`while the rest is paid it is whole, ${RUNS} times`, { timeout: 240_000 }, async () => {
    expect(await lostOf(RUNS, once)).toBe(0)
  })

  /** By its traveller, while it ends since its rest is overdue. */
  async function twice(): Promise<boolean> {
    await emptyTill()
    await terms('terms')
    const { id } = await givenBooked()
    setClock(DUE + GRACE)
    const [answer, ended] = await Promise.all([
      cancel(id),
      cancel(id),
      endUnpaidBalances(app.checkout),
    ])
    await test.work()
    const once = (await refunds()).length === 1 && (await stock())?.sold === 0
    return answer.status === 200 && ended.status === 200 && once
  }

  it(`while its rest is overdue it ends once, ${RUNS} times`, { timeout: 240_000 }, async () => {
    expect(await lostOf(RUNS, twice)).toBe(0)
  })

  it('control: without the lock of the booking it does not', { timeout: 60_000 }, () =>
    withoutBookingLock(db, async () => expect(await isEverLost(twice)).toBe(true)),
  )
})
