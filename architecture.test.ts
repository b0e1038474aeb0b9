import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { describe, expect, it } from 'vitest'

/**
 * Who may import whom. The first part whose pattern matches a file owns it; it may import itself, what
 * its row names, and nothing else of ours. Tests and testing/ may reach further (last column).
 */
type Part = { readonly name: string; readonly files: RegExp; readonly may: readonly string[] }

const domain = (name: string, ...others: string[]): Part => ({
  name: `domain ${name}`,
  files: new RegExp(`^server/src/domains/${name}/`),
  may: ['contract', 'platform', 'ports', ...others.map((other) => `domain ${other}`)],
})

const domains: Part[] = [
  domain('desk'),
  domain('inventory'),
  domain('payments'),
  domain('reservations'),
  domain('account'),
  domain('content'),
  domain('notifications'),
  domain('catalogue', 'inventory'),
  // Our own buses: behind the port that `bus` talks to, as anybody else's would be (decision 014).
  domain('fleet', 'inventory'),
  domain('bus', 'payments', 'reservations'),
  domain('checkout', 'inventory', 'payments', 'reservations'),
]
const allDomains = domains.map((part) => part.name)

const parts: Part[] = [
  {
    name: 'tests',
    files: /\.test\.(tsx?|mjs)$|\/testing\/|\/test-[\w-]+\.ts$|^e2e\/|^bench\/|^launch\/test-/,
    may: ['*'],
  },
  { name: 'contract', files: /^contract\//, may: [] },
  { name: 'platform', files: /^server\/src\/platform\//, may: [] },
  { name: 'ports', files: /^server\/src\/ports\//, may: ['contract'] },
  { name: 'adapters', files: /^server\/src\/adapters\//, may: ['ports', 'contract'] },
  ...domains,
  { name: 'images', files: /^server\/src\/images\//, may: ['platform', 'ports', 'contract'] },
  {
    name: 'main',
    files: /^server\/src\/(main|serve-web|create-staff|migrate|environment)\.ts$/,
    may: ['app', 'adapters', 'ports', 'platform', 'contract', 'web handler', ...allDomains],
  },
  {
    name: 'app',
    files: /^server\/src\/[\w-]+\.ts$/,
    may: ['images', 'platform', 'ports', 'contract', ...allDomains],
  },
  { name: 'web assets', files: /^web\/app\/assets\//, may: [] },
  // Pages for what went wrong: they need buttons, and stand above everything that may fail.
  {
    name: 'web problems',
    files: /^web\/app\/(platform\/problems\/(not-found|problem-page)\.tsx|document-context)/,
    may: ['contract', 'web ui', 'web platform'],
  },
  { name: 'web ui', files: /^web\/app\/ui\//, may: ['contract', 'web platform'] },
  { name: 'web platform', files: /^web\/app\/platform\//, may: ['contract'] },
  { name: 'web ports', files: /^web\/app\/ports\//, may: ['contract'] },
  { name: 'web adapters', files: /^web\/app\/adapters\//, may: ['web ports', 'contract'] },
  {
    name: 'web domain',
    files: /^web\/app\/domains\//,
    may: ['contract', 'web ui', 'web platform', 'web ports', 'web assets', 'web domain'],
  },
  {
    name: 'web',
    files: /^web\//,
    may: [
      'contract',
      'web ui',
      'web platform',
      'web ports',
      'web adapters',
      'web problems',
      'web assets',
      'web domain',
    ],
  },
  { name: 'sandbox', files: /^sandbox\//, may: [] },
  { name: 'demo', files: /^demo\//, may: ['app', 'contract', 'platform', ...allDomains] },
  { name: 'launch', files: /^(launch\/|start\.mjs|test\.mjs)/, may: [] },
  { name: 'configuration', files: /^[\w.-]+\.ts$/, may: ['web'] },
]

const partOf = (file: string): Part | undefined => parts.find((part) => part.files.test(file))

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter(
    (file) => /\.(ts|tsx|mjs)$/.test(file) && !file.endsWith('.d.ts') && !file.endsWith('.d.mts'),
  )

type Import = { readonly from: string; readonly what: string; readonly to: string | null }

const workspaces: Record<string, string> = {
  '@rihla/contract': 'contract/src',
  '@rihla/server': 'server/src',
  '@rihla/web': 'web',
  '@rihla/sandbox': 'sandbox/src',
  '@rihla/demo': 'demo',
}

/** Where an import leads within the repository, or null when it leaves it. */
function target(from: string, what: string): string | null {
  if (what.startsWith('.')) return normalize(join(dirname(from), what)).replaceAll('\\', '/')
  const name = Object.keys(workspaces).find((it) => what === it || what.startsWith(`${it}/`))
  return name ? `${workspaces[name] ?? ''}${what.slice(name.length) || '/index'}` : null
}

const importsOf = (file: string): Import[] => {
  const text = readFileSync(file, 'utf8')
  const found = text.matchAll(/(?:\bfrom\s*|\bimport\s*\(?\s*)(['"])([^'"\n]+)\1/g)
  return [...found]
    .map(([, , what = '']) => ({ from: file, what, to: target(file, what) }))
    .filter((it) => it.what.trim() !== '' && !it.what.includes(' '))
}

const imports = files.filter((file) => partOf(file)?.name !== 'tests').flatMap(importsOf)

/** A sentence for an import that the table forbids, or null. */
function complaint({ from, what, to }: Import): string | null {
  const own = partOf(from)
  if (!own) return `${from} belongs to no part of the house: give it a row in architecture.test.ts.`
  if (to === null) return null
  if (/^web\/(handler|dev)$/.test(to) && !from.startsWith('web/'))
    return own.may.includes('web handler')
      ? null
      : `${from} imports ${what}, but only the server's start knows the web.`
  const other = partOf(to) ?? partOf(`${to}.ts`)
  if (!other || other === own) return null
  if (!own.may.includes(other.name))
    return `${from} imports ${what}: ${own.name} may not know ${other.name}.`
  const inside = other.name.startsWith('domain ') && !/\/index(\.ts)?$/.test(to)
  return inside
    ? `${from} imports ${what}: ${other.name} is entered only through its index.ts.`
    : null
}

const allowedPackages: Record<string, RegExp> = {
  contract: /^zod/,
  'web ui':
    /^(react|lucide-react|@internationalized\/date|@react-aria|react-aria|@fontsource|i18next)/,
}

describe('the house', () => {
  it('is awake: it has read the files and their imports', () => {
    expect(files.length).toBeGreaterThan(250)
    expect(imports.length).toBeGreaterThan(700)
    const seen = new Set(files.map((file) => partOf(file)?.name))
    const made = (name: string) => seen.has(name) || name === 'web assets'
    expect(parts.map((part) => part.name).filter((name) => !made(name))).toEqual([])
  })

  it.each([
    [
      'server/src/platform/clock.ts',
      '../domains/account/index.ts',
      'platform may not know domain account',
    ],
    [
      'server/src/domains/payments/store.ts',
      '../checkout/index.ts',
      'domain payments may not know domain checkout',
    ],
    [
      'server/src/domains/checkout/store.ts',
      '../inventory/store.ts',
      'entered only through its index.ts',
    ],
    ['sandbox/src/main.ts', '@rihla/contract', 'sandbox may not know contract'],
    ['web/app/ui/button.tsx', '../domains/account/index.ts', 'web ui may not know web domain'],
    ['web/app/root.tsx', '@rihla/server/app', 'web may not know app'],
    [
      'web/app/domains/privacy/consent.ts',
      '../../adapters/load-script.ts',
      'web domain may not know web adapters',
    ],
    [
      'server/src/domains/account/store.ts',
      '@rihla/web/handler',
      "only the server's start knows the web",
    ],
    ['strange/place.ts', './other.ts', 'belongs to no part'],
  ])('would notice %s importing %s', (from, what, sentence) => {
    expect(complaint({ from, what, to: target(from, what) })).toContain(sentence)
  })

  it('lets nobody import what the table doesn’t allow', () => {
    expect(imports.map(complaint).filter((it) => it !== null)).toEqual([])
  })

  it('lets a part take only the packages that fit it', () => {
    const strange = imports.filter(({ from, what, to }) => {
      const allowed = allowedPackages[partOf(from)?.name ?? '']
      return allowed && to === null && !what.startsWith('node:') && !allowed.test(what)
    })
    expect(strange.map(({ from, what }) => `${from} imports ${what}`)).toEqual([])
  })

  it('has no folder that is a drawer', () => {
    expect(
      files.filter((file) => /(^|\/)(utils|common|helpers|misc|lib)(\/|\.tsx?$)/.test(file)),
    ).toEqual([])
  })

  it('reads the environment in one place of the server', () => {
    const readers = files.filter(
      (file) =>
        file.startsWith('server/src/') &&
        partOf(file)?.name !== 'tests' &&
        /process\.env/.test(readFileSync(file, 'utf8')),
    )
    expect(readers.toSorted()).toEqual([
      'server/src/create-staff.ts',
      'server/src/main.ts',
      'server/src/migrate.ts',
    ])
  })

  it('writes stock in one place', () => {
    const writers = files.filter(
      (file) =>
        file.startsWith('server/src/') &&
        partOf(file)?.name !== 'tests' &&
        /(insert into|update|delete from)\s+(stock|holds|hold_lines)\b/.test(
          readFileSync(file, 'utf8'),
        ),
    )
    expect(writers.filter((file) => !file.startsWith('server/src/domains/inventory/'))).toEqual([])
  })
})
