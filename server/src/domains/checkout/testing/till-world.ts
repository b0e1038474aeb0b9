import { sql } from 'kysely'
import type { GatewayTransaction } from '../../../ports/payment-gateway.ts'
import type { Browser, TestApp } from '../../../testing/app.ts'
import { givenActivity } from '../../../testing/booking.ts'
import { signIn } from '../../../testing/people.ts'
import { givenPoints } from '../../../testing/points.ts'
import { addStock } from '../../catalogue/test-offers.ts'
import { emptySales } from '../../../testing/empty-tables.ts'

export type Booking = { readonly tempId: number; readonly activity: number; readonly by: Browser }

/** Some travellers, few places, few codes, and all pages, payments and callbacks so far. */
export type TillWorld = {
  readonly test: TestApp
  readonly buyers: readonly Browser[]
  readonly activities: readonly number[]
  readonly bookings: Booking[]
  readonly pages: string[]
  readonly told: GatewayTransaction[]
  edition: number
}

export const CAPACITY = 8
/** What is booked for the one day can be changed to the other, which has fewer places. */
export const OTHER_DAY = '2026-12-18'
/** Each world begins on the same day, well before the one that is booked. */
const START = Date.parse('2026-11-21T10:00:00Z')
export const codes = [undefined, 'ONCE', 'TWICE', 'HALF'] as const

/** Transfers need an account to go to. */
const openAccount = (db: TestApp['db']) =>
  sql`
    update payment_methods set active = true, fields = '[{"label": {"en": "Account", "ar": "الحساب"},
      "value": {"en": "1000", "ar": "1000"}, "copy": true, "half": true}]'
    where id = 'Bank_Transfer'`.execute(db)

/** A world of its own in an emptied till. */
export async function tillWorld(test: TestApp): Promise<TillWorld> {
  const { db, gateway, clock } = test
  clock.advance((START - clock.now().getTime()) / 1000)
  gateway.down = false
  await emptySales(db, [
    'late_rescues',
    'payment_proofs',
    'booking_changes',
    'promocodes',
    'deposit_terms',
    'point_entries',
    'point_claims',
    'point_balances',
  ])
  await sql`insert into promocodes (code, percent, max_uses)
    values ('ONCE', 50, 1), ('TWICE', 30, 2), ('HALF', 50, null)`.execute(db)
  await sql`update payment_methods set fee_basis_points = 130, fee_fixed = 250 where id = 'Wallet'`.execute(
    db,
  )
  await openAccount(db)
  const buyers = [test.browser(), test.browser(), test.browser()]
  for (const buyer of buyers) await givenPoints(db, await signIn(test, buyer), 1500_00)
  const activities = [await givenActivity(test, CAPACITY), await givenActivity(test, CAPACITY)]
  for (const id of activities) await addStock(db, id, OTHER_DAY, { capacity: 3 })
  // Of one all comes back, of the other half.
  await sql`update activities set free_cancellation_hours = null, cancellation_steps = '[{"hours": 1, "percent": 50}]'
    where id = ${activities[1]}`.execute(db)
  // One can be booked with a deposit, whose rest is due two days and some hours from the start on.
  await sql`insert into deposit_terms (kind, offer_id, percent, balance_days, unpaid)
    values ('activity', ${activities[0]}, 40, 24, 'terms')`.execute(db)
  return { test, buyers, activities, bookings: [], pages: [], told: [], edition: 1 }
}

export const among = <T>(all: readonly T[], number: number): T | undefined =>
  all[number % all.length]
/** Mostly what is new: old pages and bookings still come up, but don't drown the others. */
export const recent = <T>(all: readonly T[], number: number): T | undefined =>
  among(number % 4 === 0 ? all : all.slice(-6), number)
