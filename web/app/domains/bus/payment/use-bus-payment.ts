import type { BusConfirmation, BusPaymentStatus, SeatHold } from '@rihla/contract/bus/seats'
import type { Language } from '@rihla/contract/values/language'
import { useState } from 'react'
import { useApi } from '../../../platform/api/use-api.ts'
import { showToast, toasts } from '../../../ui/toast.ts'
import { failureWords, paymentUrlOf, type Said } from '../../checkout/gateway.ts'
import { rememberPaying } from '../../checkout/paying-at.ts'
import { usePaymentWatch } from '../../checkout/use-payment-watch.ts'
import { PAYMENT_PATH } from '../addresses.ts'
import { codeOf, holdWords } from '../hold-problem.ts'
import { useBusText } from '../use-bus-text.ts'

/** The installment-card value, which the call is made with (section 3). */
const PAYMENT_METHOD = 3

export type BusEnding =
  | { kind: 'paid'; confirmation: BusConfirmation }
  | { kind: 'refunded'; message: string | null }

/** Why a payment could not begin, in the words of the specification. */
function useConfirmWords(): (problem: unknown) => string {
  const t = useBusText()
  return (problem) => {
    const words = holdWords(problem)
    if (words === 'own' && problem instanceof Error) return problem.message
    return t(
      words === 'login' ? 'confirmLogin' : words === 'expired' ? 'holdExpired' : 'confirmDefault',
    )
  }
}

type Paying = {
  hold: SeatHold
  name: string
  phone: string
  /** Told of a refusal that is not only a matter of trying again. */
  onRefused: (code: string) => void
  /** Told once it is paid or given back. */
  onEnded: () => void
}

/** The bank's page for held seats, and what the server knows of the payment. */
export function useBusPayment({ hold, name, phone, onRefused, onEnded }: Paying) {
  const t = useBusText()
  const api = useApi()
  const wordsOf = useConfirmWords()
  const [url, setUrl] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const [ending, setEnding] = useState<BusEnding | null>(null)
  const fail = (text: string): void => showToast({ title: t('paymentFailed'), text, tone: 'bad' })
  const learn = ({ State, Message, Confirmation }: BusPaymentStatus, said: Said | null): void => {
    if (State === 'paid' && Confirmation) {
      setEnding({ kind: 'paid', confirmation: Confirmation })
      onEnded()
      if (ending) return
      toasts.dismiss()
      scrollTo({ top: 0 })
    } else if (State === 'refunded') {
      setEnding({ kind: 'refunded', message: Message })
      onEnded()
    } else if (State === 'failed' && url !== null) {
      setUrl(null)
      const words = { failed: t('paymentFailedText'), error: t('paymentErrorText') }
      fail([Message ?? failureWords(said, words), t('stillHeld')].join(' '))
    }
  }
  const ask = (language: Language) =>
    api.call('busPaymentStatus', { GoingReservationId: hold.GoingTempID }, { retries: 0, language })
  const watch = usePaymentWatch(ask, url !== null, learn)
  const pay = async (): Promise<void> => {
    setBusy(true)
    try {
      const answer = await api.call('bookReservation', {
        UserName: name.trim(),
        Phone: phone,
        GoingReservationId: hold.GoingTempID,
        ReturnReservationId: hold.ReturnTempID ?? undefined,
        PaymentMethod: PAYMENT_METHOD,
      })
      watch.begin()
      const address = paymentUrlOf(answer)
      if (!address) return fail(t('noLink'))
      rememberPaying(PAYMENT_PATH)
      setUrl(address)
      scrollTo({ top: 0 })
    } catch (problem) {
      fail(wordsOf(problem))
      onRefused(codeOf(problem))
      watch.look()
    } finally {
      setBusy(false)
    }
  }
  return {
    url,
    busy,
    ending,
    pay,
    leaveBank: () => setUrl(null),
    look: watch.look,
    /** Unknown so far: never told as failed. */
    checking: watch.status?.State === 'checking',
  }
}
