import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** The files of each kind of offer; a folder in `catalogue/` is one by itself, what else isn't here is shared. */
const kinds: Record<string, RegExp> = {
  activities: /^catalogue\/activities/,
  'day-use': /^catalogue\/day-use/,
  stays: /^catalogue\/(hotel|stay)/,
  honeymoons: /^catalogue\/honeymoons/,
  trips: /^catalogue\/trips/,
  bus: /^bus\//,
}
const kindOf = (path: string) =>
  /^catalogue\/([\w-]+)\//.exec(path)?.[1] ??
  Object.keys(kinds).find((kind) => kinds[kind]?.test(path))

const folder = import.meta.dirname
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))

const importsOf = (path: string): string[] =>
  [...readFileSync(`${folder}/${path}`, 'utf8').matchAll(/from '(\.[^']+)'/g)].map(([, to = '']) =>
    new URL(to, `file:///${path}`).pathname.slice(1),
  )

it('a kind of offer imports what kinds share, never another kind', () => {
  const wrong = files.flatMap((path) =>
    importsOf(path)
      .filter((to) => kindOf(path) && kindOf(to) && kindOf(to) !== kindOf(path))
      .map((to) => `${path} imports ${to}`),
  )
  expect(wrong).toEqual([])
  expect(new Set(files.map(kindOf)).size).toBe(Object.keys(kinds).length + 1)
})
