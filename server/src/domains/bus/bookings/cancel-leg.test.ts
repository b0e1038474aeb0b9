import { api } from '@rihla/contract'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Browser } from '../../../testing/app.ts'
import { finishCancellings } from '../index.ts'
import {
  alertsOf,
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
const { app, operator, clock, gateway, mailer } = test
let out: Bookable
let back: Bookable
let traveller: Browser
let going = 0
let returning = 0

beforeEach(async () => {
  gateway.beforeRefund = async () => undefined
  ;({ out, back, traveller } = await givenJourney(test))
  const booked = await givenBooked(test, traveller, {
    Going: legOf(out, 0, 1),
    Return: legOf(back, 0, 1),
  })
  going = booked.going
  returning = booked.back ?? 0
  await test.work()
  mailer.sent.length = 0
})
afterEach(() => operator.reset())

const cancel = (reservationId: number, by = traveller, headers: Record<string, string> = {}) =>
  by.call(api.cancelBusTrip, { reservationId }, headers)
const details = (ReservationId: number) =>
  traveller.data(api.getBusReservationDetails, { ReservationId })
const refunds = async () =>
  (await rowsOf(test, sql<{ amount: number }>`select amount from refunds order by id`)).map(
    (row) => row.amount,
  )
const secondsBefore = (departure: string, seconds: number): number =>
  (Date.parse(departure) - clock.now().getTime()) / 1000 - seconds
const cancelCalls = () => operator.calls.filter(({ call }) => call === 'cancelLeg').length

describe('CancelBusTrip', () => {
  it('gives the seats of one leg back, and the money less the other leg’s one-way price and the fee', async () => {
    expect(await details(going)).toMatchObject({
      IsCancelable: true,
      RefundAmount: 360,
      CancellationFee: 40,
    })
    const answer = await cancel(going)
    expect(answer.body.Data).toEqual({
      IsSuccess: true,
      Result: 'This trip is cancelled. EGP\u00a0360 goes back the way you paid.',
      IsOver: true,
    })
    expect([await takenOf(test, out), await takenOf(test, back)]).toEqual([
      {},
      { 0: 'sold', 1: 'sold' },
    ])
    await test.work()
    expect(gateway.refunds.map((it) => it.amount)).toEqual([360_00])
    // What the refund brings with it.
    await test.work()
    expect(mailer.sent).toMatchObject([
      { subject: expect.stringContaining('Cancelled: ') as string },
      { subject: expect.stringContaining('Your refund is with your bank') as string },
    ])
    expect(mailer.sent[0]?.text).toContain('EGP\u00a0360 goes back')
    const kept = (await details(returning)).ReferenceNumber
    expect(mailer.sent[0]?.text).toContain(
      `Your return trip, ${kept}, stays booked, at its one-way price of EGP\u00a0600.`,
    )
    expect(await details(going)).toMatchObject({
      StatusCode: 'Cancelled',
      PaymentStatusCode: 'Refunded',
      IsCancelable: false,
      RefundAmount: null,
      TicketText: null,
    })
    expect(await details(returning)).toMatchObject({
      StatusCode: 'Confirmed',
      RefundAmount: 540,
      CancellationFee: 60,
    })
  })

  it('leaves the other leg at its one-way price, on the page of every booking, too', async () => {
    const page = () =>
      traveller.data(api.getReservationDetails, { ReservationId: returning, Module: 'Bus' })
    const before = await page()
    expect(before.Price).toBe((await details(returning)).TotalAmount)
    await cancel(going)
    const alone = await details(returning)
    expect(alone.TotalAmount).toBeGreaterThan(before.Price)
    const after = await page()
    expect(after.Price).toBe(alone.TotalAmount)
    expect(after.AmountDetails.map(({ Label, Text }) => [Label, Text])).toEqual(
      alone.AmountDetails.map(({ Label, Text }) => [Label, Text]),
    )
  })

  it('both legs, one after the other, costs both fees and nothing more', async () => {
    await cancel(going)
    await cancel(returning)
    await test.work()
    expect(gateway.refunds.map((it) => it.amount)).toEqual([360_00, 540_00])
    const cancelled = mailer.sent.filter(({ subject }) => subject.startsWith('Cancelled'))
    expect(cancelled.map(({ text }) => text.includes('stays booked'))).toEqual([true, false])
  })

  it('C1: pressed twice, at once and again during the refund, is one cancellation and one refund', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => cancel(going)))
    gateway.beforeRefund = async () => {
      answers.push(await cancel(going))
    }
    await test.work()
    await test.work()
    answers.push(await cancel(going))
    expect(answers.map((it) => it.status)).toEqual([200, 200, 200, 200, 200])
    expect(answers.every((it) => it.body.Data?.IsSuccess)).toBe(true)
    expect(await refunds()).toEqual([360_00])
    expect(gateway.refunds).toHaveLength(1)
    expect(mailer.sent).toHaveLength(2)
    expect(cancelCalls()).toBe(1)
  })

  it.each([
    ['a second before the last moment', 24 * 3600 + 1, 200],
    ['at the last moment', 24 * 3600, 409],
    ['a second after it', 24 * 3600 - 1, 409],
    ['an hour before departure', 3600, 409],
    ['after departure', -60, 409],
  ])('C1: %s answers as the policy says', async (_, seconds, status) => {
    const { DepartureDate } = await details(going)
    clock.advance(secondsBefore(DepartureDate, seconds))
    expect((await details(going)).IsCancelable).toBe(status === 200)
    const answer = await cancel(going)
    expect(answer.status).toBe(status)
    if (status === 409) expect(answer.body).toMatchObject({ code: 'not_cancelable' })
    expect(await refunds()).toEqual(status === 200 ? [360_00] : [])
  })

  it('C1: what was cancelled in time answers the same after the last moment', async () => {
    const first = await cancel(going)
    clock.advance(80 * 3600)
    expect((await cancel(going)).body).toEqual(first.body)
  })

  it('C2: is refused without a session, without the page’s own header, and from another site', async () => {
    expect(await cancel(going, test.browser())).toMatchObject({ status: 401 })
    const cookie = { cookie: `session=${traveller.token}` }
    const fetched = (headers: Record<string, string>) =>
      app.http.request(`/api/BusTransportationApi/CancelBusTrip?reservationId=${going}`, {
        headers: { ...cookie, ...headers },
      })
    expect((await fetched({})).status).toBe(403)
    const id = { 'application-id': traveller.applicationId }
    expect((await fetched({ ...id, 'sec-fetch-site': 'cross-site' })).status).toBe(403)
    expect((await details(going)).StatusCode).toBe('Confirmed')
    // The control: the page's own call.
    expect((await fetched({ ...id, 'sec-fetch-site': 'same-origin' })).status).toBe(200)
  })

  it('of somebody else’s, or of what isn’t there, is not found', async () => {
    expect(await cancel(going, await givenTraveller(test))).toMatchObject({
      status: 404,
      body: { code: 'reservation_not_found' },
    })
    expect(await cancel(999_999)).toMatchObject({ status: 404 })
  })

  it('C3: the seats can be sold again while the refund is on its way; both histories stand', async () => {
    gateway.beforeRefund = async () => {
      throw new Error('the bank is closed')
    }
    await cancel(going)
    await expect(test.work()).rejects.toThrow('the bank is closed')
    const next = await givenTraveller(test)
    const sold = await givenBooked(test, next, { Going: legOf(out, 0) })
    gateway.beforeRefund = async () => undefined
    const { sendRefund } = await import('../../payments/index.ts')
    const [row] = await rowsOf(test, sql<{ id: number }>`select id from refunds`)
    await sendRefund(app.payments, row?.id ?? 0)
    expect(gateway.refunds.map((it) => it.amount)).toEqual([360_00])
    expect((await details(going)).StatusCode).toBe('Cancelled')
    expect(
      await next.data(api.getBusReservationDetails, { ReservationId: sold.going }),
    ).toMatchObject({ StatusCode: 'Confirmed', SeatNumbers: '1' })
  })

  it('speaks Arabic', async () => {
    const answer = await cancel(going, traveller, { 'accept-language': 'ar-EG' })
    expect(answer.body.Data?.Result).toBe(
      'أُلغيت هذه الرحلة. نعيد 360\u00a0ج.م بالطريقة التي دفعت بها.',
    )
  })

  it('isn’t to be had of what isn’t booked', async () => {
    const { body } = await holdSeats(traveller, { Going: legOf(out, 5) })
    await traveller.data(api.bookReservation, {
      UserName: 'Nour',
      Phone: '+201012345678',
      GoingReservationId: body.Data?.GoingTempID ?? 0,
      PaymentMethod: 3,
    })
    const list = await traveller.data(api.getBusReservations, { PageNumber: 1 })
    const unpaid = list.Data.find((it) => it.StatusCode === 'Pending Payment')
    expect(await cancel(unpaid?.ReservationId ?? 0)).toMatchObject({
      status: 409,
      body: { code: 'not_cancelable' },
    })
  })
})

describe('an operator that doesn’t give seats back at once', () => {
  it('has the cancellation noted at the terms of that moment, and finished later', async () => {
    operator.switches.cancelling = 'processing'
    const { DepartureDate } = await details(going)
    clock.advance(secondsBefore(DepartureDate, 24 * 3600 + 30))
    const answer = await cancel(going)
    expect(answer.body.Data).toMatchObject({
      IsSuccess: true,
      Result: expect.stringContaining('is being cancelled') as string,
      IsOver: false,
    })
    expect(await details(going)).toMatchObject({
      StatusCode: 'Confirmed',
      IsCancelable: false,
      TicketText: null,
    })
    expect(await refunds()).toEqual([])
    operator.switches.cancelling = null
    clock.advance(3600)
    await finishCancellings(app.bus)
    expect(await refunds()).toEqual([360_00])
    expect((await details(going)).StatusCode).toBe('Cancelled')
  })

  it.each(['before', 'after'] as const)(
    'after a crash or a lost answer gives money back once the seats are back, and once (%s)',
    async (moment) => {
      operator.switches[moment] = async (call) => {
        if (call === 'cancelLeg') throw new Error('lost')
      }
      expect((await cancel(going)).body.Data?.Result).toContain('is being cancelled')
      expect(await refunds()).toEqual([])
      operator.reset()
      clock.advance(60)
      await Promise.all([finishCancellings(app.bus), finishCancellings(app.bus), cancel(going)])
      expect(await refunds()).toEqual([360_00])
    },
  )

  it('that refuses leaves the trip booked, gives nothing back, and the staff knows', async () => {
    operator.switches.cancelling = 'refused'
    expect(await cancel(going)).toMatchObject({ status: 409, body: { code: 'not_cancelable' } })
    expect(await refunds()).toEqual([])
    expect(await details(going)).toMatchObject({ StatusCode: 'Confirmed', IsCancelable: true })
    expect(await alertsOf(test)).toEqual(['bus_cancellation_refused'])
    await test.work()
    expect(mailer.sent.at(-1)).toMatchObject({
      subject: expect.stringMatching(/^Not cancelled: /) as string,
      text: expect.stringContaining('The bus company did not agree') as string,
    })
    // Agreed to after all.
    operator.switches.cancelling = null
    expect((await cancel(going)).status).toBe(200)
    expect(await alertsOf(test)).toEqual([])
  })

  it('has the other leg wait: what that is worth isn’t known yet', async () => {
    operator.switches.cancelling = 'processing'
    await cancel(going)
    expect(await cancel(returning)).toMatchObject({ status: 409, body: { code: 'busy' } })
  })

  it('for long is put before the staff', async () => {
    operator.switches.cancelling = 'processing'
    await cancel(going)
    clock.advance(700)
    await finishCancellings(app.bus)
    expect(await alertsOf(test)).toEqual(['bus_cancellation_open'])
    operator.switches.cancelling = null
    clock.advance(700)
    await finishCancellings(app.bus)
    expect(await alertsOf(test)).toEqual([])
  })
})
