import { api } from '@rihla/contract'
import { MOST_SAVED, type SavedListName } from '@rihla/contract/account/saved-limits'
import type { InputOf } from '@rihla/contract/endpoint'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { testApp, type Browser } from '../../../testing/app.ts'
import { givenPlaces } from '../../../testing/booking.ts'
import { signIn } from '../../../testing/people.ts'
import { addActivity, addDayUse } from '../../catalogue/test-offers.ts'
import { givenPackage } from '../../catalogue/test-packages.ts'
import { givenHotel } from '../../catalogue/test-stays.ts'

type Change = InputOf<typeof api.changeSavedOffers>['Changes'][number]

const test = await testApp()
const { db, clock } = test
await givenPlaces(test)
const hotel = (await givenHotel(db, { cover: 'reef.webp' })).id
const ship = (await givenHotel(db, { kind: 'cruise', nameEn: 'Nile Pearl', city: 2 })).id
const felucca = await addActivity(db)
const poolDay = await addDayUse(db)
const honeymoon = await givenPackage(db)
const trip = await givenPackage(db, { kind: 'trip' })

let mona: Browser
let monasId: number
beforeEach(async () => {
  mona = test.browser()
  monasId = await signIn(test, mona)
})

const change = (it: Partial<Change> = {}): Change => ({
  List: 'Favourites',
  ModuleType: 'Hotel',
  Id: hotel,
  Keep: true,
  ...it,
})
const post = (browser: Browser, ...changes: Partial<Change>[]) =>
  browser.call(api.changeSavedOffers, { Changes: changes.map(change) })
const lists = (browser: Browser) => browser.data(api.getSavedOffers, {})
const named = async (browser: Browser, list: SavedListName = 'Favourites') =>
  (await lists(browser))[list].map((it) => `${it.ModuleType} ${it.Id}`)
const rowsOf = async (userId: number): Promise<number> => {
  const { rows } = await sql<{ n: number }>`
    select count(*)::integer as n from kept_offers where user_id = ${userId}`.execute(db)
  return rows[0]?.n ?? -1
}
const before = (seconds: number): string =>
  new Date(clock.now().getTime() - seconds * 1000).toISOString()

describe('offers that an account keeps', () => {
  it('are there on every device, as their cards are, in the language of each', async () => {
    expect((await post(mona, {})).body).toEqual({ Error: null, Data: true })
    const phone = test.browser()
    phone.token = await test.sessions.open(db, {
      userId: monasId,
      applicationId: phone.applicationId,
      userAgent: null,
    })
    const card = { ModuleType: 'Hotel', Id: hotel, Stars: 4, KeptAt: clock.now().toISOString() }
    expect(await lists(phone)).toEqual({
      NotOnSale: [],
      Favourites: [
        { ...card, Name: 'Coral Bay', City: 'Hurghada', ImagePath: '/images/reef.webp' },
      ],
      Viewed: [],
    })
    const arabic = await phone.call(api.getSavedOffers, {}, { 'accept-language': 'ar-EG' })
    expect(arabic.body.Data?.Favourites).toMatchObject([{ Name: 'كورال باي', City: 'الغردقة' }])
  })

  it('are of every kind, each by its own number', async () => {
    await post(
      mona,
      { KeptAt: before(4) },
      { ModuleType: 'Cruise', Id: ship, KeptAt: before(3) },
      { ModuleType: 3, Id: felucca, KeptAt: before(2) },
      { ModuleType: 'DayUse', Id: poolDay, KeptAt: before(1) },
      { ModuleType: 'Honeymoon', Id: honeymoon, KeptAt: before(6) },
      { ModuleType: 'Trip', Id: trip, KeptAt: before(5) },
    )
    expect(await named(mona)).toEqual([
      `DayUse ${poolDay}`,
      `Activity ${felucca}`,
      `NileCruise ${ship}`,
      `Hotel ${hotel}`,
      `Trip ${trip}`,
      `Honeymoon ${honeymoon}`,
    ])
    // A hotel isn't a ship, nor a day at the pool an activity.
    await post(
      mona,
      { ModuleType: 'NileCruise' },
      { ModuleType: 'Activity', Id: poolDay },
      { ModuleType: 'Honeymoon', Id: trip },
    )
    expect(await named(mona)).toHaveLength(6)
  })

  it('stand once, at their newest instant, however often they are kept', async () => {
    await post(mona, { KeptAt: before(60) }, { ModuleType: 'Activity', Id: felucca })
    expect(await named(mona)).toEqual([`Activity ${felucca}`, `Hotel ${hotel}`])
    clock.advance(1)
    const again = { KeptAt: before(0) }
    await Promise.all([post(mona, again), post(mona, again), post(mona, { KeptAt: before(900) })])
    expect(await named(mona)).toEqual([`Hotel ${hotel}`, `Activity ${felucca}`])
    expect(await rowsOf(monasId)).toBe(2)
  })

  it('can’t be of tomorrow', async () => {
    await post(mona, { KeptAt: before(-86_400) })
    expect((await lists(mona)).Favourites).toMatchObject([{ KeptAt: clock.now().toISOString() }])
  })

  it.each(['0000-01-01T00:00:00Z', '0000-01-01T00:00:00+18:00', '1931-05-01T00:00:00Z'])(
    'can’t be older than the first clock of a computer: %s',
    async (KeptAt) => {
      expect((await post(mona, { KeptAt })).status).toBe(200)
      expect((await lists(mona)).Favourites).toMatchObject([{ KeptAt: '1970-01-01T00:00:00.000Z' }])
    },
  )

  it('go when they are forgotten, from that list alone; twice is once', async () => {
    await post(mona, {}, { List: 'Viewed' }, { ModuleType: 'Activity', Id: felucca })
    for (let time = 0; time < 2; time += 1)
      expect((await post(mona, { Keep: false })).body.Data).toBe(true)
    expect(await named(mona)).toEqual([`Activity ${felucca}`])
    expect(await named(mona, 'Viewed')).toEqual([`Hotel ${hotel}`])
  })

  it('stay where they were kept after another device forgot them', async () => {
    const felucca60 = { ModuleType: 'Activity' as const, Id: felucca, KeptAt: before(60) }
    await post(mona, { KeptAt: before(10) }, felucca60)
    const forgotten = { Keep: false, KeptAt: before(30) }
    await post(mona, forgotten, { ...felucca60, ...forgotten })
    expect(await named(mona)).toEqual([`Hotel ${hotel}`])
    await post(mona, { Keep: false, KeptAt: before(10) })
    expect(await named(mona)).toEqual([])
  })

  it('follow the last word of a call', async () => {
    await post(mona, {}, { Keep: false }, { List: 'Viewed', Keep: false }, { List: 'Viewed' })
    expect(await lists(mona)).toMatchObject({ Favourites: [], Viewed: [{ Id: hotel }] })
  })

  it('leave the list while they aren’t on sale, and come back', async () => {
    const { id } = await givenHotel(db, { active: false })
    const [never, KeptAt] = [9_007_199_254_740_991, before(60)]
    await post(mona, { Id: id, KeptAt }, { List: 'Viewed', Id: never, KeptAt })
    const gone = { ModuleType: 'Hotel', KeptAt }
    expect(await lists(mona)).toEqual({
      Favourites: [],
      Viewed: [],
      NotOnSale: [
        { ...gone, List: 'Favourites', Id: id },
        { ...gone, List: 'Viewed', Id: never },
      ],
    })
    await sql`update hotels set active = true where id = ${id}`.execute(db)
    await post(mona, { List: 'Viewed', Id: never, Keep: false })
    expect(await lists(mona)).toMatchObject({ Favourites: [{ Id: id }], Viewed: [], NotOnSale: [] })
  })

  it.each(Object.entries(MOST_SAVED) as [SavedListName, number][])(
    'fill %s with the newest %i, also when devices write at once',
    async (List, most) => {
      const batch = (device: number) =>
        Array.from({ length: most }, (_, at) => ({
          List,
          Id: device * 1000 + at,
          KeptAt: before(device * 1000 + at),
        }))
      await Promise.all([1, 2, 3].map((device) => post(mona, ...batch(device))))
      expect(await rowsOf(monasId)).toBe(most)
      const { rows } = await sql<{ newest: number; oldest: number }>`
        select min(offer_id) as newest, max(offer_id) as oldest from kept_offers
        where user_id = ${monasId}`.execute(db)
      expect(rows).toEqual([{ newest: 1000, oldest: 1000 + most - 1 }])
    },
  )
})

describe('nobody else', () => {
  it('sees or changes what I keep', async () => {
    const omar = test.browser()
    await signIn(test, omar)
    await post(mona, {})
    await post(omar, { Keep: false }, { ModuleType: 'Activity', Id: felucca })
    expect(await named(mona)).toEqual([`Hotel ${hotel}`])
    expect(await named(omar)).toEqual([`Activity ${felucca}`])
  })

  it.each([
    ['en-US', 'Unauthorized. Please login first.'],
    ['ar-EG', 'من فضلك سجّل الدخول أولًا.'],
  ])('keeps anything without an account (%s)', async (language, text) => {
    const headers = { 'accept-language': language }
    const nobody = test.browser()
    const asked = await nobody.call(api.getSavedOffers, {}, headers)
    const posted = await nobody.call(api.changeSavedOffers, { Changes: [change()] }, headers)
    for (const { status, body } of [asked, posted])
      expect([status, body.Error]).toEqual([401, text])
  })

  it('keeps anything once the account is ending', async () => {
    await sql`update users set deletion_asked_at = now(), email = null where id = ${monasId}`.execute(
      db,
    )
    const { status } = await post(mona, {})
    expect([status, await rowsOf(monasId)]).toEqual([401, 0])
  })
})

describe('nonsense is refused, and changes nothing', () => {
  it.each<[string, unknown]>([
    ['no changes', {}],
    ['no list', { Changes: 'all' }],
    ['another list', { Changes: [{ ...change(), List: 'Hated' }] }],
    ['a kind that has no page', { Changes: [{ ...change(), ModuleType: 'Bus' }] }],
    ['an unknown kind', { Changes: [{ ...change(), ModuleType: "Hotel'--" }] }],
    ['no number', { Changes: [{ ...change(), Id: 'x' }] }],
    ['zero', { Changes: [{ ...change(), Id: 0 }] }],
    ['a half', { Changes: [{ ...change(), Id: 1.5 }] }],
    ['a number no column takes', { Changes: [{ ...change(), Id: 1e20 }] }],
    ['keep or not', { Changes: [{ ...change(), Keep: 'yes' }] }],
    ['no instant', { Changes: [{ ...change(), KeptAt: 'yesterday' }] }],
    ['a day that isn’t', { Changes: [{ ...change(), KeptAt: '2026-02-30T00:00:00Z' }] }],
    ['too many', { Changes: Array.from({ length: 131 }, () => change()) }],
    ['one bad among good ones', { Changes: [change(), { ...change(), Id: -1 }] }],
  ])('%s', async (_, input) => {
    const { status, body } = await mona.call(
      api.changeSavedOffers,
      input as InputOf<typeof api.changeSavedOffers>,
    )
    expect({ status, ...body }).toMatchObject({ status: 400, code: 'invalid_input' })
    expect(await rowsOf(monasId)).toBe(0)
  })
})
