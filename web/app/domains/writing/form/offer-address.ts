import type { ArticleOffer } from '@rihla/contract/blog/fields'
import { savedModules, soldModules } from '@rihla/contract/modules'

/** The offer of a page's address, whole or from its path on: `/hotel?id=541`, `/activity/12`; null for other pages. */
export function offerAt(typed: string): ArticleOffer | null {
  if (!URL.canParse(typed.trim(), 'https://site.invalid')) return null
  const { pathname, searchParams } = new URL(typed.trim(), 'https://site.invalid')
  for (const module of savedModules) {
    const { details } = soldModules[module]
    const isPage = pathname === details
    const inPath = pathname.startsWith(`${details}/`) ? pathname.slice(details.length + 1) : null
    const id = Number(isPage ? searchParams.get('id') : inPath)
    if ((isPage || inPath !== null) && Number.isSafeInteger(id) && id > 0) return { module, id }
  }
  return null
}
