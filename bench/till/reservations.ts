import type pg from 'pg'
import { createDb, createPool } from '../../server/src/platform/database/connect.ts'
import { openReservation } from '../../server/src/domains/reservations/index.ts'
import { newFacts } from '../../server/src/domains/reservations/testing/reservations.ts'
import { verdict } from '../verdict.ts'
import { keepBytes } from '../with-server.ts'
import { closedLoop, send } from './closed-loop.ts'
import { headersOf } from './people.ts'

const ALL = 1_000_000
/** The first traveller has so many, the others the rest. */
const OWN = 5000
const MOST_MS = 40
/** Until a new process has compiled what it runs and read what it needs of a table of a million rows. */
const WARM_SECONDS = 10
const names = ['Sunset felucca', 'Luxor by balloon', 'White desert camp', 'Diving at Ras Mohammed']

/** A million reservations, as they are written, of all travellers after the first; and 5,000 of the first. */
export async function fillReservations(url: string, travellers: number): Promise<void> {
  const pool = createPool(url, { max: 1, statementSeconds: 900 })
  const db = createDb(pool)
  try {
    const template = await db
      .transaction()
      .execute((trx) => openReservation(trx, newFacts({ sourceId: 2_000_000_000, userId: 1 })))
    const { rows } = await pool.query<{ name: string }>(
      `select column_name as name from information_schema.columns
        where table_name = 'reservations' and table_schema = 'public' and is_generated = 'NEVER'`,
    )
    const made: Record<string, string> = {
      id: `3000000 + n`,
      reference: `'BEN-' || upper(lpad(to_hex(n), 8, '0'))`,
      source_id: `1000000000 + n`,
      user_id: `case when n <= ${OWN} then 1 else 2 + n % ${travellers - 1} end`,
      created_at: `now() - n * interval '7 seconds'`,
      sold: `jsonb_set(sold, '{name,en}', to_jsonb((array[${names.map((it) => `'${it}'`).join(',')}])[1 + n % ${names.length}]))`,
      search_text: `lower('ben-' || lpad(to_hex(n), 8, '0') || ' ' || (array[${names.map((it) => `'${it}'`).join(',')}])[1 + n % ${names.length}]
        || ' ' || (sold #>> '{name,ar}') || ' luxor الأقصر')`,
    }
    const columns = rows.map(({ name }) => name)
    await pool.query(`set session_replication_role = replica`)
    await pool.query(
      `insert into reservations (${columns.join(', ')}) overriding system value
        select ${columns.map((name) => made[name] ?? name).join(', ')}
        from reservations, generate_series(1, ${ALL}) n where reservations.id = $1`,
      [template?.id],
    )
    await pool.query(`set session_replication_role = default`)
    await pool.query('vacuum analyze reservations')
    // Or the disk is still busy with them while lists are read.
    await pool.query('checkpoint')
  } finally {
    await pool.end()
  }
}

/** Lists of one's own, while a million stand there. */
export async function reservations(
  origin: string,
  client: pg.Client,
  { travellers, seconds }: { travellers: number; seconds: number },
): Promise<void> {
  const { rows } = await client.query<{ n: string }>('select count(*) as n from reservations')
  console.log(`  ${rows[0]?.n} reservations`)
  const list = async (traveller: number, page: number, search?: string): Promise<string> => {
    const body = JSON.stringify({ PageNumber: page, PageSize: 10, Filters: search ?? null })
    const url = `${origin}/api/ProfileApi/GetUserReservation`
    const { status, text } = await send(url, { headers: headersOf(traveller), body })
    if (status !== 200) throw new Error(`${status} ${text}`)
    return text
  }
  const below = (n: number): number => Math.floor(Math.random() * n)
  const anybody = (): number => 2 + below(travellers - 1)
  const words = [
    'felucca',
    'balloon',
    'desert camp',
    'ras mohammed',
    'الاقصر',
    'ben 0000',
    'nowhere',
  ]
  const word = (): string => words[below(words.length)] ?? ''
  const loads: Record<string, [people: number, () => Promise<unknown>]> = {
    '40 travellers': [40, () => list(anybody(), 1)],
    '40 travellers, with a search': [40, () => list(anybody(), 1, word())],
    'one with 5,000, four at a time': [4, () => list(1, 1 + below(500))],
    'one with 5,000, with a search, four at a time': [4, () => list(1, 1, word())],
  }
  await keepBytes(origin, await list(anybody(), 1))
  const bare = () => send(`${origin}/limit/bytes`, { method: 'GET' })
  await closedLoop(40, WARM_SECONDS, () => list(anybody(), 1))
  for (const [name, [people, work]] of Object.entries(loads)) {
    await closedLoop(people, 1, work)
    const { perSecond, p99 } = await closedLoop(people, seconds, work)
    // In the next moment, by as many: what the machine gives them changes.
    const limit = await closedLoop(people, seconds, bare)
    const share = (perSecond / limit.perSecond).toFixed(3)
    console.log(
      `  ${name}: ${Math.round(perSecond)}/s, ${share} of a bare handler (p99 ${limit.p99.toFixed(1)} ms)`,
    )
    verdict(`p99 in ms, ${name}`, p99, MOST_MS, true)
  }
}
