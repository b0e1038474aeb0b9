import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { testDatabase } from '../../../testing/database.ts'
import { addPlaces } from '../test-offers.ts'
import { givenHotel, givenRoom, type GivenHotel } from '../test-stays.ts'
import { fewestFree } from './nights-store.ts'
import { loadStay, loadStayAndFree } from './terms-store.ts'

const { db } = await testDatabase(3)
const now = new Date('2026-11-21T10:00:00Z')
const december = { first: '2026-12-01', last: '2026-12-31' }
let hotel: GivenHotel = { id: 0, rooms: [] }

beforeAll(async () => {
  await addPlaces(db)
  hotel = await givenHotel(db, {
    kind: 'cruise',
    offer: { percent: 20, nameEn: 'Winter', nameAr: 'الشتاء' },
    sailings: [{ weekday: 1, nights: 4 }],
    open: { from: '2026-12-10', nights: 5 },
    rooms: [
      {
        image: 'nile.webp',
        refundable: 'optional',
        refundablePercent: 8,
        minNights: 2,
        rates: [
          { priority: 1 },
          { priority: 7, price: 500_000, weekdays: [4, 5], minNights: 4 },
          { priority: 9, firstNight: '2027-01-01', lastNight: '2027-01-02' },
        ],
        meals: [
          ['FB', 60_000],
          ['HB', 35_000],
        ],
      },
      { nameEn: 'Suite', capacity: 1 },
      { active: false },
    ],
  })
})

describe('a stay', () => {
  test('is read with its rooms on sale, the rates of a time, and its meal plans', async () => {
    const stay = await loadStay(db, { hotelId: hotel.id }, december)
    expect(stay).toMatchObject({
      id: hotel.id,
      kind: 'cruise',
      name: { en: 'Coral Bay', ar: 'كورال باي' },
      city: { en: 'Hurghada', ar: 'الغردقة' },
      address: { en: '12 Corniche (en)', ar: '12 Corniche (ar)' },
      freeCancellationDays: 3,
      checkInFrom: '14:00',
      checkOutUntil: '12:00',
      offer: { percent: 20, name: { en: 'Winter', ar: 'الشتاء' }, expiresAt: null },
      sailings: [{ weekday: 1, nights: 4 }],
    })
    expect(stay?.rooms.map((room) => room.name.en)).toEqual(['Double room', 'Suite'])
    const [room] = stay?.rooms ?? []
    expect(room).toMatchObject({
      id: hotel.rooms[0],
      image: 'nile.webp',
      board: 'BB',
      terms: { baseAdults: 2, maxAdults: 3, maxChildren: 2, maxOccupancy: 4 },
      refundable: 'optional',
      refundablePercent: 8,
      minNights: 2,
    })
    expect(room?.rates.map((rate) => [rate.priority, rate.price, rate.minNights])).toEqual([
      [7, 500_000, 4],
      [1, 300_000, null],
    ])
    expect(room?.rates[1]).toMatchObject({ firstNight: '2026-01-01', lastNight: '2028-12-31' })
    expect(room?.mealPlans.map((meal) => [meal.board, meal.supplement])).toEqual([
      ['HB', 35_000],
      ['FB', 60_000],
    ])
  })

  test('has the taxes of its first night', async () => {
    await sql`insert into stay_taxes values ('2027-07-01', 1200, 200, 1500)`.execute(db)
    const taxes = async (first: string) =>
      (await loadStay(db, { hotelId: hotel.id }, { first, last: '2027-12-31' }))?.taxes
    expect(await taxes('2027-06-30')).toEqual({ service: 1200, city: 100, vat: 1400 })
    expect(await taxes('2027-07-01')).toEqual({ service: 1200, city: 200, vat: 1500 })
  })

  test('is found by one of its rooms', async () => {
    const stay = await loadStay(db, { roomId: hotel.rooms[1] ?? 0 }, december)
    expect(stay?.id).toBe(hotel.id)
  })

  test('isn’t found when it isn’t on sale, nor by a room that isn’t', async () => {
    const hidden = await givenHotel(db, { active: false })
    expect(await loadStay(db, { hotelId: hidden.id }, december)).toBeUndefined()
    expect(await loadStay(db, { hotelId: 999_999 }, december)).toBeUndefined()
    expect(await loadStay(db, { roomId: hidden.rooms[0] ?? 0 }, december)).toBeUndefined()
    expect(await loadStay(db, { roomId: hotel.rooms[2] ?? 0 }, december)).toBeUndefined()
  })

  test('without rooms or rates is read all the same', async () => {
    const bare = await givenHotel(db, { rooms: [] })
    await givenRoom(db, bare.id, { rates: [] })
    const stay = await loadStay(db, { hotelId: bare.id }, december)
    expect(stay).toMatchObject({ offer: null, sailings: [], rooms: [{ rates: [], image: null }] })
  })
})

describe('rooms free', () => {
  const [from, to] = ['2026-12-09', '2026-12-15']
  const free = async ({ id, rooms }: GivenHotel = hotel) => {
    const found = await loadStayAndFree(db, id, { first: from, last: to }, now)
    return [...(found?.free.get(rooms[0] ?? 0) ?? [])]
  }

  test('are none on nights without stock', async () => {
    expect(await free()).toEqual([0, 5, 5, 5, 5, 5, 0])
    const bare = await givenHotel(db, { rooms: [{}] })
    expect(await free(bare)).toEqual([0, 0, 0, 0, 0, 0, 0])
  })

  test('don’t count what is sold, held or closed, and count what an ended hold still has', async () => {
    const room = hotel.rooms[0] ?? 0
    const on = (day: string, change: string) =>
      sql`update stock set ${sql.raw(change)} where kind = 'room' and item_id = ${room} and day = ${day}`.execute(
        db,
      )
    await on('2026-12-10', 'closed = true')
    await on('2026-12-11', 'sold = 5')
    await on('2026-12-12', 'held = 3')
    await on('2026-12-13', 'held = 4')
    const hold = (day: string, quantity: number, expiresAt: string) =>
      sql`with h as (insert into holds (state, expires_at, hard_cap_at, created_at)
          values ('active', ${expiresAt}, ${expiresAt}, ${expiresAt}) returning id)
        insert into hold_lines select id, 'room', ${room}, ${day}::date, ${quantity} from h`.execute(
        db,
      )
    await hold('2026-12-12', 3, '2026-11-21T10:05:00Z')
    await hold('2026-12-13', 3, '2026-11-21T09:59:00Z')
    await hold('2026-12-13', 1, '2026-11-21T10:05:00Z')
    expect(await free()).toEqual([0, 0, 0, 2, 4, 5, 0])
  })

  test('of a stay are those of its fullest night', () => {
    const nights = Int32Array.from([3, 1, 4])
    expect(fewestFree(nights, 0, 3)).toBe(1)
    expect(fewestFree(nights, 2, 1)).toBe(4)
    expect(fewestFree(nights, 2, 2)).toBe(0)
    expect(fewestFree(nights, -1, 1)).toBe(0)
    expect(fewestFree(undefined, 0, 1)).toBe(0)
  })
})
