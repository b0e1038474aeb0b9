import { cairoDate } from '@rihla/contract/values/dates'
import { sql } from 'kysely'
import type pg from 'pg'
import type { Db, Trx } from '../../platform/database/connect.ts'
import { analyzeAfterLoad } from '../../platform/database/statistics.ts'
import { moveBoarding } from '../bus/index.ts'
import { touchAgain } from '../catalogue/index.ts'
import { boardingOf, OWN_FLEET } from '../fleet/index.ts'
import { expireHolds, lockStockOf } from '../inventory/index.ts'
import { tableNouns } from './nouns/index.ts'
import { allotmentNoun } from './nouns/terms.ts'
import { findFiles, fingerprintOf, type NounFile } from './reading/find-files.ts'
import type { Wrong } from './reading/words.ts'
import { stageFiles, type Progress, type Staged } from './stage-files.ts'
import { checkRows, leaveOutPast, type Check } from './writing/check-rows.ts'
import { checkWhole, rebuiltBuses } from './writing/check-whole.ts'
import { beginTimetable, followTimetable, isFollowed } from './writing/follow-timetable.ts'
import { followOffers, keepDaysToChange, keepOpeners } from './writing/follow-offers.ts'
import { writeOrFindRefused } from './writing/find-refused.ts'
import { spreadAllotments, writeAllotments } from './writing/write-allotments.ts'

/** Any number that nothing else in this database locks. */
const IMPORT_LOCK = 7_217_043
/** The one transaction may wait so long for a row, and work so long on a statement: no traveller waits for it. */
const PATIENCE = '60s'

export type ImportRequest = {
  readonly now: Date
  /** Everything is done and taken back. */
  readonly check: boolean
  /** Rows of days before today are left out, where they are refused otherwise. */
  readonly skipPast: boolean
  readonly progress: Progress
}
export type Imported =
  | {
      readonly rows: Readonly<Record<string, number>>
      readonly found: number
      readonly past: number
      /** Days that were open, and are closed, open again or have other places now, as their offers. */
      readonly changed: number
    }
  | { readonly wrong: readonly Wrong[] }

class TakenBack extends Error {
  readonly wrong: readonly Wrong[]
  constructor(wrong: readonly Wrong[]) {
    super('taken back')
    this.wrong = wrong
  }
}

const inFile = (file: string, found: readonly { row: number; what: string }[]): Wrong[] =>
  found.map(({ row, what }) => ({ file, row, what }))

/** Writes all staged rows, or throws what is wrong with them; answers how many open days follow. */
async function writeAll(
  it: Check,
  files: readonly NounFile[],
  { rows }: Staged,
  progress: Progress,
): Promise<number> {
  const stop = (wrong: readonly Wrong[]): void => {
    if (wrong.length > 0) throw new TakenBack(wrong)
  }
  stop(await checkRows(it, files))
  if (isFollowed(files)) await beginTimetable(it, files)
  await keepOpeners(it)
  for (const { noun, name } of files.filter((file) => tableNouns.includes(file.noun))) {
    if (noun.name === 'seats') stop(inFile(name, await rebuiltBuses(it)))
    const refused = await writeOrFindRefused(it, noun, rows[name] ?? 0)
    stop(refused ? inFile(name, [refused]) : [])
    progress(noun.name, rows[name] ?? 0)
  }
  stop(await checkWhole(it, files))
  const allotments = files.find(({ noun }) => noun === allotmentNoun)
  if (allotments) stop(inFile(allotments.name, await spreadAllotments(it)))
  await keepDaysToChange(it, allotments !== undefined)
  // In the order of every claim, in which departures of buses come between.
  await lockStockOf(it.trx, 'days_to_change', ['activity'])
  if (isFollowed(files)) stop(await followTimetable(it, files))
  await lockStockOf(it.trx, 'days_to_change', ['package', 'room'])
  if (allotments) stop(inFile(allotments.name, await writeAllotments(it)))
  const { changed, wrong } = await followOffers(it, files)
  stop(wrong)
  await touchAgain(it.trx)
  return changed
}

async function inOneTransaction(
  db: Db,
  work: (trx: Trx) => Promise<void>,
): Promise<readonly Wrong[] | null> {
  try {
    await db.transaction().execute(async (trx) => {
      await sql`select set_config('lock_timeout', ${PATIENCE}, true), set_config('statement_timeout', '0', true),
        set_config('idle_in_transaction_session_timeout', '0', true)`.execute(trx)
      await work(trx)
    })
    return null
  } catch (error) {
    if (error instanceof TakenBack) return error.wrong
    throw error
  }
}

/**
 * Brings the catalogue's files of a folder in: all of them or nothing. What was read before a cut is not read
 * again. Rows are added and changed by their codes; nothing that could be booked is deleted. One import at a time.
 */
export async function importCatalogue(
  { db, pool }: { readonly db: Db; readonly pool: pg.Pool },
  folder: string,
  request: ImportRequest,
): Promise<Imported> {
  const { files, wrong } = await findFiles(folder)
  if (wrong.length > 0) return { wrong }
  if (files.length === 0)
    return { wrong: [{ file: folder, what: 'there is no list in this folder' }] }
  const client = await pool.connect()
  try {
    const { rows } = await client.query<{ free: boolean }>(
      'select pg_try_advisory_lock($1) as free',
      [IMPORT_LOCK],
    )
    if (!rows[0]?.free) return { wrong: [{ file: folder, what: 'another import is at work' }] }
    return await importFound({ db, client }, files, request)
  } finally {
    await client.query('select pg_advisory_unlock($1)', [IMPORT_LOCK]).catch(() => undefined)
    client.release()
  }
}

async function importFound(
  { db, client }: { readonly db: Db; readonly client: pg.PoolClient },
  files: readonly NounFile[],
  request: ImportRequest,
): Promise<Imported> {
  const { now, check, skipPast, progress } = request
  const fingerprint = await fingerprintOf(files)
  const staged = await stageFiles(client, files, fingerprint, request)
  if (staged.wrong.length > 0) return { wrong: staged.wrong }
  // A check, too: a hold that is over is no claim, and it would refuse what the import takes.
  await expireHolds(db, now)
  let [past, changed] = [0, 0]
  const refused = await inOneTransaction(db, async (trx) => {
    const it = { trx, importId: staged.importId, now, today: cairoDate(now) }
    if (skipPast) past = await leaveOutPast(it)
    changed = await writeAll(it, files, staged, progress)
    if (check) throw new TakenBack([])
    await sql`delete from catalogue_imports where id = ${staged.importId}`.execute(trx)
  })
  if (refused && refused.length > 0) return { wrong: refused }
  if (!check && isFollowed(files))
    await moveBoarding(db, { operator: OWN_FLEET, now }, (ids) => boardingOf(db, ids))
  const all = Object.values(staged.rows).reduce((sum, rows) => sum + rows, 0)
  if (!check) await analyzeAfterLoad(db, 'all', all)
  return { rows: staged.rows, found: staged.found, past, changed }
}
