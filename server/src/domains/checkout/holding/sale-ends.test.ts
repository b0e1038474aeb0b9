import { api } from '@rihla/contract'
import type { InputOf } from '@rihla/contract/endpoint'
import { addDays, cairoInstant } from '@rihla/contract/values/dates'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { testApp } from '../../../testing/app.ts'
import { DAY, givenHeld, givenPlaces, requestFor } from '../../../testing/booking.ts'
import { signIn } from '../../../testing/people.ts'
import { addActivity, addDayUse, addStock } from '../../catalogue/test-offers.ts'
import { givenPackage } from '../../catalogue/test-packages.ts'
import { givenHotel } from '../../catalogue/test-stays.ts'

type SaleRequest = InputOf<typeof api.setTempReservation>
type Kind = {
  /** Minutes from midnight of the day at which the sale ends. */
  readonly ends: number
  readonly asked: () => SaleRequest
  /** Ids that a search for the day finds. */
  readonly listed: () => Promise<readonly number[]>
  readonly isAvailable: () => Promise<boolean>
}

const test = await testApp()
await givenPlaces(test)
const { app, db, clock, browser } = test
const ids = { balloon: 0, temple: 0, own: 0, pool: 0, hotel: 0, ship: 0, honeymoon: 0, trip: 0 }
const rooms = { hotel: 0, ship: 0 }
const saleClosesAt = null
const visitor = browser()

beforeAll(async () => {
  const open = { from: DAY, nights: 30 }
  ids.balloon = await addActivity(db, { startsAt: '04:30', saleClosesAt })
  ids.temple = await addActivity(db, { startsAt: '14:00', saleClosesAt })
  ids.own = await addActivity(db, { startsAt: '14:00', saleClosesAt: 13 * 60 })
  ids.pool = await addDayUse(db, { saleClosesAt })
  for (const id of [ids.balloon, ids.temple, ids.own, ids.pool])
    await addStock(db, id, DAY, { capacity: 10 })
  const hotel = await givenHotel(db, { open, saleClosesAt })
  // 17 December is a Thursday.
  const sailings = [{ weekday: 4, nights: 3 }]
  const ship = await givenHotel(db, { kind: 'cruise', open, sailings, saleClosesAt })
  ids.hotel = hotel.id
  ids.ship = ship.id
  rooms.hotel = hotel.rooms[0] ?? 0
  rooms.ship = ship.rooms[0] ?? 0
  const leaving = { stays: [{ nights: 3 }], open: { from: DAY, days: 1 }, saleClosesAt }
  ids.honeymoon = await givenPackage(db, leaving)
  ids.trip = await givenPackage(db, { ...leaving, kind: 'trip' })
})

const wish = (id: number, change: Partial<SaleRequest>) => () => requestFor(id, change)
const page = { PageNumber: 1 }
/** Answers of searches are kept for some seconds: each asks for another page size. */
let size = 20
const nextSize = () => ({ PageSize: (size += 1) })

const activity = (name: 'balloon' | 'temple' | 'own', ends: number): Kind => ({
  ends,
  asked: () => requestFor(ids[name]),
  listed: async () => {
    const Filters = { ActivityDate: DAY }
    const { Data } = await visitor.data(api.getActivities, { ...page, ...nextSize(), Filters })
    return Data.map((card) => card.ActivityId)
  },
  isAvailable: async () => {
    const input = { Id: ids[name], ArrivalDate: DAY }
    return (await visitor.data(api.getActivityDetails, input)).IsAvailable
  },
})

const stay = (name: 'hotel' | 'ship', ends: number): Kind => ({
  ends,
  asked: () =>
    requestFor(rooms[name], {
      ModuleType: name === 'hotel' ? 'Hotel' : 'NileCruise',
      FromDate: DAY,
      ToDate: addDays(DAY, 3),
    }),
  listed: async () => {
    const { Data } = await visitor.data(api.getHotels, {
      ...page,
      ...nextSize(),
      'Filters.HotelType': name === 'hotel' ? 0 : 1,
      'Filters.ArrivalDate': DAY,
      'Filters.DepartureDate': addDays(DAY, 3),
    })
    return Data.filter((card) => card.ArrivalDate === DAY).map((card) => card.HotelId)
  },
  isAvailable: async () => {
    const input = { id: ids[name], ArrivalDate: DAY, DepartureDate: addDays(DAY, 3) }
    const pricing = { ...api.getHotelPricing, path: `/api/Hotels/${ids[name]}/Pricing` }
    return (await visitor.data(pricing, input)).IsAvailable
  },
})

const kinds: Readonly<Record<string, Kind>> = {
  honeymoon: {
    ends: -360,
    asked: () => wish(ids.honeymoon, { ModuleType: 'Honeymoon' })(),
    listed: async () => {
      const Filters = { ArrivalDate: DAY }
      const { Data } = await visitor.data(api.getHoneymoons, { ...page, ...nextSize(), Filters })
      return Data.map((card) => card.HoneymoonId)
    },
    isAvailable: async () => {
      const input = { Id: ids.honeymoon, ArrivalDate: DAY }
      return (await visitor.data(api.getHoneymoonDetails, input)).IsAvailable
    },
  },
  trip: {
    ends: -360,
    asked: () => wish(ids.trip, { ModuleType: 'Trip' })(),
    listed: async () => {
      const Filters = { ArrivalDate: DAY }
      const { Data } = await visitor.data(api.getTrips, { ...page, ...nextSize(), Filters })
      return Data.map((card) => card.TripId)
    },
    isAvailable: async () => {
      const input = { Id: ids.trip, ArrivalDate: DAY }
      return (await visitor.data(api.getTripDetails, input)).IsAvailable
    },
  },
  'Nile cruise': stay('ship', -360),
  'balloon at sunrise': activity('balloon', -240),
  'day at a pool': {
    ends: 600,
    asked: () => wish(ids.pool, { ModuleType: 'DayUse' })(),
    listed: async () => {
      const Filters = { ActivityDate: DAY }
      const { Data } = await visitor.data(api.getDayUses, { ...page, ...nextSize(), Filters })
      return Data.map((card) => card.ActivityId)
    },
    isAvailable: async () => {
      const input = { Id: ids.pool, ArrivalDate: DAY }
      return (await visitor.data(api.getDayUseDetails, input)).IsAvailable
    },
  },
  'visit at two': activity('temple', 720),
  'visit with an end of its own': activity('own', 780),
  'hotel night': stay('hotel', 1320),
}

/** Moves the clock to so many minutes from midnight of the day, and takes in that time has gone on. */
async function at(minutes: number): Promise<void> {
  clock.advance((cairoInstant(DAY, minutes).getTime() - clock.now().getTime()) / 1000)
  await app.catalogue.refresh()
}

// In the order in which sales end: the clock only goes on.
describe.each(Object.entries(kinds))('a %s', (_, kind) => {
  it('is sold until its sale ends, and by nobody after that', async () => {
    await at(kind.ends - 3)
    const ends = cairoInstant(DAY, kind.ends)
    expect(await kind.isAvailable()).toBe(true)
    const here = (await kind.listed()).length
    const early = browser()
    const held = await early.data(api.setTempReservation, kind.asked())
    // A hold ends with the sale: its clock says what is left.
    expect(held.ExpiresAt).toBe(ends.toISOString())
    const again = await early.data(api.renewTempReservation, { TempReseravtionId: held.TempId })
    expect(again.ExpiresAt).toBe(ends.toISOString())

    await at(kind.ends)
    expect(await kind.isAvailable()).toBe(false)
    expect(await kind.listed()).toHaveLength(here - 1)
    const { status, body } = await browser().call(api.setTempReservation, kind.asked())
    expect(status).toBe(409)
    expect(body).toMatchObject({ code: 'sale_closed' })
    const renewed = await early.call(api.renewTempReservation, { TempReseravtionId: held.TempId })
    expect(renewed.body).toMatchObject({ code: 'sale_closed' })
  })
})

it('cannot be paid for once the sale has ended, whatever was held before', async () => {
  await sql`update activities set sale_closes_at = 1380 where id = ${ids.temple}`.execute(db)
  await at(1375)
  const nour = browser()
  await signIn(test, nour)
  const tempId = await givenHeld(nour, ids.temple)
  await at(1381)
  const { body } = await nour.call(api.confirmPayment, {
    ReservationId: tempId,
    ModuleType: 'Activity',
    PaymentMethod: 'Bank_Card',
  })
  expect(body).toMatchObject({ code: 'sale_closed' })
})
