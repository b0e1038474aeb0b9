import type { PaymentStatus } from '@rihla/contract/checkout'
import type { Language } from '@rihla/contract/values/language'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLanguage } from '../../platform/locale/use-text.tsx'
import type { ReturnMessage } from './gateway.ts'

const POLL_MS = 3000
/** Beside the frame an open payment is still watched, but calmly. */
const CALM_POLL_MS = 8000

export type PaymentWatch<Status> = {
  /** What the server knew last; null before the first answer. */
  status: Status | null
  /** Looks now: at once when the bank's page said something, which is kept for its words. */
  look: (said?: ReturnMessage) => void
  /** Another attempt begins: what is still under way about the one before is not news any more. */
  begin: () => void
}

/**
 * Watches a payment: at once, again and again while it matters, and when the tab comes back. `askNow`
 * makes the call, without trying again by itself.
 */
export function usePaymentWatch<Status extends Pick<PaymentStatus, 'State'>>(
  askNow: (language: Language) => Promise<Status>,
  inFrame: boolean,
  onStatus: (status: Status, said: ReturnMessage | null) => void,
): PaymentWatch<Status> {
  const language = useLanguage()
  const [status, setStatus] = useState<Status | null>(null)
  const attempt = useRef(0)
  const heard = useRef<ReturnMessage | null>(null)
  const asking = useRef(false)
  const ask = async (asked = language): Promise<void> => {
    if (asking.current) return
    asking.current = true
    const mine = attempt.current
    try {
      const answer = await askNow(asked)
      if (mine !== attempt.current) return
      setStatus(answer)
      onStatus(answer, heard.current)
    } catch {
      // Nothing is known yet; the next look may find out.
    } finally {
      asking.current = false
    }
  }
  const look = useEffectEvent((asked?: Language) => void ask(asked))
  // Once at the beginning, and again when its words are wanted in another language.
  useEffect(() => {
    const timer = setTimeout(() => look(language))
    return () => clearTimeout(timer)
  }, [language])
  const pause = inFrame ? POLL_MS : status?.State === 'checking' ? CALM_POLL_MS : null
  useEffect(() => {
    const timer = pause === null ? undefined : setInterval(() => look(), pause)
    const back = (): void => {
      if (document.visibilityState === 'visible') look()
    }
    document.addEventListener('visibilitychange', back)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', back)
    }
  }, [pause])
  const begin = (): void => {
    attempt.current += 1
    heard.current = null
    setStatus(null)
  }
  const lookNow = (said?: ReturnMessage): void => {
    if (said) heard.current = said
    void ask()
  }
  return { status, look: lookNow, begin }
}
