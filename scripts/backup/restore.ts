import { cpSync, existsSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { giveAllTo } from '../account.ts'
import { arrangeFiles, type Files } from '../postgres/postgres-files.ts'
import { findRunning, startPostgres } from '../postgres/postgres.ts'
import { archiveSettings, openArchive, recoverySettings } from './archive.ts'
import { basesIn } from './base-backup.ts'

/** The log of days may have to be read again. */
const READING_MS = 3_600_000

export type Restored = {
  readonly base: string
  readonly moment: Date
  readonly kept: string | null
}

/**
 * Puts a stopped cluster back to a moment: the newest copy before it, and the archived log from there.
 * What was there before is kept beside it, and its folder is answered. Where it can't, nothing is changed and it throws.
 */
export async function restoreTo(dataDir: string, backups: string, moment: Date): Promise<Restored> {
  if (findRunning(dataDir)) throw new Error('The product is running: stop it first.')
  const files = arrangeFiles(dataDir)
  const archive = openArchive(backups, files.account)
  const base = basesIn(archive).findLast(({ usableFrom }) => usableFrom <= moment)
  if (!base) throw new Error(`There is no backup from before ${moment.toISOString()}.`)
  const kept = setAside(files, moment)
  try {
    copyBase(files, dataDir, join(archive.bases, base.name))
    // It promotes itself at the moment, and then it is a server like any other, on a history of its own.
    const settings = [...archiveSettings(archive), ...recoverySettings(archive, moment)]
    const postgres = await startPostgres({ dataDir, settings, patienceMs: READING_MS })
    await postgres.stop()
  } catch (error) {
    rmSync(files.cluster, { recursive: true, force: true })
    if (kept) renameSync(kept, files.cluster)
    throw error
  }
  return { base: base.name, moment, kept }
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
