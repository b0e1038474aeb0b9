import { sql, type RawBuilder } from 'kysely'
import type { Db, Trx } from '../../../platform/database/connect.ts'
import { camelRows, type CamelRow } from '../../../platform/database/tables.ts'

type ProofRow = CamelRow<
  'payment_proofs',
  { format: 'webp' | 'pdf'; state: 'waiting' | 'approved' | 'rejected' }
>

/** A receipt that a traveller sent; `file` is null once they are erased. */
export type Proof = ProofRow

const oneProof = async (db: Db | Trx, statement: RawBuilder<ProofRow>): Promise<Proof | null> =>
  (await camelRows(db, statement))[0] ?? null

/** The receipt of an attempt that waits for staff to look at it; the attempt is locked. */
export async function waitingProof(trx: Trx, attemptId: number): Promise<Proof | null> {
  return oneProof(
    trx,
    sql`select * from payment_proofs where attempt_id = ${attemptId} and state = 'waiting' for update`,
  )
}

/**
 * Whether another receipt waits than the one that was sent at `seenAt`: whoever decides hasn't looked at it. The attempt
 * is locked. Without `seenAt` any will do.
 */
export async function isReplaced(
  trx: Trx,
  attemptId: number,
  seenAt: Date | undefined,
): Promise<boolean> {
  const waiting = seenAt && (await waitingProof(trx, attemptId))
  return waiting ? waiting.uploadedAt.getTime() !== seenAt.getTime() : false
}

type NewProof = Pick<Proof, 'attemptId' | 'userId' | 'format' | 'bytes'> & {
  readonly file: string
  readonly at: Date
}

/** Writes a receipt down in place of the one that waits, if any. */
export async function putWaiting(trx: Trx, it: NewProof): Promise<Proof> {
  const statement = sql<ProofRow>`
    insert into payment_proofs (attempt_id, user_id, file, format, bytes, state, uploaded_at)
    values (${it.attemptId}, ${it.userId}, ${it.file}, ${it.format}, ${it.bytes}, 'waiting', ${it.at})
    on conflict (attempt_id) where state = 'waiting' do update set
      file = excluded.file, format = excluded.format, bytes = excluded.bytes, uploaded_at = excluded.uploaded_at
    returning *`
  const proof = await oneProof(trx, statement)
  if (!proof) throw new Error(`No receipt was written for attempt ${it.attemptId}`)
  return proof
}

/** Notes what staff found; null when nothing waits there any more. */
export async function reviewWaiting(
  trx: Trx,
  attemptId: number,
  it: { state: 'approved' | 'rejected'; by: string; reason: string | null; at: Date },
): Promise<Proof | null> {
  return oneProof(
    trx,
    sql`
    update payment_proofs set state = ${it.state}, reviewed_by = ${it.by}, reason = ${it.reason},
      reviewed_at = ${it.at}
    where attempt_id = ${attemptId} and state = 'waiting' returning *`,
  )
}

/** The receipt that was sent last for an order. */
export async function latestProof(
  db: Db | Trx,
  orderKind: string,
  orderId: number,
): Promise<Proof | null> {
  return oneProof(
    db,
    sql`
    select p.* from payment_proofs p join payment_attempts a on a.id = p.attempt_id
    where a.order_kind = ${orderKind} and a.order_id = ${orderId} order by p.id desc limit 1`,
  )
}

export async function findByFile(db: Db, file: string): Promise<Proof | null> {
  return oneProof(db, sql`select * from payment_proofs where file = ${file}`)
}

/** Takes a person's receipts out of our records; answers the names of their files. */
export async function forgetFiles(trx: Trx, userId: number): Promise<string[]> {
  const { rows } = await sql<{ file: string }>`
    with theirs as (select id, file from payment_proofs where user_id = ${userId} and file is not null for update)
    update payment_proofs p set file = null from theirs where p.id = theirs.id returning theirs.file`.execute(
    trx,
  )
  return rows.map((row) => row.file)
}

/** Whether a receipt is written down with this file. */
export async function isKept(db: Db, file: string): Promise<boolean> {
  const { rows } = await sql`select from payment_proofs where file = ${file}`.execute(db)
  return rows.length > 0
}
