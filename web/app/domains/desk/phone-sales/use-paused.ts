import { useEffect, useState } from 'react'

/** A value as it stood once nobody had changed it for so long, in ms. */
export function usePaused<T>(value: T, ms: number): T {
  const [paused, setPaused] = useState(value)
  useEffect(() => {
    if (paused === value) return undefined
    const timer = setTimeout(() => setPaused(value), ms)
    return () => clearTimeout(timer)
  }, [paused, value, ms])
  return paused
}
