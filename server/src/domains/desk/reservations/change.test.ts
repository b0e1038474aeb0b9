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
} from '../../../testing/booking.ts'
import { emptySales } from '../../../testing/empty-tables.ts'
import { signIn } from '../../../testing/people.ts'
import { wrongInLedger, wrongInTill } from '../../../testing/till.ts'
import { addStock } from '../../catalogue/test-offers.ts'
import { givenHotel, nightsOfRoom } from '../../catalogue/test-stays.ts'
import { endUnpaidChanges } from '../../checkout/index.ts'
import { backAtWork, givenStaff, why } from '../testing/desk.ts'
import { forgetNotesOf } from './forget-notes.ts'

const test = await testApp()
await givenPlaces(test)
const { app, clock, db, gateway, mailer } = test
const agent = await givenStaff(test, 'agent')
const manager = await givenStaff(test, 'manager')
const other = await givenStaff(test, 'manager')
const NEXT = '2026-12-20'
const email = 'nour@example.org'
/** 09:00 in Cairo on the day before: from then on half comes back, until twelve hours before nothing does. */
const HALF = Date.parse('2026-12-16T07:00:00Z')
const NOTHING = Date.parse('2026-12-16T19:00:00Z')
const buyer = test.browser()
await signIn(test, buyer, { email })
let activity = 0
let id = 0

const setClock = async (at: number): Promise<void> => {
  clock.advance((at - clock.now().getTime()) / 1000)
  await backAtWork(test)
}

beforeEach(async () => {
  await emptySales(db, ['desk_approvals', 'desk_notes'])
  await sql`update desk_settings set refund_limit = 1000000`.execute(db)
  await setClock(Date.parse('2026-12-01T10:00:00Z'))
  gateway.down = false
  gateway.refunds.length = 0
  activity = await givenActivity(test)
  await addStock(db, activity, NEXT, { capacity: 3 })
  id = await givenBooked(buyer)
})

/** Two places on `DAY` at 500 EGP each, paid: the reservation's number. */
async function givenBooked(by: Browser): Promise<number> {
  const tempId = await givenHeld(by, activity)
  await test.deliver(gateway.settle(await givenPaying(test, by, tempId)))
  await test.work()
  mailer.sent.length = 0
  const { rows } = await sql<{ id: number }>`select max(id) as id from reservations`.execute(db)
  return rows[0]?.id ?? 0
}

const as = (Adults: number, From = DAY) => ({ id, From, Adults })
const look = () => agent.data(api.getDeskReservation, { id })
const quote = (Adults: number, From = DAY) => agent.data(api.quoteChangeAtDesk, as(Adults, From))
const deed = async (Adults: number, From = DAY) => ({
  ...as(Adults, From),
  ...why('They called'),
  Quote: (await quote(Adults, From)).Quote,
  Language: 'ar' as const,
})
const codeOf = (body: object): unknown => ('code' in body ? body.code : null)
const stockOf = async (day: string) =>
  (
    await sql<{ held: number; sold: number }>`
      select held, sold from stock where item_id = ${activity} and day = ${day}`.execute(db)
  ).rows[0]
const refunds = async () =>
  (await sql<{ amount: number }>`select amount from refunds`.execute(db)).rows.map(
    ({ amount }) => amount,
  )
const moments = async () =>
  (await look()).Timeline.map(({ Source, What, Who }) => `${Source} ${What} ${Who ?? '-'}`)

async function expectRight(): Promise<void> {
  await test.work()
  await test.work()
  expect([
    await wrongInTill(db),
    await wrongInLedger(db, gateway),
    await auditBooks(app.payments),
  ]).toEqual([[], [], 0])
}

describe('other dates or guests at the desk', () => {
  it('are offered with the terms of the booking, and priced as its traveller is shown', async () => {
    expect((await look()).Change).toEqual({
      Until: new Date(HALF).toISOString(),
      Percent: 100,
      HasDeposit: false,
      HasTo: false,
      Adults: 2,
      Ages: [],
      FirstDay: '2026-12-01',
      LastDay: '2027-12-01',
    })
    const theirs = await buyer.data(api.quoteChange, {
      ReservationId: id,
      Module: 'Activity',
      FromDate: DAY,
      AdultsCount: 3,
    })
    const ours = await quote(3)
    expect(ours).toMatchObject({ Difference: 500, GuestsText: '3 adults', From: DAY })
    expect(ours.HasRoom).toBe(true)
    expect((await quote(4, NEXT)).HasRoom).toBe(false)
    expect(ours.After).toEqual(theirs.After)
    expect(ours.Terms).toBe(theirs.Terms)
    expect(await stockOf(DAY)).toEqual({ held: 0, sold: 2 })
  })

  it('P15: cost what the link asks for, the fee of its method with it', async () => {
    const fee = (points: number) =>
      sql`update payment_methods set fee_basis_points = ${points} where id = 'Bank_Card'`.execute(
        db,
      )
    const before = await deed(3)
    await fee(200)
    try {
      const ours = await quote(3)
      expect(ours.Difference).toBe(510)
      expect(ours.After.map(({ Text }) => Text)).toContain('EGP\u00a01,510')
      const refused = await agent.call(api.changeAtDesk, { ...before, Language: 'ar' })
      expect(codeOf(refused.body)).toBe('price_changed')
      expect(refused.body.Error, 'the clerk’s language, not the mail’s').toContain('EGP')
      expect(await agent.data(api.changeAtDesk, await deed(3))).toEqual({ State: 'to_pay' })
      await test.work()
      expect(mailer.sent.at(-1)?.text).toContain('510')
    } finally {
      await fee(0)
    }
  })

  it('are another day at once, for the same price, by an agent, once for a key', async () => {
    const asked = await deed(2, NEXT)
    expect(await agent.data(api.changeAtDesk, asked)).toEqual({ State: 'done' })
    expect(await agent.data(api.changeAtDesk, asked)).toEqual({ State: 'done' })
    expect([await stockOf(DAY), await stockOf(NEXT)]).toEqual([
      { held: 0, sold: 0 },
      { held: 0, sold: 2 },
    ])
    expect((await look()).Reservation.FromDate).toBe(NEXT)
    await expectRight()
    expect(mailer.sent.map(({ to, subject }) => [to, subject.split(':')[0]])).toEqual([
      [email, 'Your booking was changed'],
    ])
    expect(await moments()).toContain('booking changed Nour Mostafa')
    expect(await moments()).toContain('staff changeAtDesk Nour Mostafa')
    const { rows } = await sql<{ actor: string }>`
      select actor from reservation_events where kind = 'changed'`.execute(db)
    expect(rows).toHaveLength(1)
    expect(rows[0]?.actor).toMatch(/^staff:\d+$/)
    const log = await sql`
      select step, before ->> 'from_date' as before, after ->> 'from_date' as after, reason from audit_log
      where key = ${asked.Key} order by id`.execute(db)
    expect(log.rows).toEqual([
      { step: 'begun', before: DAY, after: null, reason: 'They called' },
      { step: 'done', before: null, after: NEXT, reason: 'They called' },
    ])
  })

  it('the same again after a fault is found by its key', async () => {
    const asked = await deed(2, NEXT)
    await agent.data(api.changeAtDesk, asked)
    await sql`alter table audit_log disable trigger all`.execute(db)
    await sql`delete from audit_log where step = 'done'`.execute(db)
    await sql`alter table audit_log enable trigger all`.execute(db)
    expect(await agent.data(api.changeAtDesk, asked)).toEqual({ State: 'done' })
  })

  it('give money back by a manager alone, by the terms', async () => {
    await setClock(HALF)
    expect((await look()).Change?.Percent).toBe(50)
    const asked = await deed(1)
    expect(await quote(1)).toMatchObject({ Difference: -250 })
    expect(codeOf((await agent.call(api.changeAtDesk, asked)).body)).toBe('not_for_your_role')
    expect(await refunds()).toEqual([])
    expect(await manager.data(api.changeAtDesk, { ...asked, ...why() })).toEqual({ State: 'done' })
    expect(await refunds()).toEqual([25_000])
    expect(await stockOf(DAY)).toEqual({ held: 0, sold: 1 })
    await expectRight()
    expect(gateway.refunds.map(({ amount }) => amount)).toEqual([25_000])
  })

  it('of somebody who is erased wait no longer, and how old their children are is forgotten', async () => {
    const asked = async (state: 'waiting' | 'declined') => {
      const by = state === 'waiting' ? null : 1
      await sql`
        insert into desk_approvals (action, subject_id, reservation_id, amount, payload, reason, asked_by, asked_at, state,
          decided_by, decided_at)
        values ('changeAtDesk', ${id}, ${id}, 1, '{"asked": {"adults": 2, "childAges": [7]}}', 'why', 2, now(), ${state},
          ${by}, ${by && clock.now()})`.execute(db)
    }
    await asked('waiting')
    await asked('declined')
    const { rows } = await sql<{
      owner: number
    }>`select user_id as owner from reservations where id = ${id}`.execute(db)
    await db.transaction().execute((trx) => forgetNotesOf(trx, rows[0]?.owner ?? 0))
    const left = await sql`select state, payload from desk_approvals`.execute(db)
    expect(left.rows).toEqual([
      { state: 'declined', payload: { asked: { adults: 2, childAges: [] } } },
    ])
  })

  it('K4: above the limit wait for a second person, as they were read out', async () => {
    await sql`update desk_settings set refund_limit = 10000`.execute(db)
    expect(await manager.data(api.changeAtDesk, await deed(1))).toEqual({ State: 'waiting' })
    // Under another key it is the same change, and waits once; kept for other hours it isn't.
    const again = { ...(await deed(1)), ...why() }
    expect(await manager.data(api.changeAtDesk, again)).toEqual({ State: 'waiting' })
    const longer = await manager.call(api.changeAtDesk, { ...again, ...why(), Hours: 5 })
    expect(codeOf(longer.body)).toBe('approval_waiting')
    expect([await refunds(), await stockOf(DAY)]).toEqual([[], { held: 0, sold: 2 }])
    const [asked] = (await other.data(api.getApprovals, {})).Items
    expect(asked).toMatchObject({ Action: 'changeAtDesk', Amount: 500 })
    const decision = { id: asked?.Id ?? 0, Agree: true }
    await sql`update activities set price = 60000 where id = ${activity}`.execute(db)
    const late = await other.call(api.decideApproval, { ...decision, ...why() })
    expect(codeOf(late.body)).toBe('price_changed')
    await sql`update activities set price = 50000 where id = ${activity}`.execute(db)
    const mine = await manager.call(api.decideApproval, { ...decision, ...why() })
    expect(codeOf(mine.body)).toBe('second_person_needed')
    await other.data(api.decideApproval, { ...decision, ...why() })
    expect([await refunds(), await stockOf(DAY)]).toEqual([[50_000], { held: 0, sold: 1 }])
    await expectRight()
  })
})

describe('what costs more', () => {
  const ask = async (Hours?: number) =>
    agent.data(api.changeAtDesk, { ...(await deed(3)), ...(Hours && { Hours }) })
  /** In a browser that never was here: by the link of the mail. */
  async function byLink(): Promise<Browser> {
    const link = mailer.sent.at(-1)?.text.match(/find-booking\?reference=([^&\s]+)&key=([\w-]+)/)
    const guest = test.browser()
    await guest.data(api.findBooking, { Reference: link?.[1] ?? '', Key: link?.[2] ?? '' })
    return guest
  }
  const openOf = async (by: Browser) =>
    (await by.data(api.getReservationDetails, { ReservationId: id, Module: 'Activity' })).OpenChange
  const pay = (by: Browser, Change: number) =>
    by.call(api.completePayment, { ReservationId: id, Module: 'Activity', Change })

  it('M7: is mailed as it was agreed last, where the first mail hadn’t gone out by then', async () => {
    await agent.data(api.changeAtDesk, await deed(3, NEXT))
    await ask()
    await test.work()
    expect(mailer.sent.map(({ text }) => text.includes('20 ديسمبر'))).toEqual([false])
    expect(await openOf(await byLink())).toMatchObject({ Text: 'Thu 17 Dec 2026 · 3 adults' })
  })

  it('is paid by the link that is mailed, without an account; until then nothing changes', async () => {
    const asked = await deed(3)
    expect(await agent.data(api.changeAtDesk, asked)).toEqual({ State: 'to_pay' })
    expect(await agent.data(api.changeAtDesk, asked)).toEqual({ State: 'to_pay' })
    await test.work()
    expect(mailer.sent.map(({ to, subject }) => [to, subject.split(':')[0]])).toEqual([
      [email, 'ادفع فرق تعديل حجزك'],
    ])
    expect(await stockOf(DAY)).toEqual({ held: 1, sold: 2 })
    expect(await look()).toMatchObject({
      Reservation: { StatusCode: 'Confirmed' },
      Guests: 2,
      PaymentLink: {
        Amount: 500,
        IsOpen: true,
        Until: '2026-12-02T10:00:00.000Z',
        ChangesTo: 'Thu 17 Dec 2026 · 3 adults',
      },
    })
    // Long after any page would be over.
    clock.advance(20 * 3600)
    await backAtWork(test)
    await endUnpaidChanges(app.checkout)
    await test.work()
    const guest = await byLink()
    const open = await openOf(guest)
    expect(open).toMatchObject({ Text: 'Thu 17 Dec 2026 · 3 adults', Amount: 500 })
    const page = (await pay(guest, open?.ChangeId ?? 0)).body.Data?.split('/').at(-1) ?? ''
    const status = {
      ReservationId: open?.PaymentReservationId ?? 0,
      ModuleType: 'Activity',
      Change: open?.ChangeId,
    } as const
    expect((await guest.data(api.paymentStatus, status)).State).toBe('checking')
    await test.deliver(gateway.settle(page))
    expect((await guest.data(api.paymentStatus, status)).State).toBe('paid')
    expect(await stockOf(DAY)).toEqual({ held: 0, sold: 3 })
    expect(await look()).toMatchObject({ Guests: 3, Total: 1500, Paid: 1500, PaymentLink: null })
    expect(await openOf(guest)).toBeNull()
    expect(codeOf((await pay(guest, open?.ChangeId ?? 0)).body)).toBe('already_booked')
    const { rows } = await sql<{ actor: string }>`
      select actor from reservation_events where kind = 'changed'`.execute(db)
    expect(rows[0]?.actor).toMatch(/^staff:/)
    await expectRight()
  })

  it('M2: isn’t paid in time: the booking is as it was, and late money goes back', async () => {
    await ask(1)
    await test.work()
    const guest = await byLink()
    const change = (await openOf(guest))?.ChangeId ?? 0
    const page = (await pay(guest, change)).body.Data?.split('/').at(-1) ?? ''
    clock.advance(2 * 3600 + 60)
    await backAtWork(test)
    await endUnpaidChanges(app.checkout)
    expect([await stockOf(DAY), await openOf(guest)]).toEqual([{ held: 0, sold: 2 }, null])
    expect(codeOf((await pay(guest, change)).body)).toBe('quote_ended')
    expect(await moments()).toContain('booking change_ended -')
    await test.deliver(gateway.settle(page))
    expect(await refunds()).toEqual([50_000])
    expect(await look()).toMatchObject({ Guests: 2, Total: 1000 })
    await expectRight()
  })

  it('is nobody else’s to pay, nor somebody’s who is signed out', async () => {
    await ask()
    const change = (await openOf(buyer))?.ChangeId ?? 0
    const stranger = test.browser()
    expect((await pay(stranger, change)).status).toBe(401)
    await signIn(test, stranger)
    expect((await pay(stranger, change)).status).toBe(404)
    expect(codeOf((await pay(buyer, change + 1)).body)).toBe('quote_ended')
    expect((await pay(buyer, change)).status).toBe(200)
  })

  it('says on what terms it is cancelled from then on, before it is paid', async () => {
    const later = await deed(3, NEXT)
    const { Cancellation } = await quote(3, NEXT)
    expect(Cancellation).not.toEqual([])
    await agent.data(api.changeAtDesk, later)
    expect((await openOf(buyer))?.Cancellation).toEqual(Cancellation)
    await agent.data(api.sendPaymentLink, { id, Language: 'en', ...why() })
    await test.work()
    expect(mailer.sent[0]?.text).toContain('\nالإلغاء بعد التعديل: ')
    expect(mailer.sent[1]?.text).toContain(
      `Cancelling after the change: ${Cancellation.join(' · ')}`,
    )
  })

  it('is mailed again when asked for, in the language that is', async () => {
    await ask()
    await agent.data(api.sendPaymentLink, { id, Language: 'en', ...why() })
    await test.work()
    expect(mailer.sent.map(({ subject }) => subject.split(':')[0])).toEqual([
      'ادفع فرق تعديل حجزك',
      'Pay to change your booking',
    ])
    expect(mailer.sent[1]?.text).toContain('EGP\u00a0500')
  })

  it('is a guest’s, too, who has no account to change it in', async () => {
    await sql`update temp_reservations set user_id = null, application_id = ${crypto.randomUUID()}::uuid`.execute(
      db,
    )
    await sql`update reservations set user_id = null, client_email = 'guest@example.org'`.execute(
      db,
    )
    expect((await look()).Change).not.toBeNull()
    expect(await agent.data(api.changeAtDesk, await deed(2, NEXT))).toEqual({ State: 'done' })
    expect(await agent.data(api.changeAtDesk, await deed(3, NEXT))).toEqual({ State: 'to_pay' })
    await test.work()
    expect(mailer.sent.map(({ to }) => to)).toEqual(['guest@example.org', 'guest@example.org'])
    const guest = await byLink()
    const page = (await pay(guest, (await openOf(guest))?.ChangeId ?? 0)).body.Data ?? ''
    await test.deliver(gateway.settle(page.split('/').at(-1) ?? ''))
    expect(await look()).toMatchObject({ Guests: 3, Paid: 1500 })
    await expectRight()
  })

  it('is refused without an address, and a second change ends the first', async () => {
    await sql`update users set email = null where email = ${email}`.execute(db)
    const asked = await agent.call(api.changeAtDesk, await deed(3))
    await sql`update users set email = ${email} where email is null and full_name = 'Nour Mostafa' and role <> 'staff'`.execute(
      db,
    )
    expect(codeOf(asked.body)).toBe('no_address')
    await ask()
    expect(await agent.data(api.changeAtDesk, await deed(2, NEXT))).toEqual({ State: 'done' })
    expect([await stockOf(DAY), await stockOf(NEXT)]).toEqual([
      { held: 0, sold: 0 },
      { held: 0, sold: 2 },
    ])
    await expectRight()
  })
})

describe('a change at the desk is refused', () => {
  it('where the price is another one than was read out, or it is full', async () => {
    const asked = await deed(3)
    await sql`update activities set price = 60000 where id = ${activity}`.execute(db)
    expect(codeOf((await agent.call(api.changeAtDesk, asked)).body)).toBe('price_changed')
    const full = await agent.call(api.changeAtDesk, await deed(4, NEXT))
    expect(codeOf(full.body)).toBe('sold_out')
    expect([await stockOf(DAY), await stockOf(NEXT)]).toEqual([
      { held: 0, sold: 2 },
      { held: 0, sold: 0 },
    ])
    const same = await agent.call(api.quoteChangeAtDesk, as(2))
    expect(codeOf(same.body)).toBe('nothing_changed')
  })

  it('where what was booked is no other by it, whatever checkout wrote down', async () => {
    await sql`update temp_reservations set from_date = ${NEXT}`.execute(db)
    const same = await agent.call(api.changeAtDesk, await deed(2))
    expect([same.status, codeOf(same.body)]).toEqual([409, 'nothing_changed'])
    expect(await stockOf(DAY)).toEqual({ held: 0, sold: 2 })
  })

  it('where the terms give nothing back any more: it isn’t offered, either', async () => {
    const asked = await deed(2, NEXT)
    await setClock(NOTHING)
    expect((await look()).Change).toBeNull()
    expect(codeOf((await manager.call(api.changeAtDesk, asked)).body)).toBe('change_forbidden')
  })

  it('of what is cancelled', async () => {
    const asked = await deed(2, NEXT)
    await manager.data(api.cancelAtDesk, { id, ByTerms: true, ...why() })
    expect((await look()).Change).toBeNull()
    expect(codeOf((await agent.call(api.changeAtDesk, asked)).body)).toBe('not_changeable')
  })
})

describe('of other kinds and terms', () => {
  it('a stay ends on the day that is asked for, and pays for its nights', async () => {
    const hotel = await givenHotel(db, {
      rooms: [{ capacity: 1 }],
      open: { from: '2026-12-10', nights: 20 },
    })
    const room = hotel.rooms[0] ?? 0
    const tempId = await givenHeld(buyer, room, { ModuleType: 'Hotel', ToDate: '2026-12-19' })
    const { PaymentUrl } = await buyer.data(api.confirmPayment, {
      ReservationId: tempId,
      ModuleType: 'Hotel',
      PaymentMethod: 'Bank_Card',
    })
    await test.deliver(gateway.settle(PaymentUrl.split('/').at(-1) ?? ''))
    const { rows } = await sql<{ id: number }>`
      select id from reservations where source_id = ${tempId}`.execute(db)
    id = rows[0]?.id ?? 0
    expect((await look()).Change).toMatchObject({ HasTo: true })
    const wanted = { id, From: DAY, To: '2026-12-20', Adults: 2 }
    const quoted = await agent.data(api.quoteChangeAtDesk, wanted)
    expect(quoted).toMatchObject({ To: '2026-12-20', HasRoom: true })
    expect(quoted.Difference * 2).toBe(quoted.OldPrice)
    const asked = { ...wanted, ...why(), Quote: quoted.Quote, Language: 'en' as const }
    expect(await agent.data(api.changeAtDesk, asked)).toEqual({ State: 'to_pay' })
    const nights = await nightsOfRoom(db, room, DAY, '2026-12-20')
    expect(nights.map(({ held, sold }) => `${held}/${sold}`)).toEqual(['0/1', '0/1', '1/0'])
  })

  it('with a deposit no money moves: what is left to pay is another amount', async () => {
    await sql`insert into deposit_terms (kind, offer_id, percent, balance_days, unpaid)
      values ('activity', null, 30, 7, 'terms')`.execute(db)
    try {
      id = await givenBooked(buyer)
      expect((await look()).Change).toMatchObject({ HasDeposit: true })
      const quoted = await quote(3, NEXT)
      expect(quoted.Difference).toBe(0)
      expect(quoted.Terms).toContain('EGP\u00a01,200 is left')
      expect(await agent.data(api.changeAtDesk, await deed(3, NEXT))).toEqual({ State: 'done' })
      expect(await look()).toMatchObject({ Guests: 3, Total: 1500, Paid: 300 })
      await expectRight()
    } finally {
      await sql`delete from deposit_terms`.execute(db)
    }
  })
})
