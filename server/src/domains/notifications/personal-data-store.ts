import { sql } from 'kysely'
import type { Db, Trx } from '../../platform/database/connect.ts'

/** Every notice of a person, as plain records. */
export async function gatherNoticesOf(
  trx: Trx,
  userId: number,
): Promise<Record<string, unknown>[]> {
  const { rows } = await sql<Record<string, unknown>>`
    select type as "NotificationType", module as "ModuleType", message_en as "MessageEn",
      message_ar as "MessageAr", deep_link as "DeepLink", at as "At", seen_at as "SeenAt"
    from notifications where user_id = ${userId} order by at, id`.execute(trx)
  return rows
}

/** Takes away everything behind a person's bell. */
export async function deleteNoticesOf(trx: Trx, userId: number): Promise<void> {
  await sql`delete from notifications where user_id = ${userId}`.execute(trx)
}

/** Forgets which mails were sent before `before`: a mail this old is never requested again. */
export async function purgeSentMails(db: Db, before: Date): Promise<void> {
  await sql`delete from sent_mails where at < ${before}`.execute(db)
}
