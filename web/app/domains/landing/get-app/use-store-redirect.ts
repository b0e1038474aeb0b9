import { useEffect, useState } from 'react'
import { storeOf, type Store } from './which-store.ts'

export type Stores = Readonly<Record<Store, string | null>>

const AFTER_MS = 1000

/** On a phone whose store has the app, goes there after a second; answers which store that is. */
export function useStoreRedirect({ ios, android }: Stores): Store | null {
  const [going, setGoing] = useState<Store | null>(null)
  useEffect(() => {
    const store = storeOf(navigator)
    const href = store && { ios, android }[store]
    if (!href) return
    setGoing(store)
    // Without a trace: going back leads to where one came from, not here and away again.
    const timer = setTimeout(() => location.replace(href), AFTER_MS)
    return () => clearTimeout(timer)
  }, [ios, android])
  return going
}
