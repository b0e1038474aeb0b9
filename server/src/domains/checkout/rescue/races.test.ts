import { api } from '@rihla/contract'
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
import { withFunction } from '../../../testing/replace-function.ts'
import { addStock } from '../../catalogue/test-offers.ts'
import { expireHolds } from '../../inventory/index.ts'
import { RUNS } from '../../inventory/testing/race.ts'
import { endUnpaidBookings } from '../index.ts'
import { returnUnchosen } from './return-late-money.ts'

const test = await testApp({ connections: 30 })
await givenPlaces(test)
const { db, gateway, clock, app } = test
const AFTER = '2026-12-18'
const START = clock.now()
const buyer = test.browser()
await signIn(test, buyer)

const sellable = app.checkout.sellables.Activity
if (!sellable) throw new Error('Nobody sells activities')
/** Runs when the chosen day is being sold: its choice is written down, and not committed. */
let whenSold: () => void = () => undefined
Object.assign(app.checkout.sellables, {
  Activity: {
    ...sellable,
    confirm: (...given: Parameters<typeof sellable.confirm>) => {
      whenSold()
      return sellable.confirm(...given)
    },
  },
})
/** What the deadline brings, a second later than the traveller's clock says. */
const afterDeadline = (): Promise<number> =>
  returnUnchosen({
    ...app.checkout,
    clock: { now: () => new Date(clock.now().getTime() + 1000) },
  })

/** Late money whose traveller may choose for a moment more; its reservation. */
async function givenLate(): Promise<{ tempId: number; ReservationId: number }> {
  clock.advance((START.getTime() - clock.now().getTime()) / 1000)
  const activity = await givenActivity(test, 2)
  await addStock(db, activity, AFTER, { capacity: 2 })
  const tempId = await givenHeld(buyer, activity)
  const page = await givenPaying(test, buyer, tempId)
  clock.advance(3600)
  await expireHolds(db, clock.now())
  await endUnpaidBookings(app.checkout)
  await sql`update stock set capacity = 0 where item_id = ${activity} and day = ${DAY}`.execute(db)
  await test.deliver(gateway.settle(page))
  const { rows } = await sql<{ id: number }>`
    update late_rescues set deadline = ${new Date(clock.now().getTime() + 1)} where booking_id = ${tempId}
    returning reservation_id as id`.execute(db)
  return { tempId, ReservationId: rows[0]?.id ?? 0 }
}

/** The choice and the deadline meet, the one or the other a moment ahead; what came of it. */
async function meet(choiceFirst: boolean): Promise<string> {
  const { tempId, ReservationId } = await givenLate()
  const choose = () => buyer.call(api.chooseForLateMoney, { ReservationId, FromDate: AFTER })
  let faults = 0
  if (choiceFirst) {
    const over = Promise.withResolvers<unknown>()
    whenSold = () => over.resolve(afterDeadline())
    faults = (await choose()).status === 500 ? 1 : 0
    await over.promise
  } else {
    const [{ status }] = await Promise.all([choose(), afterDeadline()])
    faults = status === 500 ? 1 : 0
  }
  whenSold = () => undefined
  const { rows: ends } = await sql<{ booked: boolean; back: boolean }>`
    select r.status = 'Confirmed' as booked,
      exists (select from refunds f where f.attempt_id = x.attempt_id and f.reason = 'places_gone') as back
    from late_rescues x join reservations r on r.id = x.reservation_id where x.booking_id = ${tempId}`.execute(
    db,
  )
  return [ends[0]?.booked && 'booked', ends[0]?.back && 'back', faults > 0 && 'fault']
    .filter(Boolean)
    .join(' ')
}

it(`P17: booked or given back, ${RUNS} times`, { timeout: 240_000 }, async () => {
  const ends = new Set<string>()
  for (let run = 0; run < RUNS; run += 1) ends.add(await meet(run % 2 === 0))
  expect([...ends].toSorted()).toEqual(['back', 'booked'])
})

it('P17 control: without its lock and its state it is both', { timeout: 120_000 }, async () => {
  await withFunction(
    db,
    'lock_temp_reservation',
    (body) => body.replace('for update', ''),
    () =>
      withFunction(
        db,
        'settle_rescue',
        (body) => body.replace(" and state = 'open'", ''),
        async () => expect(await meet(true)).toBe('booked back'),
      ),
  )
})
