import type { BusPaymentStatus, SeatHold } from '@rihla/contract/bus/seats'
import type { Language } from '@rihla/contract/values/language'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '../../../platform/api/use-api.ts'
import { showToast, toasts } from '../../../ui/feedback/toast.ts'
import {
  paymentUrlOf,
  rememberPaymentOrigin,
  type ReturnMessage,
  useFailureText,
  usePaymentWatch,
} from '../../payments/index.ts'
import { PAYMENT_PATH } from '../addresses.ts'
import { codeOf } from '../hold-error.ts'
import { useBusText } from '../use-bus-text.ts'
import { useHoldErrorText } from '../use-hold-error-text.ts'
import type { BusOutcome } from './booking-result.tsx'

/** The installment-card value, which the call is made with. */
const PAYMENT_METHOD = 3

type Paying = {
  hold: SeatHold
  name: string
  phone: string
  /** Called on a refusal that trying again cannot mend. */
  onRefused: (code: string) => void
  /** Called once it is paid or refunded. */
  onEnded: () => void
}

/** The bank's page for held seats, and what the server knows of the payment. */
export function useBusPayment({ hold, name, phone, onRefused, onEnded }: Paying) {
  const t = useBusText()
  const failureText = useFailureText()
  const api = useApi()
  const errorText = useHoldErrorText('confirmLogin', 'confirmDefault')
  const [url, setUrl] = useState<string | null>(null)
  const [outcome, setOutcome] = useState<BusOutcome | null>(null)
  const fail = (text: string): void => showToast({ title: t('paymentFailed'), text, tone: 'bad' })
  const learn = (
    { State, Message, Confirmation }: BusPaymentStatus,
    said: ReturnMessage | null,
  ): void => {
    if (State === 'paid' && Confirmation) {
      setOutcome({ kind: 'paid', confirmation: Confirmation })
      onEnded()
      if (outcome) return
      toasts.dismiss()
      scrollTo({ top: 0 })
    } else if (State === 'refunded') {
      setOutcome({ kind: 'refunded', message: Message })
      onEnded()
    } else if (State === 'failed' && url !== null) {
      setUrl(null)
      fail([Message ?? failureText(said), t('stillHeld')].join(' '))
    }
  }
  const ask = (language: Language) =>
    api.call('busPaymentStatus', { GoingReservationId: hold.GoingTempID }, { retries: 0, language })
  const watch = usePaymentWatch(ask, url !== null, learn)
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
      watch.begin()
      const address = paymentUrlOf(answer)
      if (!address) return fail(t('noLink'))
      rememberPaymentOrigin(PAYMENT_PATH)
      setUrl(address)
      scrollTo({ top: 0 })
    },
    onError: (problem) => {
      fail(errorText(problem))
      onRefused(codeOf(problem))
      watch.look()
    },
  })
  return {
    url,
    busy,
    outcome,
    pay,
    leaveBank: () => setUrl(null),
    look: watch.look,
    /** The outcome is unknown so far: never shown as failed. */
    checking: watch.status?.State === 'checking',
  }
}
