import { api } from '@rihla/contract'
import { addDays, cairoDate } from '@rihla/contract/values/dates'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { testApp } from '../../../testing/app.ts'
import {
  DAY,
  givenActivity,
  givenHeld,
  givenPaying,
  givenPlaces,
} from '../../../testing/booking.ts'
import { signIn } from '../../../testing/people.ts'
import { backAtWork, givenStaff, why } from '../testing/desk.ts'
import { closeDays } from './report-store.ts'

const test = await testApp()
await givenPlaces(test)
const { app, db, clock, gateway } = test
const manager = await givenStaff(test, 'manager')

const firstDay = cairoDate(clock.now())
const today = () => cairoDate(clock.now())
const report = (From: string, To: string) => manager.data(api.getReport, { From, To })

/** Somebody books and pays 1,000 EGP; the reservation's id. */
async function givenPaid(): Promise<number> {
  const buyer = test.browser()
  await signIn(test, buyer)
  const tempId = await givenHeld(buyer, await givenActivity(test, 8))
  await test.deliver(gateway.settle(await givenPaying(test, buyer, tempId)))
  const { rows } = await sql<{ id: number }>`
    select id from reservations where source_id = ${tempId}`.execute(db)
  return rows[0]?.id ?? 0
}

const none = { Bookings: 0, Booked: 0, Cancellations: 0, Cancelled: 0, In: 0, Back: 0 }
const closed = async () =>
  (await sql`select * from report_days order by day, subject`.execute(db)).rows

describe('a report', () => {
  it('tells of bookings, cancellations and money on their own days, beside those before', async () => {
    await givenPaid()
    const second = await givenPaid()
    const booked = { ...none, Bookings: 2, Booked: 2000, In: 2000 }
    expect((await report(firstDay, firstDay)).Totals).toEqual({ Now: booked, Before: none })

    clock.advance(86_400)
    await backAtWork(test)
    await manager.data(api.cancelAtDesk, { id: second, Refund: 600, ...why('They called') })
    await test.work()
    const cancelled = { ...none, Cancellations: 1, Cancelled: 1000, Back: 600 }
    const it = await report(today(), today())
    expect(it).toMatchObject({
      Before: { From: firstDay, To: firstDay },
      Totals: { Now: cancelled, Before: booked },
      Kinds: [{ Module: 'Activity', Now: cancelled, Before: booked }],
      Days: [{ Day: today(), Now: cancelled, Before: booked }],
    })
    const both = await report(firstDay, today())
    expect(both.Days.map(({ Now }) => Now)).toEqual([booked, cancelled])
  })

  it('says the same of days that are closed as of open ones', async () => {
    const [from, to] = [addDays(firstDay, -3), today()]
    const open = await report(from, to)
    await closeDays(db, today())
    const rows = await closed()
    expect(rows.length).toBeGreaterThan(0)
    expect(await report(from, to)).toEqual(open)
    await closeDays(db, today())
    expect(await closed()).toEqual(rows)
  })

  it('takes what was written late into a closed day', async () => {
    clock.advance(86_400)
    await backAtWork(test)
    await closeDays(db, today())
    // Begun before midnight, committed after the day was closed.
    const late = await givenPaid()
    await sql`update reservations set confirmed_at = confirmed_at - interval '1 day' where id = ${late}`.execute(
      db,
    )
    const yesterday = addDays(today(), -1)
    const bookings = async () => (await report(yesterday, yesterday)).Totals.Now.Bookings
    expect(await bookings()).toBe(0)
    clock.advance(86_400)
    await backAtWork(test)
    await closeDays(db, today())
    expect(await bookings()).toBe(1)
  })

  it('says how full it was, and of days without places nothing', async () => {
    const noon = new Date(`${DAY}T10:00:00Z`).getTime()
    clock.advance((noon - clock.now().getTime()) / 1000)
    await backAtWork(test)
    const { Occupancy } = await report(addDays(DAY, -1), DAY)
    const activities = Occupancy.find(({ Kind }) => Kind === 'activity')
    // Three offers of eight places, of which two parties of two stayed.
    expect(activities).toMatchObject({ Now: 16.7, Before: null, Days: [null, 16.7] })
    // Nobody could have bought the places of the third, once it is closed.
    await sql`update stock set closed = true where day = ${DAY} and sold = 0`.execute(db)
    const now = (await report(DAY, DAY)).Occupancy.find(({ Kind }) => Kind === 'activity')
    expect(now).toMatchObject({ Now: 25 })
    await sql`update stock set closed = false where day = ${DAY}`.execute(db)
  })

  it('shows the funnel of those who were counted', async () => {
    app.visits.count([
      { name: 'search', module: 'Hotel' },
      { name: 'search', module: 'Hotel' },
      { name: 'hold', module: 'Hotel', value: 700 },
    ])
    await app.visits.flush()
    const { Funnel } = await report(today(), today())
    expect(Funnel.find(({ Module }) => Module === 'Hotel')?.Steps).toEqual([
      { Step: 'search', Count: 2, Value: 0, Before: 0 },
      { Step: 'view_offer', Count: 0, Value: 0, Before: 0 },
      { Step: 'hold', Count: 1, Value: 700, Before: 0 },
      { Step: 'payment_page', Count: 0, Value: 0, Before: 0 },
      { Step: 'paid', Count: 0, Value: 0, Before: 0 },
    ])
  })

  it.each([
    ['ends before it begins', 0, -1],
    ['is longer than a year', -366, 0],
    ['isn’t over', 0, 1],
  ])('isn’t made of a period that %s', async (_, from, to) => {
    const asked = await manager.call(api.getReport, {
      From: addDays(today(), from),
      To: addDays(today(), to),
    })
    expect([asked.status, asked.body]).toMatchObject([400, { code: 'report_dates_wrong' }])
  })
})
