import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import type { Archive } from './archive.ts'

/** What a copy says of itself. */
export type Base = {
  readonly name: string
  /** It serves every moment from here on. */
  readonly usableFrom: Date
}

/** What belongs to the running server alone, or is written anew by the next one. */
const emptied = new Set([
  'pg_wal',
  'pg_replslot',
  'pg_dynshmem',
  'pg_notify',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
])
const left = /^(postmaster\.(pid|opts)|backup_label.*|tablespace_map|.*\.signal|pgsql_tmp.*)$/

/** How long the last piece of the log may take to be archived. */
const ARCHIVED_MS = 60_000

/**
 * Copies a running cluster while it works: PostgreSQL marks the beginning and the end, and the log
 * between them, which is archived, makes the copy whole. Answers it once that log is in the archive.
 */
export async function takeBase(
  url: string,
  cluster: string,
  { bases, wal }: Archive,
  password: string,
): Promise<Base> {
  const name = new Date().toISOString().replaceAll(/[:.]/g, '-')
  const draft = join(bases, `${name}.draft`)
  mkdirSync(draft, { mode: 0o700 })
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await refuseWithoutArchive(client)
    const end = await copyCluster(client, cluster, join(draft, 'cluster'))
    writeFileSync(join(draft, 'password'), password, { mode: 0o600 })
    writeFileSync(join(draft, 'about.json'), JSON.stringify({ usableFrom: end.at }))
    await untilThere(join(wal, end.last))
    renameSync(draft, join(bases, name))
    return { name, usableFrom: end.at }
  } finally {
    await client.end()
    rmSync(draft, { recursive: true, force: true })
  }
}

type End = {
  /** The last piece of the log that the copy needs. */
  readonly last: string
  readonly at: Date
}

/**
 * Copies a running cluster's files. The session that is handed in begins and ends it: if that is
 * lost, so is the copy. Whoever starts it needs the log from its beginning on.
 */
export async function copyCluster(client: pg.Client, cluster: string, to: string): Promise<End> {
  await client.query(`select pg_backup_start('rihla', fast => true)`)
  copyFiles(cluster, to)
  const { rows } = await client.query<End & { label: string; map: string }>(`
    select labelfile as label, spcmapfile as map, pg_walfile_name(lsn) as last, clock_timestamp() as at
    from pg_backup_stop(wait_for_archive => false)`)
  const [end] = rows
  if (!end) throw new Error('PostgreSQL did not end the copy')
  writeFileSync(join(to, 'backup_label'), end.label)
  if (end.map) writeFileSync(join(to, 'tablespace_map'), end.map)
  return end
}

/** The copies that are whole, the oldest first. */
export function basesIn({ bases }: Archive): Base[] {
  return readdirSync(bases)
    .filter((name) => existsSync(join(bases, name, 'about.json')) && !name.endsWith('.draft'))
    .map((name) => {
      const about = readFileSync(join(bases, name, 'about.json'), 'utf8')
      return {
        name,
        usableFrom: new Date((JSON.parse(about) as { usableFrom: string }).usableFrom),
      }
    })
    .toSorted((a, b) => a.usableFrom.getTime() - b.usableFrom.getTime())
}

async function refuseWithoutArchive(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ mode: string }>(
    `select current_setting('archive_mode') as mode`,
  )
  if (rows[0]?.mode !== 'on')
    throw new Error('This PostgreSQL archives nothing: start the product with BACKUP_DIR first.')
}

/** Files come and go while they are copied: the log knows what became of those that went. */
function copyFiles(from: string, to: string): void {
  mkdirSync(to, { mode: 0o700 })
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    if (left.test(entry.name)) continue
    const [source, target] = [join(from, entry.name), join(to, entry.name)]
    if (entry.isDirectory()) {
      if (emptied.has(entry.name)) mkdirSync(target, { mode: 0o700 })
      else copyFiles(source, target)
    } else copyOne(source, target)
  }
}

function copyOne(source: string, target: string): void {
  try {
    cpSync(source, target)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  }
}

async function untilThere(file: string): Promise<void> {
  const deadline = Date.now() + ARCHIVED_MS
  while (!existsSync(file)) {
    if (Date.now() > deadline)
      throw new Error(
        `The log is not archived: ${file} is missing. Look into PostgreSQL's own log.`,
      )
    await pause(100)
  }
}
