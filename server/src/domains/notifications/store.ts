import type { Generated } from 'kysely'
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

/** Keeps a notice; one with the same key is already there and stays as it is. */
export const insertNotice = async (
  trx: Trx,
  notice: Omit<NotificationTable, 'id' | 'seen_at'>,
): Promise<void> => {
  await tables(trx)
    .insertInto('notifications')
    .values(notice)
    .onConflict((conflict) => conflict.column('dedupe_key').doNothing())
    .execute()
}

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
