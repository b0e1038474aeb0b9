import { api } from '@rihla/contract'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { testApp, type Browser } from '../../../testing/app.ts'
import { DAY, givenHeld, givenPlaces, givenSupportPhone } from '../../../testing/booking.ts'
import { signIn } from '../../../testing/people.ts'
import { givenHotel, nightsOfRoom, type GivenHotel } from '../../catalogue/test-stays.ts'

const test = await testApp()
await givenPlaces(test)
await givenSupportPhone(test, '+20 2 5550 0142')
const { db, clock, gateway, mailer, browser } = test
const LEAVING = '2026-12-20'
const stay = {
  ModuleType: 'Hotel',
  ToDate: LEAVING,
  SeatsNumber: 4,
  ChildrenCount: 2,
  ChildrenAges: '4,9',
}
let hotel: GivenHotel = { id: 0, rooms: [] }
let buyer: Browser = browser()

const hold = (by = buyer, change: object = {}) =>
  givenHeld(by, hotel.rooms[0] ?? 0, { ...stay, ...change })
const pay = (tempId: number, language = 'en-US') =>
  buyer.call(
    api.confirmPayment,
    { ReservationId: tempId, ModuleType: 'Hotel', PaymentMethod: 'Bank_Card' },
    { 'accept-language': language },
  )
const paid = async (tempId: number): Promise<void> => {
  const { body } = await pay(tempId)
  const order = body.Data?.PaymentUrl.split('/').at(-1) ?? ''
  await test.deliver(gateway.settle(order))
  await test.work()
}
const nights = () => nightsOfRoom(db, hotel.rooms[0] ?? 0, DAY, LEAVING)
const soldNights = [1, 2, 3].map(() => ({ held: 0, sold: 1 }))
const statusOf = (tempId: number) =>
  buyer.data(api.paymentStatus, { ReservationId: tempId, ModuleType: 'Hotel' })
const mine = async () =>
  (await buyer.data(api.getUserReservation, { PageNumber: 1, PageSize: 10, Filters: null })).Data

beforeEach(async () => {
  await sql`delete from jobs.job`.execute(db)
  mailer.sent.length = 0
  gateway.refunds.length = 0
  hotel = await givenHotel(db, {
    stars: 5,
    rooms: [{ capacity: 1, refundable: 'optional', refundablePercent: 8, image: 'reef.webp' }],
    open: { from: '2026-12-10', nights: 20 },
  })
  buyer = browser()
  await signIn(test, buyer)
})

describe('a stay that is paid', () => {
  it('is sold on every night, and the gateway asks for what was shown', async () => {
    const tempId = await hold()
    await paid(tempId)
    expect(gateway.orders.at(-1)?.order).toMatchObject({
      amount: 1_050_000,
      description: 'Coral Bay, Double room',
    })
    expect(await statusOf(tempId)).toMatchObject({ State: 'paid' })
    expect(await nights()).toEqual(soldNights)
  })

  it('stands in the list and in its own page with hotel, room, days, nights and guests', async () => {
    await paid(await hold(buyer, { IsRefundable: true }))
    const [card] = await mine()
    expect(card).toMatchObject({
      Name: 'Coral Bay, Double room',
      ModuleName: 'Hotel',
      ArrivalDate: DAY,
      ImageUrl: '/images/reef.webp',
      StatusCode: 'Confirmed',
    })
    const wanted = { ReservationId: card?.Id ?? 0, Module: 'Hotel' }
    const details = await buyer.data(api.getReservationDetails, wanted)
    expect(details).toMatchObject({
      OfferId: hotel.id,
      Stars: 5,
      Cities: ['Hurghada'],
      HotelName: 'Coral Bay',
      RoomName: 'Double room',
      RoomType: 'Standard',
      Address: '12 Corniche (en)',
      ArrivalDate: DAY,
      DepartureDate: LEAVING,
      NightCount: 3,
      SeatsNumber: 4,
    })
    expect(details.Fields.map((it) => `${it.Label}: ${it.Value}`).slice(1)).toEqual([
      'Hotel: Coral Bay',
      'Room: Double room',
      'Check-in from: Thu 17 Dec 2026, 14:00',
      'Check-out until: Sun 20 Dec 2026, 12:00',
      'Nights: 3',
      'Rooms: 1',
      'People: 2 adults, 2 children (4 years, 9 years)',
      'Meals: Breakfast included',
      'Free cancellation until: Mon 14 Dec 2026',
      'Place: Coral Bay',
      'Address: 12 Corniche (en)',
      'Call us: +20 2 5550 0142',
      'Name: Nour Mostafa',
    ])
    const arabic = await buyer.call(api.getReservationDetails, wanted, {
      'accept-language': 'ar-EG',
    })
    expect(arabic.body.Data).toMatchObject({ HotelName: 'كورال باي', RoomName: 'غرفة مزدوجة' })
    expect(arabic.body.Data?.Fields.map((it) => it.Label)).toContain('إلغاء مجاني حتى')
    expect(await browser().call(api.getReservationDetails, wanted)).toMatchObject({ status: 401 })
  })

  it('is told by mail and bell, with a calendar entry from check-in to check-out', async () => {
    await paid(await hold())
    const [mail] = mailer.sent
    expect(mail?.text).toContain('Double room')
    expect(mail?.text).toContain('2 adults, 2 children')
    expect(mail?.text).toContain('14:00')
    const calendar = mail?.attachments?.at(-1)
    const entry = String(calendar?.content).replaceAll(/\r\n /g, '')
    expect(entry).toContain('DTSTART:20261217T120000Z')
    expect(entry).toContain('DTEND:20261220T100000Z')
    expect(entry).toContain('LOCATION:Coral Bay')
    expect(entry).toContain('GEO:27.25;33.81')
    expect(entry).toMatch(/Check-in from 14:00/)
    const notices = await buyer.data(api.getUserNotifications, { PageNumber: 1, PageSize: 5 })
    const [card] = await mine()
    expect(JSON.stringify(notices.Data[0])).toContain(`/reservations/Hotel/${card?.Id}`)
    expect(JSON.stringify(notices.Data[0])).toContain('Coral Bay')
  })
})

describe('a price that changed before paying', () => {
  it('of a night is told, then paid as told', async () => {
    const tempId = await hold()
    await sql`update room_rates set price = 400000, single_price = 300000 where room_id = ${hotel.rooms[0]}`.execute(
      db,
    )
    const refused = await pay(tempId)
    expect(refused.body).toMatchObject({ code: 'price_changed' })
    expect(refused.body.Error?.replaceAll('\u00a0', ' ')).toContain('EGP 13,500')
    const order = (await pay(tempId)).body.Data?.PaymentUrl.split('/').at(-1)
    expect(gateway.orders.at(-1)?.order.amount).toBe(1_350_000)
    expect(order).toBeTruthy()
  })

  it('since its offer ended is told in Arabic, too', async () => {
    await sql`update hotels set offer_percent = 20, offer_expires_at = ${new Date(clock.now().getTime() + 300_000)}
      where id = ${hotel.id}`.execute(db)
    const tempId = await hold()
    const before = await buyer.data(api.getTempReservation, { TempReseravtionId: tempId })
    expect(before.Reservation.PayableAmount).toBe(8400)
    clock.advance(301)
    const refused = await pay(tempId, 'ar-EG')
    expect(refused).toMatchObject({ status: 409, body: { code: 'price_changed' } })
    expect(refused.body.Error).toContain('10,500')
  })

  it('a night that isn’t sold any more is refused, and a room off sale', async () => {
    const tempId = await hold()
    await sql`update room_rates set last_night = '2026-12-18' where room_id = ${hotel.rooms[0]}`.execute(
      db,
    )
    expect((await pay(tempId)).body).toMatchObject({ code: 'sold_out' })
    await sql`update room_types set active = false where id = ${hotel.rooms[0]}`.execute(db)
    expect((await pay(tempId)).body).toMatchObject({ code: 'offer_not_found' })
  })
})

describe('money and the end of a hold', () => {
  it('H2: paid after it ended, nights still free: booked from a new claim', async () => {
    const tempId = await hold()
    const { body } = await pay(tempId)
    const order = body.Data?.PaymentUrl.split('/').at(-1) ?? ''
    await sql`update holds set state = 'expired'`.execute(db)
    await sql`update stock set held = 0 where item_id = ${hotel.rooms[0]}`.execute(db)
    await test.deliver(gateway.settle(order))
    expect(await nights()).toEqual(soldNights)
  })

  it.each([
    ['and no other nights are left: the money goes back', true],
    ['its traveller chooses other nights', false],
  ])('H3: one of its nights is another’s by now: no night is sold, %s', async (_, isFull) => {
    const tempId = await hold()
    const { body } = await pay(tempId)
    const order = body.Data?.PaymentUrl.split('/').at(-1) ?? ''
    await sql`update holds set state = 'expired'`.execute(db)
    await sql`update stock set held = 0 where item_id = ${hotel.rooms[0]}`.execute(db)
    await hold(browser(), { FromDate: '2026-12-19', ToDate: '2026-12-20' })
    if (isFull) await sql`update stock set closed = true`.execute(db)
    await test.deliver(gateway.settle(order))
    await test.work()
    expect(await nights()).toEqual([
      { held: 0, sold: 0 },
      { held: 0, sold: 0 },
      { held: 1, sold: 0 },
    ])
    expect(gateway.refunds).toMatchObject(isFull ? [{ amount: 1_050_000 }] : [])
    expect(await statusOf(tempId)).toMatchObject({ State: isFull ? 'refunded' : 'choice' })
    await sql`update stock set closed = false`.execute(db)
  })
})
