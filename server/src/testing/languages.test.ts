import { execFileSync } from 'node:child_process'
import { expect, it } from 'vitest'

const root = new URL('../../../', import.meta.url)

it('are named in one list: no code asks which of two it is, or spells them out', () => {
  const places = execFileSync(
    'git',
    ['grep', '-nE', String.raw`[!=]== '(en|ar)'|'en' \| 'ar'`, '--', 'server/src', 'contract/src'],
    { encoding: 'utf8', cwd: root },
  )
    .split('\n')
    .filter((line) => line && !/\.test\.ts:|\/catalogue\/|countries\/generate\.ts/.test(line))
  // The platform knows nothing of the contract; what it writes is checked where a caller is used.
  expect(places).toEqual([expect.stringContaining('platform/http/caller.ts')])
})
