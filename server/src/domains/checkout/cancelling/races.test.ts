import { api } from '@rihla/contract'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { auditBooks } from '../../../audit-books.ts'
import { testApp, type Browser } from '../../../testing/app.ts'
import {
  givenActivity,
  givenHeld,
  givenPaying,
  givenPlaces,
  requestFor,
} from '../../../testing/booking.ts'
import { signIn } from '../../../testing/people.ts'
import { wrongInLedger, wrongInTill } from '../../../testing/till.ts'
import { withoutBookingLock } from '../testing/without-booking-lock.ts'
import { isEverLost, lostOf, RUNS, withoutGuards } from '../../inventory/testing/race.ts'
import { emptySales } from '../../../testing/empty-tables.ts'

// What may happen at the very moment of a cancelling. Each race is run many times, and a control shows that
// the same race is lost without what guards it.

const test = await testApp({ connections: 30 })
await givenPlaces(test)
const { app, gateway, db, browser } = test
let activity = 0

async function emptyTill(capacity = 10): Promise<void> {
  await emptySales(db)
  activity = await givenActivity(test, capacity)
}

const traveller = async (): Promise<Browser> => {
  const by = browser()
  await signIn(test, by)
  return by
}

/** A booking with its page open, for two; pass `paid` to have it paid. */
async function given(by: Browser, paid: boolean): Promise<{ id: number; page: string }> {
  const page = await givenPaying(test, by, await givenHeld(by, activity))
  if (paid) await test.deliver(gateway.settle(page))
  const { Data } = await by.data(api.getUserReservation, { PageNumber: 1, PageSize: 1 })
  return { id: Data[0]?.Id ?? 0, page }
}

const statusOf = async (id: number): Promise<string> => {
  const { rows } = await sql<{ status: string }>`
    select status from reservations where id = ${id}`.execute(db)
  return rows[0]?.status ?? ''
}
const soldPlaces = async (): Promise<number> => {
  const { rows } = await sql<{ sold: number }>`
    select sold from stock where item_id = ${activity}`.execute(db)
  return rows[0]?.sold ?? 0
}
const count = async (table: 'refunds' | 'reservation_events'): Promise<number> => {
  const { rows } = await sql<{ n: number }>`
    select count(*) as n from ${sql.table(table)}
    ${table === 'reservation_events' ? sql`where kind = 'cancelled'` : sql``}`.execute(db)
  return rows[0]?.n ?? 0
}

/** Works all queues off and says whether till, ledger and books are right. */
async function isRight(): Promise<boolean> {
  await test.work()
  await test.work()
  const wrong = [...(await wrongInTill(db)), ...(await wrongInLedger(db, gateway))]
  return wrong.length === 0 && (await auditBooks(app.payments)) === 0
}

beforeEach(() => emptyTill())

describe('C1: cancelled twice at the same moment', () => {
  async function once(): Promise<boolean> {
    await emptyTill()
    const by = await traveller()
    const others = await traveller()
    await given(others, true)
    const { id } = await given(by, true)
    const cancel = () => by.call(api.cancelBooking, { id, Refund: 1000 })
    const answers = await Promise.all([cancel(), cancel(), cancel()])
    const same = new Set(answers.map((it) => JSON.stringify([it.status, it.body]))).size === 1
    const single = (await count('refunds')) === 1 && (await count('reservation_events')) === 1
    return same && answers[0]?.status === 200 && single && (await soldPlaces()) === 2 && isRight()
  }

  it(`is one cancelling and one refund, ${RUNS} times`, { timeout: 240_000 }, async () => {
    expect(await lostOf(RUNS, once)).toBe(0)
  })

  it('control: without the lock of the booking it is not', async () => {
    await withoutBookingLock(db, async () => expect(await isEverLost(once)).toBe(true))
  })
})

describe('cancelled at the moment of its payment', () => {
  async function once(): Promise<boolean> {
    await emptyTill()
    const by = await traveller()
    const { id, page } = await given(by, false)
    const paid = gateway.settle(page)
    const [answer, told] = await Promise.all([
      by.call(api.cancelBooking, { id, Refund: 0 }),
      test.deliver(paid),
    ])
    // What the gateway couldn't tell at once, it tells again.
    if (told >= 300) await test.deliver(paid)
    const status = await statusOf(id)
    const sold = await soldPlaces()
    const isBooked = status === 'Confirmed' && sold === 2 && answer.status === 409
    const isLetGo = status === 'Cancelled' && sold === 0 && answer.status === 200
    if (!isBooked && !isLetGo) return false
    await test.work()
    return (await count('refunds')) === (isBooked ? 0 : 1) && isRight()
  }

  it(
    `is either booked, or let go and its money returned, ${RUNS} times`,
    { timeout: 240_000 },
    async () => {
      expect(await lostOf(RUNS, once)).toBe(0)
    },
  )

  /** The booking is let go although the gateway had been paid: it was asked too early. */
  async function askedTooEarly(): Promise<boolean> {
    await emptyTill()
    const by = await traveller()
    const { id, page } = await given(by, false)
    await by.call(api.cancelBooking, { id, Refund: 0 })
    await test.deliver(gateway.settle(page))
    await test.work()
    return (await statusOf(id)) === 'Cancelled' && (await count('refunds')) === 1 && isRight()
  }

  it('what is paid right after it was let go goes back', async () => {
    expect(await lostOf(1, askedTooEarly)).toBe(0)
  })

  it('control: with pages that stay open and bookings that forget their end, it doesn’t', async () => {
    await sql`create function forget_voided() returns trigger language plpgsql as
      $$ begin if new.state = 'voided' then new.state := old.state; end if; return new; end $$`.execute(
      db,
    )
    await sql`create trigger forget_voided before update on payment_attempts
      for each row execute function forget_voided()`.execute(db)
    await sql`create function forget_cancelled() returns trigger language plpgsql as
      $$ begin new.cancelled_at := null; return new; end $$`.execute(db)
    await sql`create trigger forget_cancelled before update on temp_reservations
      for each row execute function forget_cancelled()`.execute(db)
    try {
      expect(await lostOf(1, askedTooEarly)).toBe(1)
    } finally {
      await sql`drop function forget_voided, forget_cancelled cascade`.execute(db)
    }
  })
})

describe('C3: the last places cancelled while others want them', () => {
  async function once(): Promise<boolean> {
    await emptyTill(2)
    const by = await traveller()
    const { id } = await given(by, true)
    const rivals = [browser(), browser(), browser(), browser()]
    // From places of their own: those of one address wait for each other anyway.
    const wish = (it: Browser, n: number) =>
      it.call(api.setTempReservation, requestFor(activity), {
        'x-forwarded-for': `198.51.100.${n}`,
      })
    // The refund stays pending: no job is worked off meanwhile.
    const [cancelled, ...first] = await Promise.all([
      by.call(api.cancelBooking, { id }),
      ...rivals.map(wish),
    ])
    const second = await Promise.all(rivals.map(wish))
    const holders = new Set([...first, ...second].flatMap(({ body }) => body.Data?.TempId ?? []))
      .size
    const { rows } = await sql<{ held: number; sold: number }>`
      select held, sold from stock where item_id = ${activity}`.execute(db)
    const [row] = rows
    const isOnes = holders === 1 && row?.held === 2 && row.sold === 0
    return cancelled.status === 200 && isOnes && (await count('refunds')) === 1 && isRight()
  }

  it(`are one other’s, and both histories stand, ${RUNS} times`, { timeout: 240_000 }, async () => {
    expect(await lostOf(RUNS, once)).toBe(0)
  })

  it('control: without the guards of the stock they are several others’', async () => {
    await emptyTill()
    await withoutGuards(db, async () => expect(await isEverLost(once)).toBe(true))
  })
})
