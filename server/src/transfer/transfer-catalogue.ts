import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { openActivityDays, openDepartures, openRoomNights } from '../domains/catalogue/index.ts'
import {
  exportCatalogue,
  importCatalogue,
  nouns,
  sentence,
  type Format,
} from '../domains/catalogue-files/index.ts'
import { openTrips } from '../domains/fleet/index.ts'
import { createDb, createPool } from '../platform/database/connect.ts'

// `node transfer-catalogue.ts export FOLDER [--csv]` writes the catalogue and the buses as files;
// `import FOLDER [--check] [--skip-past]` brings files in, all of them or none.

const MOST_SHOWN = 50
const BAR = 30

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    check: { type: 'boolean', default: false },
    csv: { type: 'boolean', default: false },
    'skip-past': { type: 'boolean', default: false },
  },
})
const [deed, folder] = positionals
const url = process.env['DATABASE_URL']
if (!url) throw new Error('DATABASE_URL is missing: say which database the catalogue is of.')
const now = new Date(Date.now() + Number(process.env['CLOCK_OFFSET_SECONDS'] ?? 0) * 1000)
// `npm run` starts us in the repository's folder.
const place = folder && resolve(process.env['INIT_CWD'] ?? '.', folder)
/** Nobody waits for these statements; the sessions that read files are idle between two of them. */
const pool = createPool(url, { max: 3, statementSeconds: 3600 })
const db = createDb(pool)

/** A bar on a terminal; a line each time elsewhere. */
function show(noun: string, rows: number): void {
  const line = `${noun}: ${rows.toLocaleString('en')} rows`
  if (!process.stdout.isTTY) {
    if (rows > 0) console.log(line)
    return
  }
  const share = (nouns.findIndex(({ name }) => name === noun) + 1) / nouns.length
  const full = Math.round(share * BAR)
  process.stdout.write(`\r\u001b[K[${'#'.repeat(full)}${'.'.repeat(BAR - full)}] ${line}`)
}
const endBar = (): void => void (process.stdout.isTTY && process.stdout.write('\n'))

async function bringIn(path: string): Promise<number> {
  const { check, 'skip-past': skipPast } = values
  const outcome = await importCatalogue({ db, pool }, path, {
    now,
    check,
    skipPast,
    progress: show,
  })
  endBar()
  if ('wrong' in outcome) {
    console.error(outcome.wrong.slice(0, MOST_SHOWN).map(sentence).join('\n'))
    console.error(`${outcome.wrong.length} wrong. Nothing was changed.`)
    return 1
  }
  if (outcome.found > 0) console.log(`Went on after ${outcome.found} rows that were read before.`)
  if (outcome.past > 0) console.log(`${outcome.past} rows of past days were left out.`)
  const rows = Object.entries(outcome.rows).map(([file, count]) => `  ${file}: ${count}`)
  console.log(`${check ? 'Would be written' : 'Written'}, rows by file:\n${rows.join('\n')}`)
  if (outcome.changed > 0)
    console.log(`Days that were open and follow what changed: ${outcome.changed}.`)
  if (!check) await openForSale()
  return 0
}

/** What the night's jobs do, at once: days, nights, departures and buses that are not open yet. */
async function openForSale(): Promise<void> {
  const opened = [
    await openActivityDays(db, now),
    await openRoomNights(db, now),
    await openDepartures(db, now),
    await openTrips(db, now),
  ]
  console.log(`Opened for sale: ${opened.reduce((sum, days) => sum + days, 0)} days.`)
}

async function takeOut(path: string): Promise<number> {
  await mkdir(path, { recursive: true })
  const format: Format = values.csv ? 'csv' : 'json'
  // Read whole before anything of the folder goes: a database that can't be asked costs nobody their lists.
  const drafts = await mkdtemp(join(path, '.export-'))
  const files: string[] = []
  try {
    await exportCatalogue(db, { now, format }, async (file, text, rows) => {
      await writeFile(join(drafts, file), text)
      show(file, rows)
      files.push(file)
    })
    // What is no longer written anywhere must not come back with the next import.
    for (const { name } of nouns)
      for (const ending of ['json', 'csv'])
        await rm(join(path, `${name}.${ending}`), { force: true })
    for (const file of files) await rename(join(drafts, file), join(path, file))
  } finally {
    await rm(drafts, { recursive: true, force: true })
  }
  endBar()
  console.log(`${files.length} files are in ${path}.`)
  return 0
}

async function transfer(): Promise<number> {
  if (place && deed === 'import') return bringIn(place)
  if (place && deed === 'export') return takeOut(place)
  console.error(
    'Say what to do and where: export FOLDER [--csv], or import FOLDER [--check] [--skip-past].',
  )
  return 1
}

try {
  process.exitCode = await transfer()
} finally {
  await pool.end()
}
