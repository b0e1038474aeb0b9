import { api } from '@rihla/contract'
import type { InputOf } from '@rihla/contract/endpoint'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { testApp, type Browser } from '../../../testing/app.ts'
import { DAY, givenPlaces, givenSupportPhone, requestFor } from '../../../testing/booking.ts'
import { signIn } from '../../../testing/people.ts'
import { givenPackage, openDepartures } from '../../catalogue/test-packages.ts'
import { givenHotel, nightsOfRoom, type GivenHotel } from '../../catalogue/test-stays.ts'

const test = await testApp()
await givenPlaces(test)
await givenSupportPhone(test, '+20 2 5550 0142')
const { db, clock, gateway, mailer, browser } = test
const LATER = '2026-12-20'
let luxor: GivenHotel = { id: 0, rooms: [] }
let coast: GivenHotel = { id: 0, rooms: [] }
let honeymoon = 0
let trip = 0
let visitor: Browser = browser()

type SaleRequest = InputOf<typeof api.setTempReservation>
const request = (change: Partial<SaleRequest> = {}): SaleRequest =>
  requestFor(honeymoon, { ModuleType: 'Honeymoon', FromDate: '12/17/2026', ...change })
const tripRequest = (adults: number, change: Partial<SaleRequest> = {}): SaleRequest =>
  request({ Id: trip, ModuleType: 'Trip', SeatsNumber: adults, AdultsCount: adults, ...change })
const set = (it: SaleRequest, by = visitor) => by.data(api.setTempReservation, it)
const refused = async (it: SaleRequest, language = 'en-US') =>
  (await visitor.call(api.setTempReservation, it, { 'accept-language': language })).body
const places = async (id: number, day = DAY) => {
  const { rows } = await sql<{ held: number; sold: number }>`
    select held, sold from stock where kind = 'package' and item_id = ${id} and day = ${day}`.execute(
    db,
  )
  return rows[0]
}
const held = async (hotel: GivenHotel) =>
  (await nightsOfRoom(db, hotel.rooms[0] ?? 0, '2026-12-16', '2026-12-26')).map((it) => it.held)
const spaced = (lines: readonly { Label: string; Text: string }[]) =>
  lines.map((line) => `${line.Label}: ${line.Text}`.replaceAll('\u00a0', ' '))

beforeEach(async () => {
  await sql`delete from jobs.job`.execute(db)
  mailer.sent.length = 0
  const open = { from: '2026-12-01', nights: 60 }
  luxor = await givenHotel(db, { city: 2, nameEn: 'Winter Palm', nameAr: 'وينتر بالم', open })
  coast = await givenHotel(db, { open })
  honeymoon = await givenPackage(db, {
    stays: [
      { nights: 2, hotelId: luxor.id, roomId: luxor.rooms[0] ?? 0, board: 'BB' },
      { nights: 1 },
      { nights: 3, hotelId: coast.id, roomId: coast.rooms[0] ?? 0 },
    ],
    open: { from: '2026-12-10', days: 30 },
  })
  trip = await givenPackage(db, {
    kind: 'trip',
    price: 600_000,
    stays: [{ nights: 2, hotelId: coast.id, roomId: coast.rooms[0] ?? 0 }],
    open: { from: '2026-12-10', days: 30 },
  })
  visitor = browser()
})

describe('holding a honeymoon', () => {
  it('claims its place and a room on every night, one hotel after the other', async () => {
    const booking = await set(request())
    expect(booking).toMatchObject({ Currency: 'EGP', PayableAmount: 18_000 })
    expect(await places(honeymoon)).toEqual({ held: 1, sold: 0 })
    expect(await held(luxor)).toEqual([0, 1, 1, 0, 0, 0, 0, 0, 0, 0])
    expect(await held(coast)).toEqual([0, 0, 0, 0, 1, 1, 1, 0, 0, 0])
  })

  it('is priced by the couple: three people are two couples, in two rooms', async () => {
    const three = await set(request({ SeatsNumber: 3, AdultsCount: 3 }))
    expect(spaced(three.AmountDetails)).toEqual([
      'EGP 18,000 per couple × 2: EGP 36,000',
      'Taxes and service: Included',
      'Total: EGP 36,000',
    ])
    expect(await places(honeymoon)).toEqual({ held: 2, sold: 0 })
    expect(await held(luxor)).toEqual([0, 2, 2, 0, 0, 0, 0, 0, 0, 0])
    const arabic = await visitor.call(
      api.setTempReservation,
      request({ SeatsNumber: 3, AdultsCount: 3, TempReseravtionId: three.TempId, Edition: 1 }),
      { 'accept-language': 'ar-EG' },
    )
    expect(spaced(arabic.body.Data?.AmountDetails ?? [])[0]).toBe(
      '18,000 ج.م للزوجين × 2: 36,000 ج.م',
    )
  })

  it('asked for again by the same browser is one hold, whatever comes at once', async () => {
    const all = await Promise.all(Array.from({ length: 5 }, () => set(request())))
    expect(new Set(all.map((it) => it.TempId)).size).toBe(1)
    expect(await places(honeymoon)).toEqual({ held: 1, sold: 0 })
  })

  it('moved to another day leaves nothing behind; moved to a full one, it stays', async () => {
    const { TempId } = await set(request())
    const edit = { TempReseravtionId: TempId, Edition: 1 }
    await set(request({ ...edit, FromDate: LATER }))
    expect(await places(honeymoon)).toEqual({ held: 0, sold: 0 })
    expect(await places(honeymoon, LATER)).toEqual({ held: 1, sold: 0 })
    expect(await held(luxor)).toEqual([0, 0, 0, 0, 1, 1, 0, 0, 0, 0])
    expect(await held(coast)).toEqual([0, 0, 0, 0, 0, 0, 0, 1, 1, 1])
    await sql`update stock set closed = true where kind = 'room' and item_id = ${coast.rooms[0]} and day = '2026-12-27'`.execute(
      db,
    )
    const answer = await refused(request({ ...edit, Edition: 2, FromDate: '2026-12-23' }))
    expect(answer).toMatchObject({ code: 'sold_out' })
    expect(await places(honeymoon, '2026-12-23')).toEqual({ held: 0, sold: 0 })
    expect(await held(luxor)).toEqual([0, 0, 0, 0, 1, 1, 0, 0, 0, 0])
  })

  it('is nobody else’s: to them it is not found', async () => {
    const { TempId } = await set(request())
    const stranger = browser()
    const edit = request({ TempReseravtionId: TempId, FromDate: LATER })
    expect((await stranger.call(api.setTempReservation, edit)).body).toMatchObject({
      code: 'booking_not_found',
    })
    expect(await places(honeymoon)).toEqual({ held: 1, sold: 0 })
  })

  it('costs the price of its departure, where that has its own', async () => {
    await sql`update packages set offer_price = 1_500_000 where id = ${honeymoon}`.execute(db)
    expect(spaced((await set(request())).AmountDetails)).toEqual([
      'Package for two: EGP 18,000',
      'Offer: − EGP 3,000',
      'Taxes and service: Included',
      'Total: EGP 15,000',
    ])
    await sql`insert into package_departures (package_id, day, price) values (${honeymoon}, ${LATER}, 2_400_050)`.execute(
      db,
    )
    expect(await set(request({ FromDate: LATER }))).toMatchObject({ PayableAmount: 24_001 })
  })
})

describe('holding a trip', () => {
  it('claims a place for each, and a room for every started two', async () => {
    expect(spaced((await set(tripRequest(3))).AmountDetails)[0]).toBe(
      '3 adults × EGP 6,000: EGP 18,000',
    )
    expect(await places(trip)).toEqual({ held: 3, sold: 0 })
    expect(await held(coast)).toEqual([0, 2, 2, 0, 0, 0, 0, 0, 0, 0])
  })

  it('ends the hold of all of it when its time is over', async () => {
    await set(tripRequest(2))
    clock.advance(601)
    await openDepartures(db, trip, DAY, 1, 2)
    await set(tripRequest(2, {}), browser())
    expect(await places(trip)).toEqual({ held: 2, sold: 0 })
    expect(await held(coast)).toEqual([0, 1, 1, 0, 0, 0, 0, 0, 0, 0])
  })
})

describe('refuses', () => {
  it.each<[string, () => SaleRequest, string]>([
    ['a trip asked for as a honeymoon', () => request({ Id: trip }), 'offer_not_found'],
    ['what is not there', () => request({ Id: 999_999 }), 'offer_not_found'],
    ['a day that is over', () => request({ FromDate: '2026-11-01' }), 'date_outside_range'],
    ['a day too far ahead', () => request({ FromDate: '2027-11-01' }), 'date_outside_range'],
    ['a day without a departure', () => request({ FromDate: '2026-12-09' }), 'sold_out'],
    ['eleven people', () => tripRequest(11), 'too_many_guests'],
    ['more than there are places', () => tripRequest(10, { FromDate: '2027-01-20' }), 'sold_out'],
    ['seats for fewer than come', () => tripRequest(4, { SeatsNumber: 2 }), 'invalid_input'],
    ['a child without a seat', () => request({ ChildrenCount: 1 }), 'invalid_input'],
    [
      'children on a honeymoon',
      () => request({ SeatsNumber: 3, ChildrenCount: 1, ChildrenAges: [6] }),
      'children_not_taken',
    ],
  ])('%s', async (_, it, code) => {
    for (const language of ['en-US', 'ar-EG']) {
      const { Error, ...answer } = await refused(it(), language)
      expect(answer).toMatchObject({ Data: null, code })
      expect(/[\u0600-\u06ff]/.test(Error ?? '')).toBe(language === 'ar-EG')
    }
  })

  it('a package whose room, or hotel, is no longer sold', async () => {
    await sql`update room_types set active = false where id = ${coast.rooms[0]}`.execute(db)
    expect(await refused(request())).toMatchObject({ code: 'sold_out' })
    await sql`update room_types set active = true`.execute(db)
    await sql`update hotels set active = false where id = ${luxor.id}`.execute(db)
    expect(await refused(request())).toMatchObject({ code: 'sold_out' })
    expect(await places(honeymoon)).toEqual({ held: 0, sold: 0 })
  })

  it('a package with one night less, and keeps nothing of the others', async () => {
    await sql`update stock set sold = capacity where kind = 'room' and item_id = ${coast.rooms[0]} and day = '2026-12-22'`.execute(
      db,
    )
    expect(await refused(request())).toMatchObject({ code: 'sold_out' })
    expect(await places(honeymoon)).toEqual({ held: 0, sold: 0 })
    expect(await held(luxor)).toEqual(Array(10).fill(0))
  })
})

describe('a package that is paid', () => {
  it('is sold with all its nights, and stands in my reservations with its days and hotels', async () => {
    const buyer = browser()
    await signIn(test, buyer)
    const config = await buyer.data(api.checkoutConfig, {
      Id: honeymoon,
      ModuleType: 'Honeymoon',
      FromDate: DAY,
    })
    expect(config).toEqual({ AvailableMeals: [], DepositEnabled: false, DepositAmount: 0 })
    const { TempId } = await set(request({ UserName: 'Nour Mostafa' }), buyer)
    const held = await buyer.data(api.getTempReservation, { TempReseravtionId: TempId })
    expect(held).toMatchObject({ Name: 'Nile honeymoon', CityName: 'Luxor', ToDate: '2026-12-23' })
    const { PaymentUrl } = await buyer.data(api.confirmPayment, {
      ReservationId: TempId,
      ModuleType: 'Honeymoon',
      PaymentMethod: 'Bank_Card',
    })
    await test.deliver(gateway.settle(PaymentUrl.split('/').at(-1) ?? ''))
    await test.work()
    expect(await places(honeymoon)).toEqual({ held: 0, sold: 1 })
    const room = await nightsOfRoom(db, coast.rooms[0] ?? 0, LATER, '2026-12-23')
    expect(room).toEqual([1, 2, 3].map(() => ({ held: 0, sold: 1 })))

    const list = await buyer.data(api.getUserReservation, {
      PageNumber: 1,
      PageSize: 10,
      Filters: null,
    })
    const [card] = list.Data
    expect(card).toMatchObject({ ModuleName: 'Honeymoon', Price: 18_000, StatusCode: 'Confirmed' })
    expect(card?.ReferenceNumber).toMatch(/^HNY-/)
    const wanted = { ReservationId: card?.Id ?? 0, Module: 'Honeymoon' }
    const details = await buyer.data(api.getReservationDetails, wanted)
    expect(details).toMatchObject({
      OfferId: honeymoon,
      ArrivalDate: DAY,
      DepartureDate: '2026-12-23',
      NightCount: 6,
      HotelName: 'Winter Palm, Desert camp, Coral Bay',
    })
    expect(details.Fields.map((it) => `${it.Label}: ${it.Value}`).slice(1)).toEqual([
      'Arrival: Thu 17 Dec 2026',
      'Departure: Wed 23 Dec 2026',
      'Nights: 6',
      'People: 2 adults',
      'Rooms: 1',
      'Hotel: Winter Palm, Double room, Breakfast included: Thu 17 Dec 2026 – Sat 19 Dec 2026',
      'Hotel: Desert camp, Tent for two, Half board: Sat 19 Dec 2026 – Sun 20 Dec 2026',
      'Hotel: Coral Bay, Double room, Half board: Sun 20 Dec 2026 – Wed 23 Dec 2026',
      'Begins: Thu 17 Dec 2026, 14:00',
      'Place: Winter Palm',
      'Address: 12 Corniche (en)',
      'Call us: +20 2 5550 0142',
      'Name: Nour Mostafa',
    ])
    const arabic = await buyer.call(api.getReservationDetails, wanted, {
      'accept-language': 'ar-EG',
    })
    expect(arabic.body.Data?.Fields.map((it) => `${it.Label}: ${it.Value}`).slice(1, 3)).toEqual([
      'تاريخ الوصول: الخميس 17 ديسمبر 2026',
      'تاريخ المغادرة: الأربعاء 23 ديسمبر 2026',
    ])
    expect(arabic.body.Data?.HotelName).toBe('وينتر بالم، مخيم الصحراء، كورال باي')
    expect(mailer.sent[0]?.text).toContain('Nile honeymoon')
    expect(await browser().call(api.getReservationDetails, wanted)).toMatchObject({ status: 401 })
  })
})
