import { cpSync, existsSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { giveAllTo } from '../account.ts'
import { arrangeFiles, type Files } from '../postgres/postgres-files.ts'
import { findRunning, type Postgres, startPostgres } from '../postgres/postgres.ts'
import { archiveSettings, openArchive, recoverySettings } from './archive.ts'
import { basesIn } from './base-backup.ts'
import { keepRestores, restoresIn, wayTo } from './histories.ts'

/** The log of days may have to be read again. */
const READING_MS = 3_600_000

export type Restored = {
  readonly base: string
  readonly moment: Date
  readonly kept: string | null
  /** When the moment had been taken back before, if it had. */
  readonly leftAt: Date | null
}

/**
 * Puts a stopped cluster back to a moment: the newest copy before it, and the archived log from there, of
 * the history to which the moment belongs: after an earlier restore there are several, and this one is written down.
 * What was there before is kept beside it, and its folder is answered. Where it can't, nothing is changed and it throws.
 */
export async function restoreTo(dataDir: string, backups: string, moment: Date): Promise<Restored> {
  if (findRunning(dataDir)) throw new Error('The product is running: stop it first.')
  const files = arrangeFiles(dataDir)
  const archive = openArchive(backups, files.account)
  const restores = restoresIn(archive)
  const way = wayTo(archive, basesIn(archive), moment)
  if (!way) throw new Error(`There is no backup from before ${moment.toISOString()}.`)
  const { base, leftAt } = way
  // Before anything begins a history: what fails from here on leaves one in the archive that nobody lived in.
  keepRestores(archive, restores)
  const at = new Date()
  const kept = setAside(files, moment)
  try {
    copyBase(files, dataDir, join(archive.bases, base.name))
    // It promotes itself at the moment, and then it is a server like any other, on a history of its own.
    const recovery = recoverySettings(archive, moment, way.timeline)
    const settings = [...archiveSettings(archive), ...recovery]
    const postgres = await startPostgres({ dataDir, settings, patienceMs: READING_MS })
    const timeline = await endWith(postgres)
    keepRestores(archive, [...restores, { moment, at, timeline }])
  } catch (error) {
    rmSync(files.cluster, { recursive: true, force: true })
    if (kept) renameSync(kept, files.cluster)
    throw error
  }
  return { base: base.name, moment, kept, leftAt }
}

/** Stops it, and answers the history that it wrote: its number begins the names of the log's pieces. */
async function endWith({ url, stop }: Postgres): Promise<number> {
  const client = new pg.Client({ connectionString: url })
  try {
    await client.connect()
    const { rows } = await client.query<{ piece: string }>(
      'select pg_walfile_name(pg_current_wal_lsn()) as piece',
    )
    return Number.parseInt(rows[0]?.piece.slice(0, 8) ?? '', 16)
  } finally {
    await client.end()
    await stop()
  }
}

function copyBase({ cluster, account }: Files, dataDir: string, from: string): void {
  writeFileSync(join(dataDir, 'password'), readFileSync(join(from, 'password')), { mode: 0o600 })
  cpSync(join(from, 'cluster'), cluster, { recursive: true })
  writeFileSync(join(cluster, 'recovery.signal'), '')
  giveAllTo(account, cluster)
}

function setAside({ cluster }: Files, moment: Date): string | null {
  if (!existsSync(cluster)) return null
  const kept = `${cluster}.before-${moment.toISOString().replaceAll(/[:.]/g, '-')}.${Date.now()}`
  renameSync(cluster, kept)
  return kept
}
