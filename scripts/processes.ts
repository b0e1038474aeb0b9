import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'

/**
 * True while a process with this id exists, of any owner, even one that has ended and isn't reaped.
 */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** The command line of a process, or '' when it is gone. Reads /proc, else asks `ps`. */
export function commandOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim()
  } catch {
    return askPs(pid, 'command=')
  }
}

/** The parent of a process, or 0 when it is gone. */
export function parentOf(pid: number): number {
  return Number(statOf(pid)[1] ?? askPs(pid, 'ppid=')) || 0
}

/** Waits until a process has ended; false when it still runs after `withinMs`. */
export async function isGone(pid: number, withinMs: number): Promise<boolean> {
  const deadline = Date.now() + withinMs
  while (isAlive(pid) && statOf(pid)[0] !== 'Z') {
    if (Date.now() > deadline) return false
    await pause(25)
  }
  return true
}

/** The fields of /proc/<pid>/stat from the state on; empty where there is no /proc. */
function statOf(pid: number): string[] {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  } catch {
    return []
  }
}

function askPs(pid: number, field: string): string {
  if (process.platform === 'linux' || process.platform === 'win32') return ''
  try {
    return execFileSync('ps', ['-o', field, '-p', String(pid)], { encoding: 'utf8' }).trim()
  } catch {
    return ''
  }
}
