import { api } from '@rihla/contract'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Browser } from '../../../testing/app.ts'
import { wrongInLedger, wrongInTill } from '../../../testing/till.ts'
import {
  busApp,
  emptyDatabase,
  givenBooked,
  givenTraveller,
  legOf,
  rowsOf,
  takenOf,
  type Bookable,
} from '../../bus/testing/bus-app.ts'
import { finishCancellings } from '../../bus/index.ts'
import { watchPaid } from '../../payments/index.ts'
import { backAtWork, givenStaff, why } from '../testing/desk.ts'

const test = await busApp()
const { db, clock, gateway, operator } = test
let manager: Browser = test.browser()
let out: Bookable
let traveller: Browser = test.browser()
let going = 0
let returning = 0

beforeEach(async () => {
  await emptyDatabase(test)
  operator.reset()
  const journey = await test.journey()
  out = journey.out
  traveller = await givenTraveller(test)
  const booked = await givenBooked(test, traveller, {
    Going: legOf(journey.out, 0, 1),
    Return: legOf(journey.back, 0, 1),
  })
  going = booked.going
  returning = booked.back ?? 0
  await test.work()
  manager = await givenStaff(test, 'manager')
  await sql`update desk_settings set refund_limit = 1000000`.execute(db)
})

const look = (id: number) => manager.data(api.getDeskReservation, { id })
const cancel = (id: number, choice: object) =>
  manager.call(api.cancelAtDesk, { id, ...choice, ...why('The bus broke down') })
const refunds = async () =>
  (await rowsOf(test, sql<{ amount: number }>`select amount from refunds order by id`)).map(
    (row) => row.amount,
  )

describe('a bus trip at the desk', () => {
  it('names the other way of a round trip', async () => {
    const [there, back] = [await look(going), await look(returning)]
    expect(there.OtherWay).toMatchObject({ IsReturn: true, Reservation: back.Reservation })
    expect(back.OtherWay).toMatchObject({ IsReturn: false, Reservation: there.Reservation })
  })

  it('costs what it did where staff give the other back whole, and the mail says so', async () => {
    const before = await look(returning)
    const whole = { id: going, Refund: before.Total, ...why() }
    await manager.data(api.cancelAtDesk, whole)
    expect(await look(returning)).toMatchObject({ Total: before.Total, Paid: before.Total })
    await test.work()
    const mail = test.mailer.sent.find(({ subject }) => subject.startsWith('Cancelled'))
    expect(mail?.text).toContain(`${before.Reservation.Reference}, stays booked.`)
  })

  it('costs what staff leave it at, between its two prices, and the mail says how much', async () => {
    const kept = (await look(returning)).Reservation.Reference
    await cancel(going, { Refund: 450 })
    expect(await look(returning)).toMatchObject({ Total: 550 })
    await test.work()
    const mail = test.mailer.sent.findLast(({ subject }) => subject.startsWith('Cancelled'))
    expect(mail?.text).toContain(`${kept}, stays booked; it costs EGP\u00a0550 from now on.`)
  })

  it('has the amounts that its traveller reads, once the other way is cancelled', async () => {
    const before = await look(returning)
    await manager.data(api.cancelAtDesk, { id: going, ByTerms: true, ...why() })
    const [cancelled, kept] = [await look(going), await look(returning)]
    expect(kept.OtherWay?.Reservation.StatusCode).toBe('Cancelled')
    const { TotalAmount } = await traveller.data(api.getBusReservationDetails, {
      ReservationId: returning,
    })
    expect(TotalAmount).toBeGreaterThan(before.Total)
    expect(kept).toMatchObject({ Total: TotalAmount, Paid: TotalAmount })
    expect(kept.RefundByTerms).toBeLessThan(kept.Paid)
    const owed = ({ Timeline }: typeof kept) => Timeline.find(({ What }) => What === 'requested')
    expect(owed(kept)).toMatchObject({ Amount: 360, Text: cancelled.Reservation.Reference })
    expect(owed(cancelled)).toMatchObject({ Amount: 360, Text: null })
    expect(cancelled.Paid + kept.Paid).toBe(2 * before.Total - 360)
    await manager.data(api.cancelAtDesk, { id: returning, ByTerms: true, ...why() })
    const ways = [await look(going), await look(returning)]
    // What is kept of both are the two fees.
    expect(ways.map(({ Paid }) => Paid)).toEqual([40, 60])
  })

  it('is cancelled on its terms, as its traveller could, once', async () => {
    expect(await look(going)).toMatchObject({ RefundByTerms: 360 })
    const deed = { id: going, ByTerms: true, ...why() }
    expect(await manager.data(api.cancelAtDesk, deed)).toEqual({ State: 'done' })
    expect(await manager.data(api.cancelAtDesk, deed)).toEqual({ State: 'done' })
    await test.work()
    expect(await refunds()).toEqual([360_00])
    expect(await takenOf(test, out)).toEqual({})
    const { Timeline } = await look(going)
    expect(Timeline.filter(({ What }) => What === 'cancelled')).toMatchObject([
      { Who: 'Nour Mostafa' },
    ])
    expect((await cancel(going, { ByTerms: true })).body).toMatchObject({ code: 'not_cancelable' })
  })

  it('is said to be under way while the company doesn’t answer, to who cancels and who agrees', async () => {
    operator.switches.cancelling = 'processing'
    expect((await cancel(going, { ByTerms: true })).body.Data).toEqual({ State: 'checking' })
    expect((await look(going)).IsCancelling).toBe(true)
    operator.switches.cancelling = null
    clock.advance(60)
    await finishCancellings(test.app.bus)
    clock.advance(-60)
    expect(await look(going)).toMatchObject({
      IsCancelling: false,
      Reservation: { StatusCode: 'Cancelled' },
    })
    operator.switches.cancelling = 'processing'
    await sql`update desk_settings set refund_limit = 100`.execute(db)
    expect((await cancel(returning, { Refund: 100 })).body.Data).toEqual({ State: 'waiting' })
    const second = await givenStaff(test, 'manager')
    const [asked] = (await second.data(api.getApprovals, {})).Items
    const deed = { id: asked?.Id ?? 0, Agree: true, ...why() }
    expect(await second.data(api.decideApproval, deed)).toEqual({ State: 'checking' })
    expect((await look(returning)).IsCancelling).toBe(true)
  })

  it('says among what is owed back that seats of a bus were cancelled', async () => {
    await cancel(going, { ByTerms: true })
    const { Items } = await manager.data(api.getRefunds, {})
    expect(Items).toMatchObject([{ Amount: 360, Cause: 'bus_leg_cancelled' }])
  })

  it('gives all of it back where staff choose so, both ways, and never more', async () => {
    const [first, second] = [(await look(going)).Total, (await look(returning)).Total]
    expect((await cancel(going, { Refund: first + 1 })).body).toMatchObject({
      code: 'refund_too_high',
    })
    await cancel(going, { Refund: first })
    await cancel(returning, { Refund: second })
    await test.work()
    expect(await refunds()).toEqual([first * 100, second * 100])
    expect(await wrongInTill(db)).toEqual([])
    expect(await wrongInLedger(db, gateway)).toEqual([])
  })

  it('P11: gives what was given back in the panel no second time with the other way', async () => {
    const { rows } = await sql<{ order: string }>`
      select gateway_order_id as "order" from payment_attempts`.execute(db)
    const paid = await gateway.inquire(rows[0]?.order ?? '')
    gateway.refundInPanel(paid?.transactionId ?? '', 300_00)
    clock.advance(86_400)
    await watchPaid(test.app.payments)
    clock.advance(-86_400)
    await backAtWork(test)
    const before = await look(returning)
    await cancel(going, { Refund: 200 })
    expect(await look(returning)).toMatchObject({ Total: before.Total, Paid: before.Paid })
    await cancel(returning, { Refund: before.Paid })
    await test.work()
    expect(await refunds()).toEqual([300_00, 200_00, before.Paid * 100])
    expect(await wrongInTill(db)).toEqual([])
    expect(await wrongInLedger(db, gateway)).toEqual([])
  })

  it('is cancelled until it leaves, when its traveller can’t any more: by its terms for nothing', async () => {
    const [leg] = await rowsOf(
      test,
      sql<{ at: Date }>`select departs_at as at from bus_legs where reservation_id = ${going}`,
    )
    const before = ((leg?.at.getTime() ?? 0) - clock.now().getTime()) / 1000 - 3600
    clock.advance(before)
    await backAtWork(test)
    expect(await look(going)).toMatchObject({ RefundByTerms: 0 })
    expect((await cancel(going, { Refund: 100 })).body.Data).toEqual({ State: 'done' })
    await test.work()
    expect(await refunds()).toEqual([100_00])
    clock.advance(3600)
    expect(await look(returning)).toMatchObject({ RefundByTerms: expect.any(Number) as number })
    expect(await look(going)).toMatchObject({ RefundByTerms: null })
    clock.advance(-before - 3600)
  })
})
