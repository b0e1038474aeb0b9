import { api } from '@rihla/contract'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { testApp } from '../../../testing/app.ts'
import { givenActivity, givenHeld, givenPaying, givenPlaces } from '../../../testing/booking.ts'
import { emptySales } from '../../../testing/empty-tables.ts'
import { signIn } from '../../../testing/people.ts'
import { withFunction } from '../../../testing/replace-function.ts'
import { wrongInLedger, wrongInTill } from '../../../testing/till.ts'
import { RUNS } from '../../inventory/testing/race.ts'
import { givenStaff, why } from '../testing/desk.ts'

const test = await testApp({ connections: 20 })
await givenPlaces(test)
const { db, gateway, mailer } = test
const managers = [await givenStaff(test, 'manager'), await givenStaff(test, 'manager')]
const buyer = test.browser()
await signIn(test, buyer)

const codeOf = (body: object): unknown => ('code' in body ? body.code : null)

/** Half of what was agreed came; answers the number of its attempt. */
async function givenHalf(): Promise<number> {
  await emptySales(db)
  gateway.refunds.length = 0
  const order = await givenPaying(test, buyer, await givenHeld(buyer, await givenActivity(test)))
  await test.deliver(gateway.settle(order, { amount: 50_000 }))
  const { rows } = await sql<{ id: number }>`select id from payment_attempts`.execute(db)
  await test.work()
  mailer.sent.length = 0
  return rows[0]?.id ?? 0
}

/** Two managers press twice each at the same moment, each time under a key of its own: what came of it. */
async function giveBack() {
  const id = await givenHalf()
  const pressed = await Promise.all(
    [...managers, ...managers].map((by) => by.call(api.returnPayment, { id, ...why() })),
  )
  await test.work()
  const said = pressed.map(
    ({ status, body }) => body.Data?.State ?? [status, codeOf(body)].join(' '),
  )
  return {
    said: said.toSorted(),
    refunds: (await sql<object>`select amount, state from refunds`.execute(db)).rows,
    sent: gateway.refunds.map(({ amount }) => amount),
    mails: mailer.sent.length,
    wrong: [...(await wrongInTill(db)), ...(await wrongInLedger(db, gateway))],
  }
}

const nothing = '409 nothing_to_return'
const once = {
  said: [nothing, nothing, nothing, 'done'],
  refunds: [{ amount: 50_000, state: 'done' }],
  sent: [50_000],
  mails: 1,
  wrong: [],
}

/** What is paid for, its refunds and its attempt are read and not locked, the last of them a moment before the end. */
const withoutLocks = (work: () => Promise<void>): Promise<void> =>
  withFunction(
    db,
    'lock_order',
    () => 'begin end ',
    () =>
      withFunction(
        db,
        'lock_refunds_of',
        () => 'begin end ',
        () =>
          withFunction(
            db,
            'lock_attempt',
            () =>
              'select a.* from (select * from payment_attempts where id = its_id) a, pg_sleep(0.05)',
            work,
          ),
      ),
  )

describe('P19: several give the same money back at the same moment', () => {
  it(`it goes back once, ${RUNS} times`, { timeout: 120_000 }, async () => {
    for (let run = 0; run < RUNS; run += 1) expect(await giveBack(), `run ${run}`).toEqual(once)
  })

  it('control: without the locks several hear that they gave it back', async () => {
    await withoutLocks(async () => {
      let told = 0
      for (let run = 0; run < RUNS && told < 2; run += 1)
        told = (await giveBack()).said.filter((word) => word === 'done').length
      expect(told).toBeGreaterThan(1)
    })
  })
})
