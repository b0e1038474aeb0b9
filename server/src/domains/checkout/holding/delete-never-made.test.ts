import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { auditBooks } from '../../../audit-books.ts'
import { testApp } from '../../../testing/app.ts'
import { givenActivity, givenHeld, givenPaying, givenPlaces } from '../../../testing/booking.ts'
import { emptySales } from '../../../testing/empty-tables.ts'
import { signIn } from '../../../testing/people.ts'
import { wrongInTill } from '../../../testing/till.ts'
import { expireHolds } from '../../inventory/index.ts'
import { deleteNeverMade, endUnpaidBookings } from '../index.ts'

const test = await testApp({ rateLimitScale: 100 })
await givenPlaces(test)
const { app, clock, db, gateway, browser } = test
const DAY = 86_400
let activity = 0

const kept = async () => {
  const { rows } = await sql<{ bookings: number[]; holds: number; lines: number }>`
    select (select coalesce(array_agg(id order by id), '{}') from temp_reservations) as bookings,
      (select count(*) from holds) as holds, (select count(distinct hold_id) from hold_lines) as lines`.execute(
    db,
  )
  return rows[0]
}
const stock = async () =>
  (await sql`select held, sold from stock where item_id = ${activity}`.execute(db)).rows
const daysLater = async (days: number): Promise<void> => {
  clock.advance(days * DAY)
  await expireHolds(db, clock.now())
  await endUnpaidBookings(app.checkout)
}
const deleteOlderThan = (days: number): Promise<number> =>
  deleteNeverMade(db, new Date(clock.now().getTime() - days * DAY * 1000))
async function expectRight(): Promise<void> {
  await test.work()
  expect([await wrongInTill(db), await auditBooks(app.payments)]).toEqual([[], 0])
}

beforeEach(async () => {
  await emptySales(db)
  activity = await givenActivity(test)
})

describe('what visitors held and never made', () => {
  it('is deleted some days after its end, with its holds', async () => {
    await givenHeld(browser(), activity)
    await givenHeld(browser(), activity)
    expect(await deleteOlderThan(0)).toBe(0)
    await daysLater(2)
    expect(await deleteOlderThan(7)).toBe(0)
    await daysLater(6)
    const later = await givenHeld(browser(), activity)
    expect(await deleteOlderThan(7)).toBe(2)
    expect(await kept()).toEqual({ bookings: [later], holds: 1, lines: 1 })
    expect(await stock()).toEqual([{ held: 2, sold: 0 }])
    await expectRight()
  })

  it('stays where it is a traveller’s, was booked, or was to be paid', async () => {
    const buyer = browser()
    await signIn(test, buyer)
    const left = await givenHeld(buyer, await givenActivity(test))
    const paid = await givenHeld(buyer, activity)
    await test.deliver(gateway.settle(await givenPaying(test, buyer, paid)))
    const unpaid = await givenHeld(buyer, await givenActivity(test))
    await givenPaying(test, buyer, unpaid)
    await test.work()
    // As guests of the desk have them, and as it was when visitors could pay.
    await sql`
      update temp_reservations set user_id = null, application_id = gen_random_uuid() where id <> ${left}`.execute(
      db,
    )
    await daysLater(30)
    await sql`update temp_reservations set reservation_id = null where id = ${unpaid}`.execute(db)
    expect(await deleteOlderThan(7)).toBe(0)
    expect(await kept()).toEqual({ bookings: [left, paid, unpaid], holds: 3, lines: 3 })
    expect(await stock()).toEqual([{ held: 0, sold: 2 }])
    await expectRight()
  })

  it('is found by an index', async () => {
    const { rows } = await sql<{ 'QUERY PLAN': string }>`
      explain select id from temp_reservations
      where user_id is null and reservation_id is null and placed_at is null and updated_at < ${clock.now()}
      order by updated_at limit 500`.execute(db)
    expect(rows.map((row) => row['QUERY PLAN']).join(' ')).toContain('temp_reservations_never_made')
  })
})
