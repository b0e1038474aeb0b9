import { api } from '@rihla/contract'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Browser } from '../../../testing/app.ts'
import { expireHolds } from '../../inventory/index.ts'
import { endUnpaidBookings } from '../../checkout/index.ts'
import { endUnpaidSeats, settleSales } from '../index.ts'
import {
  alertsOf,
  book,
  givenBooked,
  givenJourney,
  givenPaying,
  givenTraveller,
  holdSeats,
  legOf,
  ownFleetApp,
  rowsOf,
  statusOf,
  takenOf,
  type Bookable,
  type TempIds,
} from '../testing/bus-app.ts'

// On buses of our own: what the port promises is true there by locks and constraints.
const test = await ownFleetApp()
const { app, clock, gateway, mailer, db } = test
let out: Bookable
let back: Bookable
let traveller: Browser
let rival: Browser

beforeEach(async () => {
  ;({ out, back, traveller } = await givenJourney(test))
  rival = await givenTraveller(test)
})

const both = () => ({ Going: legOf(out, 0, 1), Return: legOf(back, 0, 1) })
const statuses = async () =>
  (await rowsOf(test, sql<{ status: string }>`select status from reservations order by id`)).map(
    (row) => row.status,
  )
const ledger = async () =>
  (
    await rowsOf(
      test,
      sql<{ sum: number }>`select coalesce(sum(amount), 0)::bigint as sum from payment_ledger`,
    )
  )[0]?.sum
/** Everything that the minute brings. */
const tick = async (): Promise<void> => {
  await expireHolds(db, clock.now())
  await endUnpaidBookings(app.checkout)
  await endUnpaidSeats(app.bus)
  await settleSales(app.bus)
}
const letItEnd = async (held: TempIds): Promise<void> => {
  clock.advance(1000)
  await tick()
  expect(await statusOf(traveller, held)).toMatchObject({ State: 'none' })
  expect([await takenOf(test, out), await takenOf(test, back)]).toEqual([{}, {}])
  expect(new Set(await statuses())).toEqual(new Set(['Expired']))
}

describe('a page that is open for seats', () => {
  const paid = async () =>
    rowsOf(
      test,
      sql<{ paid: number; total: number }>`select paid, total from reservations
      where status = 'Confirmed'`,
    )

  it('keeps the session from other seats: finish it, or close it and try again', async () => {
    const held = await holdSeats(traveller, { SessionID: 's-1', Going: legOf(out, 0) })
    expect(await book(traveller, held.body.Data as TempIds)).toMatchObject({ status: 200 })
    expect(await holdSeats(traveller, { SessionID: 's-1', Going: legOf(out, 1, 2) })).toMatchObject(
      { status: 409, body: { code: 'payment_open' } },
    )
    const page = gateway.orders.at(-1)?.gatewayOrderId ?? ''
    await test.deliver(gateway.settle(page))
    expect(await takenOf(test, out)).toEqual({ 0: 'sold' })
    for (const it of await paid()) expect(it.paid).toBe(it.total)
  })

  it.each([
    ['the same', sql`update bus_legs set seat_ids = seat_ids[2:2] || seat_ids[1:1]`, 'kept'],
    [
      'fewer seats',
      sql`update bus_legs set seat_ids = seat_ids[1:1], seat_numbers = seat_numbers[1:1]`,
      'back',
    ],
    ['another trip', sql`update bus_legs set trip_id = trip_id + 1000`, 'back'],
    ['another price', sql`update bus_legs set price = price - 100`, 'back'],
  ])('sells what it showed: of a booking that became %s by then', async (_, become, money) => {
    const paying = await givenPaying(traveller, { Going: legOf(out, 0, 1) })
    await become.execute(db)
    await test.deliver(gateway.settle(paying.order))
    await test.work()
    expect(gateway.refunds).toHaveLength(money === 'back' ? 1 : 0)
    expect(await alertsOf(test)).toEqual(money === 'back' ? ['page_voided'] : [])
    for (const it of await paid()) expect(it.paid).toBe(it.total)
  })
})

describe('on our own buses', () => {
  it('a round trip is held, paid and sold', async () => {
    const paying = await givenPaying(traveller, both())
    await test.deliver(gateway.settle(paying.order))
    expect(await takenOf(test, out)).toEqual({ 0: 'sold', 1: 'sold' })
    expect(await takenOf(test, back)).toEqual({ 0: 'sold', 1: 'sold' })
    expect(await statuses()).toEqual(['Confirmed', 'Confirmed'])
  })

  it('a leg that is cancelled gives its seats to others, and the other leg stays', async () => {
    const booked = await givenBooked(test, traveller, both())
    await traveller.data(api.cancelBusTrip, { reservationId: booked.going })
    expect([await takenOf(test, out), await takenOf(test, back)]).toEqual([
      {},
      { 0: 'sold', 1: 'sold' },
    ])
    await givenBooked(test, rival, { Going: legOf(out, 0, 1) })
    const again = await traveller.data(api.cancelBusTrip, { reservationId: booked.going })
    expect(again.IsSuccess).toBe(true)
    expect(await takenOf(test, out)).toEqual({ 0: 'sold', 1: 'sold' })
    await test.work()
    // 1000 for both, less 600 for the way back alone, less the fee of 40.
    expect(gateway.refunds.map((it) => it.amount)).toEqual([360_00])
  })

  it('R1, R3: twenty at once for the same seats of both legs: one has them, the others hold nothing', async () => {
    const buyers = await Promise.all(Array.from({ length: 20 }, () => givenTraveller(test)))
    const answers = await Promise.all(
      buyers.map((buyer, n) =>
        // Half of them want another seat on the way out, so that they lose the way back alone.
        holdSeats(buyer, { Going: legOf(out, n % 2 ? 0 : n), Return: legOf(back, 0) }),
      ),
    )
    const won = answers.filter((it) => it.status === 200)
    expect(won).toHaveLength(1)
    expect(new Set(answers.filter((it) => it.status !== 200).map((it) => it.body))).toSatisfy(
      (bodies: Set<{ code?: string }>) =>
        [...bodies].every(({ code }) => code === 'seat_taken' || code === 'busy'),
    )
    expect(Object.keys(await takenOf(test, out))).toHaveLength(1)
    expect(Object.keys(await takenOf(test, back))).toHaveLength(1)
  })
})

describe('money and the end of a hold', () => {
  it('H1: paid a second before the end, told 90 s later: booked, and never free in between', async () => {
    const { body } = await holdSeats(traveller, both())
    if (!body.Data) throw new Error(body.Error)
    clock.advance(599)
    const order = (await book(traveller, body.Data)).body.Data?.split('/').at(-1) ?? ''
    clock.advance(90)
    await tick()
    expect(await holdSeats(rival, { Going: legOf(out, 0) })).toMatchObject({
      body: { code: 'seat_taken' },
    })
    await test.deliver(gateway.settle(order))
    expect(await takenOf(test, out)).toEqual({ 0: 'sold', 1: 'sold' })
  })

  it('H1 control: a hold that isn’t kept for the payment is another’s before the money comes', async () => {
    const paying = await givenPaying(traveller, both())
    await sql`update holds set state = 'active', expires_at = ${new Date(clock.now().getTime() + 1000)}
      where state = 'paying'`.execute(db)
    clock.advance(90)
    expect(await holdSeats(rival, { Going: legOf(out, 0) })).toMatchObject({ status: 200 })
    await test.deliver(gateway.settle(paying.order))
    expect(await statusOf(traveller, paying)).toMatchObject({ State: 'refunded' })
  })

  it('H2: dead hold, seats still free: booked from a new claim, told once', async () => {
    const paying = await givenPaying(traveller, both())
    await letItEnd(paying)
    const paid = gateway.settle(paying.order)
    await Promise.all([test.deliver(paid), test.deliver(paid)])
    await test.work()
    expect(await takenOf(test, out)).toEqual({ 0: 'sold', 1: 'sold' })
    expect(await takenOf(test, back)).toEqual({ 0: 'sold', 1: 'sold' })
    expect(await statuses()).toEqual(['Confirmed', 'Confirmed'])
    expect(mailer.sent.filter((mail) => mail.text.includes('is confirmed'))).toHaveLength(1)
    expect(gateway.refunds).toEqual([])
  })

  it('H3: dead hold, one of the legs sold to another: nothing booked, refunded once, told, on the staff’s list', async () => {
    const paying = await givenPaying(traveller, both())
    await letItEnd(paying)
    await givenPaying(rival, { Going: legOf(back, 1) })
    const paid = gateway.settle(paying.order)
    await Promise.all([test.deliver(paid), test.deliver(paid)])
    await test.work()
    await tick()
    await test.work()
    expect(gateway.refunds).toMatchObject([{ amount: 1000_00 }])
    expect(await ledger()).toBe(0)
    expect(await statusOf(traveller, paying)).toMatchObject({ State: 'refunded' })
    expect((await statuses()).slice(0, 2)).toEqual(['Cancelled', 'Cancelled'])
    expect(await alertsOf(test)).toEqual(['paid_but_gone'])
    expect(mailer.sent.map((mail) => mail.subject)).toEqual([
      expect.stringContaining('on its way back'),
      expect.stringContaining('on its way back'),
    ])
    expect(await takenOf(test, out)).toEqual({})
    expect(await takenOf(test, back)).toEqual({ 1: 'held' })
  })

  it('H4: the sweeper and the callback at the same moment, 50 times: booked or refunded, never both, never neither', async () => {
    const seen = new Set<string>()
    for (let run = 0; run < 50; run += 1) {
      const trip = (await test.journey()).out
      const paying = await givenPaying(traveller, { Going: legOf(trip, 0) })
      clock.advance(1000)
      const paid = gateway.settle(paying.order)
      await Promise.all([
        test.deliver(paid),
        endUnpaidSeats(app.bus),
        endUnpaidSeats(app.bus),
        holdSeats(rival, { Going: legOf(trip, 0) }),
      ])
      await settleSales(app.bus)
      const { State } = await statusOf(traveller, paying)
      const [row] = await rowsOf(
        test,
        sql<{ refunds: number }>`select count(*) as refunds from refunds r
          join payment_attempts a on a.id = r.attempt_id where a.gateway_order_id = ${paying.order}`,
      )
      const sold = (await takenOf(test, trip))[0] === 'sold'
      expect([State, sold, row?.refunds]).toEqual(sold ? ['paid', true, 0] : ['refunded', false, 1])
      seen.add(State)
    }
    expect(seen).toContain('paid')
  }, 120_000)

  it('H4: what is paid while the sweeper is at another one stays paid', async () => {
    const first = await givenPaying(rival, { Going: legOf(out, 1) })
    const second = await givenPaying(traveller, { Going: legOf(out, 0) })
    clock.advance(1000)
    const inquire = gateway.inquire.bind(gateway)
    gateway.inquire = async (order) => {
      if (order === first.order) await test.deliver(gateway.settle(second.order))
      return inquire(order)
    }
    expect(await endUnpaidSeats(app.bus)).toBe(1)
    gateway.inquire = inquire
    expect(await statusOf(traveller, second)).toMatchObject({ State: 'paid' })
    expect(await takenOf(test, out)).toEqual({ 0: 'sold' })
  })

  it('H4 control: a sweeper that hears of no payment from the gateway gives paid seats away', async () => {
    const paying = await givenPaying(traveller, { Going: legOf(out, 0) })
    const paid = gateway.settle(paying.order)
    clock.advance(1000)
    const inquire = gateway.inquire.bind(gateway)
    gateway.inquire = async () => null
    await endUnpaidSeats(app.bus)
    gateway.inquire = inquire
    expect(await holdSeats(rival, { Going: legOf(out, 0) })).toMatchObject({ status: 200 })
    await test.deliver(paid)
    expect(await statusOf(traveller, paying)).toMatchObject({ State: 'refunded' })
  })

  it('H5: two sweepers end each hold once', async () => {
    await givenPaying(traveller, { Going: legOf(out, 0) })
    await givenPaying(rival, { Going: legOf(out, 1) })
    clock.advance(1000)
    const ended = await Promise.all([1, 2, 3].map(() => endUnpaidSeats(app.bus)))
    expect(ended.reduce((sum, one) => sum + one)).toBe(2)
    expect(await takenOf(test, out)).toEqual({})
    const events = await rowsOf(test, sql`select from reservation_events where kind = 'expired'`)
    expect(events).toHaveLength(2)
  })

  it('asks the gateway before it gives anything back, and waits while it can’t be asked, but not for ever', async () => {
    const paying = await givenPaying(traveller, { Going: legOf(out, 0) })
    gateway.settle(paying.order)
    clock.advance(1000)
    gateway.down = true
    expect(await endUnpaidSeats(app.bus)).toBe(0)
    gateway.down = false
    expect(await endUnpaidSeats(app.bus)).toBe(0)
    expect(await statusOf(traveller, paying)).toMatchObject({ State: 'paid' })

    const other = await givenPaying(rival, { Going: legOf(out, 1) })
    clock.advance(1000 + 3600)
    gateway.down = true
    expect(await endUnpaidSeats(app.bus)).toBe(1)
    gateway.down = false
    // Whether it was paid is unknown; the seats are free, and late money is still handled.
    expect(await takenOf(test, out)).toEqual({ 0: 'sold' })
    await test.deliver(gateway.settle(other.order))
    expect(await statusOf(rival, other)).toMatchObject({ State: 'paid' })
  })

  it('what ended while the operator was away is given back when it is there again', async () => {
    await givenPaying(traveller, { Going: legOf(out, 0) })
    clock.advance(1000)
    const { operator } = app.bus
    const away = { ...operator, release: () => Promise.reject(new Error('away')) }
    Object.assign(app.bus, { operator: away })
    expect(await endUnpaidSeats(app.bus)).toBe(1)
    Object.assign(app.bus, { operator })
    expect(await takenOf(test, out)).toEqual({ 0: 'held' })
    await endUnpaidSeats(app.bus)
    expect(await takenOf(test, out)).toEqual({})
  })
})
