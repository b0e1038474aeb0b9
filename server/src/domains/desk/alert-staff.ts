import type { AlertKind } from '@rihla/contract/desk/alerts'
import { sql } from 'kysely'
import type { Trx } from '../../platform/database/connect.ts'

/** Puts something on the staff's list; the same subject stands there once, since it came first, with its newest detail. */
export async function alertStaff(
  trx: Trx,
  kind: AlertKind,
  subject: string,
  detail: object,
  now: Date,
): Promise<void> {
  await sql`
    insert into staff_alerts (kind, subject, detail, at) values (${kind}, ${subject}, ${JSON.stringify(detail)}::jsonb, ${now})
    on conflict (kind, subject) do update set detail = excluded.detail, settled_at = null,
      at = case when staff_alerts.settled_at is null then staff_alerts.at else excluded.at end
  `.execute(trx)
}
