import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { CheckoutStep } from '../checkout-steps.ts'

/**
 * The details and the payment are two entries of the browser's history, so that Back from the payment
 * leads to the details and not out of checkout, and Forward returns. `place` shows a step; once the
 * payment is `over` nothing is shown again.
 */
export function useStepInHistory(
  step: CheckoutStep,
  place: (step: CheckoutStep) => void,
  over: boolean,
) {
  const { state } = useLocation() as { state: { paying?: boolean } | null }
  const navigate = useNavigate()
  const paying = state?.paying === true
  const follow = (next: CheckoutStep): void => {
    if (next === 'form-editing') {
      if (paying) void navigate(-1)
    } else if (!paying) void navigate('/checkout', { state: { ...state, paying: true } })
  }
  const entered = useRef<boolean | null>(null)
  const arrive = useEffectEvent((first: boolean) => {
    if (over) return
    // A reload or a sign-in came back to the payment: the details belong before it.
    if (first && step !== 'form-editing') follow(step)
    else if (!paying && step !== 'form-editing') place('form-editing')
    else if (paying && step === 'form-editing') place('payment-selection')
  })
  useEffect(() => {
    const first = entered.current === null
    if (entered.current === paying) return
    entered.current = paying
    arrive(first)
  }, [paying])
  return { follow }
}
