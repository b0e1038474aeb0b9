import { sql, type Generated } from 'kysely'
import type { Db, Trx } from '../../platform/database/connect.ts'

type NotificationTable = {
  id: Generated<number>
  user_id: number
  type: string
  module: string
  message_en: string
  message_ar: string
  deep_link: string
  at: Date
  seen_at: Generated<Date | null>
  dedupe_key: string
}
type SentMailTable = {
  dedupe_key: string
  kind: string
  outcome: 'sent' | 'undeliverable'
  at: Date
}

const tables = (db: Db) =>
  db.withTables<{ notifications: NotificationTable; sent_mails: SentMailTable }>()

/** The channel on which processes tell each other whose bell changed; the payload is the person's id. */
export const BELL_CHANNEL = 'rihla_bell'

/**
 * Keeps a notice and says whose bell rings, to every process, when the transaction commits; one with
 * the same key is already there and stays as it is.
 */
export const insertNotice = async (
  trx: Trx,
  notice: Omit<NotificationTable, 'id' | 'seen_at'>,
): Promise<void> => {
  const kept = await tables(trx)
    .insertInto('notifications')
    .values(notice)
    .onConflict((conflict) => conflict.column('dedupe_key').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (kept) await sql`select pg_notify(${BELL_CHANNEL}, ${String(notice.user_id)})`.execute(trx)
}

export type NoticeRow = Pick<
  NotificationTable,
  'type' | 'module' | 'message_en' | 'message_ar' | 'deep_link' | 'at'
> & { id: number; seen_at: Date | null }

/**
 * One page of a person's notices, newest first, as they were; those on it are seen from then on, and
 * the other tabs hear of it. Reads the page alone (index notifications_newest), and counts the person's own.
 */
export async function fetchPage(
  db: Db,
  wish: { userId: number; limit: number; offset: number; now: Date },
): Promise<{ rows: NoticeRow[]; total: number }> {
  return db.transaction().execute(async (trx) => {
    const { rows } = await sql<NoticeRow>`
      with page as (
        select id, type, module, message_en, message_ar, deep_link, at, seen_at from notifications
        where user_id = ${wish.userId} order by at desc, id desc limit ${wish.limit} offset ${wish.offset}),
      seen as (
        update notifications n set seen_at = ${wish.now} from page
        where n.id = page.id and n.seen_at is null returning n.id),
      told as (
        select pg_notify(${BELL_CHANNEL}, ${String(wish.userId)}) where exists (select from seen))
      select page.*, (select count(*) from told) as told from page order by at desc, id desc`.execute(
      trx,
    )
    const { total } = await tables(trx)
      .selectFrom('notifications')
      .select((from) => from.fn.countAll<number>().as('total'))
      .where('user_id', '=', wish.userId)
      .executeTakeFirstOrThrow()
    return { rows, total }
  })
}

/** How many notices of a person are unread. */
export async function countUnseen(db: Db, userId: number): Promise<number> {
  const { count } = await tables(db)
    .selectFrom('notifications')
    .select((from) => from.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('seen_at', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}

/**
 * Claims the sending of a mail until the transaction ends; false when it was sent already. Whoever
 * asks at the same time waits for the first.
 */
export async function claimMail(trx: Trx, key: string, kind: string, at: Date): Promise<boolean> {
  const row = await tables(trx)
    .insertInto('sent_mails')
    .values({ dedupe_key: key, kind, outcome: 'sent', at })
    .onConflict((conflict) => conflict.column('dedupe_key').doNothing())
    .returning('dedupe_key')
    .executeTakeFirst()
  return row !== undefined
}

export const markUndeliverable = async (trx: Trx, key: string): Promise<void> => {
  await tables(trx)
    .updateTable('sent_mails')
    .set({ outcome: 'undeliverable' })
    .where('dedupe_key', '=', key)
    .execute()
}
