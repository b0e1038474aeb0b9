import { api } from '@rihla/contract'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { testApp } from '../../../testing/app.ts'
import {
  DAY,
  givenActivity,
  givenHeld,
  givenPaying,
  givenPlaces,
} from '../../../testing/booking.ts'
import { emptySales } from '../../../testing/empty-tables.ts'
import { signIn } from '../../../testing/people.ts'
import { wrongInLedger, wrongInTill } from '../../../testing/till.ts'
import { addStock } from '../../catalogue/test-offers.ts'
import { endUnpaidBookings } from '../../checkout/index.ts'
import { expireHolds } from '../../inventory/index.ts'
import { backAtWork, givenStaff, why } from '../testing/desk.ts'

const test = await testApp()
await givenPlaces(test)
const { app, clock, db, gateway, mailer } = test
const agent = await givenStaff(test, 'agent')
const editor = await givenStaff(test, 'editor')
const AFTER = '2026-12-18'
let activity = 0
let id = 0

/** Money for two places on `DAY` at 500 EGP each, whose hold has died, and which others have. */
async function givenLateMoney(): Promise<void> {
  const buyer = test.browser()
  await signIn(test, buyer)
  const tempId = await givenHeld(buyer, activity)
  const page = await givenPaying(test, buyer, tempId)
  clock.advance(3600)
  await backAtWork(test)
  await expireHolds(db, clock.now())
  await endUnpaidBookings(app.checkout)
  await sql`update stock set capacity = 0 where item_id = ${activity} and day = ${DAY}`.execute(db)
  await test.deliver(gateway.settle(page))
  await test.work()
  mailer.sent.length = 0
  const { rows } = await sql<{ id: number }>`select max(id) as id from reservations`.execute(db)
  id = rows[0]?.id ?? 0
}

beforeEach(async () => {
  await emptySales(db, ['late_rescues'])
  activity = await givenActivity(test)
  await addStock(db, activity, AFTER, { capacity: 5 })
  await givenLateMoney()
})

const look = () => agent.call(api.getLateChoiceAtDesk, { id })
const choose = (more: { FromDate?: string; Price?: number } = {}, deed = why('They called')) =>
  agent.call(api.chooseAtDesk, { id, ...deed, ...more })
const stands = async () =>
  (
    await sql<object>`select status, from_date::text as day, paid from reservations where id = ${id}`.execute(
      db,
    )
  ).rows[0]
const refunds = async () =>
  (await sql<{ amount: number }>`select amount from refunds`.execute(db)).rows.map(
    (it) => it.amount,
  )
const books = async () => [await wrongInTill(db), await wrongInLedger(db, gateway)]

describe('late money of a traveller on the phone', () => {
  it('buys the day that they say, once, and the mail goes to them', async () => {
    expect((await look()).body).toMatchObject({
      Data: { Amount: 1000, Alternatives: [{ FromDate: AFTER, Price: 1000, Back: 0 }] },
    })
    const deed = why('They called')
    for (let n = 0; n < 2; n += 1)
      expect(await choose({ FromDate: AFTER, Price: 1000 }, deed)).toMatchObject({
        status: 200,
        body: { Data: { State: 'done' } },
      })
    await test.work()
    expect(await stands()).toEqual({ status: 'Confirmed', day: AFTER, paid: 1000_00 })
    expect([await refunds(), mailer.sent.length]).toEqual([[], 1])
    expect(await books()).toEqual([[], []])
    const { Items } = await agent
      .data(api.getDeskReservation, { id })
      .then(({ Timeline }) => ({ Items: Timeline }))
    expect(JSON.stringify(Items)).toContain('chooseAtDesk')
  })

  it('goes back whole where they want that', async () => {
    expect(await choose()).toMatchObject({ status: 200 })
    await test.work()
    expect(await refunds()).toEqual([1000_00])
    expect(await books()).toEqual([[], []])
    expect(await look()).toMatchObject({ status: 409, body: { code: 'choice_over' } })
    expect(await choose({ FromDate: AFTER })).toMatchObject({ body: { code: 'choice_over' } })
  })

  it('of a guest is theirs, too', async () => {
    await sql`update temp_reservations set user_id = null, application_id = gen_random_uuid()`.execute(
      db,
    )
    await sql`update reservations set user_id = null, client_email = 'guest@example.com' where id = ${id}`.execute(
      db,
    )
    expect(await choose({ FromDate: AFTER })).toMatchObject({ status: 200 })
    expect(await stands()).toMatchObject({ status: 'Confirmed', day: AFTER })
  })

  it('buys nothing at another price than was read out, and no day that is full', async () => {
    await sql`update activities set price = 40000 where id = ${activity}`.execute(db)
    const other = await choose({ FromDate: AFTER, Price: 1000 })
    expect(other).toMatchObject({ status: 409, body: { code: 'price_changed' } })
    expect(await choose({ FromDate: '2026-12-19' })).toMatchObject({ body: { code: 'sold_out' } })
    expect(await stands()).toMatchObject({ status: 'Under Review' })
  })

  it('is no editor’s to choose for, and there is none of other bookings', async () => {
    const asked = await editor.call(api.chooseAtDesk, { id, ...why() })
    expect(asked).toMatchObject({ status: 403, body: { code: 'not_for_your_role' } })
    await sql`delete from late_rescues`.execute(db)
    for (const { status } of [await look(), await choose()]) expect(status).toBe(404)
  })
})
