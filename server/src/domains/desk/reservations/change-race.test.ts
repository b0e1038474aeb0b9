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

/** Two managers ask for so many guests at the same moment, one of them sending it twice; answers what each heard. */
async function pressed(id: number, Adults: number): Promise<string> {
  const wanted = { id, From: DAY, Adults }
  const { Quote } = await managers[0].data(api.quoteChangeAtDesk, wanted)
  const asked = { ...wanted, Quote, Language: 'en' as const }
  const [twice, another] = [
    { ...asked, ...why() },
    { ...asked, ...why() },
  ]
  const answers = await Promise.all([
    managers[0].call(api.changeAtDesk, twice),
    managers[0].call(api.changeAtDesk, twice),
    managers[1].call(api.changeAtDesk, another),
  ])
  return answers.map(({ status }) => status).join()
}

/** One guest fewer: changed once, with one refund; who came later hears that it is so already. */
async function isFewerOnce(): Promise<boolean> {
  const { id, tempId } = await givenBooked()
  const said = await pressed(id, 1)
  const { rows } = await sql<{
    back: number | null
    changes: number
    seats: number
    isLast: boolean
  }>`
    select (select sum(f.amount)::bigint from refunds f join payment_attempts a on a.id = f.attempt_id
        where a.order_id = ${tempId}) as back,
      (select count(*) from booking_changes where booking_id = ${tempId}) as changes, seats,
      (select last_value from booking_changes_id_seq) = (select max(id) from booking_changes) as "isLast"
    from reservations where id = ${id}`.execute(db)
  const [it] = rows
  // Who came later was refused before anything was written, and rolled back, for them.
  const isOnce = it?.back === 50_000 && it.changes === 1 && it.seats === 1 && it.isLast
  return isOnce && (said === '200,200,409' || said === '409,409,200')
}

/** One guest more: a link for each deed, of which the newer pays, and one place held. */
async function isMoreOnce(): Promise<boolean> {
  const { id, tempId } = await givenBooked()
  const said = await pressed(id, 3)
  const { rows } = await sql<{ states: string; held: number; seats: number }>`
    select (select string_agg(state, ',' order by state) from booking_changes where booking_id = ${tempId}) as states,
      (select sum(l.quantity)::int from booking_changes c join holds h on h.id = c.hold_id join hold_lines l on l.hold_id = h.id
        where c.booking_id = ${tempId} and h.state = 'paying') as held, seats
    from reservations where id = ${id}`.execute(db)
  const [it] = rows
  return said === '200,200,200' && it?.states === 'ended,paying' && it.held === 1 && it.seats === 2
}

describe('M7: staff change a booking twice at the same moment', () => {
  it(`cheaper: it gives back once, ${RUNS} times`, { timeout: 240_000 }, async () => {
    for (let run = 0; run < RUNS; run += 1) expect(await isFewerOnce(), `run ${run}`).toBe(true)
    await test.work()
    expect([await wrongInTill(db), await wrongInLedger(db, gateway)]).toEqual([[], []])
  })

  it('cheaper, control: without the lock of the booking it doesn’t', async () => {
    await withoutBookingLock(db, async () => expect(await isEverLost(isFewerOnce)).toBe(true))
  })

  it(`dearer: one can be paid, ${RUNS} times`, { timeout: 240_000 }, async () => {
    for (let run = 0; run < RUNS; run += 1) expect(await isMoreOnce(), `run ${run}`).toBe(true)
  })

  it('dearer, control: without the lock of the booking it isn’t so', async () => {
    await withoutBookingLock(db, async () => expect(await isEverLost(isMoreOnce)).toBe(true))
  })
})
