import { api } from '@rihla/contract'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { endUnpaidBookings } from '../checkout/index.ts'
import { GatewayRefused } from '../../ports/payment-gateway.ts'
import { testApp, type Browser } from '../../testing/app.ts'
import { givenActivity, givenHeld, givenPaying, givenPlaces, DAY } from '../../testing/booking.ts'
import { signIn } from '../../testing/people.ts'
import { wrongInTill } from '../../testing/till.ts'
import {
  givenByHand,
  givenHandMethods,
  givenReceipt,
  givenStaff,
  sendReceipt,
  why,
} from './testing/desk.ts'
import { emptyTables, tables } from '../../testing/empty-tables.ts'

const test = await testApp({ rateLimitScale: 1000 })
await givenPlaces(test)
await givenHandMethods(test)
const { app, db, gateway, mailer } = test
const agent = await givenStaff(test, 'agent')
const manager = await givenStaff(test, 'manager')
const other = await givenStaff(test, 'manager')
let activity = 0
let buyer: Browser = test.browser()

beforeEach(async () => {
  await emptyTables(
    db,
    [
      ...tables.payments,
      ...tables.bookings,
      ...tables.inventory,
      ...tables.messages,
      'payment_proofs',
      'staff_alerts',
      'desk_approvals',
    ],
    { restart: true },
  )
  await sql`update desk_settings set refund_limit = 1000000`.execute(db)
  mailer.sent.length = 0
  activity = await givenActivity(test)
  buyer = test.browser()
  await signIn(test, buyer)
})

const statusOf = async (id: number) =>
  (await buyer.data(api.getReservationDetails, { ReservationId: id, Module: 'Activity' }))
    .StatusCode
const openAlerts = async () => (await agent.data(api.getAlerts, {})).Items
type Line = { action: string; step: string; refusal: string | null; before: object; after: object }
const linesOf = async (key: string): Promise<Line[]> =>
  (
    await sql<Line>`select action, step, refusal, before, after from audit_log where key = ${key} order by id`.execute(
      db,
    )
  ).rows

describe('transfers', () => {
  it('stand beside what is expected, with their receipt', async () => {
    const { attemptId, id } = await givenReceipt(test, buyer, activity)
    const { Items, Total } = await agent.data(api.getTransfers, {})
    expect(Total).toBe(1)
    expect(Items).toMatchObject([
      {
        Id: attemptId,
        Expected: 1000,
        IsPicture: true,
        PlacesHeld: true,
        SameReceipts: [],
        Reservation: { Id: id, ClientName: 'Nour Mostafa', FromDate: DAY },
      },
    ])
    expect(Items[0]?.ProofUrl).toMatch(/^\/payment\/proof\/[0-9a-f]+\.webp$/)
  })

  it('K5: warn of a receipt that was sent for another booking, too', async () => {
    const first = await givenReceipt(test, buyer, activity, '#a50')
    const thief = test.browser()
    await signIn(test, thief)
    await givenReceipt(test, thief, activity, '#a50')
    const third = test.browser()
    await signIn(test, third)
    await givenReceipt(test, third, activity, '#05a')
    await agent.data(api.takePayment, { id: first.attemptId, ...why() })
    const { Items } = await agent.data(api.getTransfers, {})
    expect(Items.map(({ SameReceipts }) => SameReceipts.map(({ State }) => State))).toEqual([
      ['approved'],
      [],
    ])
  })

  it('K5: count other bookings with the same receipt, not how often it was sent', async () => {
    const sendAgain = async (from: Browser, { id }: { id: number }) => {
      await agent.data(api.rejectTransfer, { id, HoursMore: 12, ...why() })
      await sendReceipt(from, id, '#a50')
    }
    const first = await givenReceipt(test, buyer, activity, '#a50')
    await sendAgain(buyer, first)
    await sendAgain(buyer, first)
    const thief = test.browser()
    await signIn(test, thief)
    const second = await givenReceipt(test, thief, activity, '#a50')
    await sendAgain(thief, second)
    const { Items } = await agent.data(api.getTransfers, {})
    const referenceOf = (id: number) =>
      Items.find(({ Reservation }) => Reservation.Id === id)?.Reservation.Reference
    const warned = Items.map(({ Reservation: { Id }, SameBookings, SameReceipts }) => ({
      Id,
      SameBookings,
      of: SameReceipts.map(({ Reference, State }) => [Reference, State]),
    }))
    expect(warned.toSorted((a, b) => a.Id - b.Id)).toEqual([
      { Id: first.id, SameBookings: 1, of: [[referenceOf(second.id), 'waiting']] },
      { Id: second.id, SameBookings: 1, of: [[referenceOf(first.id), 'waiting']] },
    ])
  })

  it('K2: are approved once: the booking is confirmed, its alert settled, its traveller told', async () => {
    const { attemptId, id } = await givenReceipt(test, buyer, activity)
    expect(await openAlerts()).toMatchObject([{ Kind: 'proof_to_review', Amount: 1000 }])
    const deed = { id: attemptId, ...why() }
    const both = await Promise.all([
      agent.data(api.takePayment, deed),
      agent.data(api.takePayment, deed),
    ])
    expect(both.map(({ State }) => State)).toContain('paid')
    const repeated = await agent.data(api.takePayment, deed)
    expect(both).toContainEqual(repeated)
    expect(await statusOf(id)).toBe('Confirmed')
    expect(await openAlerts()).toEqual([])
    expect((await agent.data(api.getTransfers, {})).Total).toBe(0)
    await test.work()
    const mails = mailer.sent.filter((mail) => /confirmed/i.test(mail.subject))
    expect(mails).toHaveLength(1)
    const lines = await linesOf(deed.Key)
    expect(lines.map(({ step }) => step)).toEqual(['begun', 'done'])
    expect(lines[0]?.before).toMatchObject({ payment: 'under_review', status: 'Under Review' })
    expect(lines[1]?.after).toMatchObject({ payment: 'paid', status: 'Confirmed' })
    expect(await wrongInTill(db)).toEqual([])
  })

  it('of a deposit: alert and list say what is to be found on our account', async () => {
    await sql`insert into deposit_terms (kind, percent, balance_days, unpaid) values ('activity', 30, 7, 'terms')`.execute(
      db,
    )
    await givenReceipt(test, buyer, activity)
    await sql`delete from deposit_terms`.execute(db)
    expect(await openAlerts()).toMatchObject([{ Kind: 'proof_to_review', Amount: 300 }])
    expect((await agent.data(api.getTransfers, {})).Items).toMatchObject([{ Expected: 300 }])
  })

  it('are sent back with a reason and more time, or ended', async () => {
    const { id } = await givenReceipt(test, buyer, activity)
    const again = { id, ...why('The amount is missing.'), HoursMore: 12 }
    expect(await agent.data(api.rejectTransfer, again)).toEqual({ State: 'again' })
    expect(await agent.data(api.rejectTransfer, again)).toEqual({ State: 'again' })
    expect(await statusOf(id)).toBe('Pending Payment')
    expect(await openAlerts()).toEqual([])
    const late = await agent.call(api.rejectTransfer, { id, ...why() })
    expect(late).toMatchObject({ status: 409, body: { code: 'proof_not_expected' } })
  })

  it('are decided as they were seen: not when another came meanwhile, which is on the list', async () => {
    const { id, attemptId } = await givenReceipt(test, buyer, activity)
    const shown = async () => (await agent.data(api.getTransfers, {})).Items[0]?.UploadedAt ?? ''
    const before = await shown()
    test.clock.advance(60)
    const file = new File(['%PDF-1.4\ntrailer <<>>\n%%EOF\n'], 'better.pdf')
    const about = { ReservationId: id, ModuleType: 'Activity' as const, ConfirmationFile: file }
    await buyer.data(api.uploadPaymentConfirmation, about)
    const blurred = { ReceiptSentAt: before, ...why('Blurred.') }
    const replaced = { status: 409, body: { code: 'receipt_replaced' } }
    expect(await agent.call(api.rejectTransfer, { id, ...blurred })).toMatchObject(replaced)
    const approving = { id: attemptId, ReceiptSentAt: before, ...why() }
    expect(await agent.call(api.takePayment, approving)).toMatchObject(replaced)
    expect(await statusOf(id)).toBe('Under Review')
    const looked = { id: attemptId, ReceiptSentAt: await shown(), ...why() }
    expect(await agent.data(api.takePayment, looked)).toEqual({ State: 'paid' })
  })

  it('leave a line of what was refused, with why', async () => {
    const deed = { id: 4711, ...why() }
    await agent.call(api.takePayment, deed)
    expect(await linesOf(deed.Key)).toMatchObject([
      { step: 'begun' },
      { step: 'refused', refusal: 'proof_not_expected' },
    ])
  })

  it('want a reason', async () => {
    const { attemptId } = await givenReceipt(test, buyer, activity)
    const answer = await agent.call(api.takePayment, { id: attemptId, ...why('  x ') })
    expect(answer.status).toBe(400)
  })
})

describe('cash', () => {
  it('is found by reference, name and phone, and taken', async () => {
    const { attemptId, id } = await givenByHand(test, buyer, activity, 'Cash_On_Delivery')
    const reference = (
      await buyer.data(api.getReservationDetails, { ReservationId: id, Module: 'Activity' })
    ).ReferenceNumber
    const found = async (Search: string) =>
      (await agent.data(api.getUnpaid, { Search })).Items.map((it) => it.Id)
    for (const text of [reference, reference.slice(-6).toLowerCase(), 'mostafa', '2345678', ''])
      expect(await found(text)).toEqual([attemptId])
    const { rows } = await sql<{ phone: string }>`
      select client_phone as phone from reservations where id = ${id}`.execute(db)
    const phone = rows[0]?.phone ?? ''
    const atHome = `0${phone.slice(3)}`
    const grouped = `${atHome.slice(0, 4)} ${atHome.slice(4, 7)} ${atHome.slice(7)}`
    for (const text of [atHome, grouped, `00${phone.slice(1)}`, phone, reference.replace('-', ' ')])
      expect(await found(text), text).toEqual([attemptId])
    expect(await found(reference.replace('-', '').toLowerCase())).toEqual([attemptId])
    expect(await found('0999 999 9999')).toEqual([])
    expect(await found('somebody else')).toEqual([])
    expect(await agent.data(api.takePayment, { id: attemptId, ...why() })).toEqual({
      State: 'paid',
    })
    expect(await found('')).toEqual([])
    expect(await agent.data(api.takePayment, { id: attemptId, ...why() })).toEqual({
      State: 'known',
    })
  })
})

/** A booking that is paid in cash and cancelled: its money goes back by hand. */
async function givenOwedByHand(): Promise<number> {
  const { attemptId, id } = await givenByHand(test, buyer, activity, 'Cash_On_Delivery')
  await agent.data(api.takePayment, { id: attemptId, ...why() })
  await buyer.data(api.cancelBooking, { id, Module: 'Activity' })
  await test.work()
  const { Items } = await agent.data(api.getRefunds, {})
  return Items[0]?.Id ?? 0
}

describe('refunds', () => {
  it('that the gateway refuses are tried again by a manager', async () => {
    const tempId = await givenHeld(buyer, activity)
    const order = await givenPaying(test, buyer, tempId)
    await test.deliver(gateway.settle(order))
    const [mine] = (await buyer.data(api.getUserReservation, { PageNumber: 1, PageSize: 10 })).Data
    gateway.beforeRefund = () => Promise.reject(new GatewayRefused('closed account'))
    await buyer.data(api.cancelBooking, { id: mine?.Id ?? 0, Module: 'Activity' })
    await test.work()
    const [failed] = (await agent.data(api.getRefunds, {})).Items
    expect(failed).toMatchObject({ State: 'failed', Amount: 1000, Cause: 'cancelled' })
    gateway.beforeRefund = async () => undefined
    const deed = { id: failed?.Id ?? 0, ...why('The bank says that it works again') }
    expect((await agent.call(api.retryRefund, deed)).body).toMatchObject({
      code: 'not_for_your_role',
    })
    expect(await manager.data(api.retryRefund, deed)).toEqual({ State: 'requested' })
    expect(await manager.data(api.retryRefund, deed)).toEqual({ State: 'requested' })
    await test.work()
    expect((await agent.data(api.getRefunds, {})).Total).toBe(0)
    expect(await openAlerts()).toEqual([])
    expect(await wrongInTill(db)).toEqual([])
  })

  it('by hand are noted once', async () => {
    const id = await givenOwedByHand()
    expect(await openAlerts()).toMatchObject([{ Kind: 'refund_by_hand' }])
    const deed = { id, ...why('Receipt 71') }
    expect(await manager.data(api.noteRefund, deed)).toEqual({ State: 'done' })
    expect(await manager.data(api.noteRefund, deed)).toEqual({ State: 'done' })
    expect((await manager.call(api.noteRefund, { id, ...why() })).body).toMatchObject({
      code: 'refund_not_by_hand',
    })
    expect(await openAlerts()).toEqual([])
    const { rows } = await sql<{ n: number }>`
      select count(*) as n from payment_ledger where kind = 'refund'`.execute(db)
    expect(rows[0]?.n).toBe(1)
  })

  it('K4: above the limit wait for a second person, who isn’t the first', async () => {
    const id = await givenOwedByHand()
    await sql`update desk_settings set refund_limit = 99999`.execute(db)
    expect(await manager.data(api.noteRefund, { id, ...why('Receipt 71') })).toEqual({
      State: 'waiting',
    })
    expect(await manager.data(api.noteRefund, { id, ...why('Once more') })).toEqual({
      State: 'waiting',
    })
    expect((await agent.data(api.getRefunds, {})).Items).toMatchObject([
      { State: 'by_hand', WaitsForSecond: true },
    ])
    const [mine] = (await manager.data(api.getApprovals, {})).Items
    expect(mine).toMatchObject({ IsMine: true, Amount: 1000, Reason: 'Receipt 71' })
    const approval = mine?.Id ?? 0
    const own = await manager.call(api.decideApproval, { id: approval, Agree: true, ...why() })
    expect(own.body).toMatchObject({ code: 'second_person_needed' })
    const deed = { id: approval, Agree: true, ...why() }
    expect(await other.data(api.decideApproval, deed)).toEqual({ State: 'agreed' })
    expect(await other.data(api.decideApproval, deed)).toEqual({ State: 'agreed' })
    expect((await agent.data(api.getRefunds, {})).Total).toBe(0)
    const late = await other.call(api.decideApproval, { id: approval, ...why() })
    expect(late.body).toMatchObject({ code: 'approval_decided' })
  })

  it('agreed to and not carried out, since the server died in between, is found and done', async () => {
    const id = await givenOwedByHand()
    await sql`update desk_settings set refund_limit = 99999`.execute(db)
    await manager.data(api.noteRefund, { id, ...why() })
    const [it] = (await other.data(api.getApprovals, {})).Items
    await sql`
      update desk_approvals set state = 'agreed', decided_by = 1000000, decided_at = ${test.clock.now()}`.execute(
      db,
    )
    expect((await other.data(api.getApprovals, {})).Total).toBe(0)
    test.clock.advance(61)
    const deed = { id: it?.Id ?? 0, Agree: true, ...why() }
    expect(await other.data(api.decideApproval, deed)).toEqual({ State: 'agreed' })
    expect((await agent.data(api.getRefunds, {})).Total).toBe(0)
    test.clock.advance(61)
    expect((await other.data(api.getApprovals, {})).Total).toBe(0)
    test.clock.advance(-122)
  })

  it('can’t be agreed to by one person, whatever the server forgets', async () => {
    const alone = sql`
      insert into desk_approvals (action, subject_id, amount, reason, asked_by, asked_at, state, decided_by, decided_at)
      values ('noteRefund', 1, 1, 'x', 7, now(), 'agreed', 7, now())`.execute(db)
    await expect(alone).rejects.toThrow('desk_approvals_two_people')
  })
})

describe('money for what is gone', () => {
  it('K6: is owed back, and the desk says so', async () => {
    activity = await givenActivity(test, 2)
    const { attemptId, id } = await givenByHand(test, buyer, activity, 'Cash_On_Delivery')
    test.clock.advance(25 * 3600)
    await endUnpaidBookings(app.checkout)
    const faster = test.browser()
    await signIn(test, faster)
    await givenHeld(faster, activity)
    // Sessions of staff don't last as long.
    const later = await givenStaff(test, 'agent')
    const { Items } = await later.data(api.getUnpaid, {})
    expect(Items).toMatchObject([{ Id: attemptId, PlacesHeld: false }])
    expect(await later.data(api.takePayment, { id: attemptId, ...why() })).toEqual({
      State: 'returned',
    })
    expect(await statusOf(id)).toBe('Cancelled')
    expect((await later.data(api.getRefunds, {})).Items).toMatchObject([
      { State: 'by_hand', Amount: 1000 },
    ])
    test.clock.advance(-25 * 3600)
  })
})
