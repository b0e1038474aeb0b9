import type { PaymentMethod } from '@rihla/contract/checkout/payment'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { useStepInHistory } from './use-step-in-history.ts'
import { ApiProblem } from '../../../platform/api/problem.ts'
import { useApi } from '../../../platform/api/use-api.ts'
import { useSignedOut } from '../../../platform/session/session.ts'
import { showToast } from '../../../ui/feedback/toast.ts'
import { noteHold } from '../../held/index.ts'
import {
  paymentUrlOf,
  paysOnPage,
  rememberPaymentOrigin,
  usePaymentWatch,
} from '../../payments/index.ts'
import { clearCheckout, saveDraft, readDraft } from '../draft-storage.ts'
import { payFor } from '../queries.ts'
import type { CheckoutStep } from '../checkout-steps.ts'
import type { BookingDraft } from '../traveller/use-booking.ts'
import { useCheckoutText } from '../use-checkout-text.ts'

/** Why a payment didn't go through, as the page says it beside the choice of a method. */
export type PaymentFailure = {
  title: string
  text: string
  /** The bank's page said no: while the booking is held, the same card may be tried again. */
  again?: boolean
}

export type Method = Pick<PaymentMethod, 'MethodId' | 'MethodName' | 'PriceWithFees'>

/** What is said beside the choice of a method, since another one may do. */
const besideTheChoice: ReadonlySet<string> = new Set([
  'payment_setup_failed',
  'payment_method_unknown',
  'method_needs_time',
  'too_many_unpaid',
  '',
])

/** The step before a reload or a sign-in; the bank's frame is opened again only by a press. */
function savedStep(tempId: number): { step: CheckoutStep; method: string | null } {
  const { step = 'form-editing', method = null } = readDraft(tempId) ?? {}
  return { step: step === 'payment-iframe' ? 'payment-details' : step, method }
}

/** Steps, the chosen method, the bank's page and what the server knows of the payment. */
export function usePayment(booking: BookingDraft) {
  const { held, settle, refuse, failure, setFailure } = booking
  const t = useCheckoutText()
  const api = useApi()
  const cache = useQueryClient()
  const tempId = held.Reservation.TempId
  const signedOut = useSignedOut()
  const [{ step, method }, setPlace] = useState(() => savedStep(tempId))
  const [url, setUrl] = useState<string | null>(null)
  const [failed, setFailed] = useState<PaymentFailure | null>(null)

  const place = (next: CheckoutStep, chosen: string | null = method): void => {
    setPlace({ step: next, method: chosen })
    saveDraft(tempId, { step: next, method: chosen })
  }
  const goTo = (next: CheckoutStep, chosen: string | null = method): void => {
    place(next, chosen)
    history.follow(next)
    if (next !== step && next !== 'payment-details') scrollTo({ top: 0 })
  }
  const [otherWay, setOtherWay] = useState(false)
  const {
    look,
    begin,
    outcome,
    checking,
    awaited,
    signedOut: isOver,
  } = usePaymentWatch({
    ask: (language) => api.call('paymentStatus', payFor(held), { retries: 0, language }),
    inFrame: step === 'payment-iframe',
    onEnded: clearCheckout,
    onFailed: (reason) => {
      setUrl(null)
      goTo('payment-details')
      setFailed({ title: t('paymentFailedTitle'), text: reason, again: true })
    },
  })
  const history = useStepInHistory(step, place, outcome !== null)
  const lookWherePaid = useEffectEvent(() => look())
  // Paid in another tab, or on another device: what is asked for now is its confirmation.
  useEffect(() => {
    if (failure?.code === 'already_booked') lookWherePaid()
  }, [failure])
  const open = async (chosen: Method): Promise<void> => {
    const answer = await api.call('confirmPayment', {
      ...payFor(held),
      PaymentMethod: chosen.MethodId,
      PriceWithFees: chosen.PriceWithFees,
    })
    setFailure(null)
    begin()
    // It is held for longer now: for a day, where the money comes later.
    noteHold()
    void cache.invalidateQueries({ queryKey: ['held', tempId] })
    const address = paymentUrlOf(answer)
    if (!address && !paysOnPage(chosen)) {
      setOtherWay(false)
      look()
      scrollTo({ top: 0 })
      return
    }
    if (!address) throw new ApiProblem(t('setupFailed'), 'payment_setup_failed', 409)
    rememberPaymentOrigin('/checkout')
    setUrl(address)
    goTo('payment-iframe')
  }
  const stopped = async (problem: unknown): Promise<void> => {
    const code = problem instanceof ApiProblem ? problem.code : ''
    // What is shown isn't what there is any more.
    if (/^(price_changed|terms_changed|payment_method_unknown)$/.test(code)) {
      await cache.invalidateQueries({ queryKey: ['held', tempId] })
      await cache.invalidateQueries({ queryKey: ['payment-methods', tempId] })
    }
    if (code === 'name_required' || code === 'phone_invalid') goTo('form-editing')
    if (code === 'phone_invalid') booking.refusePhone()
    else if (code === 'name_required' && booking.problems.name) booking.refuseName()
    else if (besideTheChoice.has(code)) {
      const text = problem instanceof Error ? problem.message : t('confirmFailed')
      setFailed({ title: t('paymentError'), text })
    } else await refuse(problem)
  }
  const { mutate, isPending: busy } = useMutation({
    mutationFn: async (chosen: Method) => {
      if (!(await settle())) return
      // The server would only refuse: log in first, then come back to this very step.
      if (signedOut) await refuse(new ApiProblem(t('loginFirst'), 'login_to_book', 401))
      else await open(chosen)
    },
    onError: stopped,
  })
  const pay = (chosen: Method | null): void => {
    setFailed(null)
    if (chosen) mutate(chosen)
    else showToast({ title: t('methodRequired'), text: t('methodRequiredText'), tone: 'bad' })
  }
  return {
    step: outcome ? ('payment-confirmation' as const) : step,
    goTo,
    method,
    url,
    failed,
    busy,
    outcome,
    pay,
    look,
    /** Unknown so far: an open payment that was not begun just now, or one whose answer is awaited. */
    checking,
    /** Chosen to be paid later, unless its traveller is choosing again. */
    awaited: otherWay ? null : awaited,
    payOtherwise: (): void => {
      setOtherWay(true)
      goTo('payment-selection', null)
    },
    /** The session ended on the way. */
    isOver,
  }
}
export type PaymentSession = ReturnType<typeof usePayment>
