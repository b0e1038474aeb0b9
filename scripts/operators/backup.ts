// `npm run backup`: copies the embedded PostgreSQL while the product runs. BACKUP_DIR says where to.
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { openArchive } from '../backup/archive.ts'
import { takeBase } from '../backup/base-backup.ts'
import { keepPassword } from '../postgres/postgres-cluster.ts'
import { arrangeFiles } from '../postgres/postgres-files.ts'
import { findRunning } from '../postgres/postgres.ts'
import { readSettings } from '../settings.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const { backupDir, dataDir } = readSettings(process.env, [], root)
const folder = join(dataDir, 'postgres')
try {
  if (backupDir === undefined) throw new Error('BACKUP_DIR says where to: it is not set.')
  const url = findRunning(folder)
  if (!url) throw new Error('The product is not running: a copy of its data folder is a backup.')
  const { account, cluster } = arrangeFiles(folder)
  const archive = openArchive(backupDir, account)
  const { name, usableFrom } = await takeBase(url, cluster, archive, keepPassword(folder))
  console.log(`${name} can be restored to any moment from ${usableFrom.toISOString()} on`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
