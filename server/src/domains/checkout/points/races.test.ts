import { api } from '@rihla/contract'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { testApp } from '../../../testing/app.ts'
import { givenActivity, givenHeld, givenPlaces } from '../../../testing/booking.ts'
import { signIn, signInAs } from '../../../testing/people.ts'
import { givenPoints, pointsOf } from '../../../testing/points.ts'
import { withFunction } from '../../../testing/replace-function.ts'
import { wrongInTill } from '../../../testing/till.ts'
import { RUNS } from '../../inventory/testing/race.ts'

const test = await testApp({ connections: 30 })
await givenPlaces(test)
const { db, browser } = test
const buyer = browser()
const tab = browser()
const userId = await signIn(test, buyer)
await signInAs(test, tab, userId)
const tempIds = [
  await givenHeld(buyer, await givenActivity(test)),
  await givenHeld(tab, await givenActivity(test)),
] as const
await givenPoints(db, userId, 300_00)

const use = (by: typeof buyer, ReservationId: number, Points: number) =>
  by.call(api.useCreditPoints, { ReservationId, ModuleType: 'Activity', Points })

/** Two tabs spend the same points on two bookings at the same moment: in how many they are held. */
async function spendTwice(): Promise<number> {
  for (const tempId of tempIds) await use(buyer, tempId, 0)
  const answers = await Promise.all([use(buyer, tempIds[0], 300), use(tab, tempIds[1], 300)])
  for (const { status } of answers) expect(status).not.toBe(500)
  return answers.filter(({ body }) => body.Error === null).length
}

it(`P16: points are held once by two tabs, ${RUNS} times`, { timeout: 120_000 }, async () => {
  for (let run = 0; run < RUNS; run += 1) {
    expect(await spendTwice()).toBe(1)
    expect(await pointsOf(db, userId)).toEqual({ available: 0, held: 300_00, spent: 0 })
  }
  expect(await wrongInTill(db)).toEqual([])
})

it(
  'P16 control: without lock and constraint they are held twice',
  { timeout: 60_000 },
  async () => {
    await sql`alter table point_balances drop constraint point_balances_never_below_zero`.execute(
      db,
    )
    await withFunction(
      db,
      'lock_points',
      (body) => body.replace('for update', ''),
      async () => {
        let twice = 0
        for (let run = 0; run < RUNS && twice === 0; run += 1)
          twice += (await spendTwice()) === 2 ? 1 : 0
        expect(twice).toBe(1)
      },
    )
  },
)

it('P16: behind the lock stands a constraint', { timeout: 60_000 }, async () => {
  for (const tempId of tempIds) await use(buyer, tempId, 0)
  const overdraw = sql`
    select move_points(${userId}, 'available', 'held', 300_01, 'too much', null, null, now())`
  await sql`alter table point_balances add constraint point_balances_never_below_zero
    check (available >= 0 and held >= 0 and spent >= 0)`.execute(db)
  await expect(overdraw.execute(db)).rejects.toThrow('point_balances_never_below_zero')
})
