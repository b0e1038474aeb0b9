import fc from 'fast-check'
import { sql } from 'kysely'
import type { Db, Trx } from '../../../platform/database/connect.ts'
import { isRefusal } from '../../../platform/refusal.ts'
import {
  changeHold,
  consumeHold,
  expireHolds,
  holdTerms,
  orUnavailable,
  placeHold,
  releaseHold,
  renewHold,
  setAllotment,
  startPaying,
  type StockLine,
} from '../index.ts'
import { alertAt } from './alert-at.ts'

export type Row = Omit<StockLine, 'quantity'>

const nth = fc.nat({ max: 30 })

/** One thing that may happen to stock: a claim of `lines`, a change by staff of one of `rows`... */
export const anyStep = (lines: fc.Arbitrary<readonly StockLine[]>, rows: readonly Row[]) =>
  fc.oneof(
    { weight: 5, arbitrary: fc.record({ kind: fc.constant('place' as const), lines }) },
    { weight: 3, arbitrary: fc.record({ kind: fc.constant('change' as const), nth, lines }) },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('renew' as const), nth }) },
    { weight: 2, arbitrary: fc.record({ kind: fc.constant('pay' as const), nth }) },
    { weight: 2, arbitrary: fc.record({ kind: fc.constant('sell' as const), nth }) },
    { weight: 2, arbitrary: fc.record({ kind: fc.constant('release' as const), nth }) },
    {
      weight: 2,
      arbitrary: fc.record({
        kind: fc.constant('wait' as const),
        seconds: fc.integer({ min: 1, max: 500 }),
      }),
    },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('sweep' as const) }) },
    {
      weight: 1,
      arbitrary: fc.record({
        kind: fc.constant('allot' as const),
        row: fc.nat({ max: rows.length - 1 }),
        capacity: fc.nat({ max: 8 }),
      }),
    },
  )
export type Step = ReturnType<typeof anyStep> extends fc.Arbitrary<infer T> ? T : never

type Walk = {
  readonly db: Db
  readonly clock: { now(): Date; advance(seconds: number): void }
  readonly rows: readonly Row[]
  /** Ids of the holds so far: steps choose among them. */
  readonly holds: number[]
}

const terms = holdTerms(600)

/** Does what a step says, in a transaction as checkout would; a refusal is an outcome like any other. */
export async function take(it: Step, { db, clock, rows, holds }: Walk): Promise<void> {
  const within = <T>(work: (trx: Trx) => Promise<T>) =>
    orUnavailable(() => db.transaction().execute(work))
  const now = clock.now()
  const hold = 'nth' in it ? holds[it.nth % Math.max(1, holds.length)] : undefined
  if ('nth' in it && hold === undefined) return
  const id = hold ?? 0
  const request = 'lines' in it ? { lines: it.lines, now, terms } : null
  switch (it.kind) {
    case 'place': {
      const placed = request && (await within((trx) => placeHold(trx, request)))
      if (placed && !isRefusal(placed)) holds.push(placed.id)
      return
    }
    case 'change': {
      const changed = request && (await within((trx) => changeHold(trx, id, request)))
      if (changed && !isRefusal(changed) && changed.id !== id) holds.push(changed.id)
      return
    }
    case 'renew':
      return void (await within((trx) => renewHold(trx, id, now, terms)))
    case 'pay':
      return void (await within((trx) => startPaying(trx, id, now, terms)))
    case 'sell':
      return void (await within((trx) => consumeHold(trx, id, now)))
    case 'release':
      return void (await within((trx) => releaseHold(trx, id)))
    case 'wait':
      return clock.advance(it.seconds)
    case 'sweep':
      return void (await expireHolds(db, now))
    case 'allot': {
      const row = rows[it.row]
      if (row)
        await within((trx) => setAllotment(trx, { ...row, capacity: it.capacity }, alertAt(now)))
    }
  }
}

/** Steps shared among so many people, who walk at once. */
export async function walkTogether(
  steps: readonly Step[],
  people: number,
  walk: Walk,
): Promise<void> {
  const walkFrom = async (first: number): Promise<void> => {
    for (let at = first; at < steps.length; at += people) {
      const it = steps[at]
      if (it) await take(it, walk)
    }
  }
  await Promise.all(Array.from({ length: people }, (_, first) => walkFrom(first)))
}

/** Rows on which more is claimed than there is, or whose counters differ from what the holds say. */
export async function wrongRows(db: Db): Promise<unknown[]> {
  const { rows } = await sql`
    select s.item_id, s.day, s.capacity, s.held, s.sold, c.held as held_by_holds, c.sold as sold_by_holds
    from stock s left join lateral (
      select coalesce(sum(l.quantity) filter (where h.state in ('active', 'paying')), 0) as held,
        coalesce(sum(l.quantity) filter (where h.state = 'consumed' and l.returned_at is null), 0) as sold
      from hold_lines l join holds h on h.id = l.hold_id
      where l.kind = s.kind and l.item_id = s.item_id and l.day = s.day) c on true
    where s.held <> c.held or s.sold <> c.sold or c.held + c.sold > s.capacity or s.held < 0`.execute(
    db,
  )
  return rows
}
