import { api } from '@rihla/contract'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { auditBooks } from '../../../audit-books.ts'
import { testApp, type Browser } from '../../../testing/app.ts'
import {
  givenActivity,
  givenHeld,
  givenPlaces,
  requestFor,
  statusOf,
} from '../../../testing/booking.ts'
import { emptySales } from '../../../testing/empty-tables.ts'
import { signIn } from '../../../testing/people.ts'
import { wrongInLedger, wrongInTill } from '../../../testing/till.ts'
import { backAtWork, givenHandMethods, givenStaff, why } from '../../desk/testing/desk.ts'
import { addStock } from '../../catalogue/test-offers.ts'
import { reconcilePayments } from '../../payments/index.ts'
import { endUnpaidBookings } from '../index.ts'
import { sendProof } from './send-proof.ts'

const test = await testApp({ rateLimitScale: 1000 })
await givenPlaces(test)
await givenHandMethods(test)
const { app, db, clock, gateway, browser, mailer, proofs } = test
const agent = await givenStaff(test, 'agent')
const START = clock.now()
const pdf = Buffer.from('%PDF-1.4\n1 0 obj <<>> endobj\ntrailer <<>>\n%%EOF\n')
let buyer: Browser = browser()
let activity = 0

beforeEach(async () => {
  clock.advance((START.getTime() - clock.now().getTime()) / 1000)
  gateway.down = false
  gateway.refunds.length = 0
  gateway.withdrawn.length = 0
  mailer.sent.length = 0
  await emptySales(db, ['payment_proofs', 'late_rescues'])
  await backAtWork(test)
  activity = await givenActivity(test)
  buyer = browser()
  await signIn(test, buyer)
})

const send = async (ReservationId: number): Promise<number> => {
  const ConfirmationFile = new File([pdf], 'receipt.pdf', { type: 'application/pdf' })
  const sent = { ReservationId, ModuleType: 'Activity' as const, ConfirmationFile }
  return (await buyer.call(api.uploadPaymentConfirmation, sent)).status
}
type First = 'Bank_Card' | 'Outlet_Code' | 'Cash_On_Delivery'

/** Opens a way to pay, then chooses to transfer and sends a receipt: the first way stays open. */
async function givenReceiptBeside(first: First, change: object = {}) {
  const tempId = await givenHeld(buyer, activity, change)
  const order = { ReservationId: tempId, ModuleType: 'Activity' }
  await buyer.data(api.confirmPayment, { ...order, PaymentMethod: first })
  const page = gateway.orders.at(-1)?.gatewayOrderId ?? ''
  const transfer = { ...order, PaymentMethod: 'Bank_Transfer' }
  const id = (await buyer.data(api.confirmPayment, transfer)).ReservationId ?? 0
  expect(await send(id)).toBe(200)
  const { rows } = await sql<{
    id: number
  }>`select id from payment_attempts order by id desc limit 2`.execute(db)
  const [attemptId = 0, firstId = 0] = rows.map((row) => row.id)
  return { tempId, id, page, attemptId, firstId }
}
const reject = (id: number, change: object = {}) =>
  agent.call(api.rejectTransfer, { id, ...why('It is not on our account.'), ...change })
const details = (id: number) =>
  buyer.data(api.getReservationDetails, { ReservationId: id, Module: 'Activity' })
const statusCode = async (id: number) => (await details(id)).StatusCode
const stock = async (item = activity) =>
  (
    await sql<{ held: number; sold: number }>`
      select held, sold from stock where item_id = ${item}`.execute(db)
  ).rows[0]
const states = async () =>
  (
    await sql<{ state: string }>`select state from payment_attempts order by id`.execute(db)
  ).rows.map((row) => row.state)
const refunds = async () =>
  (
    await sql<{ amount: number; reason: string; state: string }>`
      select amount, reason, state from refunds order by id`.execute(db)
  ).rows
const alerts = async () =>
  (
    await sql<{ kind: string }>`
      select kind from staff_alerts where settled_at is null order by id`.execute(db)
  ).rows.map((row) => row.kind)
const lastMail = () => mailer.sent.at(-1)?.text.replaceAll(/\s+/g, ' ')
const isRight = async () =>
  expect([
    await wrongInTill(db),
    await wrongInLedger(db, gateway),
    await auditBooks(app.payments),
  ]).toEqual([[], [], 0])

describe('P14: a receipt is rejected for good while another way to pay is open', () => {
  it('P5: paid by card after that, it buys nothing: it goes back once, its traveller and the staff are told', async () => {
    const { tempId, id, page } = await givenReceiptBeside('Bank_Card')
    expect((await reject(id)).body.Data).toEqual({ State: 'over' })
    expect(await states()).toEqual(['voided', 'failed'])
    expect(await stock()).toEqual({ held: 0, sold: 0 })
    await test.work()
    mailer.sent.length = 0
    const paid = gateway.settle(page)
    expect([await test.deliver(paid), await test.deliver(paid)]).toEqual([204, 204])
    await test.work()
    expect(await states()).toEqual(['returned', 'failed'])
    expect(await refunds()).toEqual([{ amount: 1000_00, reason: 'booking_over', state: 'done' }])
    expect(await alerts()).toEqual(['booking_over'])
    expect(mailer.sent.map((mail) => mail.subject)).toEqual([
      expect.stringContaining('Your payment is on its way back'),
    ])
    expect(await statusCode(id)).toBe('Rejected')
    expect(await statusOf(buyer, tempId)).toMatchObject({
      State: 'none',
      Message: expect.stringContaining('could not accept your receipt'),
    })
    expect([...gateway.kept().values()].at(-1)).toBe(0)
    await isRight()
  })

  it('P13: its code is taken back at the gateway; cash that comes all the same goes back', async () => {
    const { id, page } = await givenReceiptBeside('Outlet_Code')
    await reject(id)
    await test.work()
    expect(gateway.withdrawn).toEqual([page])
    expect(await test.deliver(gateway.settle(page))).toBe(204)
    await test.work()
    expect(await states()).toEqual(['returned', 'failed'])
    expect(await refunds()).toMatchObject([{ amount: 1000_00, reason: 'booking_over' }])
    expect(await statusCode(id)).toBe('Rejected')
    await isRight()
  })

  it('P13: cash that is counted at the office after that is owed back by hand', async () => {
    const { id, firstId } = await givenReceiptBeside('Cash_On_Delivery')
    await reject(id)
    const taken = await agent.data(api.takePayment, { id: firstId, ...why() })
    expect(taken).toEqual({ State: 'returned' })
    await test.work()
    expect(await refunds()).toEqual([{ amount: 1000_00, reason: 'booking_over', state: 'by_hand' }])
    expect(await alerts()).toEqual(['booking_over', 'refund_by_hand'])
    await isRight()
  })

  it('P5: what the gateway has by then is asked for first: it books, and the places stay', async () => {
    const { id, page } = await givenReceiptBeside('Bank_Card')
    gateway.settle(page)
    expect((await reject(id)).body.Data).toEqual({ State: 'closed' })
    expect(await statusCode(id)).toBe('Confirmed')
    expect(await stock()).toEqual({ held: 0, sold: 2 })
    await isRight()
  })

  it('isn’t rejected for good while the gateway can’t say whether the page is paid', async () => {
    const { id } = await givenReceiptBeside('Bank_Card')
    gateway.down = true
    expect(await reject(id)).toMatchObject({ status: 409, body: { code: 'payment_open' } })
    expect(await statusCode(id)).toBe('Under Review')
    expect(await states()).toEqual(['pending', 'under_review'])
    expect((await reject(id, { HoursMore: 12 })).body.Data).toEqual({ State: 'again' })
    expect(await states()).toEqual(['pending', 'pending'])
  })

  it('can’t be held or paid any more: it says that it is over, not that it is paid', async () => {
    const { tempId, id } = await givenReceiptBeside('Bank_Card')
    await reject(id)
    const over = { status: 409, body: { code: 'booking_cancelled' } }
    const again = requestFor(activity, { UserName: 'N', TempReseravtionId: tempId, Edition: 9 })
    expect(await buyer.call(api.setTempReservation, again)).toMatchObject(over)
    expect(await stock()).toEqual({ held: 0, sold: 0 })
    const order = { ReservationId: tempId, ModuleType: 'Activity', PaymentMethod: 'Bank_Card' }
    expect(await buyer.call(api.confirmPayment, order)).toMatchObject(over)
  })

  it('by a process of before, which left the page open: its money goes back, too', async () => {
    const { tempId, id, page } = await givenReceiptBeside('Bank_Card')
    await reject(id)
    await sql`update temp_reservations set cancelled_at = null where id = ${tempId}`.execute(db)
    await sql`update payment_attempts set state = 'pending' where state = 'voided'`.execute(db)
    expect(await test.deliver(gateway.settle(page))).toBe(204)
    await test.work()
    expect(await refunds()).toMatchObject([{ amount: 1000_00, reason: 'booking_over' }])
    await isRight()
  })

  it(
    'at the same moment as it is paid: booked, or given back, never neither',
    { timeout: 60_000 },
    async () => {
      for (let run = 0; run < 12; run += 1) {
        activity = await givenActivity(test)
        const { id, page } = await givenReceiptBeside('Bank_Card')
        await Promise.all([
          reject(id),
          test.deliver(gateway.settle(page)),
          reconcilePayments(app.payments),
        ])
        await test.work()
        const status = await statusCode(id)
        expect([status, (await stock())?.sold]).toEqual(
          status === 'Confirmed' ? ['Confirmed', 2] : ['Rejected', 0],
        )
      }
      await isRight()
    },
  )
})

it('P14: a receipt that comes in the moment in which the open page is paid isn’t awaited any more', async () => {
  const { id, page } = await givenReceiptBeside('Bank_Card')
  expect((await reject(id, { HoursMore: 12 })).status).toBe(200)
  const { rows } = await sql<{ userId: number }>`
    select user_id as "userId" from reservations where id = ${id}`.execute(db)
  const paidMeanwhile = async (name: string, bytes: Uint8Array) => {
    await proofs.write(name, bytes)
    await test.deliver(gateway.settle(page))
  }
  const file = new File([pdf], 'receipt.pdf')
  const sent = {
    userId: rows[0]?.userId ?? 0,
    reservationId: id,
    module: 'Activity' as const,
    file,
  }
  const kept = proofs.names()
  const deps = { ...app.checkout, proofs: { ...proofs, write: paidMeanwhile } }
  expect(await sendProof(deps, sent)).toEqual({ refusal: 'proof_not_expected' })
  expect(proofs.names()).toEqual(kept)
  expect(await statusCode(id)).toBe('Confirmed')
  expect(await states()).toEqual(['paid', 'pending'])
  await isRight()
})

describe('P14: a receipt whose booking is paid another way meanwhile', () => {
  const givenPaidBeside = async (first: 'Bank_Card' | 'Cash_On_Delivery') => {
    const it = await givenReceiptBeside(first)
    if (first === 'Bank_Card') await test.deliver(gateway.settle(it.page))
    else await agent.data(api.takePayment, { id: it.firstId, ...why('Counted') })
    expect(await statusCode(it.id)).toBe('Confirmed')
    return it
  }
  const queue = async () => (await agent.data(api.getTransfers, {})).Items

  it.each(['Bank_Card', 'Cash_On_Delivery'] as const)(
    '%s: stays on the list as such; rejected, it alone is closed, whatever time was given, and its traveller reads so',
    async (first) => {
      const { id, attemptId } = await givenPaidBeside(first)
      expect(await queue()).toMatchObject([{ Id: attemptId, Stands: 'booked', PlacesHeld: false }])
      await test.work()
      expect((await reject(id, { HoursMore: 24 })).body.Data).toEqual({ State: 'closed' })
      expect(await reject(id)).toMatchObject({ status: 409, body: { code: 'proof_not_expected' } })
      expect(await statusCode(id)).toBe('Confirmed')
      const { rows: proof } = await sql<object>`select state, reason from payment_proofs`.execute(
        db,
      )
      expect(proof).toEqual([{ state: 'rejected', reason: 'It is not on our account.' }])
      expect(await states()).toEqual(['paid', 'failed'])
      expect([await queue(), await refunds(), await alerts()]).toEqual([[], [], []])
      expect(await stock()).toEqual({ held: 0, sold: 2 })
      await test.work()
      expect(lastMail()).toContain('Your booking is paid another way and stays as it is.')
      const { rows } = await sql<{ en: string; ar: string }>`
        select message_en as en, message_ar as ar from notifications order by id desc limit 1`.execute(
        db,
      )
      expect(rows).toEqual([
        {
          en: expect.stringContaining('paid another way and stays as it is.'),
          ar: expect.stringContaining('مدفوع بطريقة أخرى ويبقى كما هو.'),
        },
      ])
      await isRight()
    },
  )

  it('is closed once the booking is cancelled, too: nothing is owed for a transfer that never came', async () => {
    const { id } = await givenPaidBeside('Bank_Card')
    await buyer.data(api.cancelBooking, { id })
    await test.work()
    expect(await queue()).toMatchObject([{ Stands: 'over' }])
    expect((await reject(id)).body.Data).toEqual({ State: 'closed' })
    await test.work()
    expect(lastMail()).toContain('This booking has ended. If you made the transfer, contact us')
    expect(await statusCode(id)).toBe('Cancelled')
    expect(await refunds()).toMatchObject([{ reason: 'cancelled', state: 'done' }])
    await isRight()
  })

  it('P6: approved, it came twice: it alone is owed back, by hand', async () => {
    const { id, attemptId } = await givenPaidBeside('Bank_Card')
    const taken = await agent.data(api.takePayment, { id: attemptId, ...why() })
    expect(taken).toEqual({ State: 'returned' })
    await test.work()
    expect(await refunds()).toEqual([{ amount: 1000_00, reason: 'paid_twice', state: 'by_hand' }])
    expect(await statusCode(id)).toBe('Confirmed')
    await isRight()
  })
})

describe('H3, P14: nobody looks at a receipt, its places go to others, and then the open page is paid', () => {
  const AFTER = '2026-12-18'
  const DAYS = 86_400

  async function givenLate() {
    activity = await givenActivity(test, 2)
    await addStock(db, activity, AFTER, { capacity: 5 })
    const it = await givenReceiptBeside('Bank_Card')
    clock.advance(3 * DAYS)
    await backAtWork(test)
    expect(await endUnpaidBookings(app.checkout)).toBe(1)
    await sql`update stock set capacity = 0 where item_id = ${activity} and day <> ${AFTER}`.execute(
      db,
    )
    expect(await test.deliver(gateway.settle(it.page))).toBe(204)
    return it
  }
  const choose = async (ReservationId: number, FromDate?: string) =>
    (await buyer.call(api.chooseForLateMoney, { ReservationId, FromDate })).body

  it('its traveller chooses, and the receipt stays on the staff’s list; no other is asked for', async () => {
    const { tempId, id, attemptId } = await givenLate()
    expect(await statusOf(buyer, tempId)).toMatchObject({ State: 'choice' })
    expect(await details(id)).toMatchObject({
      StatusCode: 'Under Review',
      PaymentStatusCode: 'Paid',
      ChooseBy: new Date(clock.now().getTime() + DAYS * 1000).toISOString(),
      ShowUploadConfirmationFile: false,
      PaymentProof: { State: 'waiting' },
    })
    expect(await send(id)).toBe(409)
    expect((await agent.data(api.getTransfers, {})).Items).toMatchObject([{ Id: attemptId }])
    expect(await alerts()).toEqual(['proof_to_review', 'proof_overdue', 'late_money_waits'])
    await isRight()
  })

  it('another day is booked though the receipt waits; found on our account, it came twice and goes back', async () => {
    const { id, attemptId } = await givenLate()
    expect(await choose(id, AFTER)).toMatchObject({ Data: { IsBooked: true } })
    expect(await statusCode(id)).toBe('Confirmed')
    expect((await agent.data(api.getTransfers, {})).Total).toBe(1)
    const taken = await agent.data(api.takePayment, { id: attemptId, ...why() })
    expect(taken).toEqual({ State: 'returned' })
    expect(await refunds()).toMatchObject([{ amount: 1000_00, reason: 'paid_twice' }])
    expect(await statusCode(id)).toBe('Confirmed')
    await isRight()
  })

  it('the money goes back if so chosen, and the receipt still waits', async () => {
    const { id } = await givenLate()
    expect(await choose(id)).toMatchObject({ Data: { IsBooked: false } })
    await test.work()
    expect(await statusCode(id)).toBe('Cancelled')
    expect(await refunds()).toEqual([{ amount: 1000_00, reason: 'places_gone', state: 'done' }])
    expect((await agent.data(api.getTransfers, {})).Total).toBe(1)
    await isRight()
  })

  it('rejecting the receipt takes nothing of the choice away', async () => {
    const { id } = await givenLate()
    expect((await agent.data(api.getTransfers, {})).Items).toMatchObject([{ Stands: 'chooses' }])
    expect((await reject(id)).body.Data).toEqual({ State: 'closed' })
    expect(await details(id)).toMatchObject({
      StatusCode: 'Under Review',
      PaymentStatusCode: 'Paid',
      PaymentProof: { State: 'rejected' },
    })
    await test.work()
    expect(lastMail()).toContain('waits for your choice')
    expect(await choose(id, AFTER)).toMatchObject({ Data: { IsBooked: true } })
    await isRight()
  })
})
