import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useInBrowser } from '../../platform/use-in-browser.ts'
import { savedCheckout, type CheckoutState } from './saved-checkout.ts'

const isEntry = (state: unknown): state is CheckoutState =>
  typeof state === 'object' &&
  state !== null &&
  typeof (state as Partial<CheckoutState>).reservation?.TempId === 'number' &&
  'request' in state

/**
 * What checkout was opened with: the navigation's state, or what this tab saved for a reload or a
 * sign-in; without either, the way leads home. Null until the browser has looked, and while the address
 * names a booking (`named`) that is to be read first.
 */
export function useCheckoutState(named: number | null): CheckoutState | null {
  const { state } = useLocation() as { state: unknown }
  const navigate = useNavigate()
  const entry = useInBrowser() && isEntry(state) ? state : null
  useEffect(() => {
    if (isEntry(state) || named !== null) return
    const saved = savedCheckout()
    // Kept in the history entry from now on, so that even a reload after paying knows what it was.
    void (saved
      ? navigate('/checkout', { replace: true, state: saved })
      : navigate('/', { replace: true }))
  }, [state, named, navigate])
  return entry
}
