import { api } from '@rihla/contract'
import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { GatewayTransaction } from '../../../ports/payment-gateway.ts'
import { testApp, type Browser } from '../../../testing/app.ts'
import { emptySales } from '../../../testing/empty-tables.ts'
import { givenActivity, givenPaying, givenPlaces, requestFor } from '../../../testing/booking.ts'
import { signIn } from '../../../testing/people.ts'
import { withFunction } from '../../../testing/replace-function.ts'
import { wrongInLedger, wrongInTill } from '../../../testing/till.ts'
import { RUNS } from '../../inventory/testing/race.ts'
import { withoutBookingLock } from '../testing/without-booking-lock.ts'
import { reconcilePayments } from '../../payments/index.ts'
import { endUnpaidBookings } from '../index.ts'

// What may come at the same moment as a payment: 50 travellers, each with a booking of their own, and what
// became of each. A control shows that the same race is lost without what guards it.

const test = await testApp({ connections: 30 })
await givenPlaces(test)
const { db, gateway, clock, mailer } = test
const AT_ONCE = 5
const buyers: Browser[] = []
let activity = 0

beforeAll(async () => {
  for (let n = 0; n < RUNS; n += 1) {
    const by = test.browser()
    await signIn(test, by)
    buyers.push(by)
  }
})

beforeEach(async () => {
  gateway.beforeStart = async () => undefined
  gateway.refunds.length = 0
  mailer.sent.length = 0
  await emptySales(db, ['late_rescues'])
  activity = await givenActivity(test, RUNS)
})

/** A place held in a name, each from an address of its own. */
async function held(by: Browser): Promise<number> {
  const typed = { UserName: 'Nour Mostafa', Phone: '+201012345678' }
  const one = requestFor(activity, { ...typed, SeatsNumber: 1, AdultsCount: 1 })
  const from = { 'x-forwarded-for': `198.51.100.${buyers.indexOf(by)}` }
  return (await by.call(api.setTempReservation, one, from)).body.Data?.TempId ?? 0
}
const paying = async (by: Browser): Promise<string> => givenPaying(test, by, await held(by))

/** The same for every traveller, some at a time. */
async function eachOf(run: (by: Browser) => Promise<unknown>, many = RUNS): Promise<void> {
  for (let at = 0; at < many; at += AT_ONCE)
    await Promise.all(buyers.slice(at, Math.min(at + AT_ONCE, many)).map(run))
}

/** What the books say: bookings, places sold and held, charges and refunds, mails; and what is wrong with them. */
async function books(): Promise<object> {
  await test.work()
  return { ...(await booksAtOnce()), mails: mailer.sent.length }
}
/** The same before any mail is written. */
async function booksAtOnce(): Promise<object> {
  const { rows } = await sql<object>`
    select (select count(*) from reservations where status = 'Confirmed') as booked, sold, held,
      (select count(*) from payment_ledger where kind = 'charge') as charges,
      (select count(*) from refunds) as refunds
    from stock where item_id = ${activity}`.execute(db)
  const wrong = [...(await wrongInTill(db)), ...(await wrongInLedger(db, gateway))]
  return { ...rows[0], mails: 0, wrong }
}
const allBooked = (many = RUNS, change = {}) => ({
  booked: many,
  sold: many,
  held: 0,
  charges: many,
  refunds: 0,
  mails: many,
  wrong: [],
  ...change,
})

/** News of a payment is read a moment before anything is done with it, and not locked. */
const withoutAttemptLock = (work: () => Promise<void>): Promise<void> =>
  withFunction(
    db,
    'lock_attempt_of',
    () =>
      `select t.* from (select * from payment_attempts where gateway = its_gateway and gateway_order_id = its_order) t,
        pg_sleep(0.05)`,
    work,
  )
/** A gateway that signs the same state in other words. */
const again = (it: GatewayTransaction, n: number): GatewayTransaction => ({
  ...it,
  snapshotKey: `${it.snapshotKey}:${n}`,
})

describe('P1: told ten times at once and again next day', () => {
  const paid: GatewayTransaction[] = []
  const tenTimes = async (by: Browser): Promise<void> => {
    const one = gateway.settle(await paying(by))
    paid.push(one)
    const tellings = Array.from({ length: 10 }, (_, n) => (n % 4 > 0 ? one : again(one, n)))
    const answers = await Promise.all(tellings.map((it) => test.deliver(it)))
    expect(new Set(answers)).toEqual(new Set([204]))
  }

  it(`is one booking, one charge and one mail, ${RUNS} times`, { timeout: 120_000 }, async () => {
    await eachOf(tenTimes)
    clock.advance(86_400)
    for (const it of paid) await test.deliver(again(it, 11))
    expect(await books()).toEqual(allBooked())
  })

  it('control: without the lock of the attempt it isn’t', async () => {
    await withoutAttemptLock(async () => {
      await eachOf((by) => tenTimes(by).catch(() => undefined), 2)
      expect(await books()).not.toEqual(allBooked(2))
    })
  })
})

describe('P2: told before our own row knows the gateway’s number', () => {
  const tooEarly = async (by: Browser): Promise<void> => {
    await paying(by)
  }
  const told: Promise<number>[] = []
  const tellAtOnce = (): void => {
    gateway.beforeStart = async (order) => {
      const telling = test.deliver(gateway.settle(order))
      // Every other time the answer comes while the callback is still being kept.
      if (told.push(telling) % 2 === 0) await telling
    }
  }
  const allTold = async (): Promise<void> => {
    expect(new Set(await Promise.all(told.splice(0)))).toEqual(new Set([204]))
  }

  it(`is booked all the same, ${RUNS} times`, { timeout: 120_000 }, async () => {
    tellAtOnce()
    await eachOf(tooEarly)
    await allTold()
    expect(await booksAtOnce()).toEqual(allBooked(RUNS, { mails: 0 }))
  })

  it('control: where nobody looks what waited for the number, it isn’t', async () => {
    tellAtOnce()
    await sql`create function look_away() returns trigger language plpgsql as
      $$ begin return case when new.asks > old.asks then null else new end; end $$`.execute(db)
    await sql`create trigger look_away before update on gateway_events
      for each row execute function look_away()`.execute(db)
    try {
      await eachOf(tooEarly, 10)
      await allTold()
      expect(await booksAtOnce()).not.toEqual(allBooked(10, { mails: 0 }))
    } finally {
      await sql`drop function look_away cascade`.execute(db)
    }
  })
})

describe('P4: the tab is closed right after paying', () => {
  it(
    `is booked by the callback alone, and in the list, ${RUNS} times`,
    { timeout: 120_000 },
    async () => {
      await eachOf(async (by) => {
        await test.deliver(gateway.settle(await paying(by)))
        const { Data } = await by.data(api.getUserReservation, { PageNumber: 1, PageSize: 10 })
        expect(Data).toMatchObject([{ StatusCode: 'Confirmed', PaymentStatus: 'Paid' }])
      })
      expect(await booksAtOnce()).toEqual(allBooked(RUNS, { mails: 0 }))
    },
  )

  it('control: without its callback it isn’t, until the gateway is asked', async () => {
    await eachOf(async (by) => void gateway.settle(await paying(by)), 1)
    expect(await booksAtOnce()).toMatchObject({ booked: 0 })
    clock.advance(125)
    await reconcilePayments(test.app.payments)
    expect(await booksAtOnce()).toEqual(allBooked(1, { mails: 0 }))
  })
})

describe('P5: a failure and a success at the same moment', () => {
  const both = async (by: Browser): Promise<void> => {
    const page = await paying(by)
    const news = [gateway.settle(page, { outcome: 'failed' }), gateway.settle(page)]
    const isLate = buyers.indexOf(by) % 2 === 0
    await Promise.all((isLate ? news.toReversed() : news).map((it) => test.deliver(it)))
  }

  it(`the success stands, ${RUNS} times`, { timeout: 120_000 }, async () => {
    await eachOf(both)
    expect(await booksAtOnce()).toEqual(allBooked(RUNS, { mails: 0 }))
    const { rows } = await sql<{ state: string }>`
      select distinct state from payment_attempts`.execute(db)
    expect(rows).toEqual([{ state: 'paid' }])
  })

  it('control: without the lock of the attempt it doesn’t', async () => {
    await withoutAttemptLock(async () => {
      await eachOf((by) => both(by).catch(() => undefined), 10)
      expect(await booksAtOnce()).not.toEqual(allBooked(10, { mails: 0 }))
    })
  })
})

describe('P6: paid in two pages at the same moment', () => {
  const twice = async (by: Browser): Promise<void> => {
    const tempId = await held(by)
    const first = await givenPaying(test, by, tempId)
    await test.deliver(gateway.settle(first, { outcome: 'failed' }))
    const second = await givenPaying(test, by, tempId)
    await Promise.all([first, second].map((page) => test.deliver(gateway.settle(page))))
  }
  const onceBack = (many: number) =>
    allBooked(many, { charges: 2 * many, refunds: many, mails: expect.any(Number) as number })

  it(
    `is one booking, and the other amount goes back once, ${RUNS} times`,
    { timeout: 120_000 },
    async () => {
      await eachOf(twice)
      expect(await books()).toEqual(onceBack(RUNS))
      expect(gateway.refunds).toHaveLength(RUNS)
    },
  )

  it('control: without the lock of the booking it isn’t', async () => {
    await withoutBookingLock(db, async () => {
      await eachOf((by) => twice(by).catch(() => undefined), 5)
      expect(await books()).not.toEqual(onceBack(5))
    })
  })
})

describe('H8: a card fails seconds before the hold ends', () => {
  const SECONDS_LEFT = 30
  it(
    `its places are kept for another try, or free again, never another’s while that is paid, ${RUNS} times`,
    { timeout: 120_000 },
    async () => {
      const pages = new Map<Browser, string>()
      await eachOf(async (by) => {
        const tempId = await held(by)
        pages.set(by, String(tempId))
      })
      clock.advance(600 - SECONDS_LEFT)
      await eachOf(async (by) => {
        const tempId = Number(pages.get(by))
        const first = await givenPaying(test, by, tempId)
        await test.deliver(gateway.settle(first, { outcome: 'failed' }))
        pages.set(by, await givenPaying(test, by, tempId))
      })
      // The ten minutes of the hold are long over: who tries another card still has the place.
      clock.advance(2 * SECONDS_LEFT)
      await endUnpaidBookings(test.app.checkout)
      const late = await test.browser().call(api.setTempReservation, requestFor(activity))
      expect(late.body).toMatchObject({ code: 'sold_out' })
      const half = (by: Browser) => buyers.indexOf(by) % 2 === 0
      await eachOf(async (by) =>
        half(by) ? test.deliver(gateway.settle(pages.get(by) ?? '')) : undefined,
      )
      clock.advance(1300)
      await endUnpaidBookings(test.app.checkout)
      expect(await booksAtOnce()).toEqual(allBooked(RUNS / 2, { mails: 0 }))
    },
  )

  it('control: with a hold that isn’t kept for the payment, they are another’s', async () => {
    const by = buyers[0] as Browser
    const tempId = await held(by)
    await sql`update stock set capacity = 1`.execute(db)
    clock.advance(600 - SECONDS_LEFT)
    await givenPaying(test, by, tempId)
    await sql`update holds set expires_at = ${new Date(clock.now().getTime() + SECONDS_LEFT * 1000)}`.execute(
      db,
    )
    clock.advance(2 * SECONDS_LEFT)
    await endUnpaidBookings(test.app.checkout)
    const one = requestFor(activity, { SeatsNumber: 1, AdultsCount: 1 })
    expect(await test.browser().call(api.setTempReservation, one)).toMatchObject({ status: 200 })
  })
})

/**
 * The process dies at six points between 'the money is taken' and 'confirmed': the statement that never
 * comes to be is refused, and everything before its commit is undone. Another process goes on by the clock.
 */
describe('P9: killed', () => {
  const dies = (table: string, when: string) =>
    sql.raw(`
      create function test_kill() returns trigger language plpgsql as $$ begin raise exception 'killed'; end $$;
      create trigger test_kill before insert or update on ${table} for each row when (${when}) execute function test_kill()`)

  it.each([
    ['1: while the callback is kept', 'gateway_events', `new.source = 'callback'`],
    ['2: while the answer is kept', 'gateway_events', `new.source = 'inquiry'`],
    ['3: while the charge is written down', 'payment_ledger', 'true'],
    ['4: while the places are sold', 'holds', `new.state = 'consumed'`],
    ['5: while it is confirmed', 'reservations', `new.status = 'Confirmed'`],
    ['6: while the attempt is noted as paid', 'payment_attempts', `new.state = 'paid'`],
  ])('%s: ends booked, once', async (_, table, when) => {
    const page = await paying(buyers[0] as Browser)
    const paid = gateway.settle(page)
    await dies(table, when).execute(db)
    try {
      expect(await test.deliver(paid)).toBe(500)
      // The control: as long as it dies there, nothing is booked.
      expect(await books()).toMatchObject({ booked: 0, charges: 0 })
    } finally {
      await sql`drop function test_kill cascade`.execute(db)
    }
    clock.advance(125)
    await reconcilePayments(test.app.payments)
    expect(await books()).toEqual(allBooked(1))
    await test.deliver(paid)
    expect(await books()).toEqual(allBooked(1))
  })

  it('while money that bought nothing is given back: it goes back once', async () => {
    const by = buyers[0] as Browser
    const page = await paying(by)
    clock.advance(1300)
    await endUnpaidBookings(test.app.checkout)
    await sql`update stock set capacity = 0`.execute(db)
    await sql`update activities set active = false where id = ${activity}`.execute(db)
    const paid = gateway.settle(page)
    await dies('refunds', 'true').execute(db)
    expect(await test.deliver(paid)).toBe(500)
    await sql`drop function test_kill cascade`.execute(db)
    clock.advance(125)
    await reconcilePayments(test.app.payments)
    expect(await books()).toMatchObject({ booked: 0, sold: 0, charges: 1, refunds: 1, wrong: [] })
    expect(gateway.refunds).toHaveLength(1)
  })
})
