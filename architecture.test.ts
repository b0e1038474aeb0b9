import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { describe, expect, it } from 'vitest'
import { languages } from './contract/src/values/language.ts'

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
  // Where staff work: it reads what every domain keeps, and changes it through their doors (decision 032).
  domain(
    'desk',
    'account',
    'bus',
    'catalogue',
    'checkout',
    'content',
    // The timetable of our own buses; seats are sold through `bus`.
    'fleet',
    'inventory',
    'notifications',
    'payments',
    'reservations',
    'reviews',
    'visits',
  ),
  domain('inventory'),
  domain('payments'),
  domain('reservations'),
  domain('reviews', 'reservations'),
  domain('account'),
  domain('content'),
  domain('blog'),
  domain('notifications'),
  domain('visits'),
  domain('catalogue', 'inventory'),
  // Our own buses: behind the port that `bus` talks to, as another operator's would be (decision 014).
  domain('fleet', 'inventory'),
  // Operators' own files: it writes what the catalogue reads, and places through the inventory (decision 042);
  // departures that are on sale follow the timetable through the fleet, and tickets a stop that is moved.
  domain('catalogue-files', 'bus', 'catalogue', 'fleet', 'inventory'),
  domain('bus', 'payments', 'reservations'),
  domain('checkout', 'inventory', 'payments', 'reservations'),
  domain('external-hotels', 'inventory', 'payments', 'reservations'),
  domain('papers', 'bus', 'payments', 'reservations'),
]
const allDomains = domains.map((part) => part.name)

const webDomain = (name: string, ...others: string[]): Part => ({
  name: `web domain ${name}`,
  files: new RegExp(`^web/app/domains/${name}/`),
  may: [
    'contract',
    'web ui',
    'web platform',
    'web ports',
    'web assets',
    ...others.map((other) => `web domain ${other}`),
  ],
})

const namedWebDomains: Part[] = [
  webDomain('privacy'),
  webDomain('notifications'),
  webDomain('payments'),
  webDomain('papers'),
  // What the reader holds and hasn't paid for: asked for by the header and by every page that books.
  webDomain('held'),
  webDomain('showcase'),
  webDomain('translation'),
  webDomain('blog'),
  webDomain('account', 'papers', 'privacy'),
  // The staff's side of the blog.
  webDomain('writing', 'account', 'blog'),
  webDomain('bus-bookings', 'account', 'changing', 'held', 'papers'),
  webDomain('checkout', 'account', 'held', 'papers', 'payments'),
  // Whom travellers take along: in their profile, and in the forms of guests.
  webDomain('companions', 'account'),
  webDomain('hotel-checkout', 'account', 'checkout', 'companions', 'papers', 'payments'),
  // What the search and details pages of all kinds are built of.
  webDomain('catalogue', 'account', 'checkout', 'held'),
  webDomain('packages', 'catalogue'),
  webDomain('honeymoons', 'catalogue', 'packages'),
  webDomain('trips', 'catalogue', 'packages'),
  webDomain('stays', 'account', 'catalogue', 'checkout', 'held', 'hotel-checkout'),
  webDomain('bus', 'account', 'catalogue', 'held', 'papers', 'payments'),
  // Changing what is booked: of every kind, and of a bus.
  webDomain('changing', 'account', 'bus', 'catalogue', 'payments'),
  // The one list of what is sold, for menus, the home page and the reservations.
  webDomain('kinds', 'bus', 'catalogue', 'honeymoons', 'stays', 'trips'),
  webDomain('reservations', 'account', 'changing', 'held', 'kinds', 'papers', 'payments'),
  // Where staff work.
  webDomain('desk', 'account', 'content', 'kinds', 'landing', 'reservations'),
  // The header and the footer.
  webDomain('content', 'account', 'held', 'kinds', 'notifications', 'privacy'),
  webDomain('landing', 'activities', 'catalogue', 'kinds', 'stays'),
  // Pages that lead to offers of every kind.
  webDomain('discovery', 'catalogue', 'kinds'),
]
const WEB_DOMAINS = 'web/app/domains'
/** Every other folder is a kind of offer: built of `catalogue` alone, and known to the list of kinds. */
const plainKinds = readdirSync(WEB_DOMAINS)
  .filter((name) => namedWebDomains.every(({ files }) => !files.test(`${WEB_DOMAINS}/${name}/`)))
  .map((name) => webDomain(name, 'catalogue'))
const webDomains = [
  ...plainKinds,
  ...namedWebDomains.map((part) =>
    part.name === 'web domain kinds'
      ? { ...part, may: [...part.may, ...plainKinds.map((kind) => kind.name)] }
      : part,
  ),
]
const allWebDomains = webDomains.map((part) => part.name)

/** The one table of languages: read by all that may read the contract, and by the platform. */
const LANGUAGES = /^contract\/src\/values\/language(\.ts)?$/

const parts: Part[] = [
  {
    name: 'tests',
    files: /\.test\.(tsx?|mjs)$|\/testing\/|\/test-[\w-]+\.ts$|^e2e\/|^bench\//,
    may: ['*'],
  },
  { name: 'languages', files: LANGUAGES, may: [] },
  { name: 'contract', files: /^contract\//, may: ['languages'] },
  { name: 'platform', files: /^server\/src\/platform\//, may: ['languages'] },
  { name: 'ports', files: /^server\/src\/ports\//, may: ['contract'] },
  { name: 'adapters', files: /^server\/src\/adapters\//, may: ['ports', 'contract'] },
  ...domains,
  { name: 'images', files: /^server\/src\/images\//, may: ['platform', 'ports', 'contract'] },
  {
    name: 'main',
    files:
      /^server\/src\/(main|serve-web|create-staff|migrate|transfer\/transfer-(content|catalogue)|environment)\.ts$/,
    may: ['app', 'adapters', 'ports', 'platform', 'contract', 'web handler', ...allDomains],
  },
  {
    name: 'app',
    files:
      /^server\/src\/((messages|mobile-app|privacy|refusals|search-engines|tracing)\/)?[\w-]+\.ts$/,
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
  ...webDomains,
  {
    name: 'web',
    files: /^web\/(?!app\/domains\/)/,
    may: [
      'contract',
      'web ui',
      'web platform',
      'web ports',
      'web adapters',
      'web problems',
      'web assets',
      ...allWebDomains,
    ],
  },
  { name: 'sandbox', files: /^sandbox\//, may: [] },
  { name: 'demo', files: /^demo\//, may: ['app', 'contract', 'platform', ...allDomains] },
  { name: 'scripts', files: /^(scripts\/|start\.mjs|test\.mjs)/, may: [] },
  { name: 'configuration', files: /^[\w.-]+\.ts$/, may: ['web'] },
]

const partOf = (file: string): Part | undefined => parts.find((part) => part.files.test(file))

const everyFile = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file !== '' && existsSync(file))
const files = everyFile.filter(
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
  const open = other.name === 'languages' && own.may.includes('contract')
  if (!open && !own.may.includes(other.name))
    return `${from} imports ${what}: ${own.name} may not know ${other.name}.`
  const isDomain = /^(web )?domain /.test(other.name)
  const isDoor = /^(server\/src|web\/app)\/domains\/[\w-]+\/index(\.ts)?$/.test(to)
  return isDomain && !isDoor
    ? `${from} imports ${what}: ${other.name} is entered only through its index.ts.`
    : null
}

/** Files that import each other, over whatever distance: every set of them that is a circle. */
function circlesOf(edges: ReadonlyMap<string, readonly string[]>): string[][] {
  const order = new Map<string, number>()
  const lowest = new Map<string, number>()
  const open: string[] = []
  const circles: string[][] = []
  const visit = (file: string): number => {
    const mine = order.size
    order.set(file, mine)
    lowest.set(file, mine)
    open.push(file)
    for (const next of edges.get(file) ?? []) {
      const reached = order.has(next)
        ? open.includes(next)
          ? (order.get(next) ?? mine)
          : mine
        : visit(next)
      lowest.set(file, Math.min(lowest.get(file) ?? mine, reached))
    }
    const low = lowest.get(file) ?? mine
    if (low === mine) {
      const circle = open.splice(open.indexOf(file))
      if (circle.length > 1 || edges.get(file)?.includes(file)) circles.push(circle.sort())
    }
    return low
  }
  for (const file of edges.keys()) if (!order.has(file)) visit(file)
  return circles
}

const known = new Set(files)
const fileAt = (to: string): string | undefined =>
  [to, `${to}.ts`, `${to}.tsx`, `${to}/index.ts`].find((file) => known.has(file))

/** Who imports whom, types included, tests aside. */
function edgesOf(all: readonly Import[]): Map<string, string[]> {
  const edges = new Map<string, string[]>()
  for (const { from, to } of all) {
    const file = to === null ? undefined : fileAt(to)
    if (file) edges.set(from, [...(edges.get(from) ?? []), file])
  }
  return edges
}

/**
 * A line that compares with a language, lists languages or falls back to one: with a third language
 * it would go wrong in silence, where a text looked up by language wouldn't compile.
 */
const choosesLanguage = (line: string): boolean =>
  /(?:[=!]==|[|?[]|\bcase) '(?:en|ar)'|\['(?:en|ar)',|'(?:en|ar)' (?:[=!]==|\|)/.test(line)

/** Files of texts that a language lacks: they are found by name, so that no compiler asks for them. */
const missingTexts = (all: readonly string[], wanted: readonly string[]): string[] => {
  const known = new Set(all)
  const texts = all.filter((file) => /\/messages\.\w+\.ts$/.test(file))
  const paths = texts.flatMap((file) =>
    wanted.map((language) => `${dirname(file)}/messages.${language}.ts`),
  )
  return [...new Set(paths)].filter((file) => !known.has(file))
}

const MOST_FILES = 25
/** Folders that are lists by nature: a file a page, a migration, a picture, a decision. */
const lists = new Set([
  'web/app/routes',
  'web/app/assets',
  'server/migrations',
  // A list a file, as an operator has them.
  'docs/sample-catalogue',
  'demo/images',
  'decisions',
])

/** Folders that hold more files than one can keep in mind. */
function crowded(all: readonly string[]): string[] {
  const counts = new Map<string, number>()
  for (const file of all) counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1)
  return [...counts]
    .filter(([folder, count]) => count > MOST_FILES && !lists.has(folder))
    .map(([folder]) => folder)
}

/** What a door holds besides names of its domain: with a statement, every page would load all of it. */
const besidesNames = (door: string): string =>
  door.replaceAll(/export (type )?\{[^}]*\} from '\.\/[^']+'\n/g, '').trim()

const allowedPackages: Record<string, RegExp> = {
  contract: /^zod/,
  'web ui': /^(react|icon:|@internationalized\/date|@react-aria|react-aria|@fontsource|i18next)/,
}

/** A package that its part doesn't take, as a sentence. */
function strangePackage({ from, what, to }: Import): string | null {
  const allowed = allowedPackages[partOf(from)?.name ?? '']
  const strange = allowed && to === null && !what.startsWith('node:') && !allowed.test(what)
  return strange ? `${from} imports ${what}` : null
}

/** Folders and files for whatever has no place of its own. */
const isDrawer = (file: string): boolean =>
  /(^|\/)(utils|common|helpers|misc|lib)(\/|\.tsx?$)/.test(file)

const writesStock = (text: string): boolean =>
  /(insert into|update|delete from)\s+(stock|holds|hold_lines)\b/.test(text)

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
    [
      'web/app/ui/button/button.tsx',
      '../../domains/account/index.ts',
      'web ui may not know web domain account',
    ],
    [
      'web/app/domains/bus/payment/payment-page.tsx',
      '../../payments/payment-frame.tsx',
      'web domain payments is entered only through its index.ts',
    ],
    [
      'web/app/routes/hotel/list.tsx',
      '../../domains/stays/search/search-page.tsx',
      'web domain stays is entered only through its index.ts',
    ],
    [
      'web/app/domains/catalogue/queries.ts',
      '../stays/index.ts',
      'web domain catalogue may not know web domain stays',
    ],
    [
      'web/app/domains/day-use/search.ts',
      '../stays/index.ts',
      'web domain day-use may not know web domain stays',
    ],
    [
      'server/src/domains/checkout/store.ts',
      '../inventory/holds/index.ts',
      'entered only through its index.ts',
    ],
    ['web/app/root.tsx', '@rihla/server/app', 'web may not know app'],
    [
      'web/app/domains/privacy/consent.ts',
      '../../adapters/load-script.ts',
      'web domain privacy may not know web adapters',
    ],
    [
      'server/src/domains/account/store.ts',
      '@rihla/web/handler',
      "only the server's start knows the web",
    ],
    [
      'server/src/platform/http/caller.ts',
      '@rihla/contract/values/money',
      'platform may not know contract',
    ],
    ['strange/place.ts', './other.ts', 'belongs to no part'],
    ['web/app/domains/unlisted/index.ts', './page.tsx', 'belongs to no part'],
  ])('would notice %s importing %s', (from, what, sentence) => {
    expect(complaint({ from, what, to: target(from, what) })).toContain(sentence)
  })

  it('lets nobody import what the table doesn’t allow', () => {
    expect(imports.map(complaint).filter((it) => it !== null)).toEqual([])
  })

  it('finds circles over any distance, and none where there is none', () => {
    const way = (...files: string[]) => files.map((from, at) => [from, [files[at + 1] ?? 'end']])
    const edges = (...ways: unknown[][]) => new Map(ways.flat() as [string, string[]][])
    expect(circlesOf(edges(way('a', 'b', 'c')))).toEqual([])
    expect(circlesOf(edges([['a', ['b', 'c']]], way('b', 'c')))).toEqual([])
    expect(circlesOf(edges(way('a', 'b', 'c', 'a').slice(0, 3)))).toEqual([['a', 'b', 'c']])
    expect(circlesOf(edges([['a', ['a']]]))).toEqual([['a']])
  })

  it('counts an import of a type as a step of a circle', () => {
    const door = 'web/app/domains/checkout/index.ts'
    const breach = { from: 'web/app/platform/clock.ts', what: '', to: door }
    const found = circlesOf(edgesOf([...imports, breach])).flat()
    expect(found).toContain(door)
    expect(found).toContain('web/app/platform/clock.ts')
  })

  it('has no circles of imports, types included', () => {
    expect(circlesOf(edgesOf(imports))).toEqual([])
  })

  it('would notice a folder of 26 files, unless it is a list by nature', () => {
    const of = (folder: string, count: number) =>
      Array.from({ length: count }, (_, at) => `${folder}/${at}.ts`)
    expect(crowded(of('web/app/ui', 26))).toEqual(['web/app/ui'])
    expect(crowded([...of('web/app/ui', 25), ...of('web/app/routes', 40)])).toEqual([])
  })

  it('has no folder with more than 25 files', () => {
    expect(crowded(everyFile)).toEqual([])
  })

  it('would notice a statement in a door', () => {
    expect(
      besidesNames("export { type A, b } from './b.ts'\nexport type { C } from './c.ts'\n"),
    ).toBe('')
    expect(besidesNames("export const a = lazy(() => import('./a.ts'))\n")).not.toBe('')
    expect(besidesNames("export * from './a.ts'\n")).not.toBe('')
  })

  it('keeps the doors of the web lists of names, so that a page loads only what it uses', () => {
    const doors = files.filter((file) => /^web\/app\/domains\/[\w-]+\/index\.ts$/.test(file))
    expect(doors).toHaveLength(webDomains.length)
    expect(doors.filter((door) => besidesNames(readFileSync(door, 'utf8')) !== '')).toEqual([])
  })

  it('lets a part take only the packages that fit it', () => {
    expect(imports.map(strangePackage).filter((it) => it !== null)).toEqual([])
    const breach = { from: 'contract/src/landing.ts', what: 'lodash', to: null }
    expect(strangePackage(breach)).toContain('lodash')
  })

  it.each([
    "language === 'ar' ? 'rtl' : 'ltr'",
    "if ('en' !== language)",
    "(language: 'en' | 'ar')",
    "type Language = 'ar' | 'en'",
    "languageOf(header) ?? 'en'",
    "other ? 'ar' : 'en'",
    "for (const language of ['en', 'ar'])",
    "case 'ar':",
  ])('would notice a language chosen by hand: %s', (line) => {
    expect(choosesLanguage(line)).toBe(true)
  })

  it('chooses nothing by the name of a language outside the table of languages', () => {
    const chosen = files
      .filter((file) => /^(web|server|contract)\//.test(file) && partOf(file)?.name !== 'tests')
      .filter((file) => !LANGUAGES.test(file))
      .flatMap((file) => readFileSync(file, 'utf8').split('\n').filter(choosesLanguage))
    expect(chosen).toEqual([])
  })

  it('has the texts of each domain in every language, and would notice a missing file', () => {
    expect(missingTexts(everyFile, languages)).toEqual([])
    expect(missingTexts(['web/app/ui/messages.en.ts'], languages)).toEqual([
      'web/app/ui/messages.ar.ts',
    ])
  })

  it('has no folder that is a drawer', () => {
    expect(files.filter(isDrawer)).toEqual([])
    expect(['web/app/utils/dates.ts', 'server/src/helpers.ts'].filter(isDrawer)).toHaveLength(2)
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
      'server/src/transfer/transfer-catalogue.ts',
      'server/src/transfer/transfer-content.ts',
    ])
  })

  it('writes stock in one place', () => {
    const writers = files.filter(
      (file) =>
        file.startsWith('server/src/') &&
        partOf(file)?.name !== 'tests' &&
        writesStock(readFileSync(file, 'utf8')),
    )
    const isInventory = (file: string) => file.startsWith('server/src/domains/inventory/')
    expect(writers.filter((file) => !isInventory(file))).toEqual([])
    expect(writers.filter(isInventory)).not.toEqual([])
  })
})
