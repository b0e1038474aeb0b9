import type { RouteConfigEntry } from '@react-router/dev/routes'
import type { Plugin } from 'vite'

const id = 'virtual:page-paths'

/** Pages that no content links to: they are reached in other ways, or by staff. */
const unlinked = new Set(['auth', 'admin', 'desk', 'payment', 'translation-test', 'ui', '*'])

const pathsOf = (routes: readonly RouteConfigEntry[]): string[] =>
  routes.flatMap(({ path = '', children }) => (children ? pathsOf(children) : [path]))

/**
 * The header and the menus need the first part of each page's address, and the search page of each kind of
 * offer: they are read from the routes and the contract when the web is built, and only they travel.
 */
export const pagePaths = (): Plugin => ({
  name: 'rihla-page-paths',
  resolveId: (source) => (source === id ? `\0${id}` : null),
  async load(loaded) {
    if (loaded !== `\0${id}`) return null
    const { default: routes } = await import('../app/routes.ts')
    const { soldModules } = await import('@rihla/contract/modules')
    const firstParts = pathsOf(routes).map((path) => path.split('/')[0] ?? '')
    const pages = [...new Set(firstParts)].filter((part) => !unlinked.has(part))
    const lists = Object.entries(soldModules).map(([name, { list }]) => [name, list])
    return `export const pages = ${JSON.stringify(pages)}
export const lists = ${JSON.stringify(Object.fromEntries(lists))}`
  },
})
