import { sql } from 'kysely'
import type { Db } from '../platform/database/connect.ts'

/**
 * Runs `work` while a SQL function of the test's own database is another one: a negative control takes a guard
 * out of it. `change` gets the body and answers the new one; one that changes nothing is a mistake.
 */
export async function withFunction(
  db: Db,
  name: string,
  change: (body: string) => string,
  work: () => Promise<void>,
): Promise<void> {
  const { rows } = await sql<{ before: string }>`
    select pg_get_functiondef(${name}::regproc) as before`.execute(db)
  const before = rows[0]?.before ?? ''
  const [head = '', body = ''] = before.split('$function$')
  const changed = change(body)
  if (changed === body) throw new Error(`Nothing of ${name} was replaced`)
  await sql.raw(`${head}$function$${changed}$function$`).execute(db)
  try {
    await work()
  } finally {
    await sql.raw(before).execute(db)
  }
}
