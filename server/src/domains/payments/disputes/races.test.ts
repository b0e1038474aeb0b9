import { api } from '@rihla/contract'
import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { auditBooks } from '../../../audit-books.ts'
import type { GatewayTransaction } from '../../../ports/payment-gateway.ts'
import { testApp, type Browser } from '../../../testing/app.ts'
import { givenActivity, givenHeld, givenPaying, givenPlaces } from '../../../testing/booking.ts'
import { emptyTables, tables } from '../../../testing/empty-tables.ts'
import { signIn } from '../../../testing/people.ts'
import { withFunction } from '../../../testing/replace-function.ts'
import { wrongInLedger, wrongInTill } from '../../../testing/till.ts'
import { RUNS } from '../../inventory/testing/race.ts'
import { applyTransaction } from '../apply-transaction.ts'
import { noticeRefunds } from '../outside/notice-refunds.ts'
import { sendRefund } from '../refunds/refund.ts'
import { attemptsOf } from '../store.ts'

// What may come at the same moment as a bank's wish for the money of a payment, or a refund in the gateway's panel: 50
// travellers, each with a booking of their own for 1,000 EGP. All of it is back in the end, once, and nobody was
// chosen to end a deadlock: what is called here throws its faults.

const test = await testApp({ connections: 30 })
await givenPlaces(test)
const { app, db, gateway } = test
const AT_ONCE = 5
const PRICE = 100_000
const travellers: Browser[] = []
let activity = 0

beforeAll(async () => {
  for (let n = 0; n < RUNS; n += 1) {
    const by = test.browser()
    await signIn(test, by)
    travellers.push(by)
  }
})
beforeEach(async () => {
  gateway.refunds.length = 0
  await sql`delete from jobs.job`.execute(db)
  await emptyTables(db, [
    ...tables.payments,
    ...tables.bookings,
    ...tables.inventory,
    ...tables.messages,
    'staff_alerts',
  ])
  activity = await givenActivity(test, 2 * RUNS)
})

type Given = {
  readonly tempId: number
  readonly payment: GatewayTransaction
  cancel(): Promise<void>
}

const tell = (news: GatewayTransaction) => applyTransaction(app.payments, 'test', news)

/** Two places whose page is open, and the payment that the gateway has taken there, of which we don't know yet. */
async function givenOpen(by: Browser): Promise<Given> {
  const tempId = await givenHeld(by, activity)
  const payment = gateway.settle(await givenPaying(test, by, tempId))
  const cancel = async (): Promise<void> => {
    const { Data } = await by.data(api.getUserReservation, { PageNumber: 1, PageSize: 1 })
    const asked = { id: Data[0]?.Id ?? 0 }
    const { body } = await by.call(api.cancelBooking, asked)
    // On a busy machine a lock may take long; a deadlock would show in what it waits for, half of the time.
    if (body.Error !== null) await by.data(api.cancelBooking, asked)
  }
  return { tempId, payment, cancel }
}

const attemptOf = async ({ tempId }: Given) => {
  const [attempt] = await attemptsOf(db, 'checkout', tempId)
  if (!attempt) throw new Error('no attempt')
  return attempt
}
const send = async (it: Given): Promise<void> => {
  const { id } = await attemptOf(it)
  const { rows } = await sql<{ id: number }>`
    select id from refunds where attempt_id = ${id} and state <> 'done'`.execute(db)
  for (const refund of rows) await sendRefund(app.payments, refund.id)
}
/** Somebody asks the gateway how much of the payment is refunded. */
const look = async (it: Given): Promise<void> => noticeRefunds(app.payments, await attemptOf(it))

/** Two that do the same: one of them may hear that it is being done. */
async function orUnderWay(...both: Promise<void>[]): Promise<void> {
  for (const one of await Promise.allSettled(both))
    if (one.status === 'rejected' && !String(one.reason).includes('is being sent')) throw one.reason
}

/** All at the same moment; what failed is thrown once nothing of it is under way any more. */
async function together(...all: Promise<unknown>[]): Promise<void> {
  for (const one of await Promise.allSettled(all)) if (one.status === 'rejected') throw one.reason
}

type Race = {
  readonly paid: boolean
  /** What comes at the same moment; the dispute that it left open, if it did. */
  run(it: Given): Promise<GatewayTransaction | void>
}

const races: Record<string, Race> = {
  'a dispute and the payment itself, each told twice': {
    paid: false,
    async run({ payment }) {
      const dispute = gateway.dispute(payment, 'open')
      await together(tell(payment), tell(dispute), tell(payment), tell(dispute))
      return dispute
    },
  },
  'a dispute and a cancelling': {
    paid: true,
    async run({ payment, cancel }) {
      const dispute = gateway.dispute(payment, 'open')
      await together(tell(dispute), cancel())
      return dispute
    },
  },
  'a dispute and a refund that is being sent': {
    paid: true,
    async run(it) {
      await it.cancel()
      const dispute = gateway.dispute(it.payment, 'open')
      await together(send(it), tell(dispute), tell(dispute))
      return dispute
    },
  },
  'the end of a dispute, told ten times, and a cancelling': {
    paid: true,
    async run({ payment, cancel }) {
      const open = gateway.dispute(payment, 'open', 30_000)
      await tell(open)
      const lost = gateway.dispute(payment, 'lost')
      const told = Array.from({ length: 10 }, () => tell(lost))
      await together(...told, tell(open), cancel())
    },
  },
  'a refund in the panel that two see, and a cancelling': {
    paid: true,
    async run(it) {
      gateway.refundInPanel(it.payment.transactionId, 40_000)
      await together(look(it), it.cancel(), look(it))
    },
  },
  'a refund that two send, and a look at the gateway': {
    paid: true,
    async run(it) {
      await it.cancel()
      await orUnderWay(send(it), look(it), send(it))
    },
  },
}

/** The bank takes what is still there, and nothing of what we have given back. */
async function decide({ dispute, transactionId, gatewayOrderId }: GatewayTransaction) {
  if (!dispute) throw new Error(`${transactionId} is no dispute`)
  const payment = { transactionId: dispute.transactionId, gatewayOrderId }
  const isBack = gateway.refunds.some((it) => it.transactionId === payment.transactionId)
  await tell(gateway.dispute(payment, isBack ? 'won' : 'lost'))
}

/** What is back with so many travellers in the end, what was wrong, and the faults on the way. */
async function runAll({ paid, run }: Race, many: number): Promise<object> {
  const faults: string[] = []
  const open: GatewayTransaction[] = []
  const once = async (by: Browser): Promise<void> => {
    const it = await givenOpen(by)
    if (paid) await tell(it.payment)
    const dispute = await run(it)
    if (dispute) open.push(dispute)
  }
  for (let at = 0; at < many; at += AT_ONCE)
    for (const it of await Promise.allSettled(travellers.slice(at, at + AT_ONCE).map(once)))
      if (it.status === 'rejected') faults.push(String(it.reason))
  await test.work()
  for (const dispute of open) await decide(dispute)
  await test.work()
  const { rows } = await sql<{ back: number }>`
    select coalesce(-sum(amount) filter (where kind = 'refund'), 0)::bigint as back from payment_ledger`.execute(
    db,
  )
  const wrong = [...(await wrongInTill(db)), ...(await wrongInLedger(db, gateway))]
  return { back: rows[0]?.back, faults, wrong, unbalanced: await auditBooks(app.payments) }
}
const allBack = (many: number) => ({ back: many * PRICE, faults: [], wrong: [], unbalanced: 0 })

describe('P18, P11: at the same moment', () => {
  it.each(Object.entries(races))(
    `%s: back once, ${RUNS} times`,
    { timeout: 120_000 },
    async (_, race) => {
      expect(await runAll(race, RUNS)).toEqual(allBack(RUNS))
    },
  )

  it(
    'control: news that locks the attempt before what it pays for ends in a deadlock',
    { timeout: 60_000 },
    async () => {
      const [race] = Object.values(races)
      const backwards = () =>
        `select t.* from (select * from payment_attempts where gateway = its_gateway and gateway_order_id = its_order
        for update) t, pg_sleep(0.2)`
      await withFunction(db, 'lock_attempt_of', backwards, async () => {
        expect(race && (await runAll(race, 2 * AT_ONCE))).toMatchObject({
          faults: expect.arrayContaining([
            expect.stringContaining('deadlock detected'),
          ]) as string[],
        })
      })
    },
  )

  it('control: a refund that isn’t said to be under way is sent by both', async () => {
    await sql`create function forget_sending() returns trigger language plpgsql as
      $$ begin new.sending_until := null; return new; end $$`.execute(db)
    await sql`create trigger forget_sending before update on refunds
      for each row execute function forget_sending()`.execute(db)
    // The gateway answers once both have come to it: without the guard both do, however busy the machine is.
    const both = Promise.withResolvers<void>()
    let asked = 0
    const { beforeRefund } = gateway
    gateway.beforeRefund = () => {
      asked += 1
      if (asked === 2) both.resolve()
      return both.promise
    }
    try {
      const race = races['a refund that two send, and a look at the gateway']
      expect(race && (await runAll(race, 1))).not.toEqual(allBack(1))
    } finally {
      gateway.beforeRefund = beforeRefund
      await sql`drop function forget_sending cascade`.execute(db)
    }
  })
})
