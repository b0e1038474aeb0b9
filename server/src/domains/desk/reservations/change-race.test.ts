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
import { withoutBookingLock } from '../../checkout/testing/without-booking-lock.ts'
import { isEverLost, RUNS } from '../../inventory/testing/race.ts'
import { givenStaff, why } from '../testing/desk.ts'

const test = await testApp({ connections: 20 })
await givenPlaces(test)
const { db, gateway } = test
const managers = [await givenStaff(test, 'manager'), await givenStaff(test, 'manager')] as const
const buyer = test.browser()
await signIn(test, buyer)
const activity = await givenActivity(test, 400)

/** A paid booking for two: the numbers of its reservation and of its order. */
async function givenBooked() {
  const tempId = await givenHeld(buyer, activity)
  await test.deliver(gateway.settle(await givenPaying(test, buyer, tempId)))
  const { rows } = await sql<{ id: number }>`
    select id from reservations where source_id = ${tempId}`.execute(db)
  return { id: rows[0]?.id ?? 0, tempId }
}

/** Two managers make it one guest fewer at the same moment, one of them sending it twice: it is done once. */
async function once(): Promise<boolean> {
  const { id, tempId } = await givenBooked()
  const wanted = { id, From: DAY, Adults: 1 }
  const { Quote } = await managers[0].data(api.quoteChangeAtDesk, wanted)
  const asked = { ...wanted, Quote, Language: 'en' as const }
  const [twice, another] = [
    { ...asked, ...why() },
    { ...asked, ...why() },
  ]
  const [first, again, theirs] = await Promise.all([
    managers[0].call(api.changeAtDesk, twice),
    managers[0].call(api.changeAtDesk, twice),
    managers[1].call(api.changeAtDesk, another),
  ])
  const { rows } = await sql<{ back: number | null; changes: number; seats: number }>`
    select (select sum(f.amount)::bigint from refunds f join payment_attempts a on a.id = f.attempt_id
        where a.order_id = ${tempId}) as back,
      (select count(*) from booking_changes where booking_id = ${tempId}) as changes, seats
    from reservations where id = ${id}`.execute(db)
  const said = [first, again, theirs].map(({ status }) => status).join()
  const [it] = rows
  const isOnce = it?.back === 50_000 && it.changes === 1 && it.seats === 1
  return isOnce && (said === '200,200,409' || said === '409,409,200')
}

describe('M7: staff change a booking twice at the same moment', () => {
  it(`it is changed once, and gives back once, ${RUNS} times`, { timeout: 240_000 }, async () => {
    for (let run = 0; run < RUNS; run += 1) expect(await once(), `run ${run}`).toBe(true)
    await test.work()
    expect([await wrongInTill(db), await wrongInLedger(db, gateway)]).toEqual([[], []])
  })

  it('control: without the lock of the booking it isn’t', async () => {
    await withoutBookingLock(db, async () => expect(await isEverLost(once)).toBe(true))
  })
})
