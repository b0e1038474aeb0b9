import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '../../../platform/database/connect.ts'
import type { DeskDeps } from '../deps.ts'
import { reservationOfAttempt } from '../about.ts'

type Unread = { readonly proof_id: number; readonly file: string }

/** Of receipts that wait no more, so many of the newest are looked at again: whoever read them had opened the list. */
const NEWEST = 500

/** Receipts whose bytes have no hash yet; the ones that wait come first. */
async function unread(db: Db, limit: number): Promise<Unread[]> {
  const { rows } = await sql<Unread>`
    select p.id as proof_id, p.file from (
      select id, file, state from payment_proofs where state = 'waiting'
      union (select id, file, state from payment_proofs order by id desc limit ${NEWEST})) p
      left join proof_hashes h on h.proof_id = p.id
    where p.file is not null and h.file is distinct from p.file
    order by p.state = 'waiting' desc, p.id desc limit ${limit}`.execute(db)
  return rows
}

const AT_ONCE = 50

/**
 * Notes what receipts are, byte by byte. A picture is made anew when it is sent, always in the same way: the
 * same file gives the same bytes.
 */
export async function readReceipts({ db, proofs }: Pick<DeskDeps, 'db' | 'proofs'>): Promise<void> {
  for (const { proof_id: proofId, file } of await unread(db, AT_ONCE)) {
    const bytes = await proofs.read(file)
    // One that is gone has no bytes to compare: noted as such, so that it isn't asked for again.
    const hash = bytes ? createHash('sha256').update(bytes).digest() : Buffer.from(file)
    await sql`
      insert into proof_hashes (proof_id, file, sha256) values (${proofId}, ${file}, ${hash})
      on conflict (proof_id) do update set file = excluded.file, sha256 = excluded.sha256`.execute(
      db,
    )
  }
}

/** Another booking for which a receipt was sent, too. */
export type SameReceipt = {
  readonly proof_id: number
  readonly reference: string
  readonly state: 'waiting' | 'approved' | 'rejected'
  readonly uploaded_at: Date
  /** How many such bookings its receipt has. */
  readonly bookings: number
}

/** So many of them are named for one receipt. */
const NAMED = 20

/**
 * The other bookings for which the same file was sent, each once, by the receipt that is looked at: with what became of it
 * there, approved before all, since that money is spent. However often it was sent for one booking, or for its own.
 */
export async function sameReceipts(
  db: Db,
  proofIds: readonly number[],
): Promise<ReadonlyMap<number, SameReceipt[]>> {
  const { rows } = await sql<SameReceipt>`
    with sent as (
      select distinct on (h.proof_id, r.id) h.proof_id, r.reference, p.state, p.uploaded_at
      from proof_hashes h join payment_proofs mine on mine.id = h.proof_id
        join payment_attempts own on own.id = mine.attempt_id
        join proof_hashes o on o.sha256 = h.sha256 and o.proof_id <> h.proof_id
        join payment_proofs p on p.id = o.proof_id
        join payment_attempts a on a.id = p.attempt_id
          and (split_part(a.order_kind, ':', 1), a.order_id) <> (split_part(own.order_kind, ':', 1), own.order_id)
        ${reservationOfAttempt}
      where h.proof_id = any(${[...proofIds]}::bigint[]) and r.id is not null
      order by h.proof_id, r.id, p.state <> 'approved', p.id desc),
    numbered as (
      select *, row_number() over (partition by proof_id order by state <> 'approved', uploaded_at desc, reference) as place,
        count(*) over (partition by proof_id) as bookings
      from sent)
    select proof_id, reference, state, uploaded_at, bookings from numbered
    where place <= ${NAMED} order by proof_id, place`.execute(db)
  return Map.groupBy(rows, (row) => row.proof_id)
}
