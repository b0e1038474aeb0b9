import { api } from '@rihla/contract'
import type { InputOf } from '@rihla/contract/endpoint'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { testApp, type Browser } from '../../../testing/app.ts'
import { DAY, givenPlaces, requestFor } from '../../../testing/booking.ts'
import { signIn } from '../../../testing/people.ts'
import { givenPackage, type PackageInput } from '../../catalogue/test-packages.ts'
import { givenHotel, nightsOfRoom, type GivenHotel } from '../../catalogue/test-stays.ts'

const test = await testApp()
await givenPlaces(test)
const { db, gateway, mailer, browser } = test
let hotel: GivenHotel = { id: 0, rooms: [] }
let visitor: Browser = browser()

const childBands = [
  { maxAge: 2, percent: 0, place: false },
  { maxAge: 5, percent: 25 },
  { maxAge: 12, percent: 50 },
]

/** A trip at 6,000 EGP for an adult, two nights in rooms of ours; ten places and three rooms. */
const givenTrip = (input: PackageInput = {}) =>
  givenPackage(db, {
    kind: 'trip',
    price: 600_000,
    childBands,
    stays: [{ nights: 2, hotelId: hotel.id, roomId: hotel.rooms[0] ?? 0 }],
    open: { from: '2026-12-10', days: 30 },
    ...input,
  })
type HoldRequest = InputOf<typeof api.setTempReservation>
const withAges = (
  id: number,
  ages: readonly number[],
  change: Partial<HoldRequest> = {},
): HoldRequest =>
  requestFor(id, {
    ModuleType: 'Trip',
    FromDate: DAY,
    SeatsNumber: 2 + ages.length,
    ChildrenCount: ages.length,
    ChildrenAges: [...ages],
    ...change,
  })
const hold = (request: HoldRequest) => visitor.data(api.setTempReservation, request)
const refused = async (request: HoldRequest, language = 'en-US') =>
  (await visitor.call(api.setTempReservation, request, { 'accept-language': language })).body
const spaced = (lines: readonly { Label: string; Text: string }[]) =>
  lines.map((line) => `${line.Label}: ${line.Text}`.replaceAll('\u00a0', ' '))
const places = async (id: number) => {
  const { rows } = await sql<{ held: number; sold: number }>`
    select held, sold from stock where kind = 'package' and item_id = ${id} and day = ${DAY}`.execute(
    db,
  )
  return rows[0]
}
const roomsHeld = async () =>
  (await nightsOfRoom(db, hotel.rooms[0] ?? 0, DAY, '2026-12-20')).map((it) => it.held)

beforeEach(async () => {
  await sql`delete from jobs.job`.execute(db)
  mailer.sent.length = 0
  const room = { capacity: 3, maxAdults: 2, maxChildren: 1, maxOccupancy: 3 }
  hotel = await givenHotel(db, { rooms: [room], open: { from: '2026-12-01', nights: 60 } })
  visitor = browser()
})

describe('a trip with children', () => {
  it.each([
    [0, 12_000, 2],
    [2, 12_000, 2],
    [3, 13_500, 3],
    [5, 13_500, 3],
    [6, 15_000, 3],
    [12, 15_000, 3],
  ])('a child of %i makes it EGP %i and %i places, in the parents’ room', async (age, price, n) => {
    const id = await givenTrip()
    expect(await hold(withAges(id, [age]))).toMatchObject({ PayableAmount: price })
    expect(await places(id)).toEqual({ held: n, sold: 0 })
    expect(await roomsHeld()).toEqual([1, 1, 0])
  })

  it('takes a second room where the children don’t fit into the first', async () => {
    const id = await givenTrip()
    const held = await hold(withAges(id, [6, 4]))
    expect(spaced(held.AmountDetails)).toEqual([
      '2 adults × EGP 6,000: EGP 12,000',
      '1 child, 4 years: EGP 1,500',
      '1 child, 6 years: EGP 3,000',
      'Taxes and service: Included',
      'Total: EGP 16,500',
    ])
    expect(await roomsHeld()).toEqual([2, 2, 0])
  })

  it('edited to another party, gives back places and rooms', async () => {
    const id = await givenTrip()
    const { TempId } = await hold(withAges(id, [6, 4]))
    const edit = { TempReseravtionId: TempId, Edition: 1 }
    expect(await hold(withAges(id, [1], edit))).toMatchObject({ TempId, PayableAmount: 12_000 })
    expect(await places(id)).toEqual({ held: 2, sold: 0 })
    expect(await roomsHeld()).toEqual([1, 1, 0])
  })

  it.each([
    ['who is too young', { minAge: 8 }, [9, 7], 'child_too_young'],
    ['where none is taken', { childBands: null, minAge: 16 }, [12], 'children_not_taken'],
    ['for whom the rooms have no space', {}, [6, 6, 6], 'rooms_do_not_fit'],
    ['beyond six', {}, [6, 6, 6, 6, 6, 6, 6], 'children_outside_limits'],
    ['of 13, who is an adult', {}, [13], 'child_age_outside_limits'],
  ] as const)('refuses a child %s, in both languages', async (_, input, ages, code) => {
    const id = await givenTrip(input)
    for (const language of ['en-US', 'ar-EG']) {
      const { Error, ...answer } = await refused(withAges(id, ages), language)
      expect(answer).toMatchObject({ Data: null, code })
      expect(/[\u0600-\u06ff]/.test(Error ?? '')).toBe(language === 'ar-EG')
    }
    expect(await places(id)).toEqual({ held: 0, sold: 0 })
    expect(await roomsHeld()).toEqual([0, 0, 0])
  })

  it('refuses whom the last places or rooms don’t hold, and keeps nothing', async () => {
    const id = await givenTrip()
    await sql`update stock set sold = 2 where kind = 'room' and item_id = ${hotel.rooms[0]} and day = '2026-12-18'`.execute(
      db,
    )
    expect(await refused(withAges(id, [6, 4]))).toMatchObject({ code: 'sold_out' })
    expect(await roomsHeld()).toEqual([0, 0, 0])
    await sql`update stock set sold = capacity - 2 where kind = 'package' and item_id = ${id}`.execute(
      db,
    )
    expect(await refused(withAges(id, [6]))).toMatchObject({ code: 'sold_out' })
    expect(await hold(withAges(id, [2]))).toMatchObject({ PayableAmount: 12_000 })
  })

  it('is confirmed, reserved and mailed with the children and their ages', async () => {
    const id = await givenTrip()
    await signIn(test, visitor)
    const { TempId } = await hold(withAges(id, [6, 4], { UserName: 'Nour Mostafa' }))
    const { PaymentUrl } = await visitor.data(api.confirmPayment, {
      ReservationId: TempId,
      ModuleType: 'Trip',
      PaymentMethod: 'Bank_Card',
    })
    await test.deliver(gateway.settle(PaymentUrl.split('/').at(-1) ?? ''))
    await test.work()
    const pay = { ReservationId: TempId, ModuleType: 'Trip' }
    const { Confirmation } = await visitor.data(api.paymentStatus, pay)
    const guests = '2 adults, 2 children (4 years, 6 years)'
    expect(Confirmation).toMatchObject({ TotalAmount: 16_500 })
    expect(Confirmation?.Fields.map((it) => `${it.Label}: ${it.Value}`)).toEqual(
      expect.arrayContaining([`People: ${guests}`, 'Rooms: 2']),
    )
    const wanted = { ReservationId: Confirmation?.ReservationId ?? 0, Module: 'Trip' }
    const details = await visitor.data(api.getReservationDetails, wanted)
    expect(details).toMatchObject({ GuestsText: guests, SeatsNumber: 4 })
    const arabic = await visitor.call(api.getReservationDetails, wanted, {
      'accept-language': 'ar-EG',
    })
    expect(arabic.body.Data?.GuestsText).toBe('بالغان وطفلان (4 سنوات، 6 سنوات)')
    expect(mailer.sent.at(-1)?.text).toContain(guests)
  })
})
