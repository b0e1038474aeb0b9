import { useEffect, useState } from 'react'
import { serverNow } from '../../platform/clock.ts'

/** Whether an instant has passed by the server's clock; looked at again when the tab comes back. */
export function useEnded(until: string): boolean {
  const end = Date.parse(until)
  const [ended, setEnded] = useState(() => serverNow() >= end)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const look = (): void => {
      clearTimeout(timer)
      const left = end - serverNow()
      setEnded(left <= 0)
      if (left > 0) timer = setTimeout(look, Math.min(left, 30_000))
    }
    look()
    document.addEventListener('visibilitychange', look)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [end])
  return ended
}
