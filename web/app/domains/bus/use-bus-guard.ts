import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useApi } from '../../platform/api/use-api.ts'
import { loginRedirectFor } from '../../platform/session/login-redirect.ts'
import { useSession, useSignedOut } from '../../platform/session/session.ts'
import { useBusText } from './use-bus-text.ts'

/**
 * Lets only signed-in users choose and pay for seats, under the id that the server knows.
 * Others are sent to the login and come back here, unless there is nothing to come back for
 * (`wanted`). Returns the user's id, null while it is being loaded.
 */
export function useBusGuard(wanted: boolean): number | null {
  const t = useBusText()
  const api = useApi()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const session = useSession()
  const [known, setKnown] = useState<number | null>(null)
  const turnAway = useEffectEvent((why: 'signIn' | 'sessionExpired') => {
    const { to, state } = loginRedirectFor(pathname + search, t(why))
    void navigate(to, { replace: true, state })
  })
  const signedOut = useSignedOut() && wanted
  const expired = session.state === 'anonymous' && session.expired === true
  useEffect(() => {
    if (signedOut) turnAway(expired ? 'sessionExpired' : 'signIn')
  }, [signedOut, expired])
  const local = session.user?.UserId ?? null
  useEffect(() => {
    if (local === null || !wanted) return
    let left = false
    const check = async (): Promise<void> => {
      try {
        const { UserId } = await api.call('getCurrentUserInfo', {}, { retries: 0 })
        if (left) return
        if (UserId === local) setKnown(local)
        else turnAway('sessionExpired')
      } catch {
        // A 401 has ended the session already; on anything else the calls below will fail.
        if (!left) setKnown(local)
      }
    }
    void check()
    return () => {
      left = true
    }
  }, [api, local, wanted])
  return local !== null && known === local ? local : null
}
