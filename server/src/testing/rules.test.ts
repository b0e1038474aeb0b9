import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const idsIn = (text: string, pattern: RegExp): string[] =>
  [...new Set([...text.matchAll(pattern)].map(([, id = '']) => id))].toSorted()

const root = new URL('../../../', import.meta.url)
const rules = idsIn(readFileSync(new URL('docs/rules.md', root), 'utf8'), /^\| ([A-Z]\d+) \|/gm)

/** Titles of tests that begin with ids, or end with one in brackets. */
const titles = execFileSync(
  'git',
  ['grep', '-hE', String.raw`\b(it|test|describe)(\.each.*)?\(|^  \]\)\(`, '--', '*.test.ts'],
  { encoding: 'utf8', cwd: root },
)
const named = idsIn(titles, /(?:[('"`]|, )([RHPCDSXKM]\d{1,2}|A2)(?= control:|:|\)|,)/g)

it('every rule of stock, holds and money is named by a test, and every id in a test is a rule', () => {
  expect(named).toEqual(rules)
})
