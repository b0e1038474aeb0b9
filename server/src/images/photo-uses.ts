import { contentTableNames, shapeOf } from '@rihla/contract/content/tables'
import { sql, type RawBuilder } from 'kysely'
import type { Trx } from '../platform/database/connect.ts'

/** Whether any row of a table has these letters somewhere. */
const inTable = (table: string, letters: string): RawBuilder<unknown> =>
  sql`exists (select from ${sql.table(table)} t where position(${letters} in to_jsonb(t)::text) > 0)`

const contentTables = contentTableNames
  .flatMap((table) => [table, shapeOf(table).part?.table ?? []])
  .flat()

/**
 * Whether anything shows a photograph that was uploaded then: by a foreign key, by its address in a text that
 * editors wrote, or in a booking, which keeps what was sold as it looked.
 */
export async function isShown(
  trx: Trx,
  { name, uploadedAt }: { readonly name: string; readonly uploadedAt: Date },
): Promise<boolean> {
  const address = `/images/${name}`
  const uses = [
    sql`photo_is_referred_to(${name})`,
    ...contentTables.map((table) => inTable(table, address)),
    inTable('destination_texts', address),
    sql`exists (select from blog_images where url = ${address})`,
    inTable('blog_articles', address),
    sql`exists (select from external_hotels where ${name} = any(images) or ${name} = any(photos))`,
    sql`exists (select from booking_changes where quoted_at >= ${uploadedAt} and position(${name} in sold::text) > 0)`,
    sql`exists (select from reservations where created_at >= ${uploadedAt} and position(${name} in sold::text) > 0)`,
    sql`exists (select from temp_reservations where created_at >= ${uploadedAt} and position(${name} in quote::text) > 0)`,
  ]
  const { rows } = await sql<{ shown: boolean }>`
    select (${sql.join(uses, sql` or `)}) as shown`.execute(trx)
  return rows[0]?.shown ?? true
}
