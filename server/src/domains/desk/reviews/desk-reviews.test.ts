import { api } from '@rihla/contract'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { testApp, type Browser } from '../../../testing/app.ts'
import { givenActivity, givenHeld, givenPaying, givenPlaces } from '../../../testing/booking.ts'
import { signIn } from '../../../testing/people.ts'
import { withMeeting } from '../../../testing/replace-function.ts'
import { givenStaff, why } from '../testing/desk.ts'
import { emptyTables } from '../../../testing/empty-tables.ts'

const test = await testApp({ rateLimitScale: 1000 })
await givenPlaces(test)
const { db, gateway } = test
const editor = await givenStaff(test, 'editor')
const other = await givenStaff(test, 'manager')
let activity = 0
let traveller: Browser = test.browser()

/** A review of the activity; answers its number. */
async function givenReview(Stars: number, Text?: string): Promise<number> {
  const tempId = await givenHeld(traveller, activity, { SeatsNumber: 1, AdultsCount: 1 })
  await test.deliver(gateway.settle(await givenPaying(test, traveller, tempId)))
  const { rows } = await sql<{ id: number }>`
    update reservations set status = 'Completed' where source_id = ${tempId} returning id`.execute(
    db,
  )
  const ReservationId = rows[0]?.id ?? 0
  await traveller.data(api.rateReservation, { ReservationId, Module: 'Activity', Stars, Text })
  const made = await sql<{ id: number }>`select max(id) as id from reviews`.execute(db)
  return made.rows[0]?.id ?? 0
}
const list = (View?: 'waiting' | 'shown' | 'hidden') => editor.data(api.getDeskReviews, { View })
const rating = async () =>
  (
    await sql<object>`select rating, reviews_count as count from activities where id = ${activity}`.execute(
      db,
    )
  ).rows[0]
const shown = async () => {
  const Filters = { Module: 'Activity' as const, Id: activity }
  const page = { PageNumber: 1, PageSize: 5, Filters }
  return (await test.browser().data(api.getReviews, page)).Data.map(({ Text }) => Text)
}

beforeEach(async () => {
  await emptyTables(db, ['reviews', 'offer_ratings', 'staff_alerts'])
  activity = await givenActivity(test, 100)
  await sql`update activities set rating = 40, reviews_count = 3 where id = ${activity}`.execute(db)
  traveller = test.browser()
  await signIn(test, traveller)
})

describe('reviews at the desk', () => {
  it('wait, newest first, until somebody has read them', async () => {
    const first = await givenReview(4, 'Good')
    const second = await givenReview(2, 'Not so good')
    const { Items, Waiting } = await list()
    expect(Waiting).toBe(2)
    expect(Items).toMatchObject([
      { Id: second, Stars: 2, Text: 'Not so good', State: 'waiting', Counts: true },
      { Id: first, Reservation: { Module: 'Activity', ClientName: 'Nour Mostafa' } },
    ])
    const deed = { id: first, ...why('Read') }
    expect(await editor.data(api.showReview, deed)).toEqual({ State: 'shown' })
    expect(await editor.data(api.showReview, deed)).toEqual({ State: 'shown' })
    expect(await shown()).toEqual(['Good'])
    expect((await list('shown')).Items).toMatchObject([{ Id: first, ModeratedBy: 'Nour Mostafa' }])
    const alerts = await sql`select subject from staff_alerts where settled_at is null`.execute(db)
    expect(alerts.rows).toEqual([{ subject: String(second) }])
  })

  it('name a phone only to those who serve travellers', async () => {
    await givenReview(4, 'Good')
    const phoneFor = async (by: Browser) =>
      (await by.data(api.getDeskReviews, {})).Items.map(
        ({ Reservation }) => Reservation.ClientPhone,
      )
    expect(await phoneFor(other)).toEqual([expect.stringMatching(/^\+20/)])
    expect(await phoneFor(editor)).toEqual([null])
  })

  it('vanish from page and average when they are hidden, and come back', async () => {
    const id = await givenReview(5, 'The captain knew every bird.')
    await editor.data(api.showReview, { id, ...why() })
    expect(await rating()).toEqual({ rating: 43, count: 4 })
    const hide = { id, ...why('Written by the owner') }
    expect(await editor.data(api.hideReview, hide)).toEqual({ State: 'hidden' })
    expect(await editor.data(api.hideReview, hide)).toEqual({ State: 'hidden' })
    expect(await rating()).toEqual({ rating: 40, count: 3 })
    expect(await shown()).toEqual([])
    expect((await list('hidden')).Items).toMatchObject([
      { Id: id, Reason: 'Written by the owner', Counts: false },
    ])
    const twice = await other.call(api.hideReview, { id, ...why() })
    expect(twice.body).toMatchObject({ code: 'review_decided' })
    await other.data(api.showReview, { id, ...why('He is a guest') })
    expect(await rating()).toEqual({ rating: 43, count: 4 })
    expect(await shown()).toHaveLength(1)
    const { rows } = await sql`
      select action, before ->> 'counted' as before, after ->> 'counted' as after, reservation_id > 0 as about
      from audit_log where key = ${hide.Key} and step = 'done'`.execute(db)
    expect(rows).toEqual([{ action: 'hideReview', before: null, after: 'false', about: true }])
  })

  it('of stars alone can be hidden, too, and an offer may have none left', async () => {
    await sql`update activities set rating = 0, reviews_count = 0 where id = ${activity}`.execute(
      db,
    )
    const id = await givenReview(1)
    expect((await list()).Items).toEqual([])
    await editor.data(api.hideReview, { id, ...why('A rival') })
    expect(await rating()).toEqual({ rating: 0, count: 0 })
    await givenReview(4)
    expect(await rating()).toEqual({ rating: 40, count: 1 })
  })

  it('are refused by a number that is none’s', async () => {
    const answer = await editor.call(api.showReview, { id: 999_999, ...why() })
    expect(answer).toMatchObject({ status: 404, body: { code: 'review_not_found' } })
  })
})

describe('a review that two hide at once', () => {
  async function once(): Promise<unknown> {
    const id = await givenReview(5, 'Lovely')
    await Promise.all(
      [editor, other].map((who) => who.call(api.hideReview, { id, ...why('Twice') })),
    )
    return rating()
  }

  it('K9: leaves the average once', async () => {
    for (let run = 0; run < 3; run += 1) expect(await once()).toEqual({ rating: 40, count: 3 })
  })

  it('K9 control: without the lock it leaves twice', async () => {
    await withMeeting(
      db,
      'lock_review',
      () => 'select r.* from reviews r, meet(2) where id = its_id',
      async () => expect(await once()).not.toEqual({ rating: 40, count: 3 }),
    )
  })
})
