import { useEffect, useEffectEvent } from 'react'

const WORKER = '/offline-worker.js'

/** Registers what answers pages without a connection; a browser that can't has its own words for it. */
function registerWorker(): void {
  // A frame belongs to the page around it.
  if (import.meta.env.PROD && window.top === window)
    navigator.serviceWorker?.register(WORKER).catch(() => undefined)
}

/**
 * Makes pages answer without a connection, and calls `onOutdated` when a part of the product that is shown
 * can't be loaded any more, since a newer one is on line.
 */
export function useOfflineWorker(onOutdated: () => void): void {
  const outdated = useEffectEvent(onOutdated)
  useEffect(() => {
    registerWorker()
    const look = (): void => {
      if (navigator.onLine) outdated()
    }
    addEventListener('vite:preloadError', look)
    return () => removeEventListener('vite:preloadError', look)
  }, [])
}
