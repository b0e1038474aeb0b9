import type { AlertKind } from '@rihla/contract/desk/alerts'
import { differenceStates } from '@rihla/contract/desk/settlement/states'
import type { CalendarDate } from '@rihla/contract/values/dates'
import { sql } from 'kysely'
import { named, type Db } from '../../../platform/database/connect.ts'
import { alertStaff } from '../alert-staff.ts'
import { settleAbout } from '../alerts/alert-store.ts'
import type { Matching } from './both-sides.ts'
import { judged } from './judge.ts'

/** On the staff's list once for a file of whose days something differs; its subject is the file. */
export const DIFFERS = 'settlement_differs' satisfies AlertKind

/** How many movements of these days differ. */
export async function countDifferences(db: Db, of: Matching): Promise<number> {
  const { rows } = await sql<{ count: number }>`${named('settlement-differences')}
    with ${judged(of)}
    select count(*) as count from judged where listed and state = any(${[...differenceStates]}::text[])`.execute(
    db,
  )
  return rows[0]?.count ?? 0
}

type Told = {
  readonly id: number
  readonly name: string
  readonly gateway: string
  readonly first: CalendarDate
  readonly last: CalendarDate
}

/** Puts what differs on the days of a file on the staff's list; answers how many movements differ. */
async function tellOne(db: Db, file: Told, now: Date): Promise<number> {
  const count = await countDifferences(db, file)
  if (count === 0) return 0
  const { name, first: from, last: to } = file
  const detail = { file: name, from, to, differences: count }
  await db.transaction().execute((trx) => alertStaff(trx, DIFFERS, String(file.id), detail, now))
  return count
}

/**
 * The files of the days just before and after: what was to be expected in a file that is here now, and isn't in it,
 * differs. Those of which staff know as much already are left alone.
 */
async function neighboursOf(db: Db, { gateway, first, last }: Told): Promise<Told[]> {
  const { rows } = await sql<Told & { told: number | null }>`
    select distinct on (side) id, name, gateway, first, last, told from (
      select f.last_day < ${first} as side, f.id, f.name, f.gateway, f.first_day as first, f.last_day as last,
        (s.detail ->> 'differences')::integer as told
      from settlement_files f left join staff_alerts s on s.kind = ${DIFFERS} and s.subject = f.id::text
      where f.gateway = ${gateway} and (f.last_day = ${first}::date - 1 or f.first_day = ${last}::date + 1)) beside
    order by side, id desc`.execute(db)
  const counted = await Promise.all(
    rows.map(async (row) => ({ row, count: await countDifferences(db, row) })),
  )
  return counted.filter(({ row, count }) => count > (row.told ?? 0)).map(({ row }) => row)
}

/** Files that were imported earlier and have no day beyond these: this one speaks for them. */
const settleWithin = (db: Db, { gateway, first, last, id }: Told, now: Date) =>
  sql`
  update staff_alerts set settled_at = ${now} where kind = ${DIFFERS} and settled_at is null and subject in (
    select id::text from settlement_files
    where gateway = ${gateway} and first_day >= ${first} and last_day <= ${last} and id < ${id})`.execute(
    db,
  )

/**
 * After a file was imported: what differs on its days stands on the staff's list once for all of them, and what ended
 * by it is settled. Answers how many movements of its days differ.
 */
export async function tellDifferences(db: Db, file: Told, now: Date): Promise<number> {
  await settleWithin(db, file, now)
  const count = await tellOne(db, file, now)
  for (const neighbour of await neighboursOf(db, file)) await tellOne(db, neighbour, now)
  await settleDifferences(db, now)
  return count
}

/**
 * Ends the alerts of files of whose days nothing differs any more: a later file had it, or the ledger has it by now.
 * Answers how many.
 */
export async function settleDifferences(db: Db, now: Date): Promise<number> {
  const { rows } = await sql<Told>`
    select f.id, f.name, f.gateway, f.first_day as first, f.last_day as last
    from staff_alerts s join settlement_files f on f.id::text = s.subject
    where s.kind = ${DIFFERS} and s.settled_at is null order by f.id`.execute(db)
  let settled = 0
  for (const file of rows) {
    if ((await countDifferences(db, file)) > 0) continue
    await settleAbout(db, [DIFFERS], file.id, now)
    settled += 1
  }
  return settled
}
