import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { auditBooks } from './audit-books.ts'
import { testApp } from './testing/app.ts'
import { givenActivity, givenHeld, givenPaying, givenPlaces } from './testing/booking.ts'
import { signIn } from './testing/people.ts'

const test = await testApp()
await givenPlaces(test)
const { app, db, gateway } = test

const given = async (settle: boolean): Promise<void> => {
  const buyer = test.browser()
  await signIn(test, buyer)
  const page = await givenPaying(test, buyer, await givenHeld(buyer, await givenActivity(test)))
  if (settle) await test.deliver(gateway.settle(page))
}
const audit = async (): Promise<[number, string[]]> => {
  await sql`delete from staff_alerts`.execute(db)
  const found = await auditBooks(app.payments)
  const { rows } = await sql<{ kind: string; subject: string }>`
    select kind, subject from staff_alerts order by id`.execute(db)
  return [found, rows.map((row) => `${row.kind}: ${row.subject}`)]
}

describe('the nightly audit of the books', () => {
  it('is silent while everything balances', async () => {
    await given(true)
    await given(false)
    expect(await audit()).toEqual([0, []])
  })

  it('alerts the staff of a reservation that is paid for another amount', async () => {
    await sql`alter table reservations drop constraint reservations_paid_is_total`.execute(db)
    await sql`update reservations set paid = 1 where id = 1`.execute(db)
    expect(await audit()).toEqual([1, ['books_do_not_balance: reservation 1']])
    await sql`update reservations set paid = total where id = 1`.execute(db)
  })

  it('is silent of money that is owed back, though the gateway refuses to send it', async () => {
    const { rows } = await sql<{ id: number; amount: number }>`
      update payment_attempts set state = 'returned' where id = 1 returning id, amount`.execute(db)
    await sql`insert into refunds (attempt_id, amount, reason, state, failure, requested_at)
      values (1, ${rows[0]?.amount}, 'paid_twice', 'failed', 'closed account', now())`.execute(db)
    expect(await audit()).toEqual([0, []])
    await sql`delete from refunds`.execute(db)
  })

  it('alerts the staff of money that is not where its attempt says', async () => {
    await sql`update payment_attempts set state = 'returned' where id = 1`.execute(db)
    await sql`insert into payment_ledger (attempt_id, kind, amount, gateway_ref, at)
      values (2, 'charge', 5, 'nobody', now())`.execute(db)
    expect(await audit()).toEqual([
      2,
      ['books_do_not_balance: attempt 1', 'books_do_not_balance: attempt 2'],
    ])
  })
})
