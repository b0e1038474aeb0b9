import { globSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { articleFaults } from '@rihla/contract/blog/faults'
import { guestFaults } from '@rihla/contract/external-hotels/guest-rules'
import { describe, expect, it } from 'vitest'
import { refusalTexts } from '../refusals/texts.ts'

const root = dirname(import.meta.dirname)
const sources = globSync('**/*.ts', { cwd: root })
  .filter((path) => !path.endsWith('.test.ts') && path !== 'refusals.ts')
  .map((path) => ({ path, text: readFileSync(`${root}/${path}`, 'utf8') }))
/** What the rules of an article, and of a guest, say, which the contract keeps for both halves. */
const faults = new Set<string>([...articleFaults, ...guestFaults])
const isNamed = (code: string): boolean =>
  faults.has(code) || sources.some(({ text }) => text.includes(`'${code}'`))

describe('texts', () => {
  it('of refusals that nothing refuses with are gone', () => {
    expect(Object.keys(refusalTexts).filter((code) => !isNamed(code))).toEqual([])
  })

  it('that nothing shows are gone', () => {
    const tables = sources.flatMap(({ text }) =>
      [
        ...text.matchAll(
          /const (\w+) = \{\n((?: {2}.*\n)*)\} satisfies Record<string, LocalizedText>/g,
        ),
      ].map(([, name = '', body = '']) => ({ name, keys: [...body.matchAll(/^ {2}(\w+):/gm)] })),
    )
    expect(tables.length).toBeGreaterThan(5)
    const unused = tables.flatMap(({ name, keys }) =>
      sources.some(({ text }) => text.includes(`${name}[`))
        ? [] // looked up by a key that isn't written out
        : keys
            .map(([, key = '']) => `${name}.${key}`)
            .filter((used) => !sources.some(({ text }) => new RegExp(`${used}\\b`).test(text))),
    )
    expect(unused).toEqual([])
  })
})
