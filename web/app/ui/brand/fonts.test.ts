import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const rules = readFileSync(new URL('./fonts.css', import.meta.url), 'utf8')

/** The signs that a file of the font is asked for. */
function rangeOf(file: string): (sign: string) => boolean {
  const range =
    new RegExp(`fonts/${file}\\.woff2[^}]*unicode-range:([^;]*);`).exec(rules)?.[1] ?? ''
  const parts = range.split(',').map((part) => {
    const [from = 0, to = from] = part
      .trim()
      .slice(2)
      .split('-')
      .map((code) => Number.parseInt(code, 16))
    return { from, to }
  })
  return (sign) => {
    const code = sign.codePointAt(0) ?? 0
    return parts.some(({ from, to }) => code >= from && code <= to)
  }
}

const latin = rangeOf('latin')
const arabic = rangeOf('arabic')
const files = globSync(['web/app/**/messages.{en,ar}.ts', 'demo/**/*.ts'], {
  // Spellings of other scripts are typed to find a place, and no traveller is shown them.
  exclude: (name) => /node_modules|\.test\.|foreign-spellings/.test(name),
})

/** Letters of foreign names have a file of their own. */
const isMissing = (sign: string): boolean =>
  sign >= ' ' && !latin(sign) && !arabic(sign) && !/\p{Script=Latin}/u.test(sign)

test('the texts of the product need one file of the font a script', () => {
  expect(files.length).toBeGreaterThan(100)
  const missing = files.flatMap((name) => {
    const text = readFileSync(name, 'utf8').replaceAll(/\/\*.*?\*\/|\/\/ .*/gs, '')
    const signs = new Set([...text].filter(isMissing))
    return signs.size > 0 ? [`${name}: ${[...signs].join(' ')}`] : []
  })
  expect(missing).toEqual([])
})
