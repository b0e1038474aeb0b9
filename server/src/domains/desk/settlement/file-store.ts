import type { CalendarDate } from '@rihla/contract/values/dates'
import { sql } from 'kysely'
import type { Db, Trx } from '../../../platform/database/connect.ts'
import type { SettlementLine } from './settlement-line.ts'

/** A file as it is kept: who imported it, and the days it is for. */
export type NewFile = {
  readonly gateway: string
  readonly name: string
  /** Of its bytes. */
  readonly sha256: Buffer
  readonly first: CalendarDate
  readonly last: CalendarDate
  /** Its last day is over. */
  readonly isWhole: boolean
  readonly by: number
  readonly at: Date
}

/** Until the transaction ends, no other file of this gateway is imported. */
export async function lockSettlements(trx: Trx, gateway: string): Promise<void> {
  await sql`select lock_settlements(${gateway})`.execute(trx)
}

/** Writes a file down, unless this very one stands there. */
export async function insertFile(
  trx: Trx,
  it: NewFile,
  lines: number,
): Promise<{ readonly id: number; readonly isNew: boolean }> {
  const { rows } = await sql<{ id: number }>`
    insert into settlement_files (gateway, name, sha256, first_day, last_day, is_whole, lines, new_lines, imported_by,
      imported_at)
    values (${it.gateway}, ${it.name}, ${it.sha256}, ${it.first}, ${it.last}, ${it.isWhole}, ${lines}, 0, ${it.by}, ${it.at})
    on conflict do nothing returning id`.execute(trx)
  if (rows[0]) return { id: rows[0].id, isNew: true }
  const known = await sql<{ id: number }>`
    select id from settlement_files where gateway = ${it.gateway} and sha256 = ${it.sha256}
      and first_day = ${it.first} and last_day = ${it.last} and is_whole = ${it.isWhole}`.execute(
    trx,
  )
  return { id: known.rows[0]?.id ?? 0, isNew: false }
}

/** A file's lines as rows of a statement. */
const rowsOf = (lines: readonly SettlementLine[]) => sql`
  jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as n (line integer, kind text, "transactionId" text, "orderId" text,
    reference text, amount bigint, fee bigint, at timestamptz)`

/** Keeps what no file had; answers how many lines those are. */
export async function insertLines(
  trx: Trx,
  gateway: string,
  fileId: number,
  lines: readonly SettlementLine[],
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    with kept as (
      insert into settlement_lines (gateway, kind, transaction_id, order_id, reference, amount, fee, at, file_id, line)
      select ${gateway}, kind, "transactionId", "orderId", reference, amount, fee, at, ${fileId}, line from ${rowsOf(lines)}
      on conflict do nothing returning 1),
    noted as (update settlement_files set new_lines = (select count(*) from kept) where id = ${fileId} returning new_lines)
    select new_lines as count from noted`.execute(trx)
  return rows[0]?.count ?? 0
}

/** How a file's lines stand to those of files before: how many are known, and the first that says otherwise. */
export async function compareLines(
  db: Db | Trx,
  gateway: string,
  lines: readonly SettlementLine[],
): Promise<{ readonly known: number; readonly contradiction: Contradiction | null }> {
  const { rows } = await sql<{ known: number; contradiction: Contradiction | null }>`
    with met as (
      select n.line, s.transaction_id as number, f.name as file, s.line as before,
        (s.order_id, s.reference, s.amount, s.fee, s.at) is distinct from (n."orderId", n.reference, n.amount, n.fee, n.at) as differs
      from ${rowsOf(lines)}
        join settlement_lines s on s.gateway = ${gateway} and s.kind = n.kind and s.transaction_id = n."transactionId"
        join settlement_files f on f.id = s.file_id)
    select (select count(*) from met) as known,
      (select to_json(m) from met m where differs order by line limit 1) as contradiction`.execute(
    db,
  )
  return rows[0] ?? { known: 0, contradiction: null }
}

/** A line that says of a transaction what another file said otherwise. */
export type Contradiction = {
  readonly line: number
  readonly number: string
  readonly file: string
  readonly before: number
}

/** An imported file as lists show it. */
export type FileRow = {
  readonly id: number
  readonly name: string
  readonly first_day: CalendarDate
  readonly last_day: CalendarDate
  readonly is_whole: boolean
  readonly lines: number
  readonly new_lines: number
  readonly by: string | null
  readonly imported_at: Date
  readonly total: number
}

/** The files that were imported last. */
export async function newestFiles(db: Db, gateway: string, limit: number): Promise<FileRow[]> {
  const { rows } = await sql<FileRow>`
    select f.id, f.name, f.first_day, f.last_day, f.is_whole, f.lines, f.new_lines, u.full_name as by, f.imported_at,
      count(*) over () as total
    from settlement_files f left join users u on u.id = f.imported_by
    where f.gateway = ${gateway} order by f.id desc limit ${limit}`.execute(db)
  return rows
}
