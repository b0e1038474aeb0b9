import type pg from 'pg'

/**
 * Rows by the million: with triggers, primary keys and other indexes they take several times as long. All are there
 * again afterwards; primary keys that foreign keys name stay. What triggers would have written, the filler writes.
 */
export async function inBulk(
  client: pg.Client,
  tables: readonly string[],
  fill: () => Promise<unknown>,
): Promise<void> {
  const { rows } = await client.query<{ off: string; on: string }>(indexesOf, [tables])
  // No triggers, and no foreign key is looked up row by row.
  await client.query('set session_replication_role = replica')
  for (const { off } of rows) await client.query(off)
  await fill()
  for (const { on } of rows) await client.query(on)
  await client.query('set session_replication_role = default')
}

/** How each primary key and index goes and comes again; unique constraints stay. */
const indexesOf = `
  select format('alter table %I drop constraint %I', t, c.conname) as off,
         format('alter table %I add constraint %I %s', t, c.conname, pg_get_constraintdef(c.oid)) as on
    from unnest($1::text[]) t join pg_constraint c on c.conrelid = t::regclass and c.contype = 'p'
   where not exists (select from pg_constraint f where f.confrelid = c.conrelid and f.contype = 'f')
  union all
  select format('drop index %I', indexname), indexdef from pg_indexes i
   where schemaname = 'public' and tablename = any($1)
     and not exists (select from pg_constraint c where c.conname = i.indexname)`
