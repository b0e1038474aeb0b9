import fc from 'fast-check'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { auditBooks } from '../../../audit-books.ts'
import { testApp } from '../../../testing/app.ts'
import { givenPlaces } from '../../../testing/booking.ts'
import { wrongInLedger, wrongInTill } from '../../../testing/till.ts'
import { letItSettle, takeTillStep, tillStep, type TillStep } from '../testing/till-walk.ts'
import { tillWorld, type TillWorld } from '../testing/till-world.ts'

const test = await testApp({ mortal: true })
await givenPlaces(test)
const { db, gateway } = test

/** A longer walk than each run of the tests takes: TILL_WALK_STEPS=20000. */
const STEPS = Number(process.env['TILL_WALK_STEPS'] ?? 600)
const SEED = Number(process.env['TILL_WALK_SEED'] ?? 17)
const LENGTH = 200

/** Stock rows whose counters aren't what the holds say, or say more than there is. */
const wrongInStock = async (): Promise<object[]> =>
  (
    await sql<object>`
      select s.item_id, s.capacity, s.held, s.sold from stock s
        left join hold_lines l on (l.kind, l.item_id, l.day) = (s.kind, s.item_id, s.day)
        left join holds h on h.id = l.hold_id
      group by s.kind, s.item_id, s.day
      having s.held + s.sold > s.capacity
        or s.held <> coalesce(sum(l.quantity) filter (where h.state in ('active', 'paying')), 0)
        or s.sold <> coalesce(sum(l.quantity) filter (where h.state = 'consumed' and l.returned_at is null), 0)`.execute(
      db,
    )
  ).rows

/** Reservations in two states at once: booked without their places, or over and still with them. */
const inTwoStates = async (): Promise<object[]> =>
  (
    await sql<object>`
      select r.id, r.status, h.state, l.has_places from temp_reservations t
        join reservations r on r.id = t.reservation_id
        join holds h on h.id = t.hold_id
        join lateral (select bool_or(returned_at is null) as has_places from hold_lines where hold_id = h.id) l on true
      where (r.status in ('Confirmed', 'Full Paid', 'Deposit Paid', 'Completed'))
        <> (h.state = 'consumed' and l.has_places)`.execute(db)
  ).rows

const counts = {
  steps: 0,
  confirmed: 0,
  inParts: 0,
  overdue: 0,
  changed: 0,
  changeOver: 0,
  cancelled: 0,
  letGo: 0,
  returned: 0,
  voided: 0,
  gone: 0,
  byPoints: 0,
  pointsBack: 0,
  late: 0,
  otherDay: 0,
  transferred: 0,
  refused: 0,
  beside: 0,
}
async function count(): Promise<void> {
  const { rows } = await sql<Omit<typeof counts, 'steps'>>`
    select (select count(*) from reservations where status in ('Confirmed', 'Full Paid')) as confirmed,
      (select count(*) from reservation_events where kind = 'balance_paid') as "inParts",
      (select count(*) from reservation_events where kind = 'cancelled' and actor = 'system') as overdue,
      (select count(*) from booking_changes where state = 'done') as changed,
      (select count(*) from booking_changes where state = 'ended') as "changeOver",
      (select count(*) from reservations where status = 'Cancelled' and confirmed_at is not null) as cancelled,
      (select count(*) from reservations where payment_status = 'Cancelled') as "letGo",
      (select count(*) from payment_attempts where state = 'returned') as returned,
      -- Of those that were paid all the same, the alert is what is left.
      (select count(*) from payment_attempts where state = 'voided')
        + (select count(*) from staff_alerts where kind in ('page_voided', 'booking_over', 'change_over')) as voided,
      (select count(*) from staff_alerts where kind = 'paid_but_gone') as gone,
      (select count(*) from payment_attempts where gateway = 'points') as "byPoints",
      (select count(*) from point_entries where source in ('held', 'spent') and target = 'available') as "pointsBack",
      (select count(*) from late_rescues) as late,
      (select count(*) from late_rescues where state = 'taken') as "otherDay",
      (select count(*) from payment_attempts where method = 'Bank_Transfer' and state = 'paid') as transferred,
      (select count(*) from payment_proofs where state = 'rejected') as refused,
      -- Paid another way once its receipt was rejected for good, or nobody had looked at it in time.
      (select count(*) from payment_proofs p join payment_attempts a on a.id = p.attempt_id
         join payment_attempts o on o.order_id = a.order_id and o.order_kind = a.order_kind and o.id <> a.id
         join temp_reservations t on t.id = a.order_id join reservations r on r.id = t.reservation_id
       where (r.status = 'Rejected' and o.state = 'returned')
         or exists (select from late_rescues l where l.attempt_id = o.id)) as beside`.execute(db)
  for (const [key, value] of Object.entries(rows[0] ?? {}))
    counts[key as keyof typeof counts] += value
}

/** Queued work fails where the test can see it when the gateway goes down meanwhile. */
const alone: ReadonlySet<TillStep['kind']> = new Set(['work', 'outage', 'crash'])

/** Some at the same moment, the rest one after another; the till is right all along. */
async function walk(world: TillWorld, steps: readonly TillStep[]): Promise<void> {
  for (let at = 0; at < steps.length;) {
    const next = steps.slice(at, at + ((steps[at]?.b ?? 0) % 5 === 0 ? 3 : 1))
    const together = next.some(({ kind }) => alone.has(kind)) ? 1 : next.length
    await Promise.all(next.slice(0, together).map((step) => takeTillStep(world, step)))
    at += together
    if (at % 20 < together)
      expect([await wrongInTill(db), await wrongInStock(), await inTwoStates()]).toEqual([
        [],
        [],
        [],
      ])
  }
  counts.steps += steps.length
}

const expected = new Set([
  'page_voided',
  'booking_over',
  'paid_twice',
  'promocode_used_up',
  'points_gone',
  'change_over',
  'paid_but_gone',
  'paid_but_begun',
  'late_money_waits',
  'refund_by_hand',
  'proof_to_review',
  'proof_overdue',
  'forged_payment_callback',
])

describe('S2: a random walk over everything that can happen to a payment', () => {
  it(
    'keeps the till right: paid is total, each payment bought a booking or went back',
    async () => {
      await fc.assert(
        fc.asyncProperty(
          fc.array(tillStep, { minLength: LENGTH, maxLength: LENGTH, size: 'max' }),
          async (steps) => {
            const world = await tillWorld(test)
            await walk(world, steps)
            await letItSettle(world)
            expect([
              await wrongInTill(db),
              await wrongInStock(),
              await inTwoStates(),
              await wrongInLedger(db, gateway),
              await auditBooks(test.app.payments),
            ]).toEqual([[], [], [], [], 0])
            const { rows } = await sql<{ kind: string }>`
              select distinct kind from staff_alerts`.execute(db)
            expect(rows.map((row) => row.kind).filter((kind) => !expected.has(kind))).toEqual([])
            await count()
          },
        ),
        { numRuns: Math.ceil(STEPS / LENGTH), seed: SEED, endOnFailure: true },
      )
      // A walk that leads nowhere would prove nothing; a short one may miss what is rare.
      expect(counts.steps).toBeGreaterThanOrEqual(STEPS)
      const { confirmed, cancelled, changed, letGo, returned, voided, byPoints, late } = counts
      const often = { confirmed, cancelled, changed, returned }
      const { transferred, beside } = counts
      const seldom = { letGo, voided, byPoints, late, transferred, beside }
      const rest = counts.inParts + counts.overdue
      const never = Object.entries({ ...often, ...seldom, rest }).filter(([, times]) => times === 0)
      expect(never.length, JSON.stringify(never)).toBeLessThanOrEqual(STEPS < 5000 ? 3 : 0)
      if (process.env['TILL_WALK_STEPS']) process.stdout.write(`${JSON.stringify(counts)}\n`)
    },
    STEPS * 400,
  )
})
