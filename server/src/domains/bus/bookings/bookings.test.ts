import { createPublicKey } from 'node:crypto'
import { api } from '@rihla/contract'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Browser } from '../../../testing/app.ts'
import { isTicketCode } from '../../reservations/tickets/ticket-code.ts'
import {
  book,
  busApp,
  emptyDatabase,
  givenBooked,
  givenTraveller,
  holdSeats,
  legOf,
  type Bookable,
} from '../testing/bus-app.ts'

const test = await busApp()
const { clock } = test
let out: Bookable
let back: Bookable
let traveller: Browser
let going = 0
let returning = 0

beforeEach(async () => {
  await emptyDatabase(test)
  ;({ out, back } = await test.journey())
  traveller = await givenTraveller(test, { email: `t${out.id}@example.com` })
  const booked = await givenBooked(test, traveller, {
    Going: legOf(out, 0, 1),
    Return: legOf(back, 2, 3),
  })
  going = booked.going
  returning = booked.back ?? 0
})

const details = (ReservationId: number, by = traveller, headers = {}) =>
  by.call(api.getBusReservationDetails, { ReservationId }, headers)
const list = (PageNumber = 1, by = traveller) => by.data(api.getBusReservations, { PageNumber })
const arabic = { 'accept-language': 'ar-EG' }
const inHours = (hours: number) => new Date(clock.now().getTime() + hours * 3_600_000).toISOString()

describe('GetReservations', () => {
  it('lists my journeys, the newest first, and the way there before the way back', async () => {
    const shown = await list()
    expect(shown).toMatchObject({ PageNumber: 1, TotalPages: 1, TotalRecords: 2 })
    expect(shown.Data).toMatchObject([
      {
        ReservationId: going,
        ReservationStatus: 'Confirmed',
        StatusCode: 'Confirmed',
        FromStation: 'Ramses',
        ToStation: 'Hurghada',
        DepartureDate: inHours(72),
        ArrivalDate: inHours(78),
        BusClassName: 'Business',
        TotalAmount: 500,
        IsReturn: false,
        OtherReservationId: returning,
      },
      {
        ReservationId: returning,
        FromStation: 'Hurghada',
        IsReturn: true,
        OtherReservationId: going,
        SeatsNumbers: ['3', '4'],
        SeatsCount: 2,
      },
    ])
    const translated = await traveller.call(api.getBusReservations, { PageNumber: 1 }, arabic)
    expect(translated.body.Data?.Data[0]).toMatchObject({
      ReservationStatus: 'مؤكد',
      StatusCode: 'Confirmed',
      FromStation: 'رمسيس',
    })
  })

  it('comes in pages of ten; beyond the last one there is nothing', async () => {
    for (let more = 0; more < 5; more += 1) {
      const trip = await test.journey()
      await givenBooked(test, traveller, { Going: legOf(trip.out, 0), Return: legOf(trip.back, 0) })
    }
    expect(await list()).toMatchObject({ TotalPages: 2, TotalRecords: 12 })
    const pages = [await list(1), await list(2), await list(3)].map((it) => it.Data)
    expect(pages.map((page) => page.length)).toEqual([10, 2, 0])
    const legs = pages.flat()
    const there = legs.filter((it) => !it.IsReturn)
    const home = legs.filter((it) => it.IsReturn)
    const dates = there.map((it) => it.DepartureDate)
    expect(dates).toEqual(dates.toSorted().toReversed())
    expect(legs).toEqual(there.flatMap((it, nth) => [it, home[nth]]))
  })

  it('shows what waits for its payment, but nothing that is only held', async () => {
    const { body } = await holdSeats(traveller, { Going: legOf(out, 5) })
    expect((await list()).TotalRecords).toBe(2)
    if (body.Data) await book(traveller, body.Data)
    expect((await list()).Data.map((it) => it.StatusCode)).toContain('Pending Payment')
  })

  it('is mine alone, and for people who are signed in', async () => {
    expect((await list(1, await givenTraveller(test))).Data).toEqual([])
    expect(await test.browser().call(api.getBusReservations, { PageNumber: 1 })).toMatchObject({
      status: 401,
    })
  })
})

describe('GetReservationDetails', () => {
  it('says everything that the page and the ticket need', async () => {
    const { body } = await details(going)
    expect(body.Data).toMatchObject({
      ReferenceNumber: expect.stringMatching(/^BUS-/) as string,
      PriceBySeat: 250,
      SeatNumbers: '1, 2',
      BookingUserName: 'Nour Mostafa',
      PassengerName: 'Nour Mostafa',
      PassengerPhone: '+201012345678',
      OriginalPrice: 600,
      Discount: 100,
      ToBePaidPrice: 0,
      RefundedPrice: 0,
      ShownAmount: { Label: 'Paid', Amount: 500 },
      TotalAmount: 500,
      Currency: 'EGP',
      PaymentStatus: 'Paid',
      PaymentStatusCode: 'Paid',
      SpecialRequests: null,
      IsCancelable: true,
      CancelableUntil: inHours(48),
      FromStationLatitude: 30.06,
      BoardingPoint: 'Gate 4',
    })
    expect(body.Data?.Fields.map((it) => it.Label)).toEqual([
      'Reference number',
      'E-mail',
      'Departure',
      'Arrival',
      'Trip date',
    ])
    expect(body.Data?.Fields[1]?.Value).toEqual([`t${out.id}@example.com`])
    expect(body.Data?.Fields[4]?.Value).toEqual(['Tue 24 Nov 2026'])
  })

  const amountsOf = (lines: readonly { Text: string }[]): number[] =>
    lines.map(({ Text }) => Number(Text.replaceAll(/[^\d−]/g, '').replace('−', '-')))

  it('has amounts that add up, before and after cancelling', async () => {
    const lines = (await details(going)).body.Data?.AmountDetails ?? []
    expect(lines.map((it) => [it.Label, it.Order])).toEqual([
      ['EGP\u00a0300 × 2', 0],
      ['Round-trip discount', 1],
      ['Total', 2],
    ])
    expect(amountsOf(lines)).toEqual([600, -100, 500])

    await traveller.data(api.cancelBusTrip, { reservationId: going })
    const first = (await details(going)).body.Data?.AmountDetails ?? []
    expect(amountsOf(first)).toEqual([600, -100, 500, -100, -40, 360])
    // What is left costs its one-way price, which is what is promised back of it.
    const left = (await details(returning)).body.Data
    expect(amountsOf(left?.AmountDetails ?? [])).toEqual([600, -100, 100, 600])
    expect(left).toMatchObject({ TotalAmount: 600, RefundAmount: 540, CancellationFee: 60 })
    await traveller.data(api.cancelBusTrip, { reservationId: returning })
    const second = (await details(returning)).body.Data?.AmountDetails ?? []
    expect(amountsOf(second)).toEqual([600, -100, 100, 600, -60, 540])
  })

  it.each([
    ['en-US', /30 minutes.*24 hours.*10%.*EGP 20.*nothing is refunded/s],
    ['ar-EG', /30 دقيقة.*24 ساعة.*10%.*20 ج\.م.*لا يُرد/s],
  ])('tells the policy (%s)', async (language, policy) => {
    const { body } = await details(going, traveller, { 'accept-language': language })
    expect(body.Data?.CancellationPolicy).toMatch(policy)
    expect(body.Data?.CancellationPolicyMsg).toMatch(/360/)
  })

  it('says how cancelling stands, at every station of a booking’s life', async () => {
    const message = async () => (await details(going)).body.Data?.CancellationPolicyMsg
    expect(await message()).toMatch(/^Cancel by Mon 23 Nov 2026, 12:00 and EGP.360 comes back/)
    clock.advance(48 * 3600)
    expect(await message()).toMatch(/^Cancelling ended 24 hours before departure/)
  })

  it('has a ticket whose code anybody can check with our public key', async () => {
    const text = (await details(going)).body.Data?.TicketText ?? ''
    expect(text).toContain('Nour Mostafa')
    const { PublicKey: x } = await test.browser().data(api.getTicketKey, {})
    const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' })
    expect(isTicketCode(key, text)).toBe(true)
    expect(isTicketCode(key, text.replace('Nour', 'Mona'))).toBe(false)
  })

  it('has none before it is booked', async () => {
    const { body } = await holdSeats(traveller, { Going: legOf(out, 5) })
    if (body.Data) await book(traveller, body.Data)
    const unpaid = (await list()).Data.find((it) => it.StatusCode === 'Pending Payment')
    expect((await details(unpaid?.ReservationId ?? 0)).body.Data).toMatchObject({
      TicketText: null,
      IsCancelable: false,
      CancellationPolicyMsg: expect.stringMatching(
        /^Pay by .* Cancelling becomes possible once the booking is confirmed\.$/,
      ) as string,
      ShownAmount: { Label: 'Left to pay', Amount: 300 },
    })
  })

  it('is not found by anybody else, and for people who are signed in', async () => {
    expect(await details(going, await givenTraveller(test))).toMatchObject({ status: 404 })
    expect(await details(going, test.browser())).toMatchObject({ status: 401 })
    expect(await details(999_999)).toMatchObject({ status: 404 })
  })
})

describe('among reservations of every kind', () => {
  it('a bus has its name, its fields and its way to the page with the ticket', async () => {
    const all = await traveller.data(api.getUserReservation, {
      PageNumber: 1,
      PageSize: 10,
      Filters: 'hurghada',
    })
    expect(all.Data.map((it) => [it.ModuleName, it.Name])).toEqual([
      ['Bus', 'Ramses to Hurghada'],
      ['Bus', 'Hurghada to Ramses'],
    ])
    const one = await traveller.data(api.getReservationDetails, {
      ReservationId: going,
      Module: 'Bus',
    })
    expect(one).toMatchObject({ SeatsNumber: 2, Price: 500, OriginalPrice: 600 })
    expect(one.Fields.map((it) => it.Value)).toContain('1, 2')
    const bell = await traveller.data(api.getUserNotifications, { PageNumber: 1, PageSize: 10 })
    expect(bell.Data.map((it) => it.DeepLink)).toEqual([
      `/bus-bookings/${going}`,
      `/bus-bookings/${returning}`,
    ])
  })
})
