import { api } from '@rihla/contract'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { givenHotel } from '../../catalogue/test-stays.ts'
import { SupplierUnavailable } from '../../../ports/hotel-supplier.ts'
import { FILTERS, hotelApp, STAY } from '../testing/hotel-app.ts'
import { down } from '../testing/supplier.ts'

const test = await hotelApp()
const { supplier, db, clock } = test
const open = { from: '2026-11-21', nights: 60 }
let own: number
let cheap: number
let dear: number

beforeAll(async () => {
  // 3,000 a night: 9,000 for the stay.
  own = (await givenHotel(db, { nameEn: 'Coral Bay', stars: 4, score: 10, open })).id
  supplier.addHotel({
    code: 'cheap',
    name: { en: 'Anchor Inn', ar: 'نزل المرساة' },
    stars: 3,
    price: 100_000,
  })
  supplier.addHotel({
    code: 'dear',
    name: { en: 'Pearl Palace', ar: 'قصر اللؤلؤ' },
    stars: 5,
    price: 400_000,
  })
  await test.sync()
  cheap = await test.idOf('cheap')
  dear = await test.idOf('dear')
})
beforeEach(() => {
  supplier.reset()
  // What is remembered of a search is forgotten by then.
  clock.advance(16 * 60)
})

const idsOf = async (input: object = FILTERS): Promise<number[]> =>
  (await test.search(input)).Data.map(({ HotelId }) => HotelId)
const byPrice = { ...FILTERS, 'Filters.PriceOrderType': 2 }

describe('a search', () => {
  it('has our hotels and a supplier’s in one list, and says so', async () => {
    const found = await test.search(byPrice)
    expect(found).toMatchObject({ TotalRecords: 3, TotalPages: 1, ExternalHotels: 'complete' })
    expect(found.Data.map(({ HotelId, IsExternal }) => [HotelId, IsExternal])).toEqual([
      [cheap, true],
      [own, false],
      [dear, true],
    ])
    // 1,000 a night without the right to cancel is 900; 12 % on top are ours.
    expect(found.Data[0]).toMatchObject({
      Name: 'Anchor Inn',
      City: 'Hurghada',
      TotalPrice: 3024,
      OfferPrice: null,
      PricePerNight: 1008,
      PeriodText: '3 nights, 2 adults',
      RoomName: 'Double',
      RoomAdditions: 'Breakfast included',
      FreeCancellation: null,
      InstantConfirmation: null,
      ReservationType: 'Confirmed by the hotel after payment',
      ArrivalDate: STAY.ArrivalDate,
      DepartureDate: STAY.DepartureDate,
    })
  })

  it('names the rooms that a party takes, as the page of the hotel does', async () => {
    const asked = { ...FILTERS, 'Filters.AdultsCount': 5, 'Filters.SearchText': 'anchor' }
    const said = { en: '3 nights, 2 rooms, 5 adults', ar: '3 ليالٍ، غرفتان، 5 بالغين' }
    for (const [language, header] of [
      ['en', 'en-US'],
      ['ar', 'ar-EG'],
    ] as const) {
      const headers = { 'accept-language': header }
      const list = await test.browserOf().call(api.getHotels, { ...asked, PageSize: 20 }, headers)
      const [card] = list.body.Data?.Data ?? []
      const stay = { id: cheap, ...STAY, AdultsCount: 5 }
      const page = await test.browserOf().call(api.getHotelPricing, stay, headers)
      expect([card?.PeriodText, page.body.Data?.PeriodText]).toEqual([
        said[language],
        said[language],
      ])
    }
  })

  it('turns its order and its pages over both', async () => {
    expect(await idsOf({ ...FILTERS, 'Filters.PriceOrderType': 1 })).toEqual([dear, own, cheap])
    const pages = await Promise.all(
      [1, 2, 3, 4].map((PageNumber) => idsOf({ ...byPrice, PageSize: 1, PageNumber })),
    )
    expect(pages).toEqual([[cheap], [own], [dear], []])
    expect((await idsOf())[0]).toBe(own)
    expect((await idsOf({ ...FILTERS, 'Filters.RatingOrderType': 1 }))[0]).toBe(own)
  })

  it('filters both: stars, price for a night, city, text in both languages, free cancellation', async () => {
    expect(await idsOf({ ...FILTERS, 'Filters.Stars': '5' })).toEqual([dear])
    expect(await idsOf({ ...byPrice, 'Filters.PriceTo': 3000 })).toEqual([cheap, own])
    expect(await idsOf({ ...byPrice, 'Filters.PriceFrom': 3001 })).toEqual([dear])
    expect(await idsOf({ ...FILTERS, 'Filters.CityId': 1 })).toEqual([])
    expect(await idsOf({ ...FILTERS, 'Filters.SearchText': 'pearl' })).toEqual([dear])
    expect(await idsOf({ ...FILTERS, 'Filters.SearchText': 'المرساة' })).toEqual([cheap])
    expect(await idsOf({ ...FILTERS, 'Filters.SearchText': 'coral' })).toEqual([own])
    expect(await idsOf({ ...FILTERS, 'Filters.HasInstantConfirmation': true })).toEqual([own])
    const free = await test.search({ ...byPrice, 'Filters.HasFreeCancellation': true })
    expect(free.Data[0]).toMatchObject({
      HotelId: cheap,
      TotalPrice: 3360,
      FreeCancellation: 'Free cancellation until 3 Dec',
    })
  })

  it('finds a hotel by a word that is spelt wrong', async () => {
    expect(await idsOf({ ...FILTERS, 'Filters.SearchText': 'pearll palaec' })).toEqual([dear])
  })

  it('without dates shows tomorrow’s night for two, and names it', async () => {
    const found = await test.search({ 'Filters.SearchText': 'anchor' })
    expect(found.Data).toMatchObject([
      {
        HotelId: cheap,
        TotalPrice: 1008,
        PeriodText: 'a night for 2 adults',
        FreeCancellation: null,
      },
    ])
    const [card] = found.Data
    expect(card?.ArrivalDate).toBe('2026-11-22')
    expect(card?.DepartureDate).toBe('2026-11-23')
    expect(await idsOf({ 'Filters.AdultsCount': 4, 'Filters.SearchText': 'anchor' })).toEqual([])
  })

  it('prices a party with children by their ages, over several rooms when needed', async () => {
    const family = { ...byPrice, 'Filters.ChildrenAges': '8' }
    expect((await test.search(family)).Data[0]).toMatchObject({ HotelId: cheap, TotalPrice: 3780 })
    const four = { ...byPrice, 'Filters.AdultsCount': 4 }
    expect((await test.search(four)).Data[0]).toMatchObject({ HotelId: cheap, TotalPrice: 6048 })
  })

  it('leaves cruises to themselves', async () => {
    const ships = await test.search({ ...FILTERS, 'Filters.HotelType': 1 })
    expect(ships).toMatchObject({ TotalRecords: 0, ExternalHotels: 'complete' })
    expect(supplier.calls).toEqual([])
  })
})

describe('the supplier', () => {
  it('is asked once for the same stay and party, whatever else is filtered, for minutes', async () => {
    await Promise.all([
      test.search(byPrice),
      test.search(FILTERS),
      test.search({ ...FILTERS, 'Filters.Stars': '5' }),
    ])
    await test.search({ ...FILTERS, 'Filters.SearchText': 'pearl' })
    expect(supplier.calls).toHaveLength(1)
    clock.advance(6 * 60)
    await test.search(FILTERS)
    expect(supplier.calls).toHaveLength(2)
  })

  it('slow, our own stand there at once, and a search a moment later has all', async () => {
    let answer = (): void => undefined
    supplier.switches.before = () => new Promise((done) => (answer = () => done(undefined)))
    const began = performance.now()
    const partial = await test.search(byPrice)
    expect(performance.now() - began).toBeLessThan(1500)
    expect(partial).toMatchObject({ TotalRecords: 1, ExternalHotels: 'coming' })
    expect(partial.Data.map(({ HotelId }) => HotelId)).toEqual([own])
    answer()
    await expect.poll(async () => (await test.search(byPrice)).ExternalHotels).toBe('complete')
    expect(await idsOf(byPrice)).toEqual([cheap, own, dear])
    expect(supplier.calls).toHaveLength(1)
  })

  it('slow again, what was known some minutes ago serves until it answers', async () => {
    await test.search(byPrice)
    clock.advance(6 * 60)
    let answer = (): void => undefined
    supplier.switches.before = () => new Promise((done) => (answer = () => done(undefined)))
    expect(await test.search(byPrice)).toMatchObject({ TotalRecords: 3, ExternalHotels: 'coming' })
    answer()
  })

  it('down, our own stand there, it says so, and it is left in peace for a while', async () => {
    supplier.switches.before = down
    const stay = { ...byPrice, 'Filters.DepartureDate': '2026-12-14' }
    expect(await test.search(stay)).toMatchObject({
      TotalRecords: 1,
      ExternalHotels: 'unavailable',
    })
    await test.search(stay)
    expect(supplier.calls).toHaveLength(1)
    clock.advance(21)
    supplier.reset()
    expect(await test.search(stay)).toMatchObject({ TotalRecords: 3, ExternalHotels: 'complete' })
  })

  it('is asked few questions at a time, and beyond that our own stand alone', async () => {
    let answer: () => void = () => undefined
    const gate = new Promise<void>((done) => (answer = done))
    supplier.switches.before = () => gate
    const days = Array.from({ length: 25 }, (_, n) => `2027-01-${String(n + 1).padStart(2, '0')}`)
    const found = await Promise.all(
      days.map((day) =>
        test.search({ 'Filters.ArrivalDate': day, 'Filters.DepartureDate': '2027-01-30' }),
      ),
    )
    expect(supplier.calls.length).toBeLessThanOrEqual(6)
    expect(new Set(found.map((it) => it.ExternalHotels))).toEqual(
      new Set(['coming', 'unavailable']),
    )
    answer()
  })
})

describe('the same house from both', () => {
  it('stands there once, at the better price', async () => {
    const at = { latitude: 27.25, longitude: 33.81 }
    supplier.addHotel({
      code: 'twin',
      name: { en: 'CORAL BAY', ar: 'كورال باي' },
      price: 100_000,
      ...at,
    })
    await test.sync()
    const twin = await test.idOf('twin')
    expect(await idsOf({ ...byPrice, 'Filters.SearchText': 'coral' })).toEqual([twin])
    expect((await test.search(byPrice)).TotalRecords).toBe(3)
    supplier.addHotel({
      code: 'twin',
      name: { en: 'CORAL BAY', ar: 'كورال باي' },
      price: 350_000,
      ...at,
    })
    clock.advance(16 * 60)
    expect(await idsOf({ ...byPrice, 'Filters.SearchText': 'coral' })).toEqual([own])
    // Sold out with us: theirs stands alone.
    const later = {
      ...byPrice,
      'Filters.ArrivalDate': '2027-03-01',
      'Filters.DepartureDate': '2027-03-02',
    }
    expect(await idsOf({ ...later, 'Filters.SearchText': 'coral' })).toEqual([twin])
    supplier.removeHotel('twin')
    await test.sync()
  })
})

describe('the page of a supplier’s hotel', () => {
  const pricing = (change: object = {}) =>
    test.browserOf().call(api.getHotelPricing, { id: cheap, ...STAY, ...change })

  it('shows what its content says, in both languages', async () => {
    const shown = await test.browserOf().data(api.getHotel, { id: cheap })
    expect(shown).toMatchObject({
      HotelId: cheap,
      HotelType: 0,
      Name: 'Anchor Inn',
      IsExternal: true,
      Stars: 3,
      Rating: null,
      City: 'Hurghada',
      Address: '1 Corniche',
      CheckInFrom: '14:00',
      Features: [{ FeatureName: 'Wi-fi', IconPath: 'wifi' }],
      Description: '<p>By the sea.</p>',
    })
    const arabic = await test
      .browserOf()
      .call(api.getHotel, { id: cheap }, { 'accept-language': 'ar-EG' })
    expect(arabic.body.Data).toMatchObject({ Name: 'نزل المرساة', Address: '1 الكورنيش' })
  })

  it('offers rooms under tokens of ours that say nothing of the supplier’s', async () => {
    const { body } = await pricing()
    const rooms = body.Data?.Rooms ?? []
    expect(
      rooms.map(({ Name, Board, IsRefundable, TotalPrice }) => [
        Name,
        Board,
        IsRefundable,
        TotalPrice,
      ]),
    ).toEqual([
      ['Double', 'Breakfast included', false, 3024],
      ['Double', 'Breakfast included', true, 3360],
      ['Double', 'Half board', false, 3932],
      ['Double', 'Half board', true, 4368],
      ['Family room', 'Breakfast included', false, 4536],
      ['Family room', 'Breakfast included', true, 5040],
      ['Family room', 'Half board', false, 5897],
      ['Family room', 'Half board', true, 6552],
    ])
    expect(body.Data).toMatchObject({ IsAvailable: true, TotalPrice: 3024, FreeCancellation: null })
    const tokens = rooms.map(({ RatePlanToken }) => RatePlanToken)
    expect(new Set(tokens).size).toBe(rooms.length)
    for (const token of tokens) expect(token).toMatch(/^[\w-]{24}$/)
    expect(new Set(rooms.map(({ RoomId }) => RoomId)).size).toBe(rooms.length)
    expect(JSON.stringify(body)).not.toMatch(/key \d/)
    const details = await test.browserOf().data(api.getRoomDetails, {
      hotelId: cheap,
      roomId: rooms.at(-1)?.RoomId ?? 0,
    })
    expect(details).toMatchObject({ Name: 'Family room' })
  })

  it('keeps the number of a room, board and refundability on other nights', async () => {
    const numbers = async (change: object = {}) => {
      const rooms = (await pricing(change)).body.Data?.Rooms ?? []
      return new Map(
        rooms.map((it) => [[it.Name, it.Board, it.IsRefundable].join(), it.RoomId] as const),
      )
    }
    const usual = await numbers()
    // Too near for anything to be free to cancel: another order, and fewer plans.
    const soon = await numbers({ ArrivalDate: '2026-11-22', DepartureDate: '2026-11-24' })
    expect(soon.size).toBeLessThan(usual.size)
    expect(soon.size).toBeGreaterThan(1)
    for (const [plan, id] of soon) expect([plan, id]).toEqual([plan, usual.get(plan)])
  })

  it('offers the same tokens to who asks again, and new ones minutes later', async () => {
    const tokens = async () => (await pricing()).body.Data?.Rooms.map((it) => it.RatePlanToken)
    const first = await tokens()
    expect(await tokens()).toEqual(first)
    expect(supplier.calls).toHaveLength(1)
    clock.advance(6 * 60)
    expect(await tokens()).not.toEqual(first)
  })

  it('can’t be priced while the supplier is away, and says so in both languages', async () => {
    supplier.switches.before = async () => {
      throw new SupplierUnavailable('temporary', 'down')
    }
    const answer = await pricing({ DepartureDate: '2026-12-15' })
    expect(answer).toMatchObject({
      status: 409,
      body: { code: 'supplier_unavailable', Error: expect.stringContaining('try again') },
    })
  })

  it('has nothing for a party that nobody takes, and refuses what no hotel takes', async () => {
    const crowd = await pricing({ AdultsCount: 1, ChildrenAges: '1,2,3,4,5' })
    expect(crowd.body.Data).toMatchObject({ IsAvailable: false, Rooms: [], TotalPrice: null })
    expect((await pricing({ AdultsCount: 11 })).body).toMatchObject({
      code: 'adults_outside_limits',
    })
    expect(
      (await pricing({ ArrivalDate: '2026-11-01', DepartureDate: '2026-11-03' })).body,
    ).toMatchObject({
      code: 'date_outside_range',
    })
  })

  it('may be begun on every day that can be booked', async () => {
    const range = { id: cheap, startDate: '2026-11-20', endDate: '2026-11-25' }
    const days = await test.browserOf().data(api.getHotelCalendar, range)
    expect(days.map((it) => it.IsAvailableAsStartDate)).toEqual([false, ...Array(5).fill(true)])
    const prices = await test.browserOf().data(api.getHotelPriceCalendar, range)
    expect(prices.every(({ Price }) => Price === null)).toBe(true)
  })

  it('isn’t there for an id that was never given', async () => {
    for (const call of [
      test.browserOf().call(api.getHotel, { id: 1_000_999_999 }),
      test.browserOf().call(api.getHotelPricing, { id: 1_000_999_999, ...STAY }),
      test.browserOf().call(api.getHotelImages, { id: 1_000_999_999 }),
      test.browserOf().call(api.getRoomDetails, { hotelId: cheap, roomId: 99_999 }),
    ])
      expect((await call).body).toMatchObject({ code: 'hotel_not_found' })
  })
})
