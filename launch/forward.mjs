import { spawn } from 'node:child_process'

// Taken when the program begins: npm may be gone already when the installation has finished.
const parent = process.ppid

/**
 * Runs a program until it ends and returns its exit code. Whatever ends us ends it too: signals are
 * passed on; the death of our parent counts as one (npm dies without telling us); and if we are
 * killed outright, the program sees its IPC channel close.
 */
export function runForwarding(program, args, options = {}) {
  const child = spawn(program, args, {
    ...options,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  })
  const passOn = (signal) => child.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal)
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, passOn)

  const watch = setInterval(() => process.ppid !== parent && child.kill('SIGTERM'), 300)
  watch.unref()
  // A terminal that is gone makes every write fail; that must not end us before the program.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})

  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code) => {
      clearInterval(watch)
      resolve(code ?? 1)
    })
  })
}
