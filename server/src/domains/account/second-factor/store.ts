import { sql } from 'kysely'
import type { Db, Trx } from '../../../platform/database/connect.ts'
import type { Sealer } from '../../../platform/sealing.ts'

type Row = { readonly sealed: string; readonly keyId: string; readonly confirmed: boolean }

/** What a sealed secret is bound to: moved to another person, it can't be opened. */
const about = (userId: number): string => `second factor ${userId}`

/** The secret of a person's authenticator; null: there is none. */
export async function readSecret(
  db: Db | Trx,
  sealer: Sealer,
  userId: number,
): Promise<{ readonly secret: Buffer; readonly confirmed: boolean } | null> {
  const { rows } = await sql<Row>`
    select sealed, key_id as "keyId", confirmed_at is not null as confirmed
    from staff_second_factors where user_id = ${userId}`.execute(db)
  const [row] = rows
  if (!row) return null
  return {
    secret: Buffer.from(sealer.open(row, about(userId)), 'base64'),
    confirmed: row.confirmed,
  }
}

/** Keeps a new secret that waits for its first code; false: there is one already. */
export async function insertSecret(
  db: Db | Trx,
  sealer: Sealer,
  it: { readonly userId: number; readonly secret: Buffer; readonly now: Date },
): Promise<boolean> {
  const { sealed, keyId } = sealer.seal(it.secret.toString('base64'), about(it.userId))
  const { rows } = await sql`
    insert into staff_second_factors (user_id, sealed, key_id, created_at)
    values (${it.userId}, ${sealed}, ${keyId}, ${it.now}) on conflict (user_id) do nothing
    returning user_id`.execute(db)
  return rows.length > 0
}

/** Takes away a secret that waits for its first code: whoever had a session of theirs may have seen it. */
export async function deleteUnconfirmedSecret(db: Db | Trx, userId: number): Promise<void> {
  await sql`
    delete from staff_second_factors where user_id = ${userId} and confirmed_at is null`.execute(db)
}

/** From here on it is asked for; false: it was before. */
export async function confirmSecret(trx: Trx, userId: number, at: Date): Promise<boolean> {
  const { rows } = await sql`
    update staff_second_factors set confirmed_at = ${at}
    where user_id = ${userId} and confirmed_at is null returning user_id`.execute(trx)
  return rows.length > 0
}

/** Takes the code of a period, once. */
export async function takeStep(trx: Trx, userId: number, step: number): Promise<boolean> {
  const { rows } = await sql<{ taken: boolean }>`
    select take_second_factor(${userId}, ${step}) as taken`.execute(trx)
  return rows[0]?.taken ?? false
}

/** Takes a recovery code, once. */
export async function takeRecoveryCode(
  trx: Trx,
  userId: number,
  hash: Buffer,
  at: Date,
): Promise<boolean> {
  const { rows } = await sql<{ taken: boolean }>`
    select take_recovery_code(${userId}, ${hash}, ${at}) as taken`.execute(trx)
  return rows[0]?.taken ?? false
}

export async function insertRecoveryCodes(
  trx: Trx,
  userId: number,
  hashes: readonly Buffer[],
): Promise<void> {
  await sql`
    insert into staff_recovery_codes (user_id, code_hash)
    select ${userId}, hash from unnest(${hashes}::bytea[]) as code (hash)`.execute(trx)
}

export async function deleteRecoveryCodes(db: Db | Trx, userId: number): Promise<void> {
  await sql`delete from staff_recovery_codes where user_id = ${userId}`.execute(db)
}

/** Takes a person's second factor away, authenticator, passkeys and recovery codes; false: there was none. */
export async function deleteSecondFactor(db: Db | Trx, userId: number): Promise<boolean> {
  await deleteRecoveryCodes(db, userId)
  const { rows: passkeys } = await sql`
    delete from staff_passkeys where user_id = ${userId} returning id`.execute(db)
  const { rows } = await sql`
    delete from staff_second_factors where user_id = ${userId} returning user_id`.execute(db)
  return rows.length + passkeys.length > 0
}

/** Whether somebody has a second factor, of either kind. */
export async function isSecondFactorOn(db: Db | Trx, userId: number): Promise<boolean> {
  const { rows } = await sql<{ on: boolean }>`
    select has_second_factor(${userId}) as on`.execute(db)
  return rows[0]?.on ?? false
}

export type Standing = {
  readonly isStaff: boolean
  readonly isOn: boolean
  readonly hasAuthenticator: boolean
  readonly hasPasskey: boolean
  readonly isRequired: boolean
  readonly isProven: boolean
  readonly recoveryLeft: number
}

/** How a person stands with their second factor, in this session. */
export async function readStanding(
  db: Db | Trx,
  { userId, sessionId }: { readonly userId: number; readonly sessionId: number },
): Promise<Standing | null> {
  const { rows } = await sql<Standing>`
    select u.role = 'staff' as "isStaff", has_second_factor(u.id) as "isOn",
      f.confirmed_at is not null as "hasAuthenticator",
      exists (select from staff_passkeys p where p.user_id = u.id) as "hasPasskey",
      coalesce((select require_second_factor from desk_settings), false) as "isRequired",
      exists (select from sessions s where s.id = ${sessionId} and s.proven_at is not null) as "isProven",
      (select count(*)::int from staff_recovery_codes c where c.user_id = u.id and c.used_at is null) as "recoveryLeft"
    from users u left join staff_second_factors f on f.user_id = u.id where u.id = ${userId}`.execute(
    db,
  )
  return rows[0] ?? null
}

/** Of whom another key than the current one sealed the secret. */
export async function secretsSealedByOthers(
  db: Db,
  { currentKeyId }: Sealer,
  limit: number,
): Promise<number[]> {
  const { rows } = await sql<{ userId: number }>`
    select user_id as "userId" from staff_second_factors where key_id <> ${currentKeyId} limit ${limit}`.execute(
    db,
  )
  return rows.map((row) => row.userId)
}

/** Seals a secret anew with the current key. */
export async function resealSecret(trx: Trx, sealer: Sealer, userId: number): Promise<boolean> {
  const { rows } = await sql<Row>`
    select sealed, key_id as "keyId", false as confirmed from staff_second_factors
    where user_id = ${userId} for update`.execute(trx)
  const [row] = rows
  if (!row || row.keyId === sealer.currentKeyId) return false
  const { sealed, keyId } = sealer.seal(sealer.open(row, about(userId)), about(userId))
  await sql`
    update staff_second_factors set sealed = ${sealed}, key_id = ${keyId} where user_id = ${userId}`.execute(
    trx,
  )
  return true
}
