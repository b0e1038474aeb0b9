import { useEffect } from 'react'
import { useApi } from '../api/use-api.ts'
import { refreshSession, watchUnauthorized } from './session.ts'

/** Looks who is signed in when a layout appears, and forgets them when a call is answered 401. */
export function useBrowserSession(): void {
  const api = useApi()
  useEffect(() => {
    void refreshSession(api)
    return watchUnauthorized()
  }, [api])
}
