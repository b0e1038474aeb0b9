import { randomBytes } from 'node:crypto'
import type { passkeyPurposes } from '@rihla/contract/account/passkeys'
import { sql } from 'kysely'
import type { Db, Trx } from '../../../platform/database/connect.ts'
import type { Identity } from '../../../platform/http/caller.ts'
import { CHALLENGE_SECONDS } from './ceremony.ts'

export type Purpose = 'add' | (typeof passkeyPurposes)[number]

const BYTES = 32

/** A new challenge of this session: the one before it, for the same purpose, is over. */
export async function newChallenge(
  db: Db,
  { sessionId }: Identity,
  purpose: Purpose,
  now: Date,
): Promise<Buffer> {
  const challenge = randomBytes(BYTES)
  const until = new Date(now.getTime() + CHALLENGE_SECONDS * 1000)
  await sql`
    insert into staff_passkey_challenges (session_id, purpose, challenge, expires_at)
    values (${sessionId}, ${purpose}, ${challenge}, ${until})
    on conflict (session_id, purpose) do update set challenge = excluded.challenge, expires_at = excluded.expires_at`.execute(
    db,
  )
  return challenge
}

/** Takes the challenge that this session was given, once; null: it is over, or was answered. */
export async function takeChallenge(
  trx: Trx,
  { sessionId }: Identity,
  purpose: Purpose,
  now: Date,
): Promise<Buffer | null> {
  const { rows } = await sql<{ challenge: Buffer | null }>`
    select take_passkey_challenge(${sessionId}, ${purpose}, ${now}) as challenge`.execute(trx)
  return rows[0]?.challenge ?? null
}

/** Only tidies: they have no effect any more. */
export async function deleteChallengesBefore(db: Db, at: Date): Promise<void> {
  await sql`delete from staff_passkey_challenges where expires_at <= ${at}`.execute(db)
}
