import { api } from '@rihla/contract'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { testApp, type Browser } from '../../../testing/app.ts'
import {
  givenActivity,
  givenHeld,
  givenPaying,
  givenPlaces,
  requestFor,
} from '../../../testing/booking.ts'
import { signIn } from '../../../testing/people.ts'
import { withFunction } from '../../../testing/replace-function.ts'
import { wrongInTill } from '../../../testing/till.ts'
import { RUNS } from '../../inventory/testing/race.ts'
import { emptyTables, tables } from '../../../testing/empty-tables.ts'

const test = await testApp({ connections: 30 })
await givenPlaces(test)
const { db, gateway, browser } = test
let activities: number[] = []
let buyer: Browser = browser()

async function begin(): Promise<void> {
  await emptyTables(
    db,
    [
      ...tables.bookings,
      ...tables.inventory,
      'payment_ledger',
      'refunds',
      'payment_attempts',
      'promocodes',
    ],
    { restart: true },
  )
  await sql`insert into promocodes (code, percent, max_uses_each, min_amount)
    values ('EACH', 10, 1, null), ('FROM', 10, null, 150000)`.execute(db)
  activities = []
  for (let n = 0; n < 4; n += 1) activities.push(await givenActivity(test))
  buyer = browser()
  await signIn(test, buyer)
}
beforeEach(begin)

const apply = async (Promocode: string, activity = activities[0] ?? 0, by = buyer, change = {}) =>
  (await by.data(api.setTempReservation, requestFor(activity, { Promocode, ...change }))).Promocode

describe('a promocode that each traveller may use once', () => {
  it('is theirs for one booking, and another traveller’s too', async () => {
    expect(await apply('EACH')).toMatchObject({ IsSuccess: true })
    expect(await apply('EACH', activities[1])).toEqual({
      IsSuccess: false,
      Message: 'You have used this promocode as often as you can',
    })
    const other = browser()
    await signIn(test, other)
    expect(await apply('EACH', activities[1], other)).toMatchObject({ IsSuccess: true })
  })

  it('is free again once the booking that had it is without', async () => {
    await apply('EACH')
    await buyer.data(api.setTempReservation, requestFor(activities[0] ?? 0))
    expect(await apply('EACH', activities[1])).toMatchObject({ IsSuccess: true })
  })

  it('is used up by a visitor’s booking once it is theirs', async () => {
    const tempId = await givenHeld(buyer, activities[0] ?? 0, { Promocode: 'EACH' })
    await test.deliver(gateway.settle(await givenPaying(test, buyer, tempId)))
    const visitor = browser()
    const held = await givenHeld(visitor, activities[1] ?? 0, { Promocode: 'EACH' })
    visitor.token = buyer.token
    const { body } = await visitor.call(api.confirmPayment, {
      ReservationId: held,
      ModuleType: 'Activity',
      PaymentMethod: 'Bank_Card',
    })
    expect(body).toMatchObject({ code: 'price_changed' })
  })

  /** Four bookings of one traveller at the same moment, all with the code. */
  async function once(): Promise<boolean> {
    await begin()
    const verdicts = await Promise.all(activities.map((activity) => apply('EACH', activity)))
    return verdicts.filter((it) => it?.IsSuccess).length === 1
  }

  it(
    `R5: is used once by bookings of the same moment, ${RUNS} times`,
    { timeout: 240_000 },
    async () => {
      for (let run = 0; run < RUNS; run += 1) expect(await once()).toBe(true)
    },
  )

  it('R5 control: without its lock it is used more often', { timeout: 60_000 }, async () => {
    await withFunction(
      db,
      'lock_promocode',
      () => 'select p.* from (select * from promocodes where upper(code) = upper(wanted)) p',
      async () => {
        const won: boolean[] = []
        for (let run = 0; run < 20; run += 1) won.push(await once())
        expect(won).toContain(false)
      },
    )
  })

  it('paid late for a second booking, the money goes back', async () => {
    const late = await givenHeld(buyer, activities[0] ?? 0, { Promocode: 'EACH' })
    const page = await givenPaying(test, buyer, late)
    // Its hold ended, and with it the claim; another booking of theirs was made with the code since.
    await sql`update holds set state = 'expired', expires_at = now() - interval '2 years'`.execute(
      db,
    )
    await sql`update stock set held = 0`.execute(db)
    await sql`update payment_attempts set state = 'expired', expires_at = now() - interval '2 years'`.execute(
      db,
    )
    const other = await givenHeld(buyer, activities[1] ?? 0, { Promocode: 'EACH' })
    await test.deliver(gateway.settle(await givenPaying(test, buyer, other)))
    await test.deliver(gateway.settle(page))
    const { rows } = await sql<{ reason: string }>`select reason from refunds`.execute(db)
    expect(rows).toEqual([{ reason: 'promocode_used_up' }])
    expect(await wrongInTill(db)).toEqual([])
  })
})

describe('a promocode with a least price', () => {
  it('counts from there on, of the price before it', async () => {
    expect(await apply('FROM')).toEqual({
      IsSuccess: false,
      Message: 'This promocode counts from EGP\u00a01,500 on',
    })
    const three = { SeatsNumber: 3, AdultsCount: 3 }
    expect(await apply('FROM', activities[1], buyer, three)).toMatchObject({ IsSuccess: true })
  })
})
