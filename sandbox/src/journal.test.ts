import { appendFileSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openJournal } from './journal.ts'

test('remembers by kind, in order, and survives a line that was cut off', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sandbox-'))
  const file = join(folder, 'deeper', 'journal')
  const journal = openJournal(file)
  journal.append('payment', { n: 1 })
  journal.append('mail', { n: 2 })
  journal.append('payment', { n: 3, text: 'سطر\nآخر' })
  appendFileSync(file, '{"kind":"payment","va')

  const again = openJournal(file)
  expect(again.read('payment')).toEqual([{ n: 1 }, { n: 3, text: 'سطر\nآخر' }])
  expect(again.read('mail')).toEqual([{ n: 2 }])
  expect(statSync(file).mode & 0o777).toBe(0o600)
  rmSync(folder, { recursive: true })
})

test('a line that is cut off does not swallow the next one', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sandbox-'))
  const file = join(folder, 'journal')
  openJournal(file).append('mail', 1)
  appendFileSync(file, '{"kind":"ma')
  openJournal(file).append('mail', 2)
  expect(openJournal(file).read('mail')).toEqual([1, 2])
  expect(readFileSync(file, 'utf8').endsWith('\n')).toBe(true)
  rmSync(folder, { recursive: true })
})

test('without a file it simply starts empty', () => {
  const journal = openJournal()
  journal.append('mail', {})
  expect(journal.read('mail')).toEqual([])
})
