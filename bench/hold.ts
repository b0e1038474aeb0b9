// `node bench/hold.ts`: placing a hold beside the bare conditional update, in one run. See README.md.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type pg from 'pg'
import { startPostgres } from '../scripts/postgres/postgres.ts'
import { ensureStock, holdTerms, placeHold } from '../server/src/domains/inventory/index.ts'
import { createDb, createPool } from '../server/src/platform/database/connect.ts'
import { migrate } from '../server/src/platform/database/migrate.ts'
import { isRefusal } from '../server/src/platform/refusal.ts'
import { verdict } from './verdict.ts'
import { rounds, seconds } from './load.ts'

const ROWS = 1000
const BUYERS = 40
const day = '2026-12-17'
const terms = holdTerms(600)

/** The least that could be called a hold: one statement, no lock, no lines, no expiry to tidy. */
const bare = `
  with taken as (
    update stock set held = held + 1 where kind = 'bench' and item_id = $1 and day = $2 and held + sold < capacity
    returning item_id
  ) insert into bare_holds (item_id, expires_at) select item_id, now() + interval '10 minutes' from taken returning id`

const dataDir = mkdtempSync(join(tmpdir(), 'rihla-bench-'))
const postgres = await startPostgres({ dataDir })
const pool = createPool(postgres.url, { max: 10 })
const db = createDb(pool)

async function prepare(): Promise<void> {
  await migrate(postgres.url)
  await pool.query(
    'create table bare_holds (id bigint generated always as identity primary key, item_id bigint, expires_at timestamptz)',
  )
  const items = Array.from({ length: ROWS + 1 }, (_, itemId) => ({
    kind: 'bench',
    itemId,
    day,
    capacity: 1_000_000,
  }))
  await ensureStock(db, items)
}

const withBareUpdate = async (itemId: number): Promise<void> => {
  const { rowCount } = await pool.query({ name: 'bare-hold', text: bare, values: [itemId, day] })
  if (rowCount !== 1) throw new Error('no hold')
}
/** Each hold has another buyer at another address: shares are counted, but no hold is refused. */
let buyers = 0
const holderOf = (n: number) => ({
  id: `visitor:${n}`,
  signedIn: false,
  address: `2001:db8:${(n >> 16).toString(16)}:${(n & 0xffff).toString(16)}::`,
})
const place = async (itemId: number, holder?: ReturnType<typeof holderOf>): Promise<void> => {
  const lines = [{ kind: 'bench', itemId, day, quantity: 1 }]
  const held = await placeHold(db, { lines, now: new Date(), terms, ...(holder && { holder }) })
  if (isRefusal(held)) throw new Error('no hold')
}
/** The claim and its lines; and the same with what each buyer and address has counted. */
const withHold = (itemId: number): Promise<void> => place(itemId)
const withShares = (itemId: number): Promise<void> => place(itemId, holderOf((buyers += 1)))

/** Holds a second by 40 buyers in a closed loop. */
async function throughput(
  hold: (itemId: number) => Promise<void>,
  pick: () => number,
  seconds: number,
): Promise<number> {
  const end = performance.now() + seconds * 1000
  let done = 0
  const buyer = async (): Promise<void> => {
    while (performance.now() < end) {
      await hold(pick())
      done += 1
    }
  }
  await Promise.all(Array.from({ length: BUYERS }, buyer))
  return done / seconds
}

const median = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

async function compare(name: string, pick: () => number): Promise<void> {
  const ways = [withBareUpdate, withHold, withShares]
  const figures = ways.map((): number[] => [])
  for (const way of ways) await throughput(way, pick, 1)
  for (let round = 0; round < rounds; round += 1)
    for (const [at, way] of ways.entries()) figures[at]?.push(await throughput(way, pick, seconds))
  const [bare = NaN, hold = NaN, shared = NaN] = figures.map(median)
  const rounded = [bare, hold, shared].map(Math.round)
  console.log(`     a second: ${rounded[0]} bare, ${rounded[1]} holds, ${rounded[2]} with shares`)
  verdict(`${name}: holds / bare updates`, hold / bare, 0.5, false)
  verdict(`${name}: holds with fair shares / bare updates`, shared / bare, 0.33, false)
}

/** 200 buyers of 10 units: exactly 10 may have one. */
async function oversold(client: pg.Pool): Promise<void> {
  await ensureStock(db, [{ kind: 'bench', itemId: 9_999_999, day, capacity: 10 }])
  const lines = [{ kind: 'bench', itemId: 9_999_999, day, quantity: 1 }]
  const began = performance.now()
  const outcomes = await Promise.all(
    Array.from({ length: 200 }, () => placeHold(db, { lines, now: new Date(), terms })),
  )
  const won = outcomes.filter((outcome) => !isRefusal(outcome)).length
  const { rows } = await client.query<{ held: number }>(
    'select held from stock where item_id = 9999999',
  )
  console.log(
    `     ${rows[0]?.held} of 10 units held after ${Math.round(performance.now() - began)} ms`,
  )
  verdict('200 buyers of 10 units: oversold', Math.max(won, rows[0]?.held ?? 0) - 10, 0, true)
  verdict('200 buyers of 10 units: have one', won, 10, false)
}

try {
  await prepare()
  await compare(`${ROWS} stock rows`, () => Math.floor(Math.random() * ROWS))
  await compare('one hot stock row', () => ROWS)
  await oversold(pool)
} finally {
  await pool.end()
  await postgres.stop()
  rmSync(dataDir, { recursive: true, force: true })
}
