import { useEffect, useState } from 'react'
import { serverNow } from '../../platform/clock.ts'

const pad = (n: number): string => String(n).padStart(2, '0')

/** Milliseconds as `mm:ss`, or `hh:mm:ss` from one hour on. */
export function clockText(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000))
  const hours = Math.floor(seconds / 3600)
  const rest = `${pad(Math.floor((seconds % 3600) / 60))}:${pad(seconds % 60)}`
  return hours > 0 ? `${pad(hours)}:${rest}` : rest
}

/**
 * Milliseconds until an instant, second by second, by the server's clock. `startsAt` is the server's
 * time when the page was made: the first rendering must be the same on both sides.
 */
export function useCountdown(until: string, startsAt?: string): number {
  const end = Date.parse(until)
  const [now, setNow] = useState(() => (startsAt ? Date.parse(startsAt) : serverNow()))
  useEffect(() => {
    const tick = (): void => setNow(serverNow())
    tick()
    const timer = setInterval(tick, 1000)
    return () => clearInterval(timer)
  }, [])
  return Math.max(0, end - now)
}
