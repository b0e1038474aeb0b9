import { api } from '@rihla/contract'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Browser } from '../../../testing/app.ts'
import { finishSwaps } from '../index.ts'
import {
  busApp,
  givenBooked,
  givenJourney,
  givenTraveller,
  holdSeats,
  legOf,
  rowsOf,
  takenOf,
  type Bookable,
} from '../testing/bus-app.ts'

const test = await busApp()
const { app, operator, clock, mailer } = test
let out: Bookable
let back: Bookable
let traveller: Browser
let going = 0

beforeEach(async () => {
  ;({ out, back, traveller } = await givenJourney(test))
  const booked = await givenBooked(test, traveller, {
    Going: legOf(out, 0, 1),
    Return: legOf(back, 0, 1),
  })
  going = booked.going
  await test.work()
  mailer.sent.length = 0
})
afterEach(() => operator.reset())

const seatsOf = (trip: Bookable, ...places: number[]): number[] =>
  places.map((place) => trip.seats[place] ?? 0)
const seats = (...places: number[]) => seatsOf(out, ...places)
const change = (Seats: number[], by = traveller) =>
  by.call(api.changeBusSeats, { ReservationId: going, Seats })
const details = () => traveller.data(api.getBusReservationDetails, { ReservationId: going })
const events = () =>
  rowsOf(
    test,
    sql<{ detail: unknown; actor: string }>`
    select detail, actor from reservation_events where kind = 'changed' order by id`,
  )
const codeOf = ({ body }: Awaited<ReturnType<typeof change>>) =>
  body.Error === null ? null : body.code
const toDeparture = async (secondsBefore: number): Promise<void> =>
  clock.advance(
    (Date.parse((await details()).DepartureDate) - clock.now().getTime()) / 1000 - secondsBefore,
  )

describe('other seats on the same bus', () => {
  it('are the leg’s at once, and page, ticket, mail and history say so', async () => {
    expect(await details()).toMatchObject({ CanChangeSeats: true, SeatIDs: seats(0, 1) })
    const was = (await details()).SeatNumbers
    const { body } = await change(seats(1, 4))
    const is = (await details()).SeatNumbers
    expect(body.Data).toMatchObject({ Message: expect.stringContaining(is) as string })
    expect(await details()).toMatchObject({ SeatIDs: seats(1, 4), ChangesCount: 1 })
    expect([await takenOf(test, out), await takenOf(test, back)]).toEqual([
      { 1: 'sold', 4: 'sold' },
      { 0: 'sold', 1: 'sold' },
    ])
    const papers = await traveller.data(api.getReservationPapers, {
      ReservationId: going,
      Module: 'Bus',
    })
    expect(JSON.stringify(papers.Tickets[0])).toContain(is)
    await test.work()
    expect(mailer.sent).toMatchObject([
      { subject: expect.stringContaining('was changed') as string },
    ])
    expect(mailer.sent[0]?.text).toContain(`${was} → ${is}`)
    expect(await events()).toMatchObject([
      {
        actor: expect.stringMatching(/^user:/) as string,
        detail: { changes: [{ what: 'seats' }] },
      },
    ])
  })

  it('pressed twice, also at once, are one change', async () => {
    const answers = await Promise.all([change(seats(4, 5)), change(seats(4, 5))])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    await change(seats(5, 4))
    expect((await events()).length).toBe(1)
  })

  it('can be had until an hour before the departure', async () => {
    await toDeparture(3601)
    expect((await change(seats(2, 3))).status).toBe(200)
    await toDeparture(3600)
    expect(codeOf(await change(seats(4, 5)))).toBe('seats_not_changeable')
    expect(await details()).toMatchObject({
      CanChangeSeats: false,
      SeatChangePolicy: expect.stringContaining('hour before') as string,
    })
  })

  it('are refused when somebody has one of them, and none is changed', async () => {
    await holdSeats(await givenTraveller(test), { Going: legOf(out, 5) })
    expect(codeOf(await change(seats(4, 5)))).toBe('seat_taken')
    expect(await takenOf(test, out)).toEqual({ 0: 'sold', 1: 'sold', 5: 'held' })
    expect((await change(seats(4, 6))).status).toBe(200)
  })

  it.each([
    ['fewer than it has', () => seats(4), 'invalid_input'],
    ['one twice', () => seats(4, 4), 'invalid_input'],
    ['of another bus', () => seatsOf(back, 4, 5), 'seat_unknown'],
  ])('%s: refused', async (_, wanted, code) => {
    expect(codeOf(await change(wanted()))).toBe(code)
  })

  it('S1: are refused to whoever is signed out, and to others as if there were none', async () => {
    expect((await change(seats(4, 5), test.browser())).status).toBe(401)
    expect(codeOf(await change(seats(4, 5), await givenTraveller(test)))).toBe(
      'reservation_not_found',
    )
  })

  it('are refused once the leg is cancelled, and where the operator has no such thing', async () => {
    operator.switches.changesSeats = false
    expect((await details()).CanChangeSeats).toBe(false)
    expect(codeOf(await change(seats(4, 5)))).toBe('seats_not_changeable')
    operator.switches.changesSeats = true
    await traveller.call(api.cancelBusTrip, { reservationId: going })
    expect(codeOf(await change(seats(4, 5)))).toBe('seats_not_changeable')
  })
})

describe('an operator whose answer is lost', () => {
  const loseAnswer = (call: 'before' | 'after'): void => {
    operator.switches[call] = async (it) => {
      if (it === 'changeSeats') throw new Error('no answer')
    }
  }

  it.each(['before', 'after'] as const)(
    '%s it did it: the seats are found out later',
    async (when) => {
      loseAnswer(when)
      expect(codeOf(await change(seats(4, 5)))).toBe('busy')
      operator.reset()
      clock.advance(31)
      await finishSwaps(app.bus)
      expect(await details()).toMatchObject({ SeatIDs: seats(4, 5) })
      expect((await events()).length).toBe(1)
    },
  )

  it('and others are asked for meanwhile: the first ones are settled before', async () => {
    loseAnswer('after')
    await change(seats(4, 5))
    operator.reset()
    expect((await change(seats(6, 7))).status).toBe(200)
    expect(await details()).toMatchObject({ SeatIDs: seats(6, 7) })
    expect(await takenOf(test, out)).toEqual({ 6: 'sold', 7: 'sold' })
  })
})
