import { sql } from 'kysely'
import type { Db, Trx } from '../../../platform/database/connect.ts'
import type { KnownPasskey, NewPasskey } from './passkey.ts'

/** The passkeys of a person, oldest first. */
export async function passkeysOf(db: Db | Trx, userId: number): Promise<KnownPasskey[]> {
  const { rows } = await sql<KnownPasskey>`
    select id, credential_id as "credentialId", public_key as "publicKey", transports, is_synced as "isSynced", name,
      created_at as "createdAt", last_used_at as "lastUsedAt"
    from staff_passkeys where user_id = ${userId} order by id`.execute(db)
  return rows
}

type Owned = NewPasskey & { readonly userId: number; readonly name: string; readonly now: Date }

/** Keeps a passkey, and answers its id; null: it is known already. */
export async function insertPasskey(trx: Trx, it: Owned): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    insert into staff_passkeys (user_id, credential_id, public_key, sign_count, transports, is_synced, name, created_at)
    values (${it.userId}, ${it.credentialId}, ${it.publicKey}, ${it.signCount}, ${it.transports}::text[], ${it.isSynced},
      ${it.name}, ${it.now})
    on conflict (credential_id) do nothing returning id`.execute(trx)
  return rows[0]?.id ?? null
}

/** Notes a use; false: its count didn't go on, as that of a copy doesn't. */
export async function usePasskey(trx: Trx, id: number, count: number, at: Date): Promise<boolean> {
  const { rows } = await sql<{ used: boolean }>`
    select use_passkey(${id}, ${count}, ${at}) as used`.execute(trx)
  return rows[0]?.used ?? false
}

export async function deletePasskey(trx: Trx, id: number): Promise<void> {
  await sql`delete from staff_passkeys where id = ${id}`.execute(trx)
}

/** What else changes somebody's passkeys waits until the transaction ends. */
export async function lockPasskeysOf(trx: Trx, userId: number): Promise<void> {
  await sql`select from users where id = ${userId} for update`.execute(trx)
}
