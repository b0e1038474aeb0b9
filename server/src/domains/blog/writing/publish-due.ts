import { sql } from 'kysely'
import type { Db } from '../../../platform/database/connect.ts'

/**
 * Publishes what is due, at the moment it was planned for. A form that is open meanwhile may still save: the
 * text is the same.
 */
export async function publishDue(db: Db, now: Date): Promise<void> {
  await sql`update blog_articles
       set state = 'published', published_at = coalesce(published_at, publish_at), publish_at = null
     where state = 'scheduled' and publish_at <= ${now}`.execute(db)
}
