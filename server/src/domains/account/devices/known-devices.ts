import { serialize } from 'hono/utils/cookie'
import { sql } from 'kysely'
import type { Db, Trx } from '../../../platform/database/connect.ts'
import type { Caller } from '../../../platform/http/caller.ts'
import { hashSecret, newSecret } from '../secret.ts'

/** The cookie that marks a browser in which its person has signed in with a password. */
const COOKIE = 'device'
/** A browser without a sign-in for this long is a stranger again. */
export const KNOWN_SECONDS = 365 * 86_400
/** The newest of a user's browsers. No real user needs more, but a thief's script would. */
const MOST_DEVICES = 20

/**
 * The mark of the calling browser (a hash, in base64) if this e-mail's owner has signed in there
 * before; null otherwise. It proves nothing else: its bearer still needs the password.
 */
export async function knownDeviceOf(
  db: Db,
  email: string,
  caller: Pick<Caller, 'cookie'>,
  now: Date,
): Promise<string | null> {
  const token = caller.cookie(COOKIE)
  if (!token) return null
  const hash = hashSecret(token)
  const since = new Date(now.getTime() - KNOWN_SECONDS * 1000)
  const { rows } = await sql`
    select 1 from known_devices d join users u on u.id = d.user_id
    where d.token_hash = ${hash} and lower(u.email) = lower(${email}) and d.last_seen_at > ${since}`.execute(
    db,
  )
  return rows.length > 0 ? hash.toString('base64') : null
}

/** Remembers that this person signed in on this browser; answers the `set-cookie` value that marks it. */
export async function rememberDevice(
  db: Db,
  userId: number,
  caller: Pick<Caller, 'cookie'>,
  { now, publicUrl }: { readonly now: Date; readonly publicUrl: string },
): Promise<string> {
  const before = caller.cookie(COOKIE)
  const token = newSecret()
  await db.transaction().execute(async (trx) => {
    if (before)
      await sql`
        delete from known_devices
        where token_hash = ${hashSecret(before)} and user_id = ${userId}`.execute(trx)
    await sql`
      insert into known_devices (token_hash, user_id, last_seen_at)
      values (${hashSecret(token)}, ${userId}, ${now})`.execute(trx)
    await sql`
      delete from known_devices where token_hash in (
        select token_hash from known_devices where user_id = ${userId}
        order by last_seen_at desc offset ${MOST_DEVICES})`.execute(trx)
  })
  return serialize(COOKIE, token, {
    httpOnly: true,
    sameSite: 'Lax',
    path: '/api/AccountApi',
    secure: publicUrl.startsWith('https:'),
    maxAge: KNOWN_SECONDS,
  })
}

/** Makes every browser of a person a stranger: one of them may be a thief's. */
export async function purgeDevices(trx: Trx, userId: number): Promise<void> {
  await sql`delete from known_devices where user_id = ${userId}`.execute(trx)
}

export async function purgeDevicesBefore(db: Db, at: Date): Promise<void> {
  await sql`delete from known_devices where last_seen_at <= ${at}`.execute(db)
}
