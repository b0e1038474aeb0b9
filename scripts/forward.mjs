import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'

// Taken when the program begins: npm may be gone already when the installation has finished.
const family = readFamily()

/** Our parent and, when that is only the shell which npm puts between, the parent of the shell. */
function readFamily() {
  const parent = process.ppid
  try {
    const isShellOfNpm =
      process.env.npm_lifecycle_event !== undefined &&
      /^\S*sh\0-c\0/.test(readFileSync(`/proc/${parent}/cmdline`, 'utf8'))
    if (!isShellOfNpm) return String(parent)
    const stat = readFileSync(`/proc/${parent}/stat`, 'utf8')
    return `${parent} ${stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]}`
  } catch {
    return String(parent)
  }
}

/**
 * Runs a program until it ends and returns its exit code. Whatever ends us ends it too: signals are
 * passed on; the death of npm counts as one (it dies without telling us); and if we are
 * killed outright, the program sees its IPC channel close. With `output` as 'pipe' it knows no terminal.
 */
export function runForwarding(program, args, { output = 'inherit', ...options } = {}) {
  const child = spawn(program, args, { ...options, stdio: ['inherit', output, output, 'ipc'] })
  child.stdout?.pipe(process.stdout, { end: false })
  child.stderr?.pipe(process.stderr, { end: false })
  const passOn = (signal) => child.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal)
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, passOn)

  const watch = setInterval(() => readFamily() !== family && child.kill('SIGTERM'), 300)
  watch.unref()
  // A terminal that is gone makes every write fail; that must not end us before the program.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})

  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => {
      clearInterval(watch)
      resolve(code ?? 1)
    })
  })
}
