import { api } from '@rihla/contract'
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
import { wrongInLedger, wrongInTill } from '../../../testing/till.ts'
import { isEverLost, RUNS } from '../../inventory/testing/race.ts'
import { withoutBookingLock } from '../testing/without-booking-lock.ts'

const test = await testApp({ connections: 20 })
await givenPlaces(test)
const { gateway, db, browser } = test
const buyer = browser()
await signIn(test, buyer)
const activity = await givenActivity(test, 400)

/** A paid booking for two, and a change of it to one that was quoted. */
async function given(): Promise<{ id: number; change: { ChangeId: number; Difference: number } }> {
  const tempId = await givenHeld(buyer, activity)
  await test.deliver(gateway.settle(await givenPaying(test, buyer, tempId)))
  const { rows } = await sql<{ id: number }>`
    select id from reservations where source_id = ${tempId}`.execute(db)
  const id = rows[0]?.id ?? 0
  const wanted = { ReservationId: id, Module: 'Activity', FromDate: DAY, AdultsCount: 1 }
  const { ChangeId, Difference } = await buyer.data(api.quoteChange, wanted)
  return { id, change: { ChangeId, Difference } }
}

const refundsOf = async (id: number) =>
  (
    await sql<{ amount: number }>`
      select f.amount from refunds f join payment_attempts a on a.id = f.attempt_id
        join reservations r on r.source_id = a.order_id where r.id = ${id} order by f.id`.execute(
      db,
    )
  ).rows.map((row) => row.amount)

/** Changed, and then not cancelled for the refund that was shown before; or cancelled, and not changed. */
async function once(): Promise<boolean> {
  const { id, change } = await given()
  const [changed, cancelled] = await Promise.all([
    buyer.call(api.confirmChange, { ReservationId: id, Module: 'Activity', ...change }),
    buyer.call(api.cancelBooking, { id, Refund: 1000 }),
  ])
  const back = (await refundsOf(id)).join()
  const isChanged = changed.status === 200 && cancelled.status === 409 && back === '50000'
  const isCancelled = changed.status === 409 && cancelled.status === 200 && back === '100000'
  return isChanged || isCancelled
}

const soldPlaces = async () =>
  (
    await sql<{ sold: number; booked: number }>`
      select s.sold, (select sum(seats) from reservations where status = 'Confirmed') as booked
      from stock s where s.item_id = ${activity}`.execute(db)
  ).rows[0]

describe('M3: changed and cancelled at the same moment', () => {
  it(`is one or the other, ${RUNS} times`, { timeout: 240_000 }, async () => {
    for (let run = 0; run < RUNS; run += 1) expect(await once(), `run ${run}`).toBe(true)
    await test.work()
    expect([await wrongInTill(db), await wrongInLedger(db, gateway)]).toEqual([[], []])
    const places = await soldPlaces()
    expect(places?.sold).toBe(places?.booked)
  })

  it('control: without the lock of the booking it is both', async () => {
    await withoutBookingLock(db, async () => expect(await isEverLost(once)).toBe(true))
  })
})
