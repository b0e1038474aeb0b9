import { api } from '@rihla/contract'
import type { GalleryOwner } from '@rihla/contract/desk/offer-photos'
import { sql } from 'kysely'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { testApp, type Browser } from '../../../testing/app.ts'
import { givenActivity, givenPlaces } from '../../../testing/booking.ts'
import { plainPasswords } from '../../../testing/plain-passwords.ts'
import { withFunction } from '../../../testing/replace-function.ts'
import { givenHotel } from '../../catalogue/test-stays.ts'
import { isEverLost, lostOf, RUNS } from '../../inventory/testing/race.ts'
import { givenStaff, why } from '../testing/desk.ts'

const test = await testApp({ connections: 6, passwords: plainPasswords, rateLimitScale: 1000 })
const { db } = test
const manager = await givenStaff(test, 'manager')
const another = await givenStaff(test, 'manager')
const reader = test.browser()
let activity: number
let room: number
let hotel: number

beforeAll(async () => {
  await givenPlaces(test)
  activity = await givenActivity(test, 100)
  const given = await givenHotel(db, { city: 2, rooms: [{}] })
  hotel = given.id
  const rows = await sql<{ id: number }>`
    select id from room_types where hotel_id = ${hotel}`.execute(db)
  room = rows.rows[0]?.id ?? 0
  await sql`
    insert into images (name, width, height, alt_en, alt_ar) select name, 9, 9, name, name
    from unnest('{one.webp,two.webp,three.webp}'::text[]) name`.execute(db)
})

type Which = { readonly kind: 'activity' | 'room'; readonly id: number }
const ofActivity = (): Which => ({ kind: 'activity', id: activity })
const ofRoom = (): Which => ({ kind: 'room', id: room })
const galleryOf = async (which: Which, of: GalleryOwner = 'offer') => {
  const { Galleries } = await manager.data(api.getOfferPhotos, which)
  const gallery = Galleries.find(({ Of }) => Of === of)
  if (!gallery) throw new Error(`No photographs of the ${of}`)
  return gallery
}
const names = async (which: Which, of?: GalleryOwner) =>
  (await galleryOf(which, of)).Photos.map(({ Url }) => Url.slice('/images/'.length))
const ask = (which: Which, Of: GalleryOwner, Edition: string, ...its: string[]) => ({
  ...which,
  ...why(),
  Of,
  Edition,
  Photos: its.map((name) => `/images/${name}`),
})
const save = async (which: Which, Of: GalleryOwner, ...its: string[]) =>
  manager.call(api.setOfferPhotos, ask(which, Of, (await galleryOf(which, Of)).Edition, ...its))
const coverOf = async (table: 'activities' | 'hotels', id: number) =>
  (
    await sql<{
      cover: string | null
    }>`select cover from ${sql.table(table)} where id = ${id}`.execute(db)
  ).rows[0]?.cover
const codeOf = (body: object) => ('code' in body ? body.code : undefined)

beforeEach(async () => {
  expect((await save(ofActivity(), 'offer', 'one.webp')).status).toBe(200)
})

it('the cover that a file chose is told, and the first is it again once they are saved as they are', async () => {
  await save(ofActivity(), 'offer', 'two.webp', 'three.webp')
  await sql`update activities set cover = 'three.webp' where id = ${activity}`.execute(db)
  expect((await galleryOf(ofActivity())).Cover).toBe('/images/three.webp')
  expect((await save(ofActivity(), 'offer', 'two.webp', 'three.webp')).status).toBe(200)
  expect(await coverOf('activities', activity)).toBe('two.webp')
  expect((await galleryOf(ofActivity())).Cover).toBe('/images/two.webp')
  expect((await galleryOf(ofRoom(), 'room')).Cover).toBeNull()
})

it('the page of an offer shows them in their order, and its cards the first', async () => {
  await save(ofActivity(), 'offer', 'two.webp', 'three.webp', 'two.webp')
  expect(await names(ofActivity())).toEqual(['two.webp', 'three.webp'])
  expect(await coverOf('activities', activity)).toBe('two.webp')
  await save(ofRoom(), 'offer', 'two.webp', 'three.webp')
  const { Data } = await reader.data(api.getHotelImages, { id: hotel, PageNumber: 1, PageSize: 9 })
  expect(Data.map(({ ImagePath }) => ImagePath)).toEqual(['/images/two.webp', '/images/three.webp'])
  await save(ofActivity(), 'offer')
  expect([await names(ofActivity()), await coverOf('activities', activity)]).toEqual([[], null])
})

it('a room has its own beside those of its hotel', async () => {
  await save(ofRoom(), 'offer', 'one.webp', 'two.webp')
  await save(ofRoom(), 'room', 'three.webp')
  expect(await names(ofRoom(), 'offer')).toEqual(['one.webp', 'two.webp'])
  expect(await names(ofRoom(), 'room')).toEqual(['three.webp'])
  expect(await coverOf('hotels', hotel)).toBe('one.webp')
})

it('pressed twice is saved once, and the log says what it was', async () => {
  const { Edition } = await galleryOf(ofActivity())
  const asked = ask(ofActivity(), 'offer', Edition, 'two.webp')
  const answers = await Promise.all([1, 2].map(() => manager.call(api.setOfferPhotos, asked)))
  expect(answers.map(({ body }) => body.Data?.State)).toEqual(['done', 'done'])
  const { rows } = await sql`
    select before ->> 'photos' as before, after ->> 'photos' as after from audit_log where key = ${asked.Key}
    order by id`.execute(db)
  expect(rows).toEqual([
    { before: 'one.webp', after: null },
    { before: null, after: 'two.webp' },
  ])
})

it('what can’t be, or isn’t there, is refused, and nothing changes', async () => {
  expect(codeOf((await save(ofActivity(), 'offer', 'gone.webp')).body)).toBe('photo_gone')
  const stale = ask(ofActivity(), 'offer', 'another', 'two.webp')
  expect(codeOf((await manager.call(api.setOfferPhotos, stale)).body)).toBe('content_changed')
  const none = ask(ofActivity(), 'room', 'any', 'two.webp')
  const gone = ask({ kind: 'room', id: 999_999 }, 'offer', 'any', 'two.webp')
  for (const asked of [none, gone])
    expect(codeOf((await manager.call(api.setOfferPhotos, asked)).body)).toBe('inventory_not_found')
  const elsewhere = { ...stale, Photos: ['https://example.com/x.webp'] }
  expect((await manager.call(api.setOfferPhotos, elsewhere)).status).toBe(400)
  expect(await names(ofActivity())).toEqual(['one.webp'])
})

/** Two managers save the same edition at the same moment: whether one of them is refused. */
const isOneRefused = async (): Promise<boolean> => {
  await save(ofActivity(), 'offer', 'one.webp')
  const { Edition } = await galleryOf(ofActivity())
  const asked = (by: Browser, name: string) =>
    by.call(api.setOfferPhotos, ask(ofActivity(), 'offer', Edition, name))
  const answers = await Promise.all([asked(manager, 'two.webp'), asked(another, 'three.webp')])
  return (
    answers
      .map(({ status }) => status)
      .toSorted()
      .join() === '200,409'
  )
}

it(`K14: is refused to one of two, ${RUNS} times`, { timeout: 60_000 }, async () => {
  expect(await lostOf(RUNS, isOneRefused)).toBe(0)
})

it('K14 control: without the lock both are saved, or one falls over the other', async () => {
  await withFunction(
    db,
    'lock_gallery',
    () => 'begin perform pg_sleep(0.05); end',
    async () => expect(await isEverLost(isOneRefused)).toBe(true),
  )
})
