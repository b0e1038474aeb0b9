import { useEffect, useEffectEvent } from 'react'

/** Calls `onOutdated` when a part of the product that is shown can't be loaded any more, since a newer one is on line. */
export function useOutdated(onOutdated: () => void): void {
  const outdated = useEffectEvent(onOutdated)
  useEffect(() => {
    const look = (): void => {
      if (navigator.onLine) outdated()
    }
    addEventListener('vite:preloadError', look)
    return () => removeEventListener('vite:preloadError', look)
  }, [])
}
