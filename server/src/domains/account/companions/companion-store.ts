import type { Companion } from '@rihla/contract/account/companions'
import { sql } from 'kysely'
import type { Db, Trx } from '../../../platform/database/connect.ts'
import type { Sealer } from '../../../platform/sealing.ts'

type Row = { readonly id: string; readonly sealed: string; readonly keyId: string }

/** What a sealed companion is bound to: moved to another row or person, it can't be opened. */
const about = (userId: number, id: string): string => `companion ${userId} ${id}`

/** The companions of a person, by name. */
export async function companionsOf(
  db: Db | Trx,
  sealer: Sealer,
  userId: number,
): Promise<Companion[]> {
  const { rows } = await sql<Row>`
    select id, sealed, key_id as "keyId" from companions where user_id = ${userId}`.execute(db)
  // What was sealed is what `putCompanion` wrote: the key is ours alone.
  const open = (it: Row) => JSON.parse(sealer.open(it, about(userId, it.id))) as Companion
  return rows
    .map(open)
    .toSorted((a, b) => `${a.Name} ${a.Surname}`.localeCompare(`${b.Name} ${b.Surname}`, 'en'))
}

/** Keeps a companion, or changes it. */
export async function putCompanion(
  trx: Trx,
  sealer: Sealer,
  userId: number,
  it: Companion,
  now: Date,
): Promise<void> {
  const { sealed, keyId } = sealer.seal(JSON.stringify(it), about(userId, it.Id))
  await sql`
    insert into companions (user_id, id, sealed, key_id, created_at, updated_at)
    values (${userId}, ${it.Id}::uuid, ${sealed}, ${keyId}, ${now}, ${now})
    on conflict (user_id, id) do update set sealed = excluded.sealed, key_id = excluded.key_id,
      updated_at = excluded.updated_at`.execute(trx)
}

/** How many a person has beside one of them. */
export async function countBeside(trx: Trx, userId: number, id: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from companions where user_id = ${userId} and id <> ${id}::uuid`.execute(
    trx,
  )
  return rows[0]?.count ?? 0
}

export async function deleteCompanion(db: Db, userId: number, id: string): Promise<void> {
  await sql`delete from companions where user_id = ${userId} and id = ${id}::uuid`.execute(db)
}

export async function deleteCompanionsOf(trx: Trx, userId: number): Promise<void> {
  await sql`delete from companions where user_id = ${userId}`.execute(trx)
}

/** Some that another key than the current one sealed. */
export async function sealedByOthers(
  db: Db,
  { currentKeyId }: Sealer,
  limit: number,
): Promise<{ userId: number; id: string }[]> {
  const { rows } = await sql<{ userId: number; id: string }>`
    select user_id as "userId", id from companions where key_id <> ${currentKeyId} limit ${limit}`.execute(
    db,
  )
  return rows
}

/** Seals one anew with the current key; a change meanwhile stands. */
export async function resealCompanion(
  trx: Trx,
  sealer: Sealer,
  { userId, id }: { readonly userId: number; readonly id: string },
): Promise<boolean> {
  const { rows } = await sql<Row>`
    select id, sealed, key_id as "keyId" from companions
    where user_id = ${userId} and id = ${id}::uuid for update`.execute(trx)
  const [row] = rows
  if (!row || row.keyId === sealer.currentKeyId) return false
  const { sealed, keyId } = sealer.seal(sealer.open(row, about(userId, id)), about(userId, id))
  await sql`
    update companions set sealed = ${sealed}, key_id = ${keyId}
    where user_id = ${userId} and id = ${id}::uuid`.execute(trx)
  return true
}
