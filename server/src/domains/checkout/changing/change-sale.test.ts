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
  requestFor,
} from '../../../testing/booking.ts'
import { signIn } from '../../../testing/people.ts'
import { givenPoints } from '../../../testing/points.ts'
import { wrongInLedger, wrongInTill } from '../../../testing/till.ts'
import { resendConfirmation } from '../../../messages/resend-confirmation.ts'
import { addStock } from '../../catalogue/test-offers.ts'
import { watchPaid } from '../../payments/index.ts'
import { findOwn } from '../../reservations/index.ts'
import { endUnpaidChanges, remindBalances } from '../index.ts'
import { emptySales } from '../../../testing/empty-tables.ts'

const test = await testApp()
await givenPlaces(test)
const { app, clock, gateway, mailer, db, browser } = test
const [buyer, other]: [Browser, Browser] = [browser(), browser()]
const userId = await signIn(test, buyer)
await signIn(test, other)
let activity = 0
let id = 0
let tempId = 0
const NEXT = '2026-12-20'
/** 09:00 in Cairo on the day: free until a day before, half until twelve hours before. */
const FREE_UNTIL = Date.parse('2026-12-16T07:00:00Z')
const HALF_UNTIL = Date.parse('2026-12-16T19:00:00Z')

const setClock = (at: number): void => clock.advance((at - clock.now().getTime()) / 1000)
const stockOf = async (day: string) =>
  (
    await sql<{ held: number; sold: number }>`
      select held, sold from stock where item_id = ${activity} and day = ${day}`.execute(db)
  ).rows[0]
const price = (egp: number) =>
  sql`update activities set price = ${egp * 100} where id = ${activity}`.execute(db)
const refunds = async () =>
  (await sql<{ amount: number }>`select amount from refunds order by id`.execute(db)).rows.map(
    (row) => row.amount,
  )
/** Why money went back, and what the bell says of it. */
const returned = async () =>
  (
    await sql<{ reason: string; notice: string }>`
      select f.reason, n.message_en as notice from refunds f, notifications n
      where n.type = 'ReservationRefunded'`.execute(db)
  ).rows[0]
/** Of the newest mail, in one line. */
const lastText = () => mailer.sent.at(-1)?.text.replaceAll(/\s+/g, ' ')
const mine = { Module: 'Activity' }
const quote = (it: object = {}, by = buyer) =>
  by.call(api.quoteChange, {
    ...mine,
    ReservationId: id,
    FromDate: DAY,
    AdultsCount: 2,
    ...it,
  })
const quoted = async (it: object) => {
  const { body } = await quote(it)
  if (body.Error !== null) throw new Error(body.Error)
  return body.Data
}
const agree = (it: { ChangeId: number; Difference: number; Fee?: number }, by = buyer) =>
  by.call(api.confirmChange, {
    ...mine,
    ReservationId: id,
    ChangeId: it.ChangeId,
    Difference: it.Difference,
    Fee: it.Fee,
  })
type Answer = Awaited<ReturnType<typeof quote>> | Awaited<ReturnType<typeof agree>>
const codeOf = ({ body }: Answer) => (body.Error === null ? null : body.code)
const pageOf = ({ body }: Awaited<ReturnType<typeof agree>>) =>
  body.Data?.PaymentUrl.split('/').at(-1) ?? ''
const details = () =>
  buyer.data(api.getReservationDetails, { ReservationId: id, Module: 'Activity' })
const statusOf = (Change: number) =>
  buyer.data(api.paymentStatus, { ReservationId: tempId, ModuleType: 'Activity', Change })

/** Everything that must be true of the books, whatever was changed. */
async function expectRight(): Promise<void> {
  await test.work()
  await test.work()
  expect([
    await wrongInTill(db),
    await wrongInLedger(db, gateway),
    await auditBooks(app.payments),
  ]).toEqual([[], [], 0])
}

beforeEach(async () => {
  gateway.down = false
  setClock(Date.parse('2026-12-01T10:00:00Z'))
  await emptySales(db, ['deposit_terms', 'point_balances', 'point_entries', 'point_claims'])
  activity = await givenActivity(test)
  await addStock(db, activity, NEXT, { capacity: 3 })
  tempId = await givenHeld(buyer, activity)
  await test.deliver(gateway.settle(await givenPaying(test, buyer, tempId)))
  await test.work()
  id = (await buyer.data(api.getUserReservation, { PageNumber: 1, PageSize: 1 })).Data[0]?.Id ?? 0
  mailer.sent.length = 0
})

describe('M1: other dates at the same price', () => {
  it('are quoted first, and changed at once when agreed to', async () => {
    const it = await quoted({ FromDate: NEXT })
    expect(it).toMatchObject({ OldPrice: 1000, NewPrice: 1000, Difference: 0, FromDate: NEXT })
    expect(Date.parse(it.HoldsUntil) - Date.parse(it.ServerTime)).toBe(600_000)
    expect([await stockOf(DAY), await stockOf(NEXT)]).toEqual([
      { held: 0, sold: 2 },
      { held: 0, sold: 0 },
    ])
    expect((await agree(it)).body.Data).toMatchObject({ IsChanged: true, PaymentUrl: '' })
    expect([await stockOf(DAY), await stockOf(NEXT)]).toEqual([
      { held: 0, sold: 0 },
      { held: 0, sold: 2 },
    ])
    expect(await details()).toMatchObject({ ArrivalDate: NEXT, StatusCode: 'Confirmed' })
    await expectRight()
    expect(mailer.sent).toMatchObject([
      { subject: expect.stringContaining('was changed') as string },
    ])
    expect(mailer.sent[0]?.text).toContain('Thu 17 Dec 2026 → Sun 20 Dec 2026')
  })

  it('move the entry in the calendar, each time by a newer edition of it', async () => {
    const entry = () => {
      const it = mailer.sent.at(-1)?.attachments?.find(({ filename }) => filename.endsWith('.ics'))
      return String(it?.content).split('\r\n')
    }
    await agree(await quoted({ FromDate: NEXT }))
    await test.work()
    expect(entry()).toEqual(
      expect.arrayContaining([
        `UID:Activity-${id}@rihla`,
        'SEQUENCE:1',
        'DTSTAMP:20261201T100000Z',
        'DTSTART:20261220T070000Z',
      ]),
    )
    expect(mailer.sent.at(-1)?.text).toContain('attached for your calendar')
    await agree(await quoted({ FromDate: DAY }))
    await test.work()
    expect(entry()).toEqual(
      expect.arrayContaining([
        `UID:Activity-${id}@rihla`,
        'SEQUENCE:2',
        'DTSTART:20261217T070000Z',
      ]),
    )
    expect(await details(), 'the file of its page is the same edition').toMatchObject({
      Id: id,
      ModuleName: 'Activity',
      ChangesCount: 2,
    })
    await db.transaction().execute(async (trx) => {
      const it = await findOwn(trx, userId, id, 'Activity')
      if (it) await resendConfirmation(trx, test.jobs, it, { key: 'once more', now: clock.now() })
    })
    await test.work()
    expect(entry(), 'nor does the confirmation, sent once more, lead back').toContain('SEQUENCE:2')
  })

  it('pressed twice, also at once, are one change', async () => {
    const it = await quoted({ FromDate: NEXT })
    const answers = await Promise.all([agree(it), agree(it)])
    expect(answers.map(({ body }) => body.Data?.IsChanged)).toEqual([true, true])
    expect((await agree(it)).body.Data?.IsChanged).toBe(true)
    expect(await stockOf(NEXT)).toEqual({ held: 0, sold: 2 })
    await expectRight()
    expect(mailer.sent.length).toBe(1)
  })

  it('can be changed back, and cancelled by the terms of the new day', async () => {
    await agree(await quoted({ FromDate: NEXT }))
    await agree(await quoted({ FromDate: DAY }))
    expect([await stockOf(DAY), await stockOf(NEXT)]).toEqual([
      { held: 0, sold: 2 },
      { held: 0, sold: 0 },
    ])
    await agree(await quoted({ FromDate: NEXT }))
    setClock(FREE_UNTIL + 1000)
    await buyer.call(api.cancelBooking, { id, Refund: 1000 })
    expect([await refunds(), await stockOf(NEXT)]).toEqual([[100_000], { held: 0, sold: 0 }])
    await expectRight()
  })
})

describe('a change that gives money back', () => {
  it('gives it back with the change, and the rest when it is cancelled', async () => {
    const it = await quoted({ AdultsCount: 1 })
    expect(it).toMatchObject({ NewPrice: 500, Difference: -500 })
    expect((await agree(it)).body.Data?.Message).toContain('500 goes back')
    expect([await refunds(), await stockOf(DAY)]).toEqual([[50_000], { held: 0, sold: 1 }])
    await expectRight()
    expect(await details()).toMatchObject({
      Price: 500,
      Refunds: [{ Title: 'Refund of EGP\u00a0500' }],
    })
    await buyer.call(api.cancelBooking, { id, Refund: 500 })
    expect(await refunds()).toEqual([50_000, 50_000])
    await expectRight()
    const { rows } =
      await sql`select from notifications where type = 'ReservationRefunded'`.execute(db)
    expect(rows, 'each refund is announced, though one payment gave both').toHaveLength(2)
  })

  it('M6: keeps what the terms keep, and never makes them better', async () => {
    setClock(FREE_UNTIL + 1000)
    const it = await quoted({ FromDate: NEXT, AdultsCount: 1 })
    expect(it).toMatchObject({ NewPrice: 750, Difference: -250 })
    expect(it.Terms).toContain('50%')
    await agree(it)
    expect(await refunds()).toEqual([25_000])
    await expectRight()
    // Free until three days later by the offer, half by what was left of the terms.
    await buyer.call(api.cancelBooking, { id })
    expect(await refunds()).toEqual([25_000, 37_500])
    await expectRight()
  })
})

describe('P16: of what was paid with points', () => {
  /** 200 of 1000 were points. */
  beforeEach(async () => {
    await givenPoints(db, userId, 300_00)
    await sql`update stock set capacity = 10 where item_id = ${activity}`.execute(db)
    tempId = await givenHeld(buyer, activity)
    const booking = { ReservationId: tempId, ModuleType: 'Activity' } as const
    await buyer.data(api.useCreditPoints, { ...booking, Points: 200 })
    await test.deliver(gateway.settle(await givenPaying(test, buyer, tempId)))
    const { rows } = await sql<{ id: number }>`
      select id from reservations where source_id = ${tempId}`.execute(db)
    id = rows[0]?.id as number
  })
  const paidBy = async () =>
    (await details()).AmountDetails.slice(-2).map(({ Label, Text }) => `${Label}: ${Text}`)

  it('a change that gives some back leaves the others, and what the money earns', async () => {
    await agree(await quoted({ AdultsCount: 1 }))
    expect(await refunds()).toEqual([100_00, 400_00])
    expect(await paidBy()).toEqual([
      'Paid with points: EGP\u00a0100',
      'Paid by Bank card: EGP\u00a0400',
    ])
    const { rows } = await sql`select paid, points from reservations where id = ${id}`.execute(db)
    expect(rows).toEqual([{ paid: 500_00, points: 100_00 }])
    await expectRight()
  })

  it('one that gives nothing back leaves them all', async () => {
    await agree(await quoted({ FromDate: NEXT }))
    expect(await paidBy()).toEqual([
      'Paid with points: EGP\u00a0200',
      'Paid by Bank card: EGP\u00a0800',
    ])
    await expectRight()
  })
})

describe('a change that costs more', () => {
  it('holds the new places and keeps the old ones until the difference is paid', async () => {
    const it = await quoted({ FromDate: NEXT, AdultsCount: 3 })
    expect(it).toMatchObject({ NewPrice: 1500, Difference: 500 })
    const answer = await agree(it)
    expect(answer.body.Data).toMatchObject({ IsChanged: false })
    expect([await stockOf(DAY), await stockOf(NEXT)]).toEqual([
      { held: 0, sold: 2 },
      { held: 3, sold: 0 },
    ])
    expect(await details()).toMatchObject({ ArrivalDate: DAY, Price: 1000 })
    expect((await statusOf(it.ChangeId)).State).toBe('checking')
    await test.deliver(gateway.settle(pageOf(answer)))
    expect((await statusOf(it.ChangeId)).State).toBe('paid')
    expect([await stockOf(DAY), await stockOf(NEXT)]).toEqual([
      { held: 0, sold: 0 },
      { held: 0, sold: 3 },
    ])
    expect(await details()).toMatchObject({ ArrivalDate: NEXT, Price: 1500, SeatsNumber: 3 })
    await expectRight()
    expect(mailer.sent[0]?.text).toContain('the difference of EGP\u00a0500')
    await buyer.call(api.cancelBooking, { id, Refund: 1500 })
    expect(await refunds()).toEqual([50_000, 100_000])
    await expectRight()
  })

  it('M2: leaves the booking as it was when it isn’t paid in time; what comes later goes back', async () => {
    const it = await quoted({ AdultsCount: 3 })
    const page = pageOf(await agree(it))
    expect(await stockOf(DAY)).toEqual({ held: 1, sold: 2 })
    clock.advance(1000)
    expect(await endUnpaidChanges(app.checkout)).toBe(1)
    expect(await endUnpaidChanges(app.checkout)).toBe(0)
    expect(await stockOf(DAY)).toEqual({ held: 0, sold: 2 })
    expect(await statusOf(it.ChangeId)).toMatchObject({ State: 'failed' })
    await test.deliver(gateway.settle(page))
    expect([await refunds(), (await details()).Price]).toEqual([[50_000], 1000])
    await expectRight()
    expect(await returned()).toEqual({
      reason: 'change_over',
      notice: expect.stringContaining('after that change was over') as string,
    })
    expect(lastText()).toContain('after that change was over')
    expect(lastText()).not.toContain('If you have not paid since')
  })

  it('a second one whose card is declined says so, though an earlier one was paid', async () => {
    const first = await quoted({ AdultsCount: 3 })
    await test.deliver(gateway.settle(pageOf(await agree(first))))
    const second = await quoted({ AdultsCount: 4 })
    await test.deliver(gateway.settle(pageOf(await agree(second)), { outcome: 'failed' }))
    expect([await statusOf(first.ChangeId), await statusOf(second.ChangeId)]).toMatchObject([
      { State: 'paid' },
      { State: 'failed', Message: expect.not.stringContaining('in time') as string },
    ])
  })

  it('an older tab reads why its change is over, and what becomes of what it paid', async () => {
    const saysOf = async (Change: number) => (await statusOf(Change)).Message
    const [first, second] = [
      await quoted({ AdultsCount: 3 }),
      await quoted({ FromDate: NEXT, AdultsCount: 3 }),
    ]
    const page = pageOf(await agree(first))
    await agree(second)
    expect(await saysOf(first.ChangeId)).toContain('Another change')
    await test.deliver(gateway.settle(page))
    expect(await saysOf(first.ChangeId)).toContain('It goes back to you in full')
    await buyer.call(api.cancelBooking, { id })
    expect(await saysOf(second.ChangeId)).toContain('is cancelled')
  })

  it('P11: goes back when some of the booking’s money went back without us meanwhile; it isn’t asked for', async () => {
    const it = await quoted({ AdultsCount: 3 })
    const page = pageOf(await agree(it))
    const [bought] = gateway.moved.filter(({ kind }) => kind === 'payment').slice(-1)
    gateway.refundInPanel(bought?.transactionId ?? '', 200_00)
    await sql`update payment_attempts set settled_at = settled_at - interval '2 days' where state = 'paid'`.execute(
      db,
    )
    await watchPaid(app.payments)
    expect(await details()).toMatchObject({ OpenChange: null, Price: 1000 })
    expect(codeOf(await agree(it))).toBe('not_changeable')
    const paying = { ReservationId: id, Module: 'Activity', Change: it.ChangeId } as const
    const late = await buyer.call(api.completePayment, paying)
    expect(late.body).toMatchObject({ code: 'quote_ended' })
    await test.deliver(gateway.settle(page))
    const { rows } = await sql`select total, paid, taken_back from reservations`.execute(db)
    expect(rows).toEqual([{ total: 1000_00, paid: 800_00, taken_back: 200_00 }])
    expect(await refunds()).toEqual([200_00, 500_00])
    await expectRight()
  })

  it('counts when it was paid a moment before its time was over', async () => {
    const page = pageOf(await agree(await quoted({ AdultsCount: 3 })))
    clock.advance(1000)
    gateway.settle(page)
    await endUnpaidChanges(app.checkout)
    expect(await details()).toMatchObject({ Price: 1500, SeatsNumber: 3 })
    await expectRight()
  })

  it('is kept while the gateway can’t be asked, but not for ever', async () => {
    await agree(await quoted({ AdultsCount: 3 }))
    gateway.down = true
    clock.advance(1000)
    expect(await endUnpaidChanges(app.checkout)).toBe(0)
    clock.advance(3601)
    expect(await endUnpaidChanges(app.checkout)).toBe(1)
    expect(await stockOf(DAY)).toEqual({ held: 0, sold: 2 })
  })

  it('P15: is paid with the fee that was shown, and refused at another', async () => {
    const fee = (points: number) =>
      sql`update payment_methods set fee_basis_points = ${points} where id = 'Bank_Card'`.execute(
        db,
      )
    const plain = await quoted({ AdultsCount: 3 })
    expect(plain).toMatchObject({ Difference: 500, Fee: 0 })
    await fee(200)
    const refused = await agree(plain)
    const it = await quoted({ AdultsCount: 3 })
    const { body } = await agree(it)
    const open = await details()
    const pay = (Amount: number) =>
      buyer.call(api.completePayment, { ...mine, ReservationId: id, Change: it.ChangeId, Amount })
    const [other, same] = [await pay(500), await pay(510)]
    await fee(0)
    expect(codeOf(refused)).toBe('price_changed')
    expect(it).toMatchObject({ Difference: 500, Fee: 10, NewPrice: 1510 })
    expect(it.After.map(({ Text }) => Text)).toContain('EGP\u00a01,510')
    expect(body.Data?.Message).toContain('510')
    expect(open.OpenChange?.Amount).toBe(510)
    expect([other.status, same.status]).toEqual([409, 200])
    expect(gateway.orders.at(-1)?.order.amount).toBe(51_000)
  })

  it('pressed twice opens one page; another one ends it', async () => {
    const one = await quoted({ AdultsCount: 3 })
    const pages = [pageOf(await agree(one)), pageOf(await agree(one))]
    expect(pages[0]).toBe(pages[1])
    const two = await quoted({ FromDate: NEXT, AdultsCount: 3 })
    const page = pageOf(await agree(two))
    expect([await stockOf(DAY), await stockOf(NEXT)]).toEqual([
      { held: 0, sold: 2 },
      { held: 3, sold: 0 },
    ])
    expect(codeOf(await agree(one))).toBe('quote_ended')
    await test.deliver(gateway.settle(pages[0] ?? ''))
    await test.deliver(gateway.settle(page))
    expect([await refunds(), (await details()).ArrivalDate]).toEqual([[50_000], NEXT])
    await expectRight()
  })

  it('stays open when another one is agreed to and refused', async () => {
    const page = pageOf(await agree(await quoted({ AdultsCount: 3 })))
    const two = await quoted({ FromDate: NEXT, AdultsCount: 4 })
    expect(codeOf(await agree(two))).toBe('sold_out')
    expect(await stockOf(DAY)).toEqual({ held: 1, sold: 2 })
    await test.deliver(gateway.settle(page))
    expect(await details()).toMatchObject({ ArrivalDate: DAY, SeatsNumber: 3 })
    await expectRight()
  })

  it('ends with the booking when that is cancelled', async () => {
    const page = pageOf(await agree(await quoted({ AdultsCount: 3 })))
    await buyer.call(api.cancelBooking, { id, Refund: 1000 })
    await test.deliver(gateway.settle(page))
    expect([await refunds(), await stockOf(DAY)]).toEqual([[100_000, 50_000], { held: 0, sold: 0 }])
    await expectRight()
  })
})

describe('a change is refused', () => {
  it.each([
    ['to what is booked already', { FromDate: DAY }, 'nothing_changed'],
    ['to a day without places', { FromDate: '2026-12-21' }, 'sold_out'],
    ['to a day that is over', { FromDate: '2026-11-01' }, 'date_outside_range'],
    ['of another kind', { Module: 'Hotel' }, 'reservation_not_found'],
  ])('%s', async (_, it, code) => {
    const answer = await quote(it)
    const later = answer.body.Data ? await agree(answer.body.Data) : answer
    expect(codeOf(later)).toBe(code)
    await expectRight()
  })

  it('when the last places are another’s by then, and nothing has changed', async () => {
    const it = await quoted({ FromDate: NEXT })
    await other.data(api.setTempReservation, {
      ...requestFor(activity),
      FromDate: NEXT,
    })
    expect(codeOf(await agree(it))).toBe('sold_out')
    expect([await stockOf(DAY), (await details()).ArrivalDate]).toEqual([{ held: 0, sold: 2 }, DAY])
  })

  it('when the terms give nothing back any more', async () => {
    setClock(HALF_UNTIL - 1000)
    const it = await quoted({ FromDate: NEXT })
    setClock(HALF_UNTIL)
    expect(codeOf(await agree(it))).toBe('quote_ended')
    expect(codeOf(await quote({ FromDate: NEXT }))).toBe('change_forbidden')
    const look = await buyer.data(api.getChangeOptions, { ReservationId: id, Module: 'Activity' })
    expect(look.Sale).toMatchObject({ IsPossible: false })
  })

  it('M5: at another price than was shown', async () => {
    const it = await quoted({ AdultsCount: 3 })
    await price(600)
    expect(codeOf(await agree(it))).toBe('price_changed')
    expect(codeOf(await agree({ ...(await quoted({ AdultsCount: 3 })), Difference: 500 }))).toBe(
      'price_changed',
    )
    expect(await stockOf(DAY)).toEqual({ held: 0, sold: 2 })
  })

  it('after the time that the quote holds', async () => {
    const it = await quoted({ FromDate: NEXT })
    clock.advance(601)
    expect(codeOf(await agree(it))).toBe('quote_ended')
  })

  it('S1: to whoever is signed out, and to others as if there were none', async () => {
    const it = await quoted({ FromDate: NEXT })
    for (const [by, code] of [
      [browser(), 'unauthenticated'],
      [other, 'reservation_not_found'],
    ] as const)
      expect([codeOf(await quote({ FromDate: NEXT }, by)), codeOf(await agree(it, by))]).toEqual([
        code,
        code,
      ])
  })
})

describe('of what was booked with a deposit', () => {
  beforeEach(async () => {
    await sql`insert into deposit_terms (kind, offer_id, percent, balance_days, unpaid)
      values ('activity', null, 30, 7, 'terms')`.execute(db)
    tempId = await givenHeld(buyer, activity)
    await test.deliver(gateway.settle(await givenPaying(test, buyer, tempId)))
    id = (
      await sql<{ id: number }>`select id from reservations where source_id = ${tempId}`.execute(db)
    ).rows[0]?.id as number
  })

  it('the deposit stays, and the rest is another one on another day', async () => {
    const page = await buyer.data(api.completePayment, {
      ReservationId: id,
      Module: 'Activity',
    })
    const it = await quoted({ FromDate: NEXT, AdultsCount: 3 })
    expect(it).toMatchObject({ NewPrice: 1500, Difference: 0 })
    expect(it.Terms).toContain('EGP\u00a01,200 is left')
    await agree(it)
    expect(await details()).toMatchObject({
      StatusCode: 'Deposit Paid',
      DueAmount: 1200,
      PaymentCompletionDeadline: '2026-12-13T18:00:00.000Z',
    })
    await test.deliver(gateway.settle(page.split('/').at(-1) ?? ''))
    expect(await refunds()).toEqual([70_000])
    await expectRight()
    expect(lastText()).toContain('before you changed your booking')
    expect(lastText()).toContain('the rest of your booking is still to be paid')
    expect(lastText()).not.toContain('not confirmed yet')
  })

  it('moved to other days, its traveller is reminded before the new date, and the mail names it', async () => {
    const remindedAt = async (at: string) => {
      setClock(Date.parse(at))
      const told = await remindBalances(app.checkout)
      await test.work()
      return told
    }
    expect(await remindedAt('2026-12-07T19:00:00Z')).toBe(1)
    await agree(await quoted({ FromDate: NEXT }))
    await test.work()
    expect(mailer.sent.at(-1)?.subject).toContain('was changed')
    const text = mailer.sent.at(-1)?.text.replaceAll('\u00a0', ' ')
    expect(text).toContain('Left to pay: EGP 700')
    expect(text).toContain('Pay by: Sun 13 December, 20:00')
    const reminders = [
      await remindedAt('2026-12-10T17:00:00Z'),
      await remindedAt('2026-12-10T19:00:00Z'),
      await remindedAt('2026-12-12T19:00:00Z'),
    ]
    expect(reminders).toEqual([0, 1, 1])
    const due = mailer.sent.map(({ subject }) => subject).filter((it) => it.includes('is due by'))
    expect(due.map((it) => it.match(/\d+ December/)?.[0])).toEqual([
      '10 December',
      '13 December',
      '13 December',
    ])
  })

  it('moved when little is left until the rest is due, the change itself is its first reminder', async () => {
    setClock(Date.parse('2026-12-10T10:00:00Z'))
    await remindBalances(app.checkout)
    await agree(await quoted({ FromDate: NEXT }))
    setClock(Date.parse('2026-12-10T19:00:00Z'))
    expect(await remindBalances(app.checkout)).toBe(0)
    setClock(Date.parse('2026-12-12T19:00:00Z'))
    expect(await remindBalances(app.checkout)).toBe(1)
  })

  it('is refused where the rest would be due too soon', async () => {
    setClock(Date.parse('2026-12-10T10:00:00Z'))
    await addStock(db, activity, '2026-12-18', { capacity: 3 })
    expect(codeOf(await quote({ FromDate: '2026-12-18' }))).toBe('pay_rest_first')
  })
})
