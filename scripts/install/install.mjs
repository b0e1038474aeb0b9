import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../node.mjs'
import { withAddresses } from './addresses.mjs'

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
  return [...npm(environment), 'ci', ...flags]
}

function npm(environment = process.env) {
  const script = environment.npm_execpath
  return script !== undefined && /npm-cli\.c?js$/.test(script)
    ? [process.execPath, script]
    : ['npm']
}

/** Installs the dependencies if package-lock.json is not the one they were installed from. */
export function install(folder = root, run = runCommand) {
  // One that was killed in the middle leaves it, and npm would go by it.
  rmSync(addressed(folder), { force: true })
  const stamp = join(folder, 'node_modules', '.rihla-installed')
  const wanted = fingerprint(folder)
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return false
  const complete = isComplete(folder)
  if (!complete && !installByAddress(folder, run)) run(npmCommand(), folder)
  writeFileSync(stamp, wanted)
  return !complete
}

/** npm reads this file before package-lock.json. It stands only while npm runs. */
const addressed = (folder) => join(folder, 'npm-shrinkwrap.json')

/** Half as long as without addresses. False where the registry keeps its packages elsewhere. */
function installByAddress(folder, run) {
  const lock = withAddresses(readJson(join(folder, 'package-lock.json')), registryOf(folder))
  if (lock === undefined) return false
  try {
    writeFileSync(addressed(folder), JSON.stringify(lock))
    run([...npmCommand(), '--fetch-retries=0'], folder)
    return true
  } catch {
    return false
  } finally {
    rmSync(addressed(folder), { force: true })
  }
}

/** The registry that npm is set to, or an empty text where npm does not say. */
function registryOf(cwd) {
  const [program, ...args] = [...npm(), 'config', 'get', 'registry']
  return spawnNpm(program, args, cwd).stdout?.trim() ?? ''
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
  const result = spawnNpm(program, args, cwd)
  if (result.status === 0) return
  const said = result.error?.message ?? `${result.stdout}${result.stderr}`
  throw new Error(`The dependencies could not be installed ("npm ci").\n${said}`)
}

function spawnNpm(program, args, cwd) {
  return spawnSync(program, args, {
    cwd,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32' && program === 'npm',
  })
}
