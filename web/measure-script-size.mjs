// Gzip of all scripts that each page needs before interaction: entry, root and route chunks
// with everything they import statically. The manifest of all routes isn't among them: the browser
// never asks for that file, since each page's HTML names its own routes. Usage: node measure-script-size.mjs [--json]
import { readFileSync, readdirSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { soldModules } from '@rihla/contract/modules'

const client = new URL('./build/client/', import.meta.url)
const manifestName = readdirSync(new URL('assets/', client)).find((name) =>
  /^manifest-.*\.js$/.test(name),
)
const source = readFileSync(new URL(`assets/${manifestName}`, client), 'utf8')
const manifest = JSON.parse(source.slice(source.indexOf('=') + 1).replace(/;\s*$/, ''))

/** The search and the page of each kind of offer. */
const kindPages = Object.values(soldModules).flatMap(({ list, details }) =>
  details ? [list, details] : [],
)
const budgets = {
  '/': 130,
  ...Object.fromEntries(kindPages.map((path) => [path, 165])),
  '/app': 165,
  '/last-minute': 165,
  '/saved': 165,
  '/destinations': 165,
  '/destinations/:slug': 165,
  '/blog': 165,
  '/blog/:slug': 165,
  '/login': 165,
  '/signup': 165,
  '/transportation/search?': 165,
  '/transportation/seats-selection': 165,
  '/transportation/payment': 165,
  '/bus-bookings': 165,
  '/bus-bookings/:id': 165,
  '/checkout': 165,
  '/hotel-checkout': 165,
  '/booking-confirmation': 165,
  '/find-booking': 165,
  '/profile': 165,
  '/payment/return': 165,
  '/reservations': 165,
  '/reservations/:module/:id': 165,
}
const sizes = new Map()
const sizeOf = (file) => {
  if (!sizes.has(file)) {
    sizes.set(file, gzipSync(readFileSync(new URL(`.${file}`, client)), { level: 9 }).length)
  }
  return sizes.get(file)
}

const lineage = (route) =>
  route.parentId ? [...lineage(manifest.routes[route.parentId]), route] : [route]
const pathOf = (routes) =>
  `/${routes
    .map((route) => route.path ?? '')
    .filter(Boolean)
    .join('/')}`

const pages = Object.values(manifest.routes)
  .filter((route) => route.path || route.index)
  .filter((route) => route.id !== 'root')
  .map((route) => {
    const routes = lineage(route)
    const files = new Set([manifest.entry.module, ...manifest.entry.imports])
    for (const { module, imports = [] } of routes)
      [module, ...imports].forEach((file) => files.add(file))
    const bytes = [...files].reduce((sum, file) => sum + sizeOf(file), 0)
    return {
      path: pathOf(routes),
      kB: Math.round(bytes / 100) / 10,
      files: files.size,
      list: [...files],
    }
  })

if (process.argv.includes('--json')) console.log(JSON.stringify(pages, null, 1))
else {
  for (const { path, kB, files } of pages) {
    const limit = budgets[path]
    const verdict = limit ? (kB <= limit ? `within ${limit}` : `OVER ${limit}`) : ''
    console.log(
      `${path.padEnd(24)} ${String(kB).padStart(7)} kB  ${String(files).padStart(3)} files  ${verdict}`,
    )
  }
  if (process.argv.includes('--chunks')) {
    for (const [file, bytes] of [...sizes].sort((a, b) => b[1] - a[1]))
      console.log(String(bytes).padStart(8), file)
  }
}
if (pages.some(({ path, kB }) => kB > (budgets[path] ?? Infinity))) process.exitCode = 1
