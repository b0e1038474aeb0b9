import { useCallback, useSyncExternalStore } from 'react'
import { serverNow } from '../../platform/clock.ts'

/** Whether an instant has passed by the server's clock; looked at again when the tab comes back. */
export function useDeadlinePassed(at: number): boolean {
  const subscribe = useCallback(
    (look: () => void) => {
      let timer: ReturnType<typeof setTimeout>
      const wait = (): void => {
        look()
        const left = at - serverNow()
        // Long waits are cut, so that a corrected clock is noticed.
        if (left > 0) timer = setTimeout(wait, Math.min(left, 30_000))
      }
      const visible = (): void => {
        clearTimeout(timer)
        wait()
      }
      wait()
      document.addEventListener('visibilitychange', visible)
      return () => {
        clearTimeout(timer)
        document.removeEventListener('visibilitychange', visible)
      }
    },
    [at],
  )
  return useSyncExternalStore(
    subscribe,
    () => serverNow() >= at,
    () => false,
  )
}
