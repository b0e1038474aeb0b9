import type { AwaitedPayment, PaymentStatus } from '@rihla/contract/checkout/payment'
import type { Language } from '@rihla/contract/values/language'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { ApiProblem } from '../../platform/api/problem.ts'
import { useLanguage } from '../../platform/locale/use-text.tsx'
import { toasts } from '../../ui/feedback/toast.ts'
import type { ReturnMessage } from './gateway.ts'
import { takeFailedReturn } from './payment-origin.ts'
import type { PaymentOutcome } from './payment-result.tsx'
import { useFailureText } from './use-failure-text.ts'

const POLL_MS = 3000
/** Beside the frame an open payment is still watched, but calmly. */
const CALM_POLL_MS = 8000
/** Cash at an outlet comes when its payer gets there. */
const SLOW_POLL_MS = 20_000

type Answer<Paid> = Pick<PaymentStatus, 'State' | 'Message' | 'Choice'> & {
  Confirmation: Paid | null
  Awaiting?: AwaitedPayment | null
}

export type PaymentWatch<Paid> = {
  /** How the payment ended; null until it has. */
  outcome: PaymentOutcome<Paid> | null
  /** The outcome is unknown so far: never shown as failed. */
  checking: boolean
  /** A way to pay later was chosen: how, and until when. */
  awaited: AwaitedPayment | null
  /** The session is over, so that the outcome can't be seen: no payment failed by that. */
  signedOut: boolean
  /** Asks now: at once when the bank's page said something, whose text is used if it failed. */
  look: (message?: ReturnMessage) => void
  /** Another attempt begins: answers about the one before are ignored. */
  begin: () => void
}

type PaymentEvents<Paid> = {
  /** Makes the call, without trying again by itself. */
  ask: (language: Language) => Promise<Answer<Paid>>
  /** The bank's page is open. */
  inFrame: boolean
  /** Called once when it is paid or refunded, however often that is seen. */
  onEnded: () => void
  /** Called when the payment in the bank's page failed, in the frame or in the whole tab, with the reason. */
  onFailed: (reason: string) => void
}

/** How long until a payment that hasn't ended is asked about again; null: not by itself. */
function pauseOf(inFrame: boolean, state: PaymentStatus['State'] | null): number | null {
  if (inFrame) return POLL_MS
  if (state === 'checking') return CALM_POLL_MS
  return state === 'awaiting' ? SLOW_POLL_MS : null
}

/** Watches a payment: at once, again and again until it has ended, and when the tab comes back. */
export function usePaymentWatch<Paid>(events: PaymentEvents<Paid>): PaymentWatch<Paid> {
  const { inFrame, onEnded, onFailed } = events
  const language = useLanguage()
  const failureText = useFailureText()
  const [state, setState] = useState<PaymentStatus['State'] | null>(null)
  const [awaited, setAwaited] = useState<AwaitedPayment | null>(null)
  const [outcome, setOutcome] = useState<PaymentOutcome<Paid> | null>(null)
  const [signedOut, setSignedOut] = useState(false)
  const attempt = useRef(0)
  const returned = useRef<ReturnMessage | null>(null)
  const asking = useRef(false)
  const ended = useRef<PaymentOutcome<Paid>['kind'] | null>(null)
  const end = (how: PaymentOutcome<Paid>): void => {
    setOutcome(how)
    // Shown anew, it may be in other words: it has ended once.
    if (ended.current === how.kind) return
    ended.current = how.kind
    onEnded()
    if (how.kind !== 'paid') return
    toasts.dismiss()
    scrollTo({ top: 0 })
  }
  const take = ({ State, Message, Confirmation, Awaiting = null, Choice }: Answer<Paid>): void => {
    setState(State)
    setAwaited(Awaiting)
    // The bank's page may have filled the tab: then nothing is left of it here but what the way back noted.
    const wasThere = (State !== 'none' && takeFailedReturn()) || inFrame
    if (State === 'paid' && Confirmation) end({ kind: 'paid', confirmation: Confirmation })
    else if (State === 'refunded') end({ kind: 'refunded', message: Message })
    else if (State === 'choice' && Choice) {
      const href = `/reservations/${Choice.Module}/${Choice.ReservationId}`
      end({ kind: 'choice', message: Message, href })
    } else if (State === 'failed' && wasThere) onFailed(Message ?? failureText(returned.current))
  }
  const ask = async (asked = language): Promise<void> => {
    if (asking.current) return
    asking.current = true
    const mine = attempt.current
    try {
      const answer = await events.ask(asked)
      setSignedOut(false)
      if (mine === attempt.current) take(answer)
    } catch (problem) {
      // Nothing is known yet; the next look may find out.
      if (problem instanceof ApiProblem && problem.status === 401) setSignedOut(true)
    } finally {
      asking.current = false
    }
  }
  const look = useEffectEvent((asked?: Language) => void ask(asked))
  // Once at the beginning, and again when its texts are shown in another language.
  useEffect(() => {
    const timer = setTimeout(() => look(language))
    return () => clearTimeout(timer)
  }, [language])
  const pause = outcome ? null : pauseOf(inFrame, state)
  useEffect(() => {
    const timer = pause === null ? undefined : setInterval(() => look(), pause)
    const onVisible = (): void => {
      if (document.visibilityState === 'visible') look()
    }
    document.addEventListener('visibilitychange', onVisible)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', onVisible)
    }
  }, [pause])
  return {
    outcome,
    checking: state === 'checking',
    awaited,
    signedOut,
    look: (message) => {
      if (message) returned.current = message
      void ask()
    },
    begin: () => {
      takeFailedReturn()
      attempt.current += 1
      returned.current = null
      ended.current = null
      setState(null)
      setAwaited(null)
      setOutcome(null)
    },
  }
}
