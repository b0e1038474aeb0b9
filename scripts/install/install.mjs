import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../node.mjs'

/**
 * Each flag answers one setting that would otherwise break the installation: NODE_ENV=production
 * leaves out the build tools, an `omit` leaves out PostgreSQL, and a strict engine check refuses
 * Node 20, which only launches us.
 */
const flags = [
  '--include=dev',
  '--include=optional',
  '--engine-strict=false',
  '--loglevel=error',
  // Asks the registry about every package and prints nothing that we show.
  '--no-audit',
  '--no-fund',
]

/** The npm command as [program, ...arguments]: the npm that launched us, else the one in PATH. */
export function npmCommand(environment = process.env) {
  const script = environment.npm_execpath
  const npm =
    script !== undefined && /npm-cli\.c?js$/.test(script) ? [process.execPath, script] : ['npm']
  return [...npm, 'ci', ...flags]
}

/** Installs the dependencies if package-lock.json is not the one they were installed from. */
export function install(folder = root, run = runCommand) {
  const stamp = join(folder, 'node_modules', '.rihla-installed')
  const wanted = fingerprint(folder)
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return false
  const complete = isComplete(folder)
  if (!complete) run(npmCommand(), folder)
  writeFileSync(stamp, wanted)
  return !complete
}

/** True when exactly what the lockfile names is installed, by npm's own record of it. */
function isComplete(folder) {
  const record = join(folder, 'node_modules', '.package-lock.json')
  if (!existsSync(record)) return false
  const { packages: wanted = {} } = readJson(join(folder, 'package-lock.json'))
  const { packages: present = {} } = readJson(record)
  return Object.entries(wanted).every(([path, { version, link, ...rest }]) => {
    if (!path.startsWith('node_modules/') || link || !isForThisMachine(rest)) return true
    return present[path]?.version === version
  })
}

/** An optional package counts only when it names machines, and ours is among them. */
function isForThisMachine({ optional, os, cpu, libc }) {
  const fits = (list, own) => list === undefined || list.includes(own)
  if (optional && os === undefined) return false
  return fits(os, process.platform) && fits(cpu, process.arch) && fits(libc, 'glibc')
}

function readJson(path) {
  return JSON.parse(readFileSync(path, 'utf8'))
}

function fingerprint(folder) {
  const lock = readFileSync(join(folder, 'package-lock.json'))
  const hash = createHash('sha256').update(lock).digest('hex')
  return `${hash} ${process.platform} ${process.arch}\n`
}

function runCommand([program, ...args], cwd) {
  // npm's own report would be the only long text of a start: it is shown when something failed.
  const result = spawnSync(program, args, {
    cwd,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32' && program === 'npm',
  })
  if (result.status === 0) return
  const said = result.error?.message ?? `${result.stdout}${result.stderr}`
  throw new Error(`The dependencies could not be installed ("npm ci").\n${said}`)
}
