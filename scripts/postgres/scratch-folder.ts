import { mkdtempSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Where Linux keeps files in memory. */
const MEMORY = '/dev/shm'
/** Bytes that a run of tests may need at the most. */
const ROOM = 4 * 1024 ** 3

/**
 * An empty folder for data that is worthless after the tests: in memory where there is room, since
 * a database of its own for each test file is some hundred small files, and twenty times as slow on
 * a disk.
 */
export const scratchFolder = (prefix: string): string =>
  mkdtempSync(join(canClaim(MEMORY) ? MEMORY : tmpdir(), prefix))

function canClaim(folder: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(folder)
    return bavail * bsize >= ROOM
  } catch {
    return false
  }
}
