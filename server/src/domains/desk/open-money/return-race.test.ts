import { api } from '@rihla/contract'
import { sql } from 'kysely'
import { afterEach, describe, expect, it } from 'vitest'
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
const managers = [await givenStaff(test, 'manager'), await givenStaff(test, 'manager')] as const
const buyer = test.browser()
await signIn(test, buyer)

const codeOf = (body: object): unknown => ('code' in body ? body.code : null)

let page = ''

/** Half of what was agreed came; answers the number of its attempt. */
async function givenHalf(): Promise<number> {
  await emptySales(db, ['desk_approvals'])
  gateway.refunds.length = 0
  const order = await givenPaying(test, buyer, await givenHeld(buyer, await givenActivity(test)))
  page = order
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

describe('another charge comes before what was asked for goes back', () => {
  const [asks, agrees] = managers
  const limit = (piastres: number) =>
    sql`update desk_settings set refund_limit = ${piastres}`.execute(db)
  const waiting = async () => (await agrees.data(api.getApprovals, {})).Items
  const press = (id: number) => asks.call(api.returnPayment, { id, ...why() })
  const agree = async () => {
    const [asked] = await waiting()
    return agrees.call(api.decideApproval, { id: asked?.Id ?? 0, Agree: true, ...why() })
  }
  const refunds = async () =>
    (
      await sql<{ amount: number }>`select amount from refunds order by amount`.execute(db)
    ).rows.map(({ amount }) => amount)
  const changed = {
    code: 'return_changed',
    Error: expect.stringContaining('EGP\u00a0900') as string,
  }
  afterEach(async () => {
    gateway.beforeInquiry = async () => undefined
    await limit(1_000_000)
  })

  it('a second person agrees to the old amount, and none goes back until it is asked for anew', async () => {
    const id = await givenHalf()
    await limit(10_000)
    expect((await press(id)).body.Data).toEqual({ State: 'waiting' })
    // The gateway itself says so, while it is asked once more.
    gateway.settle(page, { amount: 40_000 })
    expect(await agree()).toMatchObject({ status: 409, body: changed })
    expect([await refunds(), await waiting()]).toEqual([[], []])
    const { Outcomes } = await asks.data(api.getApprovals, {})
    expect(Outcomes).toMatchObject([{ State: 'fallen', Because: 'amount', Amount: 500 }])
    expect((await press(id)).body.Data).toEqual({ State: 'waiting' })
    expect(await waiting()).toMatchObject([{ Amount: 900 }])
    expect((await agree()).body.Data).toEqual({ State: 'agreed' })
    await test.work()
    expect(await refunds()).toEqual([40_000, 50_000])
    expect([await wrongInTill(db), await wrongInLedger(db, gateway)]).toEqual([[], []])
  })

  it('nor does more go back than one person may give, since it came after they were asked', async () => {
    const id = await givenHalf()
    await limit(60_000)
    gateway.beforeInquiry = async () => {
      gateway.beforeInquiry = async () => undefined
      gateway.settle(page, { amount: 40_000 })
    }
    expect(await press(id)).toMatchObject({ status: 409, body: changed })
    expect(await refunds()).toEqual([])
    expect((await press(id)).body.Data).toEqual({ State: 'waiting' })
  })
})
