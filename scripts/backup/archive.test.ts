import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { archiveSettings } from './archive.ts'

const MB = 1024 * 1024

/** A piece of the log, which PostgreSQL fills up with zeros where its minute was over before it was full. */
function givenPiece() {
  const folder = mkdtempSync(join(tmpdir(), 'rihla-archive-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const piece = join(folder, 'piece')
  writeFileSync(piece, Buffer.concat([randomBytes(MB), Buffer.alloc(15 * MB)]))
  const archive = { bases: '', restores: '', wal: folder }
  const command = archiveSettings(archive)
    .find((it) => it.startsWith('archive_command='))
    ?.slice('archive_command='.length)
  const run = (): number | null => {
    const filled = (command ?? '').replaceAll('%p', piece).replaceAll('%f', 'kept')
    return spawnSync('/bin/sh', ['-c', filled]).status
  }
  return { piece, kept: join(folder, 'kept'), run }
}

test.skipIf(process.platform === 'win32')('a piece is kept once, and none over another one', () => {
  const { piece, kept, run } = givenPiece()
  expect([run(), run()]).toEqual([0, 0])
  expect(readFileSync(kept).equals(readFileSync(piece))).toBe(true)
  writeFileSync(piece, 'another one')
  expect(run()).not.toBe(0)
})

// A minute of a site at rest is some kilobytes: as whole pieces a day would be 23 GB.
test.skipIf(process.platform !== 'linux')('the zeros at the end of a piece take no room', () => {
  const { kept, run } = givenPiece()
  expect(run()).toBe(0)
  expect(statSync(kept).size).toBe(16 * MB)
  expect(statSync(kept).blocks * 512).toBeLessThan(2 * MB)
})
