// Run after `npm install`: `node scripts/install/complete-lock.mjs`. Changes package-lock.json only.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../node.mjs'

const systems = new Set(['aix', 'android', 'darwin', 'freebsd', 'linux', 'netbsd', 'openbsd'])
const others = { openharmony: 'openharmony', sunos: 'sunos', win32: 'win32', windows: 'win32' }
const processors = /^(arm|arm64|ia32|loong64|mips64el|ppc64|riscv64|s390x|wasm32|x64)$/

/**
 * Adds what npm leaves out of a lockfile: platform packages that the registry in use did not have
 * when it was written. Without them `npm ci` refuses the very lockfile that npm wrote. They are not
 * fetched on a platform that they are not for. Returns the names that were added.
 */
export function completeLock(lock) {
  const { packages } = lock
  const added = []
  for (const [path, entry] of Object.entries(packages)) {
    for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
      const machine = machineOf(name)
      const known = packages[`${path}/node_modules/${name}`] ?? packages[`node_modules/${name}`]
      if (known !== undefined || machine === undefined) continue
      const dev = entry.dev ? { dev: true } : {}
      packages[`node_modules/${name}`] = { version, ...dev, ...machine, optional: true }
      added.push(name)
    }
  }
  const names = Object.keys(packages).sort((one, other) => one.localeCompare(other, 'en'))
  lock.packages = Object.fromEntries(names.map((name) => [name, packages[name]]))
  return added
}

/** The machine in the name of a platform package, such as `binding-linux-arm64-musl`. */
function machineOf(name) {
  const words = name.split('/').at(-1).split('-')
  const os = words.map((word) => (systems.has(word) ? word : others[word])).find(Boolean)
  const cpu = words.find((word) => processors.test(word))
  if (os === undefined && cpu !== 'wasm32') return undefined
  const libc = words.some((word) => word.startsWith('musl')) ? 'musl' : 'glibc'
  return {
    ...(cpu === undefined ? {} : { cpu: [cpu] }),
    ...(os === 'linux' ? { libc: [libc] } : {}),
    ...(os === undefined ? {} : { os: [os] }),
  }
}

if (process.argv[1] === import.meta.filename) {
  const file = join(root, 'package-lock.json')
  const lock = JSON.parse(readFileSync(file, 'utf8'))
  const added = completeLock(lock)
  if (added.length > 0) writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`)
  console.log(`${added.length} added: ${added.join(', ')}`)
}
