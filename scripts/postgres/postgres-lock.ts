import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { commandOf, isAlive, isGone, parentOf } from '../processes.ts'

/** What PostgreSQL writes about itself into `postmaster.pid`. */
export type Lock = { pid: number; status: string }

/** The same data directory is served by a living program of ours: two would destroy it. */
export class PreviousOwnerAlive extends Error {}

/** The lock of a cluster, or undefined when there is none. */
export function readLock(cluster: string): Lock | undefined {
  const lines = readIfThere(join(cluster, 'postmaster.pid'))?.split('\n')
  if (!lines) return undefined
  const pid = Number(lines[0])
  return pid > 0 ? { pid, status: lines[7]?.trim() ?? '' } : undefined
}

/** Its PostgreSQL removes it when it ends, whoever is about to read it. */
function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

/**
 * Makes way for a new start. A PostgreSQL that outlived the process which had started it is stopped
 * in order; a lock whose process number now belongs to something else is made harmless; a dead lock
 * is left to PostgreSQL, which knows how to check it. `startedBy` is the process that started it.
 */
export async function clearLock(cluster: string, startedBy: number): Promise<void> {
  const lock = readLock(cluster)
  if (lock === undefined || !isAlive(lock.pid)) return
  if (!commandOf(lock.pid).includes(cluster)) return disown(cluster)
  if (startedBy !== 0 && parentOf(lock.pid) === startedBy && startedBy !== process.pid) {
    throw new PreviousOwnerAlive(
      `Rihla is already running from this folder (process ${startedBy}). ` +
        'Stop it first, or start this one with another DATA_DIR and PORT.',
    )
  }
  for (const signal of ['SIGINT', 'SIGQUIT', 'SIGKILL'] as const) {
    process.kill(lock.pid, signal)
    if (await isGone(lock.pid, 10_000)) break
  }
  // Ended but not yet buried by its parent, it would still count as alive.
  if (isAlive(lock.pid) && existsSync(join(cluster, 'postmaster.pid'))) disown(cluster)
}

/**
 * PostgreSQL would take the stranger for itself and refuse to start. Only the process number is
 * replaced, by one that cannot exist: the rest lets PostgreSQL see whether old workers still run.
 */
function disown(cluster: string): void {
  const file = join(cluster, 'postmaster.pid')
  const [, ...rest] = readFileSync(file, 'utf8').split('\n')
  writeFileSync(file, ['2147483646', ...rest].join('\n'))
}
