import { api } from '@rihla/contract'
import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { auditBooks } from '../../../audit-books.ts'
import type { Browser } from '../../../testing/app.ts'
import { withFunction } from '../../../testing/replace-function.ts'
import { wrongInLedger, wrongInTill } from '../../../testing/till.ts'
import { endUnpaidBalances } from '../../checkout/index.ts'
import { RUNS } from '../../inventory/testing/race.ts'
import { finishExternalCancellings } from '../index.ts'
import { FAMILY, GUESTS, openPageOf, standOf, tokenOf } from '../testing/bookings.ts'
import { hotelApp, STAY } from '../testing/hotel-app.ts'

const test = await hotelApp({ connections: 20 })
const { supplier, clock, db, gateway, external, app } = test
const START = Date.parse('2026-11-20T10:00:00Z')
const DUE = Date.parse('2026-12-01T18:00:00Z')
let hotel: number
let guest: Browser

const setClock = (at: number): void => clock.advance((at - clock.now().getTime()) / 1000)

beforeAll(async () => {
  setClock(START)
  hotel = await test.given({ name: { en: 'Pearl Palace', ar: 'قصر اللؤلؤ' } })
})
beforeEach(async () => {
  supplier.reset()
  // All of it comes back, whoever is first.
  supplier.switches.charge = 0
  await sql`delete from jobs.job`.execute(db)
  await sql`truncate staff_alerts, external_bookings, external_rate_plans, reservations, reservation_events, payment_attempts,
    payment_ledger, refunds, gateway_events, sent_mails, notifications, deposit_terms cascade`.execute(
    db,
  )
  await sql`insert into deposit_terms (kind, percent, balance_days, unpaid) values ('partner_hotel', 25, 9, 'terms')`.execute(
    db,
  )
  gateway.refunds.length = 0
})

/** Booked with the deposit paid. */
async function givenBooked(): Promise<number> {
  setClock(START)
  guest = test.browser()
  const quote = await guest.data(api.getExternalBooking, {
    id: hotel,
    ...STAY,
    RatePlanToken: await tokenOf(guest, hotel, FAMILY, 1),
  })
  const { ReservationId: id } = await guest.data(api.bookExternal, {
    id: hotel,
    TempReservationId: quote.TempReservationId,
    Paxes: [...GUESTS],
  })
  await test.deliver(gateway.settle(await openPageOf(guest, id)))
  await test.work()
  return id
}

const openRest = (ReservationId: number) =>
  guest.call(api.completePayment, { ReservationId, Module: 'Hotel' })
const cancel = (id: number) => guest.call(api.cancelBooking, { id, Module: 'Hotel' })

/** Likewise, and the page for the rest is open. */
async function givenOpen(): Promise<{ id: number; page: string }> {
  const id = await givenBooked()
  const { body } = await openRest(id)
  return { id, page: String(body.Data).split('/').at(-1) ?? '' }
}

/** Paid in full with its room, or over with everything on its way back; never both. */
async function isWhole(id: number): Promise<boolean> {
  const { status, code, paid } = await standOf(test, id)
  const { rows } = await sql<{ kept: number }>`
    select (sum(a.amount) - coalesce((select sum(f.amount) from refunds f join payment_attempts b on b.id = f.attempt_id
      where b.order_id = ${id}), 0))::bigint as kept from payment_attempts a
    where a.order_id = ${id} and a.state in ('paid', 'returned')`.execute(db)
  const kept = rows[0]?.kept ?? 0
  const stands = supplier.confirmed(code).length
  return status === 'Full Paid' ? stands === 1 && kept === paid : stands === 0 && kept === 0
}

/** A booking that was raced for, and what was seen of it before the work that the race left was done. */
type Raced = { readonly id: number; readonly isRight: boolean }

/**
 * How many of so many races end as they must not; what throws does, too. The work that they leave is done and
 * the books are compared once for all: each race has a booking of its own.
 */
async function lostOf(runs: number, race: () => Promise<Raced>): Promise<number> {
  const all: Raced[] = []
  for (let run = 0; run < runs; run += 1) {
    const raced = await race().catch(() => undefined)
    if (raced) all.push(raced)
  }
  await finishExternalCancellings(external)
  await test.work()
  await test.work()
  let lost = runs - all.length
  for (const { id, isRight } of all) if (!isRight || !(await isWhole(id))) lost += 1
  const wrong = [...(await wrongInTill(db)), ...(await wrongInLedger(db, gateway))]
  return lost + wrong.length + Math.abs(await auditBooks(app.payments))
}

const withoutLock = (work: () => Promise<void>): Promise<void> =>
  withFunction(
    db,
    'lock_external_booking',
    () => 'select b.* from (select * from external_bookings where id = wanted) b, pg_sleep(0.05)',
    work,
  )

async function whileCancelled(): Promise<Raced> {
  const { id, page } = await givenOpen()
  const news = gateway.settle(page)
  await Promise.all([test.deliver(news), cancel(id)])
  return { id, isRight: true }
}

/** Once it is cancelled no page sells its rest any more. */
async function whileOpened(): Promise<Raced> {
  const id = await givenBooked()
  await Promise.all([openRest(id), cancel(id)])
  const { rows } = await sql`
    select from payment_attempts where order_id = ${id} and state in ('created', 'pending')`.execute(
    db,
  )
  const isOver = (await standOf(test, id)).status === 'Cancelled'
  return { id, isRight: !isOver || rows.length === 0 }
}

async function whileOverdue(): Promise<Raced> {
  const { id, page } = await givenOpen()
  const news = gateway.settle(page)
  setClock(DUE + 16 * 60_000)
  await Promise.all([test.deliver(news), endUnpaidBalances(app.checkout)])
  return { id, isRight: true }
}

describe('the rest of a supplier’s room', () => {
  it(`paid while it is cancelled: whole, ${RUNS} times`, { timeout: 240_000 }, async () => {
    expect(await lostOf(RUNS, whileCancelled)).toBe(0)
  })

  it(`paid while it is overdue: whole, ${RUNS} times`, { timeout: 240_000 }, async () => {
    expect(await lostOf(RUNS, whileOverdue)).toBe(0)
  })

  it(
    `cancelled while its page opens: no page of what is over, ${RUNS} times`,
    { timeout: 240_000 },
    async () => {
      expect(await lostOf(RUNS, whileOpened)).toBe(0)
    },
  )

  it('control: without the lock of the booking one stays open', async () => {
    await withoutLock(async () => {
      expect(await lostOf(10, whileOpened)).toBeGreaterThan(0)
    })
  })
})
