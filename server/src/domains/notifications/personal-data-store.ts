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

/** Takes away everything behind a person's bell, and where mails about their reservations went, while these are theirs. */
export async function forgetMessagesOf(trx: Trx, userId: number): Promise<void> {
  await sql`delete from notifications where user_id = ${userId}`.execute(trx)
  await sql`
    update reservation_mails m set address = null
    from reservations r where r.id = m.reservation_id and r.user_id = ${userId}`.execute(trx)
}

/** Forgets which mails were sent before `before`: a mail this old is never requested again. */
export async function purgeSentMails(db: Db, before: Date): Promise<void> {
  await sql`delete from sent_mails where at < ${before}`.execute(db)
}

/** Which mails went out about a person's reservations, and where to. */
export async function gatherMailsOf(trx: Trx, userId: number): Promise<Record<string, unknown>[]> {
  const { rows } = await sql<Record<string, unknown>>`
    select r.reference as "ReferenceNumber", m.kind as "Kind", m.outcome as "Outcome", m.address as "Address", m.at as "At"
    from reservations r join reservation_mails m on m.reservation_id = r.id
    where r.user_id = ${userId} order by m.at, m.dedupe_key`.execute(trx)
  return rows
}
