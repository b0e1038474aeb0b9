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

/**
 * As `withFunction`, and `meet(n)` may stand where a guard was: of each `n` sessions that come to it in turn, none
 * goes on before the last is there, on a slow machine too; after five seconds one goes on alone. It belongs in
 * the statement by which a negative control's rivals look, or after it: a later statement sees what one of them has
 * written in the meantime.
 */
export async function withMeeting(
  db: Db,
  name: string,
  change: (body: string) => string,
  work: () => Promise<void>,
): Promise<void> {
  await sql`create sequence arrivals`.execute(db)
  await sql`
    create function meet(many integer) returns void language plpgsql as $$
    declare
      mine bigint := nextval('arrivals');
    begin
      for moment in 1..5000 loop
        exit when (select last_value from arrivals) >= (mine + many - 1) / many * many;
        perform pg_sleep(0.001);
      end loop;
    end $$`.execute(db)
  try {
    await withFunction(db, name, change, work)
  } finally {
    await sql`drop function meet`.execute(db)
    await sql`drop sequence arrivals`.execute(db)
  }
}
