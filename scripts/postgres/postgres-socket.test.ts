import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { addressOf, makeSocketFolder, networkAddressOf } from './postgres-socket.ts'

test('a path too long for a socket is left alone, and the database reached over the network', () => {
  const folder = mkdtempSync(join(tmpdir(), 'rihla-socket-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const cluster = join(folder, 'long'.repeat(25), 'cluster')
  const files = { account: null, program: '', cluster, workshop: folder }
  expect(makeSocketFolder(files)).toBeNull()
  expect(existsSync(join(folder, 'long'.repeat(25)))).toBe(false)
  expect(addressOf('secret', 5432, files)).toBe(networkAddressOf('secret', 5432))
})
