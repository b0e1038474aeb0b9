import { api } from '@rihla/contract'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Browser } from '../../../testing/app.ts'
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
  statusOf,
  takenOf,
  type Bookable,
} from '../testing/bus-app.ts'

const test = await busApp()
const { clock, gateway, mailer } = test
let out: Bookable
let back: Bookable
let traveller: Browser

beforeEach(async () => {
  ;({ out, back, traveller } = await givenJourney(test))
})

const bothLegs = () => ({ Going: legOf(out, 0, 1), Return: legOf(back, 0, 1) })
const release = (GoingReservationId: number, by = traveller) =>
  by.call(api.releaseBusSeats, { GoingReservationId })
const bookings = async (by = traveller) => (await by.data(api.getBusReservations, {})).Data

describe('an unpaid bus booking is no dead end', () => {
  it('says on every leg what paying and releasing take, and until when', async () => {
    const SessionID = newSession()
    const paying = await givenPaying(traveller, { SessionID, ...bothLegs() })
    clock.advance(30)
    const shown = await bookings()
    const unpaid = {
      SessionID,
      GoingTempID: paying.GoingTempID,
      TotalAmount: 1000,
      ExpiresAt: new Date(clock.now().getTime() + 870_000).toISOString(),
      ServerTime: clock.now().toISOString(),
    }
    expect(shown.map((it) => it.Unpaid)).toEqual([unpaid, unpaid])
    const ReservationId = shown[0]?.ReservationId ?? 0
    const details = await traveller.data(api.getBusReservationDetails, { ReservationId })
    expect(details.Unpaid).toEqual(unpaid)
    clock.advance(870)
    expect((await bookings()).map((it) => it.Unpaid)).toEqual([null, null])
  })

  it('tells another device all that its payment page shows, and paying there is the same payment', async () => {
    const SessionID = newSession()
    const paying = await givenPaying(traveller, { SessionID, ...bothLegs() })
    const held = await traveller.data(api.getHeldSeats, { SessionID })
    expect(held).toMatchObject({
      Hold: { GoingTempID: paying.GoingTempID, TotalAmount: 1000 },
      Going: { Trip: { TripID: out.id }, Seats: out.seats.slice(0, 2), SeatNumbers: ['1', '2'] },
      Return: { Trip: { TripID: back.id }, SeatNumbers: ['1', '2'] },
      Passenger: { Name: 'Nour Mostafa', Phone: '+201012345678' },
    })
    const opened = gateway.orders.length
    expect((await book(traveller, held.Hold)).body.Data).toContain(paying.order)
    expect(gateway.orders.length).toBe(opened)
  })

  it('gives all its seats back at once, twice as once', async () => {
    const { GoingTempID } = await givenPaying(traveller, bothLegs())
    expect(Object.keys(await takenOf(test, out))).toHaveLength(2)
    for (const _ of [1, 2])
      expect((await release(GoingTempID)).body.Data).toEqual({ IsReleased: true })
    expect([await takenOf(test, out), await takenOf(test, back)]).toEqual([{}, {}])
    expect((await bookings()).map((it) => [it.StatusCode, it.Unpaid])).toEqual([
      ['Expired', null],
      ['Expired', null],
    ])
    const again = await holdSeats(await givenTraveller(test), bothLegs())
    expect(again.status).toBe(200)
  })

  it('gives seats back that are only held', async () => {
    const { body } = await holdSeats(traveller, bothLegs())
    expect((await release(body.Data?.GoingTempID ?? 0)).status).toBe(200)
    expect(await takenOf(test, out)).toEqual({})
  })

  it('stays booked when the money arrived before the release was asked for', async () => {
    const paying = await givenPaying(traveller, bothLegs())
    gateway.settle(paying.order)
    expect(await release(paying.GoingTempID)).toMatchObject({
      status: 409,
      body: { code: 'already_booked' },
    })
    expect((await statusOf(traveller, paying)).State).toBe('paid')
  })

  it('gives back what is paid on a page that stayed open', async () => {
    const paying = await givenPaying(traveller, bothLegs())
    await release(paying.GoingTempID)
    await test.deliver(gateway.settle(paying.order))
    await test.work()
    expect(gateway.refunds.map((it) => it.amount)).toEqual([1000_00])
    expect(await takenOf(test, out)).toEqual({})
    const text = mailer.sent.at(-1)?.text.replaceAll(/\s+/g, ' ')
    expect(text).toContain('or its time was over')
    expect(text).not.toContain('If you have not paid since')
  })

  it('keeps the seats while the gateway can’t say whether they are paid', async () => {
    const { GoingTempID } = await givenPaying(traveller, bothLegs())
    gateway.down = true
    expect(await release(GoingTempID)).toMatchObject({
      status: 409,
      body: { code: 'payment_open' },
    })
    expect(Object.keys(await takenOf(test, out))).toHaveLength(2)
  })

  it('is released by its traveller alone', async () => {
    const { GoingTempID } = await givenPaying(traveller, bothLegs())
    expect(await release(GoingTempID, await givenTraveller(test))).toMatchObject({ status: 404 })
    expect(await release(GoingTempID, test.browser())).toMatchObject({ status: 401 })
    expect(await release(999_999)).toMatchObject({ status: 404 })
    await givenBooked(test, traveller, { Going: legOf(out, 5) })
    expect(Object.keys(await takenOf(test, out))).toHaveLength(3)
  })
})
