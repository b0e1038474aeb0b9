import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const folder = new URL('.', import.meta.url)
const lines = globSync('**/*.ts', { cwd: folder, exclude: ['**/*.test.ts'] }).flatMap((path) =>
  readFileSync(new URL(path, folder), 'utf8').split('\n'),
)
/** What somebody is to do, or an amount, and then until when: only what is held lasts until then. */
const isDoneUntil = (line: string): boolean =>
  /(?:ادفع|يُستحق|المطلوب|استرد|أرسل)[^.،]*حتى \$|\{amount\} حتى \$/.test(line)

it('says in Arabic before when to pay, as everywhere else', () => {
  expect(isDoneUntil('ادفع ${amount} حتى ${until}')).toBe(true)
  expect(lines.filter((line) => isDoneUntil(line))).toEqual([])
  // What is held is held until then.
  expect(lines.some((line) => line.includes('محجوز لك حتى $'))).toBe(true)
})
