import type { ArticleOffer } from '@rihla/contract/blog/fields'
import { savedModules, soldModules } from '@rihla/contract/modules'

function addressOf(typed: string): URL | null {
  try {
    return new URL(typed, 'https://site.invalid')
  } catch {
    return null
  }
}

/** The offer of a page's address, whole or from its path on: `/hotel?id=541`, `/activity/12`; null for other pages. */
export function offerAt(typed: string): ArticleOffer | null {
  const address = addressOf(typed.trim())
  if (!address) return null
  const { pathname, searchParams } = address
  for (const module of savedModules) {
    const { details } = soldModules[module]
    const isPage = pathname === details
    const inPath = pathname.startsWith(`${details}/`) ? pathname.slice(details.length + 1) : null
    const id = Number(isPage ? searchParams.get('id') : inPath)
    if ((isPage || inPath !== null) && Number.isSafeInteger(id) && id > 0) return { module, id }
  }
  return null
}
