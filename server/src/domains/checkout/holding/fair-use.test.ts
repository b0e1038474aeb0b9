import { api } from '@rihla/contract'
import type { InputOf } from '@rihla/contract/endpoint'
import { describe, expect, it } from 'vitest'
import { testApp, type Browser } from '../../../testing/app.ts'
import { DAY, givenActivity, givenPlaces, requestFor } from '../../../testing/booking.ts'
import { signIn } from '../../../testing/people.ts'
import { givenRoundTrip } from '../../fleet/testing/fleet.ts'
import { givenPackage } from '../../catalogue/test-packages.ts'
import { givenHotel } from '../../catalogue/test-stays.ts'

const test = await testApp({ rateLimitScale: 1 })
await givenPlaces(test)
const { browser, db } = test
const open = { from: '2026-12-01', nights: 60 }
const TOO_MANY = { status: 409, body: { code: 'too_many_holds' } }

type SaleRequest = InputOf<typeof api.setTempReservation>
/** Every test asks from networks of its own. */
let network = 0
const elsewhere = (): Record<string, string> => ({
  'x-forwarded-for': `198.51.100.${(network += 1)}`,
})
const hold = (by: Browser, wanted: SaleRequest, from: Record<string, string>) =>
  by.call(api.setTempReservation, wanted, from)

const ways: [string, () => Promise<SaleRequest[]>][] = [
  [
    'activities',
    async () => {
      const ids = await Promise.all(Array.from({ length: 6 }, () => givenActivity(test)))
      return ids.map((id) => requestFor(id))
    },
  ],
  [
    'rooms',
    async () => {
      const { rooms } = await givenHotel(db, { open, rooms: Array.from({ length: 6 }, () => ({})) })
      const stay = { ModuleType: 'Hotel', FromDate: DAY, ToDate: '2026-12-20' } as const
      return rooms.map((room) => requestFor(room, stay))
    },
  ],
  [
    'packages',
    async () => {
      const departures = { open: { from: '2026-12-10', days: 30 }, stays: [{ nights: 1 }] }
      const ids = await Promise.all(Array.from({ length: 6 }, () => givenPackage(db, departures)))
      return ids.map((id) => requestFor(id, { ModuleType: 'Honeymoon' }))
    },
  ],
]

describe('one visitor', () => {
  it.each(ways)('keeps no sixth of %s from others', async (_, requests) => {
    const [visitor, from] = [browser(), elsewhere()]
    const answers = []
    for (const wanted of await requests()) answers.push(await hold(visitor, wanted, from))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 409])
    expect(answers.at(-1)).toMatchObject(TOO_MANY)
  })

  it('takes no whole day in one request, and is told what to do, in their language', async () => {
    const wanted = requestFor(await givenActivity(test, 16), { SeatsNumber: 16, AdultsCount: 16 })
    const visitor = browser()
    const answer = await hold(visitor, wanted, elsewhere())
    expect(answer).toMatchObject(TOO_MANY)
    expect(answer.body.Error).toMatch(/finish a booking.*choose fewer places.*call us/i)
    const arabic = await hold(visitor, wanted, { ...elsewhere(), 'accept-language': 'ar-EG' })
    expect(arabic.body.Error).toContain('اتصل بنا')
  })

  it('who signs in may hold for a group', async () => {
    const [person, from] = [browser(), elsewhere()]
    await signIn(test, person)
    const wanted = requestFor(await givenActivity(test, 60), { SeatsNumber: 16, AdultsCount: 16 })
    expect(await hold(person, wanted, from)).toMatchObject({ status: 200 })
  })

  it('holds the same again as often as they like: it is one hold', async () => {
    const [visitor, from] = [browser(), elsewhere()]
    const wanted = requestFor(await givenActivity(test))
    for (let n = 0; n < 8; n += 1)
      expect(await hold(visitor, wanted, from)).toMatchObject({ status: 200 })
  })

  it('takes no more than the share when a hold that ended is renewed', async () => {
    const [visitor, from] = [browser(), elsewhere()]
    const [first, ...others] = (await ways[0]?.[1]()) ?? []
    const held = first && (await hold(visitor, first, from))
    test.clock.advance(601)
    for (const wanted of others) await hold(visitor, wanted, from)
    const TempReseravtionId = held?.body.Data?.TempId ?? 0
    const renewed = await visitor.call(api.renewTempReservation, { TempReseravtionId }, from)
    expect(renewed).toMatchObject(TOO_MANY)
  })
})

describe('one address', () => {
  /** Holds as ever new visitors; answers how many it got. */
  const sweep = async (address: (n: number) => string, people: number): Promise<number> => {
    const ids = await Promise.all(Array.from({ length: 8 }, () => givenActivity(test, 100)))
    let won = 0
    for (let n = 0; n < people; n += 1) {
      const wanted = requestFor(ids[n % ids.length] ?? 0, { SeatsNumber: 1, AdultsCount: 1 })
      const { status } = await hold(browser(), wanted, { 'x-forwarded-for': address(n) })
      if (status === 200) won += 1
    }
    return won
  }

  it('holds no more than its share, with ever new Application-Ids', async () => {
    expect(await sweep(() => '198.51.100.250', 64)).toBe(60)
  })

  it('is a whole /64 in IPv6', async () => {
    expect(await sweep((n) => `2001:db8:7:7:${n.toString(16)}::1`, 64)).toBe(60)
  })
})

describe('seats of a bus', () => {
  it('count to the same share as everything else that a traveller holds', async () => {
    const [person, from] = [browser(), elsewhere()]
    await signIn(test, person)
    const ids = await Promise.all(Array.from({ length: 10 }, () => givenActivity(test)))
    const trip = (await givenRoundTrip(db, test.clock.now())).out
    const seats = () =>
      person.call(
        api.holdBusSeats,
        { SessionID: 'one', Going: { TripID: trip.id, Seats: [trip.seats[0] ?? 0] } },
        from,
      )
    for (const id of ids)
      expect(await hold(person, requestFor(id), from)).toMatchObject({ status: 200 })
    expect(await seats()).toMatchObject(TOO_MANY)
    test.clock.advance(601)
    expect(await seats()).toMatchObject({ status: 200 })
    for (const id of ids.slice(0, 9))
      expect(await hold(person, requestFor(id), from)).toMatchObject({ status: 200 })
    expect(await hold(person, requestFor(ids[9] ?? 0), from)).toMatchObject(TOO_MANY)
  })
})
