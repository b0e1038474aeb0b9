import type { RouteConfigEntry } from '@react-router/dev/routes'
import type { Plugin } from 'vite'

/** Pages that no content links to: they are reached in other ways, or by staff. */
const unlinked = new Set(['auth', 'admin', 'desk', 'payment', 'translation-test', 'ui', '*'])

const pathsOf = (routes: readonly RouteConfigEntry[]): string[] =>
  routes.flatMap(({ path = '', children }) => (children ? pathsOf(children) : [path]))

const writeExport = (name: string, value: unknown): string =>
  `export const ${name} = ${JSON.stringify(value)}`

/** The first part of each page's address, and the search page of each kind of offer. */
async function readPagePaths(): Promise<string> {
  const { default: routes } = await import('../app/routes.ts')
  const { soldModules } = await import('@rihla/contract/modules')
  const firstParts = pathsOf(routes).map((path) => path.split('/')[0] ?? '')
  const pages = [...new Set(firstParts)].filter((part) => !unlinked.has(part))
  const lists = Object.entries(soldModules).map(([name, { list }]) => [name, list])
  return `${writeExport('pages', pages)}\n${writeExport('lists', Object.fromEntries(lists))}`
}

/** The page of an offer of each kind. */
async function readOfferPages(): Promise<string> {
  const { soldModules } = await import('@rihla/contract/modules')
  const pages = Object.entries(soldModules).flatMap(([name, { details, stay }]) =>
    details ? [[name, { path: details, stay }]] : [],
  )
  return writeExport('offerPages', Object.fromEntries(pages))
}

const modules = new Map([
  ['virtual:page-paths', readPagePaths],
  ['virtual:offer-pages', readOfferPages],
])

/**
 * What menus (on every page) and cards of offers (on some) need of addresses: read from the routes and the
 * contract when the web is built, so that only this travels.
 */
export const pagePaths = (): Plugin => ({
  name: 'rihla-page-paths',
  resolveId: (source) => (modules.has(source) ? `\0${source}` : null),
  load: (loaded) => modules.get(loaded.replace(/^\0/, ''))?.() ?? null,
})
