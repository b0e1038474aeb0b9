// `node bench/import.ts`: 100,000 rows of a catalogue brought in from files, beside its limit. See README.md.
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { importCatalogue } from '../server/src/domains/catalogue-files/index.ts'
import { createDb, createPool } from '../server/src/platform/database/connect.ts'
import { migrate } from '../server/src/platform/database/migrate.ts'
import { inDays } from './random.ts'
import { verdict } from './verdict.ts'
import { withPostgres } from './with-server.ts'

const HOTELS = 500
const ROOMS = 3
const RATES = 40
const RANGES = 26
/** Minutes: whoever brings a company in waits for it. */
const LIMIT = 3

const range = <T>(count: number, of: (n: number) => T): T[] =>
  Array.from({ length: count }, (_, n) => of(n))
const hotels = range(HOTELS, (n) => ({
  code: `H${n}`,
  city: 'cairo',
  name_en: `Hotel ${n}`,
  name_ar: `فندق ${n}`,
  stars: n % 6,
  latitude: 30,
  longitude: 31,
}))
const rooms = hotels.flatMap(({ code }) =>
  range(ROOMS, (n) => ({
    code: `${code}-R${n}`,
    stay: code,
    ...Object.fromEntries(
      ['name', 'category', 'subtitle', 'description'].flatMap((it) => [
        [`${it}_en`, `Room ${n}`],
        [`${it}_ar`, `غرفة ${n}`],
      ]),
    ),
    board: 'BB',
    max_adults: 2,
    max_children: 2,
    max_occupancy: 4,
    refundable: 'always',
    nightly_rooms: 10,
  })),
)
const files: Record<string, readonly object[]> = {
  destinations: [
    {
      code: 'cairo',
      name_en: 'Cairo',
      name_ar: 'القاهرة',
      latitude: 30,
      longitude: 31,
      position: 1,
    },
  ],
  hotels,
  'hotel-texts': hotels.flatMap(({ code }) =>
    ['en', 'ar'].map((language) => ({
      stay: code,
      language,
      description: '<p>Fine</p>',
      address: 'Corniche',
    })),
  ),
  rooms,
  'room-rates': rooms.flatMap(({ code }) =>
    range(RATES, (n) => ({
      room: code,
      priority: n,
      first_night: inDays(n * 9),
      last_night: inDays(n * 9 + 8),
      price: 2000 + n,
      single_price: 1500,
      extra_adult: 500,
    })),
  ),
  allotments: rooms.flatMap(({ code }) =>
    range(RANGES, (n) => ({
      kind: 'room',
      offer: code,
      first: inDays(n * 7),
      last: inDays(n * 7 + 6),
      places: 5 + (n % 3),
    })),
  ),
}

async function bringIn(url: string, folder: string): Promise<void> {
  const pool = createPool(url, { max: 3, statementSeconds: 3600 })
  await migrate(url)
  const [start, marks] = [performance.now(), new Map<string, number>()]
  const progress = (noun: string): void => {
    marks.set(noun, (performance.now() - start) / 1000)
  }
  const wish = { now: new Date(), check: false, skipPast: false, progress }
  const outcome = await importCatalogue({ db: createDb(pool), pool }, folder, wish)
  if ('wrong' in outcome) throw new Error(JSON.stringify(outcome.wrong.slice(0, 5)))
  const minutes = (performance.now() - start) / 60_000
  const rows = Object.values(outcome.rows).reduce((sum, count) => sum + count, 0)
  for (const [noun, seconds] of marks) console.log(`  ${noun} done after ${seconds.toFixed(1)} s`)
  verdict(`${rows.toLocaleString('en')} rows brought in, minutes`, minutes, LIMIT, true)
  await pool.end()
}

const folder = await mkdtemp(join(tmpdir(), 'rihla-import-'))
try {
  for (const [name, rows] of Object.entries(files))
    await writeFile(join(folder, `${name}.json`), JSON.stringify(rows))
  await withPostgres((url) => bringIn(url, folder))
} finally {
  await rm(folder, { recursive: true, force: true })
}
