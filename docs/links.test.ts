import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const pages = globSync('**/*.md', {
  cwd: root,
  exclude: ['**/node_modules/**', '**/build/**', '**/.data/**'],
})

/** Links of a page to files of ours: where they lead, without the part of the page. */
const linksOf = (page: string): string[] =>
  [...readFileSync(join(root, page), 'utf8').matchAll(/\]\(([^)\s#]+)[^)]*\)/g)].flatMap(
    ([, to = '']) => (/^[a-z]+:/.test(to) ? [] : [to]),
  )

test('every document links to files that are there', () => {
  expect(pages).toEqual(expect.arrayContaining(['README.md', 'docs/how-to.md']))
  const broken = pages.flatMap((page) =>
    linksOf(page).flatMap((to) =>
      existsSync(join(root, dirname(page), to)) ? [] : [`${page}: ${to}`],
    ),
  )
  expect(broken).toEqual([])
})

test('files that ARCHITECTURE names in backticks by their path are there', () => {
  const text = readFileSync(join(root, 'ARCHITECTURE.md'), 'utf8')
  const named = [
    ...text.matchAll(/`((?:server|web|contract|e2e|scripts|bench|docs)\/[\w./-]+\.\w+)`/g),
  ]
  const gone = named.flatMap(([, path = '']) => (existsSync(join(root, path)) ? [] : [path]))
  expect(gone).toEqual([])
})
