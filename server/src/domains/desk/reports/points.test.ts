import { api } from '@rihla/contract'
import { cairoDate } from '@rihla/contract/values/dates'
import { readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { testApp } from '../../../testing/app.ts'
import { givenActivity, givenHeld, givenPlaces } from '../../../testing/booking.ts'
import { signIn } from '../../../testing/people.ts'
import { givenPoints } from '../../../testing/points.ts'
import { backAtWork, givenStaff, why } from '../testing/desk.ts'
import { closeDays } from './report-store.ts'

const test = await testApp()
await givenPlaces(test)
const { db, clock } = test
const manager = await givenStaff(test, 'manager')
const today = () => cairoDate(clock.now())
const report = (From: string, To: string) => manager.data(api.getReport, { From, To })

it('a report counts what points paid as booked, and never as money; Today neither', async () => {
  const buyer = test.browser()
  await givenPoints(db, await signIn(test, buyer), 1000_00)
  const ReservationId = await givenHeld(buyer, await givenActivity(test, 8))
  const asked = { ReservationId, ModuleType: 'Activity', PaymentMethod: 'Credit_Points' } as const
  await buyer.data(api.confirmPayment, asked)
  const { rows } = await sql<{ id: number }>`select max(id) as id from reservations`.execute(db)
  await manager.data(api.cancelAtDesk, {
    id: rows[0]?.id ?? 0,
    Refund: 400,
    ...why('They called'),
  })
  await test.work()
  const moved = { Bookings: 1, Booked: 1000, Cancellations: 1, Cancelled: 1000, In: 0, Back: 0 }
  expect((await report(today(), today())).Totals.Now).toEqual(moved)
  const { Takings } = await manager.data(api.getToday, {})
  expect(Takings.at(-1)).toEqual({ Day: today(), In: 0, Back: 0 })
  // Money has them on a line of their own.
  const money = await manager.data(api.getMoney, { From: today(), To: today() })
  expect(money.Lines.map(({ Method, In }) => [Method, In])).toEqual([['Credit_Points', 1000]])

  const day = today()
  clock.advance(86_400)
  await backAtWork(test)
  await closeDays(db, today())
  expect((await report(day, day)).Totals.Now).toEqual(moved)
  // As a day was closed once.
  await sql`update report_days set came = came + 100000, returned = returned + 40000
    where day = ${day} and subject = 'Activity'`.execute(db)
  const migration = new URL('../../../../migrations/548_points_are_no_money.sql', import.meta.url)
  const mend = sql.raw(await readFile(migration, 'utf8'))
  await db.transaction().execute((trx) => mend.execute(trx))
  expect((await report(day, day)).Totals.Now).toEqual(moved)
})
