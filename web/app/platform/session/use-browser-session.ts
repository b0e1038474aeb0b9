import { useEffect } from 'react'
import { useApi } from '../api/use-api.ts'
import { followSession, refreshSession, useUnreached, watchUnauthorized } from './session.ts'

const ASK_AGAIN_MS = 10_000

/**
 * Looks who is signed in when a layout appears, until the server could be asked; follows other tabs, and forgets
 * the user when a call is answered 401.
 */
export function useBrowserSession(): void {
  const api = useApi()
  const unreached = useUnreached()
  useEffect(() => {
    void refreshSession(api)
    const stops = [watchUnauthorized(), followSession(api)]
    return () => stops.forEach((stop) => stop())
  }, [api])
  useEffect(() => {
    if (!unreached) return
    // One call at a time: on a slow line it takes longer than the pause.
    let asking = false
    const again = setInterval(() => {
      if (asking) return
      asking = true
      void refreshSession(api).finally(() => (asking = false))
    }, ASK_AGAIN_MS)
    return () => clearInterval(again)
  }, [api, unreached])
}
