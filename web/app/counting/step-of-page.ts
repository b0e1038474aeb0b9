import { soldModuleNames, soldModules, type SoldModuleName } from '@rihla/contract/modules'

type Step = { readonly name: 'search' | 'view_offer'; readonly module: SoldModuleName }

const BUS = soldModules.Bus.list

/** Which step towards a booking an opened page is; null for any other page. */
export function stepOfPage(pathname: string, search: string): Step | null {
  // The page that asks where to go is the one that answers it, too.
  if (pathname === BUS || pathname === `${BUS}/search`)
    return search.length > 1 ? { name: 'search', module: 'Bus' } : null
  if (pathname === `${BUS}/seats-selection`) return { name: 'view_offer', module: 'Bus' }
  for (const module of soldModuleNames) {
    const { list, details } = soldModules[module]
    if (pathname === list) return { name: 'search', module }
    if (details && (pathname === details || pathname.startsWith(`${details}/`)))
      return { name: 'view_offer', module }
  }
  return null
}
