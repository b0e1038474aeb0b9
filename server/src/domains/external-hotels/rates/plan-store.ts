import type { CalendarDate } from '@rihla/contract/values/dates'
import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '../../../platform/database/connect.ts'
import { camelRows, type CamelRow } from '../../../platform/database/tables.ts'
import type { CancellationStep } from '../../../ports/hotel-supplier.ts'
import type { Party } from './occupancy.ts'
import type { Plan, PlanRate } from './plan.ts'

/** Which stay a plan is for. */
export type PlanCriteria = {
  readonly hotelId: number
  readonly arrival: CalendarDate
  readonly departure: CalendarDate
  readonly party: Party
}

/** A plan that was offered, under our own token. */
export type OfferedPlan = Plan & {
  readonly token: string
  readonly criteria: PlanCriteria
  readonly fetchedAt: Date
  readonly expiresAt: Date
}

type WireStep = { readonly from: string; readonly charge: number }
type PlanRow = CamelRow<
  'external_rate_plans',
  { board: Plan['board']; rates: PlanRate[]; cancellation: WireStep[] }
>

export const stepsFromJson = (steps: readonly WireStep[]): CancellationStep[] =>
  steps.map(({ from, charge }) => ({ from: new Date(from), charge }))

const toOffered = (row: PlanRow): OfferedPlan => ({
  ...row,
  cancellation: stepsFromJson(row.cancellation),
  criteria: {
    hotelId: row.hotelId,
    arrival: row.arrival,
    departure: row.departure,
    party: { adults: row.adults, childAges: row.childAges },
  },
})

/** Equal for equal stays of equal parties. */
const keyOf = ({ arrival, departure, party }: PlanCriteria): string =>
  [arrival, departure, party.adults, party.childAges.toSorted((a, b) => a - b).join('.')].join(' ')

/** Short enough for an address, and nothing that can be guessed. */
const newToken = (): string => randomBytes(18).toString('base64url')

export async function planOf(db: Db, token: string): Promise<OfferedPlan | null> {
  const statement = sql<PlanRow>`select * from external_rate_plans where token = ${token}`
  return (await camelRows(db, statement)).map(toOffered)[0] ?? null
}

/** What was offered for a stay since an instant, in the order of its prices. */
export async function recentPlans(
  db: Db,
  criteria: PlanCriteria,
  since: Date,
): Promise<OfferedPlan[]> {
  const statement = sql<PlanRow>`
    select * from external_rate_plans
    where hotel_id = ${criteria.hotelId} and criteria_key = ${keyOf(criteria)} and fetched_at = (
      select max(fetched_at) from external_rate_plans
      where hotel_id = ${criteria.hotelId} and criteria_key = ${keyOf(criteria)} and fetched_at >= ${since})
    order by price, room_code, token`
  return (await camelRows(db, statement)).map(toOffered)
}

/** The kinds of room that a hotel sold anybody since an instant, each as its rate named it last. */
export const roomsSold = (
  db: Db,
  hotelId: number,
  since: Date,
): Promise<Pick<Plan, 'roomCode' | 'roomName'>[]> =>
  camelRows(
    db,
    sql<{ roomCode: string; roomName: string | null }>`
      select distinct on (room_code) room_code, room_name from external_rate_plans
      where hotel_id = ${hotelId} and fetched_at >= ${since} order by room_code, fetched_at desc`,
  )

/** Writes down what is offered, each plan under a token of its own. */
export async function offerPlans(
  db: Db,
  criteria: PlanCriteria,
  plans: readonly Plan[],
  { at, expiresAt }: { readonly at: Date; readonly expiresAt: Date },
): Promise<OfferedPlan[]> {
  if (plans.length === 0) return []
  const { hotelId, arrival, departure, party } = criteria
  const rows = plans.map(({ rates, cancellation, ...plan }) => ({
    ...plan,
    rates,
    cancellation,
    token: newToken(),
  }))
  const statement = sql<PlanRow>`
    insert into external_rate_plans (token, hotel_id, criteria_key, arrival, departure, adults, child_ages,
      room_code, room_name, board, rates, net, price, rooms_left, cancellation, fetched_at, expires_at)
    select token, ${hotelId}, ${keyOf(criteria)}, ${arrival}, ${departure}, ${party.adults},
      ${party.childAges}::smallint[], "roomCode", "roomName", board, rates, net, price, "roomsLeft", cancellation,
      ${at}, ${expiresAt}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as p (token text, "roomCode" text, "roomName" text, board text,
      rates jsonb, net bigint, price bigint, "roomsLeft" int, cancellation jsonb)
    returning *`
  const written = (await camelRows(db, statement)).map(toOffered)
  return written.toSorted((a, b) => a.price - b.price || a.roomCode.localeCompare(b.roomCode))
}

/** Forgets what was offered and ended before `before`; what was booked keeps its own copy. */
export async function purgePlans(db: Db, before: Date): Promise<void> {
  await sql`delete from external_rate_plans where expires_at < ${before}`.execute(db)
}
