import { api } from '@rihla/contract'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Browser } from '../../../testing/app.ts'
import { endUnpaidSeats } from '../index.ts'
import {
  book,
  busApp,
  givenBooked,
  givenJourney,
  givenPaying,
  givenTraveller,
  holdSeats,
  legOf,
  newSession,
  rowsOf,
  takenOf,
  type Bookable,
} from '../testing/bus-app.ts'
import { CAIRO, COAST } from '../testing/operator.ts'

const test = await busApp()
const { operator, clock, app } = test
let out: Bookable
let back: Bookable
let traveller: Browser

beforeEach(async () => {
  ;({ out, back, traveller } = await givenJourney(test))
})
afterEach(() => operator.reset())

const heldBy = (browser: Browser, SessionID: string) =>
  browser.call(api.getHeldSeats, { SessionID })
const later = (hours: number): Date => new Date(clock.now().getTime() + hours * 3_600_000)
const tripAt = (change: Parameters<typeof operator.addTrip>[0]): Bookable => {
  const { id } = operator.addTrip(change)
  return { id, seats: operator.seatsOf(id) }
}

describe('HoldBusSeats', () => {
  it('holds both legs for ten minutes, at the round price', async () => {
    const answer = await holdSeats(traveller, {
      Going: legOf(out, 0, 1),
      Return: legOf(back, 4, 5),
    })
    expect(answer.body.Data).toMatchObject({
      Currency: 'EGP',
      TotalAmount: 1000,
      ExpiresAt: new Date(clock.now().getTime() + 600_000).toISOString(),
      ServerTime: clock.now().toISOString(),
    })
    expect(answer.body.Data?.ReturnTempID).not.toBeNull()
    expect(await takenOf(test, out)).toEqual({ 0: 'held', 1: 'held' })
    expect(await takenOf(test, back)).toEqual({ 4: 'held', 5: 'held' })
  })

  it('charges one way the full price', async () => {
    const answer = await holdSeats(traveller, { Going: legOf(out, 0, 1) })
    expect(answer.body.Data).toMatchObject({ TotalAmount: 600, ReturnTempID: null })
  })

  it('charges what is shown of each seat, where an operator’s price has piastres', async () => {
    const trip = tripAt({ departsAt: later(72), price: 99_40, roundPrice: 89_60 })
    const answer = await holdSeats(traveller, { Going: legOf(trip, 0, 1, 2, 3, 4, 5, 6, 7) })
    expect(answer.body.Data).toMatchObject({ TotalAmount: 99 * 8 })
  })

  it('is for people who are signed in', async () => {
    const visitor = await holdSeats(test.browser(), { Going: legOf(out, 0) })
    expect(visitor).toMatchObject({ status: 401, body: { code: 'unauthenticated' } })
    expect(await takenOf(test, out)).toEqual({})
  })

  it.each([
    ['an unknown trip', () => ({ Going: { TripID: 999, Seats: [1] } }), 404, 'trip_not_found'],
    ['an unknown seat', () => ({ Going: { ...legOf(out), Seats: [1] } }), 400, 'seat_unknown'],
    ['a seat twice', () => ({ Going: legOf(out, 3, 3) }), 400, 'seat_unknown'],
    ['no seat', () => ({ Going: legOf(out) }), 400, 'invalid_input'],
    ['nine seats', () => ({ Going: legOf(out, 0, 1, 2, 3, 4, 5, 6, 7, 8) }), 400, 'invalid_input'],
    [
      'a bus that has left',
      () => ({ Going: legOf(tripAt({ departsAt: later(-1) }), 0) }),
      409,
      'trip_sale_closed',
    ],
    [
      'another number of seats on the way back',
      () => ({ Going: legOf(out, 0, 1), Return: legOf(back, 0) }),
      400,
      'legs_do_not_match',
    ],
    [
      'a return between other stations',
      () => ({ Going: legOf(out, 0), Return: legOf(tripAt({ departsAt: later(150) }), 0) }),
      400,
      'legs_do_not_match',
    ],
    [
      'a return that leaves before one has arrived',
      () => {
        // The way out takes six hours: leaving at its very arrival is too soon, a minute later isn't.
        const early = tripAt({ from: COAST, to: CAIRO, departsAt: later(78) })
        return { Going: legOf(out, 0), Return: legOf(early, 0) }
      },
      400,
      'legs_do_not_match',
    ],
  ])('refuses %s', async (_, request, status, code) => {
    expect(await holdSeats(traveller, request())).toMatchObject({ status, body: { code } })
    expect([await takenOf(test, out), await takenOf(test, back)]).toEqual([{}, {}])
  })

  it('takes a return that leaves a minute after one has arrived', async () => {
    const minute = 1 / 60
    const next = tripAt({ from: COAST, to: CAIRO, departsAt: later(78 + minute) })
    expect(
      await holdSeats(traveller, { Going: legOf(out, 0), Return: legOf(next, 0) }),
    ).toMatchObject({ status: 200 })
  })

  it('R3: holds neither leg when one is lost, and says so in Arabic', async () => {
    await holdSeats(await givenTraveller(test), { Going: legOf(tripBack(), 2) })
    const answer = await traveller.call(
      api.holdBusSeats,
      { SessionID: newSession(), Going: legOf(out, 0), Return: legOf(back, 2) },
      { 'accept-language': 'ar-EG' },
    )
    expect(answer).toMatchObject({ status: 409, body: { code: 'seat_taken' } })
    expect(answer.body.Error).toContain('حجز شخص آخر')
    expect(await takenOf(test, out)).toEqual({})
  })
  const tripBack = () => back

  it('bounds what one traveller holds, and lets go of what ended', async () => {
    for (const place of [0, 1, 2])
      expect(await holdSeats(traveller, { Going: legOf(out, place) })).toMatchObject({
        status: 200,
      })
    const fourth = () => holdSeats(traveller, { Going: legOf(out, 3) })
    expect(await fourth()).toMatchObject({ status: 409, body: { code: 'too_many_seats_held' } })
    clock.advance(601)
    expect(await fourth()).toMatchObject({ status: 200 })
  })
})

describe('the same session', () => {
  it('R9: with the same seats answers the same ids, also at once, and never lengthens', async () => {
    const SessionID = newSession()
    const request = { SessionID, Going: legOf(out, 0), Return: legOf(back, 1) }
    const answers = await Promise.all([1, 2, 3].map(() => holdSeats(traveller, request)))
    clock.advance(60)
    answers.push(await holdSeats(traveller, request))
    expect(answers.map((it) => it.status)).toEqual([200, 200, 200, 200])
    const ids = answers.map((it) => [it.body.Data?.GoingTempID, it.body.Data?.ReturnTempID])
    expect(new Set(ids.map(String)).size).toBe(1)
    expect(new Set(answers.map((it) => it.body.Data?.ExpiresAt)).size).toBe(1)
    expect(operator.calls.filter(({ call }) => call === 'hold')).toHaveLength(1)
  })

  it('with other seats swaps them and keeps the ids', async () => {
    const SessionID = newSession()
    const first = await holdSeats(traveller, { SessionID, Going: legOf(out, 0, 1) })
    const second = await holdSeats(traveller, { SessionID, Going: legOf(out, 1, 2) })
    expect(second.body.Data?.GoingTempID).toBe(first.body.Data?.GoingTempID)
    expect(await takenOf(test, out)).toEqual({ 1: 'held', 2: 'held' })
    const both = await holdSeats(traveller, {
      SessionID,
      Going: legOf(out, 1, 2),
      Return: legOf(back, 0, 1),
    })
    expect(both.body.Data).toMatchObject({
      GoingTempID: first.body.Data?.GoingTempID,
      TotalAmount: 1000,
    })
    const alone = await holdSeats(traveller, { SessionID, Going: legOf(out, 1, 2) })
    expect(alone.body.Data).toMatchObject({ TotalAmount: 600, ReturnTempID: null })
    expect(await takenOf(test, back)).toEqual({})
  })

  it('keeps the old seats when one of the others is taken', async () => {
    const SessionID = newSession()
    await holdSeats(await givenTraveller(test), { Going: legOf(out, 5) })
    const first = await holdSeats(traveller, { SessionID, Going: legOf(out, 0) })
    expect(await holdSeats(traveller, { SessionID, Going: legOf(out, 5) })).toMatchObject({
      body: { code: 'seat_taken' },
    })
    expect((await heldBy(traveller, SessionID)).body.Data).toMatchObject({
      Hold: { GoingTempID: first.body.Data?.GoingTempID },
      Going: { Seats: [out.seats[0]] },
      HoldEnded: false,
    })
    expect(await takenOf(test, out)).toEqual({ 0: 'held', 5: 'held' })
  })

  it('R8: different seats at the same moment: what we keep is what the operator holds', async () => {
    for (let run = 0; run < 50; run += 1) expect(await swapAtOnce()).toBe('same')
  }, 60_000)

  it('R8 control: without turns, an answer that comes late leaves us with other seats than the operator', async () => {
    await sql`create function no_turn() returns trigger language plpgsql as $$
      begin
        if new.turn is not null then new.turn_until := timestamptz '2000-01-01'; end if;
        return new;
      end $$`.execute(test.db)
    await sql`create trigger no_turn before update on bus_bookings
      for each row execute function no_turn()`.execute(test.db)
    try {
      expect(await swapAtOnce(true)).toBe('other seats')
    } finally {
      await sql`drop function no_turn cascade`.execute(test.db)
    }
  })

  /**
   * Two swaps at once, of which the operator hears the first one last; then both sides are compared. Without
   * turns the second begins once the first is asked for: else whichever asks first may have begun last.
   */
  async function swapAtOnce(withoutTurns = false): Promise<'same' | 'other seats'> {
    const trip = (await test.journey()).out
    const who = await givenTraveller(test)
    const SessionID = newSession()
    await holdSeats(who, { SessionID, Going: legOf(trip, 0) })
    operator.calls.length = 0
    let heard = 0
    const { promise: first, resolve: firstIsAsked } = Promise.withResolvers<void>()
    const { promise: second, resolve: letGo } = Promise.withResolvers<void>()
    operator.switches.before = async (call) => {
      if (call !== 'hold') return
      heard += 1
      firstIsAsked()
      // The first one waits for the second to be done; with turns there is none meanwhile, so not for ever.
      if (heard === 1 && withoutTurns) await second
      else if (heard === 1) await Promise.race([second, new Promise((go) => setTimeout(go, 30))])
    }
    operator.switches.after = async (call) => {
      if (call === 'hold' && heard === 2) letGo()
    }
    const swapTo = (place: number) => holdSeats(who, { SessionID, Going: legOf(trip, place) })
    const swaps = [swapTo(1)]
    if (withoutTurns) await first
    swaps.push(swapTo(2))
    expect((await Promise.all(swaps)).map((it) => it.status)).toContain(200)
    operator.reset()
    const [place] = Object.keys(await takenOf(test, trip))
    const kept = (await heldBy(who, SessionID)).body.Data?.Going.Seats
    return kept?.[0] === trip.seats[Number(place)] ? 'same' : 'other seats'
  }

  it('of somebody else is another one, and its ids are not found', async () => {
    const SessionID = newSession()
    const mine = (await holdSeats(traveller, { SessionID, Going: legOf(out, 0) })).body.Data
    const stranger = await givenTraveller(test)
    expect(await heldBy(stranger, SessionID)).toMatchObject({ status: 404 })
    const theirs = await holdSeats(stranger, { SessionID, Going: legOf(out, 1) })
    expect(theirs.body.Data?.GoingTempID).not.toBe(mine?.GoingTempID)
    expect(await takenOf(test, out)).toEqual({ 0: 'held', 1: 'held' })
    if (!mine) throw new Error('nothing held')
    expect(await book(stranger, mine)).toMatchObject({ status: 404 })
    expect(
      await stranger.call(api.busPaymentStatus, { GoingReservationId: mine.GoingTempID }),
    ).toMatchObject({ status: 404 })
  })

  it('after its hold ended holds anew, at the price of then', async () => {
    const SessionID = newSession()
    const request = { SessionID, Going: legOf(out, 0) }
    const first = await holdSeats(traveller, request)
    operator.setPrice(out.id, 350_00, 300_00)
    expect((await holdSeats(traveller, request)).body.Data?.TotalAmount).toBe(300)
    clock.advance(601)
    expect((await heldBy(traveller, SessionID)).body.Data?.HoldEnded).toBe(true)
    const again = await holdSeats(traveller, request)
    expect(again.body.Data?.TotalAmount).toBe(350)
    expect(again.body.Data?.GoingTempID).not.toBe(first.body.Data?.GoingTempID)
  })

  it('is closed to other seats while it is being paid, and once it is booked', async () => {
    const SessionID = newSession()
    const request = { SessionID, Going: legOf(out, 0) }
    const { order, GoingTempID } = await givenPaying(traveller, request)
    const other = () => holdSeats(traveller, { SessionID, Going: legOf(out, 1) })
    expect(await other()).toMatchObject({ status: 409, body: { code: 'payment_open' } })
    expect((await holdSeats(traveller, request)).body.Data?.GoingTempID).toBe(GoingTempID)
    await test.deliver(test.gateway.settle(order))
    expect(await other()).toMatchObject({ status: 409, body: { code: 'already_booked' } })
    expect((await heldBy(traveller, SessionID)).body.Data).toMatchObject({
      HoldEnded: false,
      GoingReservationId: expect.any(Number) as number,
    })
  })
})

describe('seats that I hold from another tab', () => {
  it('are mine to choose again: the other page’s ids are void then', async () => {
    const first = (await holdSeats(traveller, { Going: legOf(out, 0, 1) })).body.Data
    const again = await holdSeats(traveller, { Going: legOf(out, 1, 2) })
    expect(again.status).toBe(200)
    expect(await takenOf(test, out)).toEqual({ 1: 'held', 2: 'held' })
    if (!first) throw new Error('nothing held')
    expect(await book(traveller, first)).toMatchObject({ status: 404 })
  })

  it('are given back when what I chose instead is taken', async () => {
    await holdSeats(await givenTraveller(test), { Going: legOf(out, 5) })
    await holdSeats(traveller, { Going: legOf(out, 0) })
    expect(await holdSeats(traveller, { Going: legOf(out, 0, 5) })).toMatchObject({
      body: { code: 'seat_taken' },
    })
    expect(await takenOf(test, out)).toEqual({ 5: 'held' })
  })

  it('are closed to me while I pay for them there', async () => {
    await givenPaying(traveller, { Going: legOf(out, 0) })
    expect(await holdSeats(traveller, { Going: legOf(out, 0, 1) })).toMatchObject({
      body: { code: 'payment_open' },
    })
  })
})

describe('an operator that gives no answer', () => {
  const holds = () => operator.calls.filter(({ call }) => call === 'hold').length

  it.each(['before', 'after'] as const)(
    'is asked again with the same key by the next try (%s it held)',
    async (moment) => {
      const request = { SessionID: newSession(), Going: legOf(out, 0) }
      operator.switches[moment] = async (call) => {
        if (call === 'hold') throw new Error('lost')
      }
      expect(await holdSeats(traveller, request)).toMatchObject({
        status: 409,
        body: { code: 'busy' },
      })
      operator.switches[moment] = async () => undefined
      const answer = await holdSeats(traveller, request)
      expect(answer.status).toBe(200)
      expect(new Set(operator.calls.map(({ key }) => key)).size).toBe(1)
      expect(holds()).toBe(2)
    },
  )

  it('to a swap leaves what we show, and paying makes sure of it', async () => {
    const SessionID = newSession()
    const held = (await holdSeats(traveller, { SessionID, Going: legOf(out, 0) })).body.Data
    operator.switches.after = async (call) => {
      if (call === 'hold') throw new Error('lost')
    }
    expect(await holdSeats(traveller, { SessionID, Going: legOf(out, 1) })).toMatchObject({
      body: { code: 'busy' },
    })
    operator.switches.after = async () => undefined
    expect(await takenOf(test, out)).toEqual({ 1: 'held' })
    if (!held) throw new Error('nothing held')
    expect(await book(traveller, held)).toMatchObject({ status: 200 })
    expect(await takenOf(test, out)).toEqual({ 0: 'held' })
  })

  it('for whom nobody comes back, is told to let go', async () => {
    operator.switches.after = async (call) => {
      if (call === 'hold') throw new Error('lost')
    }
    await holdSeats(traveller, { Going: legOf(out, 0) })
    operator.reset()
    clock.advance(301)
    expect(await endUnpaidSeats(app.bus)).toBe(1)
    expect(await takenOf(test, out)).toEqual({})
    expect(await rowsOf(test, sql`select from bus_bookings where to_release`)).toEqual([])
  })
})

describe('GetHeldSeats', () => {
  it('shows what is held after a reload, at the price that was agreed, in both languages', async () => {
    const SessionID = newSession()
    const held = await holdSeats(traveller, {
      SessionID,
      Going: legOf(out, 0),
      Return: legOf(back, 1),
    })
    operator.setPrice(out.id, 999_00, 900_00)
    const shown = await traveller.call(
      api.getHeldSeats,
      { SessionID },
      { 'accept-language': 'ar-EG' },
    )
    expect(shown.body.Data).toMatchObject({
      Hold: held.body.Data,
      HoldEnded: false,
      GoingReservationId: null,
      Going: { Seats: [out.seats[0]], Trip: { StationNameFrom: 'رمسيس', RoundPrice: 250 } },
      Return: { Seats: [back.seats[1]] },
    })
  })

  it('refuses visitors, and says that an unknown session holds nothing', async () => {
    expect(await heldBy(test.browser(), 'x')).toMatchObject({ status: 401 })
    expect(await heldBy(traveller, 'x')).toMatchObject({ status: 404 })
  })

  it('after it was booked says where the bookings are', async () => {
    const SessionID = newSession()
    const booked = await givenBooked(test, traveller, {
      SessionID,
      Going: legOf(out, 0),
      Return: legOf(back, 0),
    })
    expect((await heldBy(traveller, SessionID)).body.Data).toMatchObject({
      HoldEnded: false,
      GoingReservationId: booked.going,
      ReturnReservationId: booked.back,
    })
  })
})
