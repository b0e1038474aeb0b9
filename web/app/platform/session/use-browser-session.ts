import { useEffect } from 'react'
import { useApi } from '../api/use-api.ts'
import { refreshSession, useUnreached, watchUnauthorized } from './session.ts'

const ASK_AGAIN_MS = 10_000

/**
 * Looks who is signed in when a layout appears, until the server could be asked; forgets them when a
 * call is answered 401.
 */
export function useBrowserSession(): void {
  const api = useApi()
  const unreached = useUnreached()
  useEffect(() => {
    void refreshSession(api)
    return watchUnauthorized()
  }, [api])
  useEffect(() => {
    if (!unreached) return
    let left = false
    let timer: ReturnType<typeof setTimeout>
    // One after the other: on a slow line a call takes longer than the pause.
    const ask = async (): Promise<void> => {
      await refreshSession(api)
      if (!left) askLater()
    }
    const askLater = (): void => {
      timer = setTimeout(() => void ask(), ASK_AGAIN_MS)
    }
    askLater()
    return () => {
      left = true
      clearTimeout(timer)
    }
  }, [api, unreached])
}
