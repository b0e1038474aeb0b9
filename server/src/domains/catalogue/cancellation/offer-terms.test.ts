import { api } from '@rihla/contract'
import type { CancellationSchedule } from '@rihla/contract/cancellation/wire'
import { cancellationLines } from '@rihla/contract/cancellation/words'
import { addDays } from '@rihla/contract/values/dates'
import type { Module } from '@rihla/contract/modules'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { isRefusal } from '../../../platform/refusal.ts'
import { testApp } from '../../../testing/app.ts'
import { addActivity, addDayUse, addPlaces, addStock } from '../test-offers.ts'
import { givenPackage } from '../test-packages.ts'
import { givenHotel } from '../test-stays.ts'

// What the page of an offer says of cancelling is what a booking of it carries away, for every kind.

const test = await testApp()
const { db, app, clock } = test
const visitor = test.browser()
const DAY = '2026-12-17'
const ids = { activity: 0, never: 0, own: 0, dayUse: 0, honeymoon: 0, trip: 0 }
const rooms: Record<'always' | 'optional' | 'never' | 'cabin', { hotel: number; room: number }> = {
  always: { hotel: 0, room: 0 },
  optional: { hotel: 0, room: 0 },
  never: { hotel: 0, room: 0 },
  cabin: { hotel: 0, room: 0 },
}

beforeAll(async () => {
  await addPlaces(db)
  ids.activity = await addActivity(db, { startsAt: '09:00', freeHours: 24 })
  ids.never = await addActivity(db, { freeHours: null })
  ids.own = await addActivity(db, { startsAt: '09:00', freeHours: 48 })
  await sql`update activities set cancellation_steps = '[{"hours": 24, "percent": 75}, {"hours": 6, "percent": 25}]'
    where id = ${ids.own}`.execute(db)
  ids.dayUse = await addDayUse(db, { startsAt: '10:00', freeHours: 24 })
  for (const id of [ids.activity, ids.never, ids.own, ids.dayUse])
    await addStock(db, id, DAY, { capacity: 5 })
  const open = { from: DAY, days: 10 }
  ids.honeymoon = await givenPackage(db, { kind: 'honeymoon', freeHours: 168, open })
  ids.trip = await givenPackage(db, { kind: 'trip', freeHours: 72, open })
  for (const kind of ['always', 'optional', 'never', 'cabin'] as const) {
    const refundable = kind === 'cabin' ? 'always' : kind
    const hotel = await givenHotel(db, {
      ...(kind === 'cabin' && { kind: 'cruise', sailings: [{ weekday: 4, nights: 2 }] }),
      freeDays: kind === 'cabin' ? 7 : 3,
      rooms: [{ refundable, refundablePercent: 10 }],
      open: { from: DAY, nights: 10 },
    })
    rooms[kind] = { hotel: hotel.id, room: hotel.rooms[0] ?? 0 }
  }
})

const texts = (lines: CancellationSchedule | undefined): string[] =>
  (lines ?? []).map((line) => line.Text)

/** What a booking of this made now would carry, in words. */
async function quoted(module: Module, itemId: number, toDate: string | null, refundable = false) {
  const request = { itemId, fromDate: DAY, toDate, seats: 2, adults: 2, children: 0 }
  const quote = await app.checkout.sellables[module]?.quote(db, {
    ...request,
    childAges: [],
    ratePlanId: 0,
    refundable,
    now: clock.now(),
  })
  if (!quote || isRefusal(quote)) throw new Error(`${module}: ${quote?.refusal}`)
  return texts(cancellationLines(quote.cancellation, clock.now(), 'en'))
}

const asked = (Id: number) => ({ Id, ArrivalDate: DAY, AdultsCount: 2 })

describe('what cancelling gives back', () => {
  it('an activity: free until its hour the day before, then half, then nothing', async () => {
    const { Cancellation } = await visitor.data(api.getActivityDetails, asked(ids.activity))
    expect(texts(Cancellation)).toEqual([
      'Full refund until Wed 16 Dec 2026, 09:00',
      '50% refund until Wed 16 Dec 2026, 21:00',
      'No refund after that',
    ])
    expect(texts(Cancellation)).toEqual(await quoted('Activity', ids.activity, null))
  })

  it('an activity that is never free gives nothing back', async () => {
    const { Cancellation } = await visitor.data(api.getActivityDetails, asked(ids.never))
    expect(texts(Cancellation)).toEqual(['No refund when you cancel'])
    expect(await quoted('Activity', ids.never, null)).toEqual(texts(Cancellation))
  })

  it('an offer’s own steps instead of its kind’s', async () => {
    const { Cancellation } = await visitor.data(api.getActivityDetails, asked(ids.own))
    expect(texts(Cancellation)).toEqual([
      'Full refund until Tue 15 Dec 2026, 09:00',
      '75% refund until Wed 16 Dec 2026, 09:00',
      '25% refund until Thu 17 Dec 2026, 03:00',
      'No refund after that',
    ])
    expect(await quoted('Activity', ids.own, null)).toEqual(texts(Cancellation))
  })

  it('a day at a hotel, a honeymoon and a trip', async () => {
    const dayUse = await visitor.data(api.getDayUseDetails, asked(ids.dayUse))
    expect(texts(dayUse.Cancellation)).toHaveLength(3)
    expect(await quoted('DayUse', ids.dayUse, null)).toEqual(texts(dayUse.Cancellation))
    const honeymoon = await visitor.data(api.getHoneymoonDetails, asked(ids.honeymoon))
    expect(texts(honeymoon.Cancellation)).toEqual([
      'Full refund until Thu 10 Dec 2026, 08:00',
      '50% refund until Mon 14 Dec 2026, 08:00',
      'No refund after that',
    ])
    expect(await quoted('Honeymoon', ids.honeymoon, null)).toEqual(texts(honeymoon.Cancellation))
    const trip = await visitor.data(api.getTripDetails, asked(ids.trip))
    expect(texts(trip.Cancellation)).toEqual([
      'Full refund until Mon 14 Dec 2026, 08:00',
      '50% refund until Tue 15 Dec 2026, 08:00',
      'No refund after that',
    ])
    expect(await quoted('Trip', ids.trip, null)).toEqual(texts(trip.Cancellation))
  })

  it.each([
    [
      'always',
      'Hotel',
      [
        'Full refund until Mon 14 Dec 2026, 23:59',
        '50% refund until Wed 16 Dec 2026, 14:00',
        'No refund after that',
      ],
    ],
    ['optional', 'Hotel', ['No refund when you cancel']],
    ['never', 'Hotel', ['No refund when you cancel']],
    [
      'cabin',
      'NileCruise',
      [
        'Full refund until Thu 10 Dec 2026, 23:59',
        '50% refund until Mon 14 Dec 2026, 14:00',
        'No refund after that',
      ],
    ],
  ] as const)('a room whose price is refundable %s (%s)', async (kind, module, lines) => {
    const { hotel, room } = rooms[kind]
    const departure = addDays(DAY, 2)
    const { Rooms } = await visitor.data(api.getHotelPricing, {
      id: hotel,
      ArrivalDate: DAY,
      DepartureDate: departure,
    })
    expect(texts(Rooms[0]?.Cancellation)).toEqual(lines)
    expect(await quoted(module, room, departure)).toEqual(lines)
  })

  it('a room with free cancellation added gives it back', async () => {
    const [first] = await quoted('Hotel', rooms.optional.room, addDays(DAY, 2), true)
    expect(first).toBe('Full refund until Mon 14 Dec 2026, 23:59')
  })

  it('refuses steps that make no sense', async () => {
    for (const steps of [
      '{}',
      '[{"hours": 24}]',
      '[{"hours": -1, "percent": 50}]',
      '[{"hours": 24, "percent": 100}]',
      '[{"hours": 1.5, "percent": 50}]',
      '[{"hours": "24", "percent": 50}]',
    ])
      await expect(
        sql`update activities set cancellation_steps = ${steps}::jsonb where id = ${ids.own}`.execute(
          db,
        ),
        steps,
      ).rejects.toThrow(/cancellation_steps/)
  })
})
