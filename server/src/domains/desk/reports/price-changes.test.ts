import { api } from '@rihla/contract'
import { addDays, cairoDate } from '@rihla/contract/values/dates'
import { readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
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
const { db, clock, gateway } = test
const manager = await givenStaff(test, 'manager')
const today = () => cairoDate(clock.now())

async function tomorrow(): Promise<void> {
  clock.advance(86_400)
  await backAtWork(test)
  await closeDays(db, today())
}

/** Somebody books two places and pays 1,000 EGP; the reservation's id. */
async function givenPaid(): Promise<number> {
  const buyer = test.browser()
  await signIn(test, buyer)
  const tempId = await givenHeld(buyer, await givenActivity(test, 8))
  await test.deliver(gateway.settle(await givenPaying(test, buyer, tempId)))
  const { rows } = await sql<{ id: number }>`
    select id from reservations where source_id = ${tempId}`.execute(db)
  return rows[0]?.id ?? 0
}

it('what a change makes dearer or cheaper counts on its own day, and a closed day stays as it was', async () => {
  const first = today()
  const id = await givenPaid()
  await tomorrow()
  const as = { id, From: DAY, Adults: 1 }
  const { Quote } = await manager.data(api.quoteChangeAtDesk, as)
  const deed = { ...as, ...why('One stays at home'), Quote, Language: 'en' as const }
  await manager.data(api.changeAtDesk, deed)
  await tomorrow()
  await manager.data(api.cancelAtDesk, { id, Refund: 500, ...why('They called') })
  await tomorrow()

  const days = async () => {
    const its = await manager.data(api.getReport, { From: first, To: addDays(first, 2) })
    const { Booked, Cancelled } = its.Totals.Now
    return [...its.Days.map(({ Now }) => [Now.Booked, Now.Cancelled]), [Booked, Cancelled]]
  }
  const right = [
    [1000, 0],
    [-500, 0],
    [0, 500],
    [500, 500],
  ]
  expect(await days()).toEqual(right)

  // As the days were closed, and the change written down, once.
  await sql`update reservation_events set price_change = 0`.execute(db)
  await sql`delete from report_days where day = ${addDays(first, 1)}`.execute(db)
  await sql`update report_days set booked = 50000 where day = ${first} and subject = 'Activity'`.execute(
    db,
  )
  const migration = new URL('../../../../migrations/550_price_changes.sql', import.meta.url)
  const mend = sql.raw(await readFile(migration, 'utf8'))
  await db.transaction().execute((trx) => mend.execute(trx))
  expect(await days()).toEqual(right)
})
