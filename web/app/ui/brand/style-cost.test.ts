import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const sheets = globSync('web/app/**/*.css').map(
  (file) => [file, readFileSync(file, 'utf8')] as const,
)

/** The parts of a sheet that `wrong` finds, each with its file. */
const found = (wrong: RegExp): string[] =>
  sheets.flatMap(([file, rules]) => (rules.match(wrong) ?? []).map((part) => `${file}: ${part}`))

test('no rule makes a browser style a whole page anew when one thing is put into it', () => {
  expect(sheets.length).toBeGreaterThan(10)
  expect(found(/[^{}\n]*\*\s*[+~]\s*\*[^{}\n]*(?=\{)/g)).toEqual([])
})

test('no animation without an end changes a background: each of its frames would be painted', () => {
  expect(found(/@keyframes \w+ \{[^@]*?background-position[^@]*?\}/g)).toEqual([])
})

test('nothing looks pointed at on a phone, where the look would stay after the press', () => {
  const guarded = /^( *)@media \(hover: hover\) \{\n[^]*?\n\1\}\n/gm
  const bare = sheets.flatMap(([file, rules]) =>
    (rules.replaceAll(guarded, '').match(/.*:hover.*/g) ?? []).map((it) => `${file}: ${it}`),
  )
  expect(bare).toEqual([])
})

test('letters grow with the size that is set in the browser: none is given in pixels', () => {
  expect(
    found(/[^\n]*\b(?:font|font-size|line-height):[^;]*\dpx[^\n]*|--[\w-]+:[^;\n]*px\/\d[^\n]*/g),
  ).toEqual([])
  const parts = globSync('web/app/**/*.tsx', { exclude: ['**/*.test.tsx'] })
  const fixed = parts.filter((file) =>
    /\b(?:text|leading)-\[[\d.]+px\]/.test(readFileSync(file, 'utf8')),
  )
  expect(parts.length).toBeGreaterThan(100)
  expect(fixed).toEqual([])
})
