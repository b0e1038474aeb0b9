import type pg from 'pg'

/** What grows with travellers and with what is on sale; everything else stays a list of hundreds. */
const grown = [
  'users',
  'sessions',
  'stock',
  'holds',
  'hold_lines',
  'temp_reservations',
  'reservations',
  'reservation_events',
  'payment_attempts',
  'payment_ledger',
  'bus_trips',
  'seat_claims',
  'activities',
] as const

/** Of one table at most: more would take longer to write than to ask. */
const MOST_ROWS = 4_000_000

/** Far beyond every id that is there; what was grown once is grown again beyond that. */
const APART = 10_000_000

/** Words of a list, though a key has them, too. */
const sorts: ReadonlySet<string> = new Set(['kind', 'module', 'source_kind', 'method', 'gateway'])

type Column = { readonly name: string; readonly type: string; readonly shifted: boolean }

/** The columns of a table that may be written; those that name this row or one of the grown tables are shifted. */
const columnsOf = `
  select a.attname as name, format_type(a.atttypid, null) as type,
         (exists (select 1 from pg_index i where i.indrelid = a.attrelid and i.indisunique and a.attnum = any (i.indkey))
          or exists (select 1 from pg_constraint f where f.conrelid = a.attrelid and f.contype = 'f'
                        and a.attnum = any (f.conkey) and f.confrelid::regclass::text = any ($2::text[]))) as shifted
    from pg_attribute a
   where a.attrelid = $1::regclass and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
   order by a.attnum`

/** The value of a column in the nth copy of its row. */
function copied({ name, type, shifted }: Column, apart: number): string {
  const column = `t."${name}"`
  if (!shifted) return column
  if (type === 'bigint') return `${column} + n * ${apart}::bigint`
  if (type === 'text') return sorts.has(name) ? column : `${column} || '-' || n * ${apart}::bigint`
  if (type === 'uuid') return `case when ${column} is not null then gen_random_uuid() end`
  if (type === 'bytea')
    return `sha256(${column} || convert_to((n * ${apart}::bigint)::text, 'UTF8'))`
  return column
}

/**
 * Copies every row of the grown tables so many times, under ids of its own; answers how many rows each has.
 * `from`: to what they were grown before, 1 at first.
 */
export async function grow(
  client: pg.Client,
  times: number,
  from: number,
): Promise<Readonly<Record<string, number>>> {
  const sizes: Record<string, number> = {}
  await client.query('set statement_timeout = 0; set session_replication_role = replica')
  for (const table of grown) {
    const there = await client.query('select to_regclass($1) as it', [table])
    if (there.rows[0]?.it === null) continue
    const { rows } = await client.query<Column>(columnsOf, [table, grown])
    const before = await client.query<{ n: string }>(`select count(*) as n from ${table}`)
    const copies =
      Math.min(times, Math.floor(MOST_ROWS / Math.max(1, Number(before.rows[0]?.n)))) - 1
    const names = rows.map(({ name }) => `"${name}"`).join(', ')
    await client.query(
      `insert into ${table} (${names}) overriding system value
         select ${rows.map((row) => copied(row, APART * from)).join(', ')} from ${table} t, generate_series(1, $1::integer) n
       on conflict do nothing`,
      [Math.max(0, copies)],
    )
    const count = await client.query<{ n: string }>(`select count(*) as n from ${table}`)
    sizes[table] = Number(count.rows[0]?.n)
  }
  await client.query('set session_replication_role = default')
  await client.query('vacuum analyze')
  return sizes
}
