// `npm run restore -- 2026-11-24T09:30:00Z`: the embedded PostgreSQL as it was at that moment.
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { restoreTo } from '../backup/restore.ts'
import { readSettings } from '../settings.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const { backupDir, dataDir } = readSettings(process.env, [], root)
const moment = new Date(process.argv[2] ?? '')
try {
  if (backupDir === undefined) throw new Error('BACKUP_DIR says where from: it is not set.')
  // Without a zone it would be this machine's.
  if (Number.isNaN(moment.getTime()) || !/(Z|[+-]\d\d:\d\d)$/.test(process.argv[2] ?? ''))
    throw new Error('Say to which moment, with its zone: npm run restore -- 2026-11-24T09:30:00Z')
  const { base, kept, leftAt } = await restoreTo(join(dataDir, 'postgres'), backupDir, moment)
  console.log(`restored from ${base} to ${moment.toISOString()}`)
  if (leftAt)
    console.log(
      `that moment was taken back by the restore of ${leftAt.toISOString()}: nothing from then on is in it`,
    )
  if (kept) console.log(`what was there before is in ${kept}`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
