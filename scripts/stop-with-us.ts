import { spawn } from 'node:child_process'

/**
 * Lets a process end when ours does, even by kill -9: a tiny shell waits for its input, which only
 * we hold open, to close. Returns a function that calls this off; call it when the process ended,
 * because its number may be given to another one.
 */
export function stopWithUs(pid: number): () => void {
  if (process.platform === 'win32') return () => {}
  const script = `cat > /dev/null; kill -INT ${pid}`
  const guard = spawn('/bin/sh', ['-c', script], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  })
  guard.on('error', () => {})
  guard.stdin.on('error', () => {})
  guard.unref()
  return () => {
    if (guard.pid !== undefined && guard.exitCode === null && guard.signalCode === null) {
      process.kill(-guard.pid, 'SIGKILL')
    }
  }
}
