import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const web = new URL('../../../web/', import.meta.url)
type PageScripts = { path: string; kB: number; list: string[] }

/** What each page of the build makes a browser load before anybody does anything; its exit code tells of budgets. */
const { stdout } = spawnSync(process.execPath, ['measure-script-size.mjs', '--json'], {
  cwd: fileURLToPath(web),
  encoding: 'utf8',
  maxBuffer: 50_000_000,
})
const pages = JSON.parse(stdout) as PageScripts[]
const scriptsOf = (path: string): string[] =>
  (pages.find((page) => page.path === path)?.list ?? []).map((file) =>
    readFileSync(new URL(`build/client${file}`, web), 'utf8'),
  )
const hasEditor = (script: string): boolean => script.includes('ProseMirror')

describe('the scripts of the blog', () => {
  it.each(['/blog', '/blog/:slug'])('%s keeps its budget', (path) => {
    expect(pages.find((page) => page.path === path)?.kB).toBeLessThanOrEqual(165)
  })

  it('bring the editor to nobody at once, not even to staff', () => {
    expect(pages.length).toBeGreaterThan(40)
    const withEditor = pages.filter(({ path }) => scriptsOf(path).some(hasEditor))
    expect(withEditor.map(({ path }) => path)).toEqual([])
  })

  it('have it in a part of their own, which the form alone asks for', () => {
    const form = scriptsOf('/blog/create').join('\n')
    const [, file] = /import\(["'`]\.\/(rich-text-[\w-]+\.js)["'`]\)/.exec(form) ?? []
    expect(hasEditor(readFileSync(new URL(`build/client/assets/${file}`, web), 'utf8'))).toBe(true)
    const others = pages.filter(({ path }) => !/^\/blog\/(create|edit)/.test(path))
    const asking = others.filter(({ path }) =>
      scriptsOf(path).some((it) => it.includes('rich-text-')),
    )
    expect(asking.map(({ path }) => path)).toEqual([])
  })
})
