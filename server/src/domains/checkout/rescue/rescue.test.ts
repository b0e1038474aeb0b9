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
} from '../../../testing/booking.ts'
import { signIn } from '../../../testing/people.ts'
import { givenPoints, pointsOf } from '../../../testing/points.ts'
import { wrongInLedger, wrongInTill } from '../../../testing/till.ts'
import { addStock } from '../../catalogue/test-offers.ts'
import { expireHolds } from '../../inventory/index.ts'
import { watchPaid } from '../../payments/index.ts'
import { endUnpaidBookings } from '../index.ts'
import { returnUnchosen } from './return-late-money.ts'
import { emptySales } from '../../../testing/empty-tables.ts'

const test = await testApp()
await givenPlaces(test)
const { db, gateway, clock, app, browser, mailer } = test
const START = clock.now()
const [BEFORE, AFTER] = ['2026-12-16', '2026-12-18']
let buyer: Browser = browser()
let userId = 0
let activity = 0
let tempId = 0
let page = ''
let transactionId = ''

beforeEach(async () => {
  clock.advance((START.getTime() - clock.now().getTime()) / 1000)
  await emptySales(db, ['late_rescues', 'point_entries', 'point_claims', 'point_balances'])
  mailer.sent.length = 0
  activity = await givenActivity(test, 2)
  for (const day of [BEFORE, AFTER]) await addStock(db, activity, day, { capacity: 5 })
  buyer = browser()
  userId = await signIn(test, buyer)
  tempId = await givenHeld(buyer, activity)
})

/** Money for a hold that has died, whose places others have. */
async function payLate(): Promise<void> {
  page = await givenPaying(test, buyer, tempId)
  clock.advance(3600)
  await expireHolds(db, clock.now())
  await endUnpaidBookings(app.checkout)
  await sql`update stock set capacity = 0 where item_id = ${activity} and day = ${DAY}`.execute(db)
  const paid = gateway.settle(page)
  transactionId = paid.transactionId
  await test.deliver(paid)
}
/** Staff give so much of it back in the gateway's own panel, and we hear of it. */
async function givenInPanel(amount: number): Promise<void> {
  gateway.refundInPanel(transactionId, amount)
  clock.advance(86_400)
  await watchPaid(app.payments)
  clock.advance(-86_400)
}
const reservation = async () => {
  const { rows } = await sql<{
    id: number
    status: string
    payment_status: string
    paid: number
    total: number
    from_date: string
  }>`select id, status, payment_status, paid, total, from_date::text from reservations where source_id = ${tempId}`.execute(
    db,
  )
  if (!rows[0]) throw new Error('Nothing was reserved')
  return rows[0]
}
const look = async () => buyer.data(api.getLateChoice, { ReservationId: (await reservation()).id })
const choose = async (FromDate?: string, by = buyer, Price?: number) =>
  (
    await by.call(api.chooseForLateMoney, {
      ReservationId: (await reservation()).id,
      FromDate,
      Price,
    })
  ).body
const codeOf = (body: object) => ('code' in body ? body.code : null)
const refunds = async () =>
  (await sql<object>`select amount, reason from refunds order by id`.execute(db)).rows
const alerts = async () =>
  (
    await sql<{ kind: string }>`select kind from staff_alerts where settled_at is null`.execute(db)
  ).rows.map((row) => row.kind)
const bell = async () =>
  (
    await sql<{ kind: string }>`select type as kind from notifications order by id`.execute(db)
  ).rows.map((row) => row.kind)
const allIsRight = async () => {
  await test.work()
  expect([
    await wrongInTill(db),
    await wrongInLedger(db, gateway),
    await auditBooks(app.payments),
  ]).toEqual([[], [], 0])
}

describe('money that comes after its places are gone', () => {
  it('waits for its traveller, who is told with the nearest days; the staff see it', async () => {
    await payLate()
    expect(await reservation()).toMatchObject({
      status: 'Under Review',
      payment_status: 'Paid',
      paid: 1000_00,
    })
    expect(await look()).toMatchObject({
      Amount: 1000,
      Alternatives: [
        { FromDate: BEFORE, ToDate: null, Price: 1000, Back: 0 },
        { FromDate: AFTER, ToDate: null, Price: 1000, Back: 0 },
      ],
    })
    expect([await refunds(), await alerts(), await bell()]).toEqual([
      [],
      ['late_money_waits'],
      ['ChoiceOffered'],
    ])
    expect(await statusOf(buyer, tempId)).toMatchObject({
      State: 'choice',
      Choice: { ReservationId: (await reservation()).id, Module: 'Activity' },
    })
    await test.work()
    expect(mailer.sent.at(-1)?.subject).toContain('Choose another day or your money back')
    expect(mailer.sent.at(-1)?.text).not.toContain('Cancellation: ')
    await allIsRight()
  })

  it('buys another day at its price; twice is once', async () => {
    await payLate()
    await sql`update activities set price = 40000 where id = ${activity}`.execute(db)
    expect((await look()).Alternatives[1]).toMatchObject({ Price: 800, Back: 200 })
    expect(codeOf(await choose(AFTER, buyer, 1000))).toBe('price_changed')
    expect((await choose(AFTER, buyer, 800)).Data).toMatchObject({ IsBooked: true })
    expect((await choose(AFTER, buyer, 800)).Data, 'twice').toMatchObject({ IsBooked: true })
    expect(await reservation()).toMatchObject({
      status: 'Confirmed',
      total: 800_00,
      paid: 800_00,
      from_date: AFTER,
    })
    expect([await refunds(), await alerts()]).toEqual([
      [{ amount: 200_00, reason: 'late_difference' }],
      [],
    ])
    expect(codeOf(await choose()), 'another choice').toBe('choice_over')
    await allIsRight()
    // What is left of the money comes back when that is cancelled, too.
    const { id } = await reservation()
    await buyer.data(api.cancelBooking, { id })
    expect(await refunds()).toContainEqual({ amount: 800_00, reason: 'cancelled' })
    await allIsRight()
  })

  it('goes back when that is chosen, once', async () => {
    await payLate()
    expect((await choose()).Data).toMatchObject({ IsBooked: false })
    expect((await choose()).Data, 'twice').toMatchObject({ IsBooked: false })
    expect(await refunds()).toEqual([{ amount: 1000_00, reason: 'places_gone' }])
    expect(await reservation()).toMatchObject({ status: 'Cancelled', paid: 0 })
    expect(codeOf(await choose(AFTER))).toBe('choice_over')
    await allIsRight()
  })

  it('goes back by itself after the deadline, once', async () => {
    await payLate()
    expect(await returnUnchosen(app.checkout)).toBe(0)
    clock.advance(24 * 3600)
    expect(codeOf(await choose(AFTER))).toBe('choice_over')
    expect(await returnUnchosen(app.checkout)).toBe(1)
    expect(await returnUnchosen(app.checkout)).toBe(0)
    expect([await refunds(), await alerts(), await bell()]).toEqual([
      [{ amount: 1000_00, reason: 'places_gone' }],
      [],
      ['ChoiceOffered', 'ReservationRefunded'],
    ])
    await allIsRight()
  })

  it('goes back at once where no other day can be had for it', async () => {
    await sql`update stock set capacity = 0 where item_id = ${activity} and day <> ${DAY}`.execute(
      db,
    )
    await payLate()
    expect([await refunds(), await alerts()]).toEqual([
      [{ amount: 1000_00, reason: 'places_gone' }],
      ['paid_but_gone'],
    ])
    await allIsRight()
  })

  it('a second payment of it goes back', async () => {
    const { PaymentUrl } = await buyer.data(api.confirmPayment, {
      ReservationId: tempId,
      ModuleType: 'Activity',
      PaymentMethod: 'Wallet',
    })
    await payLate()
    await test.deliver(gateway.settle(PaymentUrl.split('/').at(-1) ?? ''))
    expect(await refunds()).toEqual([{ amount: 1000_00, reason: 'paid_twice' }])
    expect((await reservation()).status).toBe('Under Review')
    await allIsRight()
  })

  it('with points: they pay what the money leaves of the other day', async () => {
    await givenPoints(db, userId, 300_00)
    const booking = { ReservationId: tempId, ModuleType: 'Activity' as const }
    await buyer.data(api.useCreditPoints, { ...booking, Points: 300 })
    await payLate()
    expect(await pointsOf(db, userId)).toMatchObject({ available: 300_00, held: 0 })
    await sql`update activities set price = 45000 where id = ${activity}`.execute(db)
    expect((await choose(BEFORE)).Data).toMatchObject({ IsBooked: true })
    expect(await reservation()).toMatchObject({ paid: 900_00, total: 900_00 })
    expect(await pointsOf(db, userId)).toMatchObject({ available: 100_00, spent: 200_00 })
    await allIsRight()
  })
})

describe('P11: late money that is given back in the gateway’s own panel', () => {
  it('buys no other day: the choice is over, and its traveller reads that it went back', async () => {
    await payLate()
    await givenInPanel(1000_00)
    const { id, ...it } = await reservation()
    expect(it).toMatchObject({ status: 'Cancelled', payment_status: 'Refunded', paid: 0 })
    expect(codeOf(await choose(AFTER))).toBe('choice_over')
    const asked = await buyer.call(api.getLateChoice, { ReservationId: id })
    expect(codeOf(asked.body)).toBe('choice_over')
    const seen = await buyer.data(api.getReservationDetails, {
      ReservationId: id,
      Module: 'Activity',
    })
    expect(seen).toMatchObject({ ChooseBy: null, StatusCode: 'Cancelled' })
    expect(seen.Refunds).toMatchObject([
      { Amount: 1000, State: 'sent', Title: 'Refund of EGP\u00a01,000' },
    ])
    expect(await alerts()).toEqual(['refunded_outside'])
    clock.advance(24 * 3600)
    expect(await returnUnchosen(app.checkout)).toBe(0)
    await allIsRight()
    const sent = gateway.refunds.filter((refund) => refund.transactionId === transactionId)
    expect(sent.map(({ amount }) => amount)).toEqual([1000_00])
    expect(mailer.sent.at(-1)?.text).toContain('EGP\u00a01,000')
  })

  it('in part buys what the rest of it pays', async () => {
    await payLate()
    await givenInPanel(300_00)
    expect(await look()).toMatchObject({ Amount: 700, Alternatives: [] })
    expect(codeOf(await choose(AFTER))).toBe('sold_out')
    await sql`update activities set price = 30000 where id = ${activity}`.execute(db)
    expect((await look()).Alternatives[1]).toMatchObject({ Price: 600, Back: 100 })
    expect((await choose(AFTER, buyer, 600)).Data).toMatchObject({ IsBooked: true })
    expect(await reservation()).toMatchObject({ status: 'Confirmed', total: 600_00, paid: 600_00 })
    expect(await refunds()).toContainEqual({ amount: 100_00, reason: 'late_difference' })
    await allIsRight()
    await buyer.data(api.cancelBooking, { id: (await reservation()).id })
    expect(await refunds()).toContainEqual({ amount: 600_00, reason: 'cancelled' })
    await allIsRight()
  })

  it('in part gives the rest back where that is chosen', async () => {
    await payLate()
    await givenInPanel(300_00)
    expect((await choose()).Data).toMatchObject({ IsBooked: false })
    expect(await refunds()).toContainEqual({ amount: 700_00, reason: 'places_gone' })
    await test.work()
    expect(mailer.sent.at(-1)?.text).toContain('700')
    await allIsRight()
  })
})

describe('a choice that is refused', () => {
  it('signed out, somebody else’s, where there is none, and for places that are gone', async () => {
    await payLate()
    expect(codeOf(await choose(AFTER, browser()))).toBe('unauthenticated')
    const other = browser()
    await signIn(test, other)
    expect(codeOf(await choose(AFTER, other))).toBe('reservation_not_found')
    expect(codeOf(await choose('2026-12-20'))).toBe('sold_out')
    await sql`update stock set capacity = 1 where item_id = ${activity}`.execute(db)
    expect(codeOf(await choose(AFTER))).toBe('sold_out')
    expect((await look()).Alternatives).toEqual([])
    expect((await reservation()).status).toBe('Under Review')
    await allIsRight()
  })
})
