import { useEffect, useState } from 'react'
import { CODE_RESEND_SECONDS } from '../contract-constants.ts'

const WHOLE_MS = CODE_RESEND_SECONDS * 1000

/** Seconds until a code may be sent again, and the way to start them anew. */
export function useResendCountdown() {
  const [sentAt, setSentAt] = useState<number | null>(null)
  const [now, setNow] = useState(0)
  useEffect(() => {
    if (sentAt === null) return
    const timer = setInterval(() => setNow(Date.now()), 250)
    return () => clearInterval(timer)
  }, [sentAt])
  const restart = (): void => {
    setNow(Date.now())
    setSentAt(Date.now())
  }
  const left = sentAt === null ? 0 : Math.max(0, sentAt + WHOLE_MS - Math.max(now, sentAt))
  return { left: Math.ceil(left / 1000), restart }
}

/** `0:42` */
export const minutesAndSeconds = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
