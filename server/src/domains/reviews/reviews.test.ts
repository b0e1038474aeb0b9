import { readFile } from 'node:fs/promises'
import { api } from '@rihla/contract'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { testApp, type Browser } from '../../testing/app.ts'
import { givenActivity, givenHeld, givenPaying, givenPlaces } from '../../testing/booking.ts'
import { signIn } from '../../testing/people.ts'
import { withFunction } from '../../testing/replace-function.ts'
import { givenStaff, why } from '../desk/testing/desk.ts'
import { RUNS } from '../inventory/testing/race.ts'
import { authorOf } from './review.ts'

const test = await testApp({ connections: 30 })
await givenPlaces(test)
const { app, db, gateway } = test
const moderator = await givenStaff(test, 'editor')
let activity = 0
let traveller: Browser = test.browser()

/** A booking of the activity that is over, its traveller signed in. */
async function givenOver(by: Browser, status = 'Completed'): Promise<number> {
  const tempId = await givenHeld(by, activity, { SeatsNumber: 1, AdultsCount: 1 })
  await test.deliver(gateway.settle(await givenPaying(test, by, tempId)))
  const { rows } = await sql<{ id: number }>`
    update reservations set status = ${status} where source_id = ${tempId} returning id`.execute(db)
  return rows[0]?.id ?? 0
}
const another = async (): Promise<Browser> => {
  const by = test.browser()
  await signIn(test, by)
  return by
}
const rate = (id: number, Stars: number, Text?: string, by = traveller) =>
  by.call(api.rateReservation, { ReservationId: id, Module: 'Activity', Stars, Text })
const details = (id: number, by = traveller) =>
  by.data(api.getReservationDetails, { ReservationId: id, Module: 'Activity' })
const rating = async () => {
  const { rows } = await sql<{ rating: number; reviews_count: number }>`
    select rating, reviews_count from activities where id = ${activity}`.execute(db)
  return rows[0]
}
const written = async () => {
  // What was answered before may be kept for half a minute.
  test.clock.advance(31)
  return test.browser().data(api.getReviews, {
    PageNumber: 1,
    PageSize: 5,
    Filters: { Module: 'Activity', Id: activity },
  })
}
const waiting = async (): Promise<number> => {
  const { rows } = await sql<{ id: number }>`
    select id from reviews where state = 'pending' order by id desc limit 1`.execute(db)
  return rows[0]?.id ?? 0
}

beforeEach(async () => {
  activity = await givenActivity(test, 100)
  await sql`update activities set rating = 40, reviews_count = 3 where id = ${activity}`.execute(db)
  traveller = await another()
})

describe('rating what is over', () => {
  it('counts the stars at once, and asks the staff about the words', async () => {
    const id = await givenOver(traveller)
    expect(await details(id)).toMatchObject({ ShowRateButton: true, Review: null })
    const { body } = await rate(id, 5, 'The captain knew every bird.')
    expect(body.Data).toMatchObject({ Review: { Stars: 5, State: 'pending' } })
    // Three of 4.0 and one of 5: 4.25.
    expect(await rating()).toEqual({ rating: 43, reviews_count: 4 })
    expect(await details(id)).toMatchObject({
      ShowRateButton: false,
      Review: { Stars: 5, Text: 'The captain knew every bird.', State: 'pending', Reason: null },
    })
    const { rows } = await sql<{ detail: object }>`
      select detail from staff_alerts where kind = 'review_waiting'`.execute(db)
    expect(rows, 'words go with their account, alerts stay').toEqual([
      { detail: { module: 'Activity', offerId: activity, stars: 5 } },
    ])
  })

  it('is found by searches in the order of ratings', async () => {
    const other = await givenActivity(test)
    await sql`update activities set rating = 41, reviews_count = 9 where id = ${other}`.execute(db)
    await rate(await givenOver(traveller), 5)
    await app.catalogue.refresh()
    test.clock.advance(6)
    const { Data } = await test.browser().data(api.getActivities, {
      PageNumber: 1,
      PageSize: 100,
      Filters: { RatingOrderType: 1 },
    })
    const found = Data.filter((it) => [activity, other].includes(it.ActivityId))
    expect(found.map((it) => [it.ActivityId, it.Rating, it.ReviewsCount])).toEqual([
      [activity, 4.3, 4],
      [other, 4.1, 9],
    ])
  })

  it('needs no words: then there is nothing to read', async () => {
    const id = await givenOver(traveller)
    expect((await rate(id, 3, '   ')).body.Data).toMatchObject({ Review: { State: 'approved' } })
    expect((await written()).Data).toEqual([])
  })

  it('once: the same again answers the same, another one is refused', async () => {
    const id = await givenOver(traveller)
    const first = await rate(id, 4, 'Good')
    expect((await rate(id, 4, 'Good')).body).toEqual(first.body)
    expect(await rate(id, 1, 'Bad')).toMatchObject({
      status: 409,
      body: { code: 'already_rated', Error: 'You have rated this booking already.' },
    })
    expect(await rating()).toEqual({ rating: 40, reviews_count: 4 })
  })

  it.each(['Confirmed', 'Cancelled', 'Pending Payment'])('not while it is %s', async (status) => {
    const id = await givenOver(traveller, status)
    expect((await details(id)).ShowRateButton).toBe(false)
    expect(await rate(id, 5)).toMatchObject({ status: 409, body: { code: 'not_rateable' } })
  })

  it('not somebody else’s, not without a session, and not with six stars', async () => {
    const id = await givenOver(traveller)
    expect((await rate(id, 5, 'Mine', await another())).status).toBe(404)
    expect((await rate(id, 5, 'Mine', test.browser())).status).toBe(401)
    expect((await rate(id, 6)).status).toBe(400)
    expect((await rate(id, 5, 'x'.repeat(2001))).status).toBe(400)
    expect(await rating()).toEqual({ rating: 40, reviews_count: 3 })
  })
})

describe('the words of a review', () => {
  it('are shown once the staff has read them, under a first name', async () => {
    await rate(await givenOver(traveller), 5, 'Calm and early.')
    expect((await written()).Data).toEqual([])
    await moderator.data(api.showReview, { id: await waiting(), ...why() })
    expect((await written()).Data).toMatchObject([
      { Stars: 5, Text: 'Calm and early.', Author: 'Nour M.', Language: 'en' },
    ])
  })

  it.each([
    ['Calm and early.', 'ar', 'en'],
    ['رحلة هادئة، رجعنا قبل الغروب', 'en', 'ar'],
    ['غوص ممتاز عند Blue Hole مع كابتن محترم', 'en', 'ar'],
    ['10/10 👍', 'ar', 'ar'],
  ] as const)('are in the language they are written in, %s, on a page in %s', async (...it) => {
    const [Text, page, Language] = it
    const rating = { ReservationId: await givenOver(traveller), Module: 'Activity', Stars: 5, Text }
    await traveller.call(api.rateReservation, rating, { 'accept-language': page })
    const { Items } = await moderator.data(api.getDeskReviews, { View: 'waiting' })
    expect(Items[0]).toMatchObject({ Text, Language })
    await moderator.data(api.showReview, { id: await waiting(), ...why() })
    expect((await written()).Data).toMatchObject([{ Text, Language }])
  })

  it('ask nobody any more once their author’s account is erased', async () => {
    const ask = async (by: Browser) => {
      await rate(await givenOver(by), 4, 'Good', by)
      return String(await waiting())
    }
    const [erased, other] = [await ask(traveller), await ask(await another())]
    const open = async () => {
      const { rows } = await sql<{ subject: string }>`
        select subject from staff_alerts where kind = 'review_waiting' and settled_at is null
          and subject = any(${[erased, other]}) order by id`.execute(db)
      return rows.map(({ subject }) => subject)
    }
    expect(await open()).toEqual([erased, other])
    await traveller.data(api.deleteAccount, {})
    await test.work()
    expect(await open()).toEqual([other])
    // As those that were erased before.
    await sql`update staff_alerts set settled_at = null where subject = ${erased}`.execute(db)
    const migration = new URL(
      '../../../migrations/575_no_alerts_of_reviews_read.sql',
      import.meta.url,
    )
    const mend = sql.raw(await readFile(migration, 'utf8'))
    await db.transaction().execute((trx) => mend.execute(trx))
    expect(await open()).toEqual([other])
  })

  it('never, when they are hidden: their author learns why', async () => {
    const id = await givenOver(traveller)
    await rate(id, 1, 'Call 0100 for better prices')
    await moderator.data(api.hideReview, { id: await waiting(), ...why('An advertisement') })
    expect((await written()).TotalRecords).toBe(0)
    expect((await details(id)).Review).toMatchObject({
      State: 'rejected',
      Reason: 'An advertisement',
      Counts: false,
    })
  })

  it('come in pages, the newest first', async () => {
    for (const words of ['one', 'two', 'three']) {
      await rate(await givenOver(traveller), 4, words)
      await moderator.data(api.showReview, { id: await waiting(), ...why() })
    }
    test.clock.advance(31)
    const page = (PageNumber: number) =>
      traveller.data(api.getReviews, {
        PageNumber,
        PageSize: 2,
        Filters: { Module: 'Activity', Id: activity },
      })
    const texts = [await page(1), await page(2), await page(3)].map((it) => [
      it.TotalRecords,
      ...it.Data.map(({ Text }) => Text),
    ])
    expect(texts).toEqual([[3, 'three', 'two'], [3, 'one'], [3]])
  })

  it.each([
    ['Nour Mostafa', 'Nour M.'],
    ['  omar  ali hassan ', 'omar H.'],
    ['هبة علي', 'هبة ع.'],
    ['Mona', 'Mona'],
  ])('are by %s: %s', (name, author) => expect(authorOf(name)).toBe(author))
})

describe('rated several times at the same moment', () => {
  async function once(): Promise<boolean> {
    const id = await givenOver(traveller)
    const before = (await rating())?.reviews_count ?? 0
    const answers = await Promise.all([5, 4, 3, 2].map((stars) => rate(id, stars)))
    const taken = answers.filter(({ status }) => status === 200).length
    return taken === 1 && (await rating())?.reviews_count === before + 1
  }

  it(`counts once, ${RUNS} times`, { timeout: 120_000 }, async () => {
    for (let run = 0; run < RUNS; run += 1) expect(await once()).toBe(true)
  })

  it('control: without the constraint it counts more often', async () => {
    await sql`alter table reviews drop constraint reviews_once`.execute(db)
    const won = [await once(), await once(), await once()]
    await sql`delete from reviews a using reviews b where a.id > b.id and a.reservation_id = b.reservation_id`.execute(
      db,
    )
    await sql`alter table reviews add constraint reviews_once unique (reservation_id)`.execute(db)
    expect(won).toContain(false)
  })
})

describe('many rate the same offer at the same moment', () => {
  const raters = 6
  async function once(): Promise<boolean> {
    activity = await givenActivity(test, 100)
    await sql`update activities set rating = 0, reviews_count = 0 where id = ${activity}`.execute(
      db,
    )
    const all = await Promise.all(Array.from({ length: raters }, another))
    const bookings: [Browser, number][] = []
    for (const by of all) bookings.push([by, await givenOver(by)])
    await Promise.all(bookings.map(([by, id]) => rate(id, 4, undefined, by)))
    const { rows } = await sql<{ raters: number }>`
      select raters from offer_ratings where module = 'Activity' and offer_id = ${activity}`.execute(
      db,
    )
    return rows[0]?.raters === raters && (await rating())?.rating === 40
  }

  it('counts every one', { timeout: 120_000 }, async () => {
    for (let run = 0; run < 10; run += 1) expect(await once()).toBe(true)
  })

  it('control: without the lock some are lost', { timeout: 60_000 }, async () => {
    await withFunction(
      db,
      'add_rating',
      () => `
        with seen as materialized (
          select coalesce(max(o.raters), before_raters) as raters,
            coalesce(max(o.tenths), before_raters * before_rating) as tenths
          from offer_ratings o where o.module = its_module and o.offer_id = its_offer),
        slept as materialized (select seen.*, pg_sleep(0.05) from seen)
        insert into offer_ratings as it (module, offer_id, raters, tenths)
        select its_module, its_offer, slept.raters + 1, slept.tenths + stars * 10 from slept
        on conflict (module, offer_id) do update set raters = excluded.raters, tenths = excluded.tenths
        returning it.raters, round(it.tenths::numeric / it.raters)::smallint`,
      async () => expect(await once()).toBe(false),
    )
  })
})
