import type { Language } from '@rihla/contract/values/language'
import { sql } from 'kysely'
import type { Db, Trx } from '../../../platform/database/connect.ts'

export type Consent = {
  readonly userId: number | null
  readonly applicationId: string
  readonly analytics: boolean
  readonly liveChat: boolean
  readonly textVersion: string
  readonly language: Language
  readonly at: Date
}

/** Adds a choice to the log, unless it is what the same browser and person said last. */
export async function appendConsent(trx: Trx, it: Consent): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${it.applicationId}, 46))`.execute(trx)
  await sql`
    insert into consents (user_id, application_id, analytics, live_chat, text_version, language, at)
    select ${it.userId}::bigint, ${it.applicationId}::uuid, ${it.analytics}::boolean, ${it.liveChat}::boolean,
      ${it.textVersion}::text, ${it.language}::text, ${it.at}::timestamptz
    where not exists (
      select from (select * from consents where application_id = ${it.applicationId} order by id desc limit 1) last
      where last.user_id is not distinct from ${it.userId}::bigint and last.analytics = ${it.analytics}
        and last.live_chat = ${it.liveChat} and last.text_version = ${it.textVersion})`.execute(trx)
}

/** What a person agreed to, oldest first. */
export async function consentsOf(db: Db | Trx, userId: number): Promise<Consent[]> {
  const { rows } = await sql<Consent>`
    select user_id as "userId", application_id as "applicationId", analytics, live_chat as "liveChat",
      text_version as "textVersion", language, at
    from consents where user_id = ${userId} order by id`.execute(db)
  return rows
}

/** The proof stays; whose it was does not. */
export async function purgeWhoConsented(trx: Trx, userId: number): Promise<void> {
  await sql`update consents set user_id = null where user_id = ${userId}`.execute(trx)
}
