import { useEffect } from 'react'
import { useInBrowser } from '../../../platform/use-in-browser.ts'
import { storeOf, type Store } from './app-store.ts'

export type Stores = Readonly<Record<Store, string | null>>

const AFTER_MS = 1000

/** On a phone whose store has the app, goes there after a second; answers which store that is. */
export function useStoreRedirect(stores: Stores): Store | null {
  const store = useInBrowser() ? storeOf(navigator) : null
  const href = store && stores[store]
  useEffect(() => {
    if (!href) return
    // Without a trace: going back leads to where one came from, not here and away again.
    const timer = setTimeout(() => location.replace(href), AFTER_MS)
    return () => clearTimeout(timer)
  }, [href])
  return href ? store : null
}
