import type { SeatHold } from '@rihla/contract/bus/seats'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '../../../platform/api/use-api.ts'
import { serverNow } from '../../../platform/clock.ts'
import { showToast } from '../../../ui/feedback/toast.ts'
import { paymentUrlOf, rememberPaymentOrigin, usePaymentWatch } from '../../payments/index.ts'
import { PAYMENT_PATH } from '../addresses.ts'
import type { Failure } from '../failure-notice.tsx'
import { codeOf, holdErrorText } from '../hold-error.ts'
import { useBusText } from '../use-bus-text.ts'
import { useHoldErrorText } from '../use-hold-error-text.ts'

/** The installment-card value, which the call is made with. */
const PAYMENT_METHOD = 3

type PaymentFailure = Failure & { readonly title: string }

type Paying = {
  hold: SeatHold
  name: string
  phone: string
  /** Called on a refusal that trying again cannot mend. */
  onRefused: (code: string) => void
  /** Called once the bank's page is open: the hold is longer from then on. */
  onOpened: () => void
  /** Called once it is paid or refunded. */
  onEnded: () => void
}

/** The bank's page for held seats, and what the server knows of the payment. */
export function useBusPayment({ hold, name, phone, onRefused, onOpened, onEnded }: Paying) {
  const t = useBusText()
  const api = useApi()
  const errorText = useHoldErrorText('confirmLogin', 'confirmDefault')
  const [url, setUrl] = useState<string | null>(null)
  const [failure, setFailure] = useState<PaymentFailure | null>(null)
  const fail = (text: string, code = '', title = t('paymentFailed')): void => {
    setFailure({ title, text, code })
    showToast({ title, text, tone: 'bad' })
  }
  const { look, begin, outcome, checking } = usePaymentWatch({
    ask: (language) =>
      api.call(
        'busPaymentStatus',
        { GoingReservationId: hold.GoingTempID },
        { retries: 0, language },
      ),
    inFrame: url !== null,
    onEnded,
    onFailed: (reason) => {
      setUrl(null)
      const isHeld = Date.parse(hold.ExpiresAt) > serverNow()
      fail(isHeld ? [reason, t('stillHeld')].join(' ') : reason)
    },
  })
  const { mutate: pay, isPending: busy } = useMutation({
    mutationFn: () =>
      api.call('bookReservation', {
        UserName: name.trim(),
        Phone: phone,
        GoingReservationId: hold.GoingTempID,
        ReturnReservationId: hold.ReturnTempID ?? undefined,
        PaymentMethod: PAYMENT_METHOD,
      }),
    onSuccess: (answer) => {
      setFailure(null)
      onOpened()
      begin()
      const address = paymentUrlOf(answer)
      if (!address) return fail(t('noLink'))
      rememberPaymentOrigin(PAYMENT_PATH)
      setUrl(address)
      scrollTo({ top: 0 })
    },
    onError: (problem) => {
      // No payment failed: only the sign-in is over.
      if (holdErrorText(problem) === 'expired')
        return fail(t('sessionOverPaying'), codeOf(problem), t('sessionOver'))
      fail(errorText(problem), codeOf(problem))
      onRefused(codeOf(problem))
      look()
    },
  })
  return { url, busy, failure, outcome, pay, leaveBank: () => setUrl(null), look, checking }
}
