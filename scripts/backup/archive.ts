import { chmodSync, chownSync, existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { canReach, giveTo, type Account } from '../account.ts'

/** Where the copies of a cluster and its log (WAL) lie, and the list of what it was put back to. */
export type Archive = { readonly bases: string; readonly wal: string; readonly restores: string }

/** A change is in the archive after so many seconds at the latest, however little happens. */
const ARCHIVE_SECONDS = 60

/** The folders of an archive, made where they are missing; PostgreSQL's account writes the log. */
export function openArchive(folder: string, account: Account): Archive {
  const archive = {
    bases: join(folder, 'base'),
    wal: join(folder, 'wal'),
    restores: join(folder, 'restores.json'),
  }
  for (const path of [folder, archive.bases, archive.wal])
    if (!existsSync(path)) mkdirSync(path, { recursive: true, mode: 0o700 })
  giveTo(account, archive.wal)
  if (account !== null) {
    chownSync(folder, process.getuid?.() ?? 0, account.gid)
    chmodSync(folder, 0o710)
  }
  if (!canReach(account, archive.wal))
    throw new Error(`PostgreSQL's account can't reach ${folder}. Choose another BACKUP_DIR.`)
  return archive
}

/** What makes PostgreSQL copy each finished piece of its log there, never over one that is there. */
export const archiveSettings = ({ wal }: Archive): string[] => [
  'archive_mode=on',
  `archive_timeout=${ARCHIVE_SECONDS}`,
  `archive_command=${copyOf('%p', join(wal, '%f'))}`,
]

/** What makes it read the log back, up to a moment; then it goes on by itself. */
export const recoverySettings = ({ wal }: Archive, moment: Date, timeline: number): string[] => [
  `restore_command=${readBack(join(wal, '%f'), '%p')}`,
  `recovery_target_time=${moment.toISOString().replace('T', ' ').replace('Z', '+00')}`,
  // By itself it would follow the newest history, also to a moment of one that was left.
  `recovery_target_timeline=${timeline}`,
  'recovery_target_action=promote',
  // Nobody is let in before the moment is reached, and only then does it count as ready.
  'hot_standby=off',
]

/**
 * Written beside it first: a copy that was interrupted is no piece of the log. PostgreSQL fills a piece up with zeros when
 * its minute is over; where `cp` can leave them out (GNU's), a day takes what happened in it, and no 23 GB.
 */
const copyOf = (from: string, to: string): string =>
  process.platform === 'win32'
    ? `if exist "${to}" (fc /b "${from}" "${to}" >nul) else copy "${from}" "${to}.part" >nul && move "${to}.part" "${to}" >nul`
    : `if test -f "${to}"; then cmp -s "${from}" "${to}"; else { cp --sparse=always "${from}" "${to}.part" 2>/dev/null || cp "${from}" "${to}.part"; } && mv "${to}.part" "${to}"; fi`

const readBack = (from: string, to: string): string =>
  process.platform === 'win32' ? `copy "${from}" "${to}"` : `cp "${from}" "${to}"`
