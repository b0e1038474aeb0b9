import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))
const rows = readFileSync(join(root, 'docs/faults.md'), 'utf8')
  .split('\n')
  .filter((line) => /^\| \d+ \|/.test(line))
  .map((line) => {
    const [, number = '', fault = '', holds = '', where = ''] = line.split(/\s+\|\s+|^\| /)
    const [, file = '', name = ''] = /^`([^`]+)`: (.+?)(?: \|)?$/.exec(where) ?? []
    return { number, fault, holds, file, name }
  })

test.each(rows)(
  'fault $number is survived by a test that is there: $name',
  ({ file, name, holds }) => {
    expect(holds).not.toBe('')
    expect(existsSync(join(root, file)), file).toBe(true)
    const called = readFileSync(join(root, file), 'utf8')
    expect(["'", '`'].some((quote) => called.includes(`(${quote}${name}${quote}`))).toBe(true)
  },
)

test('the list is read, and its numbers have no gap', () => {
  expect(rows.length).toBeGreaterThanOrEqual(25)
  expect(rows.map(({ number }) => Number(number))).toEqual(rows.map((_, at) => at + 1))
})
