import type { MailKind } from '@rihla/contract/desk/reservations'
import { sql } from 'kysely'
import type { Db, Trx } from '../../platform/database/connect.ts'
import type { Row, Tables } from '../../platform/database/tables.ts'

const tables = (db: Db) => db.withTables<Tables<'notifications' | 'sent_mails'>>()

/** The channel on which processes tell each other whose bell changed; the payload is the person's id. */
export const BELL_CHANNEL = 'rihla_bell'

/**
 * Keeps a notice and says whose bell rings, to every process, when the transaction commits; one with
 * the same key is already there and stays as it is.
 */
export const insertNotice = async (
  trx: Trx,
  notice: Omit<Row<'notifications'>, 'id' | 'seen_at'>,
): Promise<void> => {
  const inserted = await tables(trx)
    .insertInto('notifications')
    .values(notice)
    .onConflict((conflict) => conflict.column('dedupe_key').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (inserted) await sql`select pg_notify(${BELL_CHANNEL}, ${String(notice.user_id)})`.execute(trx)
}

export type NoticeRow = Omit<Row<'notifications'>, 'user_id' | 'dedupe_key'>

/**
 * One page of a user's notices, newest first, as they were; those on it count as seen from then on,
 * and the user's other tabs are notified. Reads the page alone (index notifications_newest), and
 * counts the user's own.
 */
export async function fetchPage(
  db: Db,
  request: { userId: number; limit: number; offset: number; now: Date },
): Promise<{ rows: NoticeRow[]; total: number }> {
  return db.transaction().execute(async (trx) => {
    const { rows } = await sql<NoticeRow>`
      with page as (
        select id, type, module, message_en, message_ar, deep_link, at, seen_at from notifications
        where user_id = ${request.userId} order by at desc, id limit ${request.limit} offset ${request.offset}),
      seen as (
        update notifications n set seen_at = ${request.now} from page
        where n.id = page.id and n.seen_at is null returning n.id),
      notified as (
        select pg_notify(${BELL_CHANNEL}, ${String(request.userId)}) where exists (select from seen))
      select page.*, (select count(*) from notified) as notified from page order by at desc, id`.execute(
      trx,
    )
    const { total } = await tables(trx)
      .selectFrom('notifications')
      .select((from) => from.fn.countAll<number>().as('total'))
      .where('user_id', '=', request.userId)
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

/** An unfinished claim this old belongs to a dead process: no sending takes so long. */
const CLAIM_SECONDS = 60

/**
 * Claims the sending of a mail: `done` when it was sent before, `elsewhere` while another worker
 * sends it. Finish it with `finishMail`, or give it back with `giveMailBack`.
 */
export async function claimMail(
  db: Db,
  key: string,
  kind: string,
  at: Date,
): Promise<'claimed' | 'done' | 'elsewhere'> {
  const dead = new Date(at.getTime() - CLAIM_SECONDS * 1000)
  const { rows } = await sql`
    insert into sent_mails as m (dedupe_key, kind, outcome, at) values (${key}, ${kind}, 'sending', ${at})
    on conflict (dedupe_key) do update set at = excluded.at
      where m.outcome = 'sending' and m.at <= ${dead}
    returning 1`.execute(db)
  if (rows.length > 0) return 'claimed'
  const found = await tables(db)
    .selectFrom('sent_mails')
    .select('outcome')
    .where('dedupe_key', '=', key)
    .executeTakeFirst()
  return found && found.outcome !== 'sending' ? 'done' : 'elsewhere'
}

/** What is kept of a mail beside its outcome, for the desk. */
export type NotedMail = {
  readonly kind: MailKind
  /** The reservations that it is about. */
  readonly about: readonly number[]
  readonly to: string
}

/**
 * Says what came of a mail, and in the same statement which reservations it was about; left out: none. Where an account
 * was deleted while it went out, its address is not kept.
 */
export async function finishMail(
  db: Db,
  key: string,
  outcome: 'sent' | 'undeliverable',
  noted?: NotedMail,
): Promise<void> {
  await sql`
    with finished as (
      update sent_mails set outcome = ${outcome} where dedupe_key = ${key} returning at)
    insert into reservation_mails (reservation_id, dedupe_key, kind, outcome, address, at)
    select about.id, ${key}, ${noted?.kind}, ${outcome},
      case when u.deleted_at is null then ${noted?.to}::text end, finished.at
    from finished, unnest(${[...(noted?.about ?? [])]}::bigint[]) about (id)
      left join reservations r on r.id = about.id left join users u on u.id = r.user_id
    on conflict do nothing`.execute(db)
}

/** Another try may send it. */
export const giveMailBack = async (db: Db, key: string): Promise<void> => {
  await tables(db)
    .deleteFrom('sent_mails')
    .where('dedupe_key', '=', key)
    .where('outcome', '=', 'sending')
    .execute()
}
