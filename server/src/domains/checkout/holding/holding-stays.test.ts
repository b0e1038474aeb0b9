import { api } from '@rihla/contract'
import type { InputOf } from '@rihla/contract/endpoint'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { testApp, type Browser } from '../../../testing/app.ts'
import { DAY, givenPlaces, requestFor } from '../../../testing/booking.ts'
import { givenHotel, nightsOfRoom, type GivenHotel } from '../../catalogue/test-stays.ts'

const test = await testApp()
await givenPlaces(test)
const { db, clock, browser } = test
const LEAVING = '2026-12-20'
let hotel: GivenHotel = { id: 0, rooms: [] }
let ship: GivenHotel = { id: 0, rooms: [] }
let visitor: Browser = browser()

type SaleRequest = InputOf<typeof api.setTempReservation>
const stay = (change: Partial<SaleRequest> = {}, room = hotel.rooms[0] ?? 0): SaleRequest =>
  requestFor(room, { ModuleType: 'Hotel', FromDate: DAY, ToDate: LEAVING, ...change })
const family = { SeatsNumber: 4, ChildrenCount: 2, ChildrenAges: '4,9' }
const set = (change: Partial<SaleRequest> = {}, room?: number) =>
  visitor.data(api.setTempReservation, stay(change, room))
const refused = async (change: Partial<SaleRequest>, language = 'en-US') => {
  const headers = { 'accept-language': language }
  return (await visitor.call(api.setTempReservation, stay(change), headers)).body
}
const held = async (room = hotel.rooms[0] ?? 0) =>
  (await nightsOfRoom(db, room, '2026-12-16', '2026-12-22')).map((night) => night.held)
const spaced = (lines: readonly { Label: string; Text: string }[]) =>
  lines.map((line) => `${line.Label}: ${line.Text}`.replaceAll('\u00a0', ' '))

const meals = async (room: number | undefined): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    select id from meal_plans where room_id = ${room} order by supplement`.execute(db)
  return rows.map((row) => row.id)
}

beforeEach(async () => {
  const open = { from: '2026-12-01', nights: 60 }
  hotel = await givenHotel(db, {
    open,
    rooms: [
      {
        image: 'reef.webp',
        refundable: 'optional',
        refundablePercent: 8,
        meals: [
          ['HB', 35_000],
          ['AI', 90_050],
        ],
      },
      { nameEn: 'Villa', minNights: 5 },
      { nameEn: 'Retired', active: false },
    ],
  })
  ship = await givenHotel(db, {
    kind: 'cruise',
    nameEn: 'Nile Star',
    open,
    sailings: [{ weekday: 4, nights: 3 }],
  })
  visitor = browser()
})

describe('holding a stay', () => {
  it('claims a room on each of its nights, the day of leaving not', async () => {
    const booking = await set()
    expect(booking).toMatchObject({ Currency: 'EGP', PayableAmount: 9000 })
    expect(await held()).toEqual([0, 1, 1, 1, 0, 0])
  })

  it('says line by line what it costs, and what of it are service and taxes', async () => {
    const { AmountDetails, PayableAmount } = await set(family)
    expect(PayableAmount).toBe(10_500)
    expect(spaced(AmountDetails)).toEqual([
      '3 nights × 1 room: EGP 9,000',
      '2 children: EGP 1,500',
      'Total: EGP 10,500',
      'Of which service charge: EGP 977',
      'Of which city tax: EGP 91',
      'Of which VAT: EGP 1,289',
    ])
    const contained = AmountDetails.filter(({ IsContained }) => IsContained)
    expect(contained).toEqual(AmountDetails.slice(-3))
  })

  it('names every choice and the offer, in Arabic too', async () => {
    await sql`update hotels set offer_percent = 25, offer_name_en = 'Winter', offer_name_ar = 'عرض الشتاء'
      where id = ${hotel.id}`.execute(db)
    const [halfBoard = 0] = await meals(hotel.rooms[0])
    const chosen = {
      ...family,
      AdultsCount: 3,
      SeatsNumber: 5,
      RatePlanId: halfBoard,
      IsRefundable: true,
    }
    const english = await set({ ...chosen, ChildrenAges: [4, 9] })
    expect(spaced(english.AmountDetails).slice(0, 5)).toEqual([
      '3 nights × 2 rooms: EGP 16,200',
      '2 children: EGP 1,500',
      'Half board: EGP 3,675',
      'Free cancellation until 14 Dec: EGP 1,710',
      'Winter −25%: − EGP 5,771',
    ])
    const { body } = await visitor.call(api.setTempReservation, stay(chosen), {
      'accept-language': 'ar-EG',
    })
    expect(spaced(body.Data?.AmountDetails ?? [])).toEqual([
      '3 ليالٍ × غرفتان: 16,200 ج.م',
      'طفلان: 1,500 ج.م',
      'نصف إقامة: 3,675 ج.م',
      'إلغاء مجاني حتى 14 ديسمبر: 1,710 ج.م',
      'عرض الشتاء: خصم 25%: −5,771 ج.م',
      'الإجمالي: 17,314 ج.م',
      'منها رسوم الخدمة: 1,611 ج.م',
      'منها ضريبة المدينة: 150 ج.م',
      'منها ضريبة القيمة المضافة: 2,126 ج.م',
    ])
    expect(await held()).toEqual([0, 2, 2, 2, 0, 0])
  })

  it('says what each board adds for the whole party, and charges exactly that', async () => {
    const [halfBoard = 0, all = 0] = await meals(hotel.rooms[0])
    const own = await set({ ...family, IsRefundable: true })
    expect(own.MealPrices.map(({ RatePlanId }) => RatePlanId)).toEqual([0, halfBoard, all])
    for (const { RatePlanId, Price } of own.MealPrices) {
      const chosen = await set({ ...family, IsRefundable: true, RatePlanId })
      expect(chosen.PayableAmount - own.PayableAmount).toBe(Price)
    }
  })

  it('counts a child whose age nobody tells as one of twelve', async () => {
    const untold = await set({ SeatsNumber: 3, ChildrenCount: 1 })
    const twelve = await set({ SeatsNumber: 3, ChildrenCount: 1, ChildrenAges: '12' })
    const baby = await set({ SeatsNumber: 3, ChildrenCount: 1, ChildrenAges: '1' })
    expect([untold, twelve, baby].map((it) => it.PayableAmount)).toEqual([10_500, 10_500, 9000])
  })

  it('takes a promocode, and the taxes are those of what is paid', async () => {
    await sql`insert into promocodes (code, percent) values ('STAY10', 10)`.execute(db)
    const booking = await set({ Promocode: 'stay10' })
    expect(booking).toMatchObject({ PayableAmount: 8100, Promocode: { IsSuccess: true } })
    expect(spaced(booking.AmountDetails)).toEqual([
      '3 nights × 1 room: EGP 9,000',
      'Promocode STAY10: − EGP 900',
      'Total: EGP 8,100',
      'Of which service charge: EGP 754',
      'Of which city tax: EGP 70',
      'Of which VAT: EGP 995',
    ])
  })

  it('is found again after a reload, ages and choices included', async () => {
    const [halfBoard = 0] = await meals(hotel.rooms[0])
    const { TempId, PayableAmount } = await set({
      ...family,
      RatePlanId: halfBoard,
      IsRefundable: true,
    })
    const kept = await visitor.data(api.getTempReservation, { TempReseravtionId: TempId })
    expect(kept).toMatchObject({
      Name: 'Coral Bay, Double room',
      CityName: 'Hurghada',
      ImageUrl: '/images/reef.webp',
      FromDate: DAY,
      ToDate: LEAVING,
      AdultsCount: 2,
      ChildrenCount: 2,
      ChildrenAges: [4, 9],
      RatePlanId: halfBoard,
      IsRefundable: true,
    })
    const again = await set({
      ...family,
      ChildrenAges: kept.ChildrenAges,
      RatePlanId: kept.RatePlanId,
      IsRefundable: kept.IsRefundable,
      TempReseravtionId: TempId,
      Edition: 1,
    })
    expect(again.PayableAmount).toBe(PayableAmount)
  })

  it('posted three times at once is one hold; an edit moves it, nights given back', async () => {
    const posts = await Promise.all([1, 2, 3].map(() => set()))
    expect(new Set(posts.map((post) => post.TempId)).size).toBe(1)
    expect(await held()).toEqual([0, 1, 1, 1, 0, 0])
    await set({
      TempReseravtionId: posts[0]?.TempId ?? 0,
      Edition: 1,
      FromDate: '2026-12-18',
      ToDate: '2026-12-21',
    })
    expect(await held()).toEqual([0, 0, 1, 1, 1, 0])
  })

  it('is all nights or none', async () => {
    await sql`update stock set closed = true where item_id = ${hotel.rooms[0]} and day = '2026-12-19'`.execute(
      db,
    )
    expect(await refused({})).toMatchObject({ code: 'sold_out' })
    expect(await held()).toEqual([0, 0, 0, 0, 0, 0])
  })

  it('buys free cancellation only where it is a choice and not too late', async () => {
    const plain = await givenHotel(db, {
      open: { from: '2026-11-21', nights: 60 },
      rooms: [{}, { nameEn: 'Late', refundable: 'optional', refundablePercent: 8 }],
    })
    expect((await set({ IsRefundable: true }, plain.rooms[0])).PayableAmount).toBe(9000)
    const soon = { FromDate: '2026-11-22', ToDate: '2026-11-25', IsRefundable: true }
    expect((await set(soon, plain.rooms[1])).PayableAmount).toBe(9000)
  })

  it('of a cabin is a Nile cruise', async () => {
    const booking = await set({ ModuleType: 'Cruise' }, ship.rooms[0])
    expect(spaced(booking.AmountDetails)[0]).toBe('3 nights × 1 cabin: EGP 9,000')
    expect(await held(ship.rooms[0])).toEqual([0, 1, 1, 1, 0, 0])
  })

  it('ends, and is taken again as it was', async () => {
    const { TempId } = await set(family)
    clock.advance(601)
    const renewed = await visitor.data(api.renewTempReservation, { TempReseravtionId: TempId })
    expect(renewed).toMatchObject({ TempId, PayableAmount: 10_500 })
  })
})

describe('refused, with nothing held', () => {
  const room = () => hotel.rooms[0] ?? 0
  it.each<[string, () => Partial<SaleRequest>, string]>([
    ['11 adults', () => ({ AdultsCount: 11, SeatsNumber: 11 }), 'adults_outside_limits'],
    ['7 children', () => ({ ChildrenCount: 7, SeatsNumber: 9 }), 'children_outside_limits'],
    ['age 13', () => ({ ...family, ChildrenAges: '4,13' }), 'child_age_outside_limits'],
    ['fewer ages than children', () => ({ ...family, ChildrenAges: '4' }), 'invalid_input'],
    ['seats that aren’t the guests', () => ({ ...family, SeatsNumber: 2 }), 'invalid_input'],
    ['no day of leaving', () => ({ ToDate: undefined }), 'stay_dates_wrong'],
    ['leaving before arriving', () => ({ ToDate: '2026-12-16' }), 'stay_dates_wrong'],
    ['31 nights', () => ({ ToDate: '2027-01-17' }), 'stay_dates_wrong'],
    ['a day that is none', () => ({ ToDate: '2026-02-30' }), 'invalid_input'],
    ['yesterday', () => ({ FromDate: '2026-11-20', ToDate: '2026-11-22' }), 'date_outside_range'],
    ['a room nobody knows', () => ({ Id: 999_999 }), 'offer_not_found'],
    ['a room off sale', () => ({ Id: hotel.rooms[2] ?? 0 }), 'offer_not_found'],
    ['a cabin as a hotel room', () => ({ Id: ship.rooms[0] ?? 0 }), 'offer_not_found'],
    ['a room as a cabin', () => ({ ModuleType: 'NileCruise' }), 'offer_not_found'],
    ['fewer nights than the least', () => ({ Id: hotel.rooms[1] ?? 0 }), 'stay_too_short'],
    ['a meal plan nobody knows', () => ({ RatePlanId: 999_999 }), 'meal_plan_unknown'],
    [
      'a night without a rate',
      () => ({ FromDate: '2027-11-19', ToDate: '2027-11-21' }),
      'sold_out',
    ],
    [
      'a party too large for five rooms',
      () => ({ ChildrenCount: 6, SeatsNumber: 7, AdultsCount: 1 }),
      'party_does_not_fit',
    ],
    [
      'another day than the ship’s',
      () => ({
        ModuleType: 'Cruise',
        Id: ship.rooms[0] ?? 0,
        FromDate: '2026-12-18',
        ToDate: '2026-12-21',
      }),
      'does_not_sail',
    ],
    [
      'another length than the ship’s',
      () => ({ ModuleType: 'Cruise', Id: ship.rooms[0] ?? 0, ToDate: '2026-12-19' }),
      'does_not_sail',
    ],
    [
      'five children on a ship',
      () => ({ ModuleType: 'Cruise', Id: ship.rooms[0] ?? 0, ChildrenCount: 5, SeatsNumber: 7 }),
      'children_outside_limits',
    ],
  ])('%s', async (_, change, code) => {
    expect(await refused(change())).toMatchObject({ code, Data: null })
    expect(await held(room())).toEqual([0, 0, 0, 0, 0, 0])
    expect((await refused(change(), 'ar-EG')).Error).toMatch(/[\u0600-\u06ff]/)
  })

  it('a room of a hotel off sale, and one of a supplier’s', async () => {
    const hidden = await givenHotel(db, { active: false })
    for (const Id of [hidden.rooms[0], 1_000_000_100])
      expect(await refused({ Id: Id ?? 0 })).toMatchObject({ code: 'offer_not_found' })
  })

  it('says the least nights in both languages', async () => {
    const short = { Id: hotel.rooms[1] ?? 0 }
    expect((await refused(short)).Error).toBe('Minimum stay in this room: 5 nights.')
    expect((await refused(short, 'ar-EG')).Error).toBe('أقل مدة للإقامة في هذه الغرفة بالليالي: 5.')
  })
})

describe('CheckoutConfig', () => {
  const config = (change: object = {}, language = 'en-US') =>
    visitor.call(
      api.checkoutConfig,
      { Id: hotel.rooms[0] ?? 0, ModuleType: 'Hotel', FromDate: DAY, ToDate: LEAVING, ...change },
      { 'accept-language': language },
    )

  it('offers the room’s own board first, then its meal plans, in both languages', async () => {
    const [halfBoard, all] = await meals(hotel.rooms[0])
    const AllowFreeCancellationToggle = true
    expect((await config()).body.Data).toEqual({
      AvailableMeals: [
        {
          RatePlanId: 0,
          MealName: 'Breakfast included',
          Supplement: 0,
          AllowFreeCancellationToggle,
        },
        {
          RatePlanId: halfBoard,
          MealName: 'Half board',
          Supplement: 350,
          AllowFreeCancellationToggle,
        },
        {
          RatePlanId: all,
          MealName: 'All inclusive',
          Supplement: 901,
          AllowFreeCancellationToggle,
        },
      ],
      DepositEnabled: false,
      DepositAmount: 0,
    })
    const arabic = (await config({}, 'ar-EG')).body.Data
    expect(arabic?.AvailableMeals.map((meal) => meal.MealName)).toEqual([
      'شامل الإفطار',
      'نصف إقامة',
      'شامل كليًا',
    ])
  })

  it('offers no choice where free cancellation is none', async () => {
    const cabin = { Id: ship.rooms[0] ?? 0, ModuleType: 'Cruise' }
    expect((await config(cabin)).body.Data?.AvailableMeals).toMatchObject([
      { RatePlanId: 0, AllowFreeCancellationToggle: false },
    ])
  })

  it.each([
    ['no day of leaving', { ToDate: undefined }, 'stay_dates_wrong'],
    ['a room nobody knows', { Id: 999_999 }, 'offer_not_found'],
    ['another module', { ModuleType: 'NileCruise' }, 'offer_not_found'],
  ])('refuses %s', async (_, change, code) => {
    expect((await config(change)).body).toMatchObject({ code })
  })
})
